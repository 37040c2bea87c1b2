/** Looking back at a running game, whose moments end with now. */

import { motion, type Speed } from "../board/motion.svelte";
import type { Past, PastCommand, Place, Prompt } from "../model/view";
import { get, Refusal } from "../net/api";
import type { Game, Happened } from "../net/wire";
import type { FollowedTable } from "../services/followedTable.svelte";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";
import { Moments, type Numbered } from "./moments.svelte";
import { momentsOf, sinceTurnOf, standing } from "./news";

const PAUSES: Readonly<Record<Speed, number>> = { off: 1000, fast: 700, normal: 1000, slow: 1500 };

/** Other moves stand there now: the game was taken back meanwhile. */
class TakenBack extends Error {}

export class Lookback extends Moments<Happened> {
  override readonly stops: readonly Happened[] = $derived.by(() => momentsOf(this.table.events));
  /** The number of the last event when looking back began. */
  #since = $state(0);

  constructor(
    private readonly table: FollowedTable,
    fetch: (path: string) => Promise<Game> = get,
  ) {
    super(`${table.id} past`, async (event) => {
      const game = await fetch(`/api/tables/${table.id}/moments/${event.count ?? 0}`);
      if (game.hash !== event.hash) throw new TakenBack();
      return game;
    });
  }

  /** Whether something has happened at the table meanwhile. */
  get goesOn(): boolean {
    return this.shown !== null && this.table.known > this.#since;
  }

  /** The moment that is shown, in words; null for now. */
  told(t: Say, isOwnTurn: boolean): (Past & { readonly prompt: Prompt }) | null {
    if (this.shown === null) return null;
    const head = (this.shown.stop.log ?? []).map((plain) => sentence(t, plain)).join(" ");
    const meanwhile = this.goesOn ? t(isOwnTurn ? "web-past-yours" : "web-past-goes-on") : "";
    const prompt = { head, note: meanwhile || t("web-past-still"), brief: `${meanwhile} ${head}`.trim() };
    return { playing: this.playing, canBack: this.index > 0, prompt };
  }

  /** What was placed in the turn that led to the moment that is shown. */
  get placed(): Place | null {
    const { number, seat = null, deed } = this.shown?.stop ?? {};
    const isOfTurn = (event: Happened) => event.seat === seat && event.deed?.round === deed?.round;
    const slot = this.stops.findLast((event) => event.number <= (number ?? -1) && isOfTurn(event) && event.deed?.slot)
      ?.deed?.slot;
    return seat !== null && slot ? { seat, slot } : null;
  }

  /** The moment to which an event led, as far as it still holds. */
  momentOf(event: Numbered): Happened | null {
    return this.stops[this.placeOf(event)] ?? null;
  }

  /** Show the table as it was after an event. */
  async show(event: Happened): Promise<void> {
    this.pause();
    await this.want(event);
  }

  /** Whether anything has happened since the last turn of a seat. */
  canReplay(seat: number): boolean {
    return this.#firstSince(seat) !== undefined;
  }

  /** Play what happened since the last turn of a seat; false where nothing has. */
  replay(seat: number): boolean {
    const first = this.#firstSince(seat);
    if (first === undefined) return false;
    this.play(first);
    return true;
  }

  #firstSince(seat: number): Happened | undefined {
    return sinceTurnOf(standing(this.table.events), seat).find(
      (event) => this.momentOf(event) !== null && event.kind === "acted",
    );
  }

  /** Play what happened from an event on. */
  play(first: Happened): void {
    this.pause();
    this.playing = true;
    void this.want(this.stops[this.placeOf(first) - 1] ?? first);
  }

  command(name: PastCommand): void {
    switch (name) {
      case "past-back":
        return this.step(-1);
      case "past-on":
        return this.step(1);
      case "past-play":
        if (this.playing) return this.pause();
        this.playing = true;
        return this.move(this.index + 1);
      case "past-now":
        return this.close();
    }
  }

  protected override get pace(): number {
    return PAUSES[motion.speed];
  }

  protected override passEnd(): void {
    this.close();
  }

  protected override want(event: Happened): Promise<void> {
    if (this.wanted === null) this.#since = this.table.known;
    return super.want(event);
  }

  protected override fail(error: unknown): void {
    this.close();
    if (!(error instanceof TakenBack))
      this.table.refused = error instanceof Refusal ? error.problem : { code: "unavailable", message: "" };
  }
}
