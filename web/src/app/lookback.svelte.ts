/** Looking back at a running game: its moments one by one, or played as they followed each other. */

import { motion, type Speed } from "../board/motion.svelte";
import type { Past, PastCommand, Prompt, Step } from "../model/view";
import { get, Refusal } from "../net/api";
import type { Game, Happened } from "../net/wire";
import type { Say } from "../text/texts";
import { momentsOf, sinceTurnOf, standing } from "./news";
import { sentence } from "./sentences";
import type { FollowedTable } from "./table.svelte";

/** The moment that is shown: after which event, and how the table was then. */
export interface Shown {
  readonly event: Happened;
  readonly game: Game;
  readonly step: Step;
}

const PAUSES: Readonly<Record<Speed, number>> = { off: 1000, fast: 700, normal: 1000, slow: 1500 };
const MOST_KEPT = 200;

export class Lookback {
  shown = $state.raw<Shown | null>(null);
  playing = $state(false);
  /** The number of the last event when looking back began. */
  #since = $state(0);
  /** Counts what was wanted, so that an answer that comes too late is not shown. */
  #wanted = 0;
  #steps = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #kept = new Map<string, Game>();
  readonly #moments = $derived.by(() => momentsOf(this.table.events));

  constructor(
    private readonly table: FollowedTable,
    private readonly fetch: (path: string) => Promise<Game> = get,
  ) {}

  /** Whether something has happened at the table meanwhile. */
  get goesOn(): boolean {
    return this.shown !== null && this.table.known > this.#since;
  }

  get canBack(): boolean {
    return this.#place > 0;
  }

  /** How the moment that is shown is told; null for now. */
  told(t: Say, isOwnTurn: boolean): (Past & { readonly prompt: Prompt }) | null {
    if (this.shown === null) return null;
    const head = (this.shown.event.log ?? []).map((plain) => sentence(t, plain)).join(" ");
    const meanwhile = this.goesOn ? t(isOwnTurn ? "web-past-yours" : "web-past-goes-on") : "";
    const prompt = { head, note: meanwhile || t("web-past-still"), brief: `${meanwhile} ${head}`.trim() };
    return { playing: this.playing, canBack: this.canBack, prompt };
  }

  /** Whether an event led to a moment that can be shown. */
  has(event: Happened): boolean {
    return this.#moments.includes(event);
  }

  /** Show the table as it was after an event. */
  async show(event: Happened): Promise<void> {
    this.#pause();
    await this.#turnTo(event);
  }

  /** Play what happened since the last turn of a seat; false where nothing has. */
  replay(seat: number): boolean {
    const [first] = sinceTurnOf(standing(this.table.events), seat).filter(
      (event) => this.has(event) && event.kind === "acted",
    );
    if (first === undefined) return false;
    this.play(first);
    return true;
  }

  /** Play what happened from an event on. */
  play(first: Happened): void {
    this.#pause();
    this.playing = true;
    void this.#turnTo(this.#moments[this.#moments.indexOf(first) - 1] ?? first);
  }

  command(name: PastCommand): void {
    switch (name) {
      case "past-back":
        return this.step(-1);
      case "past-on":
        return this.step(1);
      case "past-play":
        return this.#togglePlaying();
      case "past-now":
        return this.close();
    }
  }

  /** Go a moment back or on; after the last comes now. */
  step(by: -1 | 1): void {
    this.#pause();
    this.#go(by);
  }

  /** Return to now. */
  close(): void {
    this.#pause();
    this.#wanted += 1;
    this.shown = null;
  }

  /** The place of what is shown among all moments; of one that was taken back since, that of the one before. */
  get #place(): number {
    const number = this.shown?.event.number ?? 0;
    return this.#moments.findLastIndex((event) => event.number <= number);
  }

  #go(by: -1 | 1): void {
    const next = this.#moments[this.#place + by];
    if (next !== undefined) void this.#turnTo(next);
    else if (by > 0) this.close();
  }

  #togglePlaying(): void {
    if (this.playing) return this.#pause();
    this.playing = true;
    this.#go(1);
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async #turnTo(event: Happened): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const game = await this.#gameAfter(event);
    if (wanted !== this.#wanted) return;
    if (game === null) return this.close();
    const before = this.shown;
    if (before === null) this.#since = this.table.known;
    this.shown = { event, game, step: this.#stepFrom(before, event) };
    if (!this.playing) return;
    const next = this.#moments[this.#place + 1];
    if (next !== undefined) void this.#gameAfter(next);
    this.#timer = setTimeout(() => this.#go(1), PAUSES[motion.speed]);
  }

  /** Only from a moment to the next or the one before does anything move. */
  #stepFrom(before: Shown | null, event: Happened): Step {
    const apart = before === null ? 0 : this.#moments.indexOf(event) - this.#moments.indexOf(before.event);
    this.#steps += 1;
    return {
      table: `${this.table.id} past`,
      number: this.#steps,
      way: apart === 1 ? "on" : apart === -1 ? "back" : "jump",
    };
  }

  /** The game after an event; null, with the reason told, where it cannot be had. */
  async #gameAfter(event: Happened): Promise<Game | null> {
    const hash = event.hash ?? "";
    const kept = this.#kept.get(hash);
    if (kept !== undefined) return kept;
    try {
      const game = await this.fetch(`/api/tables/${this.table.id}/moments/${event.moves ?? 0}`);
      // Other moves stand there now if the game was taken back meanwhile.
      if (game.hash !== hash) return null;
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      this.#kept.set(hash, game);
      return game;
    } catch (error) {
      this.table.refused = error instanceof Refusal ? error.problem : { code: "unavailable", message: "" };
      return null;
    }
  }
}
