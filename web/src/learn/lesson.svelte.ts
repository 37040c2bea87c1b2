/** A chapter that somebody is learning: the step, and what is said to what they try. */

import { BUILD } from "../model/actions";
import type { Coach, Hand, Look } from "../pages/gameProps";
import { decisionsOf, standing } from "../views/news";
import type { Chapter } from "./chapters";
import { keep } from "./progressStore";
import {
  advanced,
  allowed,
  answerTo,
  continued,
  hasStrayed,
  missing,
  returned,
  type Mark,
  type Progress,
  type Situation,
  type Step,
} from "./steps";

/** What was said to something that was tried. */
export interface Said {
  readonly text: string;
  readonly rule: string | null;
}

export class Lesson implements Coach {
  /** There is something to read before a turn ends. */
  readonly waits = true;
  progress = $state.raw<Progress>([]);
  /** What was said to the last try. */
  said = $state.raw<Said | null>(null);
  strayed = $state(false);
  /** Whether the words are folded, where they would cover the table. */
  folded = $state(false);
  /** Whether decisions can be taken back that do not belong to the chapter. */
  canReturn = $state(false);
  /** Whether a tile or god is asked for, and what is chosen of them. */
  #takes = $state(false);
  #selected = $state<number | null>(null);
  /** Whether a tile is taken and not built yet: only then there are slots. */
  #taken = $state(false);
  /** Whether the step was reached by something that still flies. */
  flies = $state(false);
  readonly #warned = new Set<number>();
  #now: Situation | null = null;
  #hand: Hand | null = null;

  constructor(
    readonly chapter: Chapter,
    readonly table: string,
    progress: Progress,
  ) {
    this.progress = progress;
  }

  get index(): number {
    return Math.max(0, this.progress.length - 1);
  }

  /** The step that is asked, or undefined at the end of the chapter. */
  get step(): Step | undefined {
    return this.chapter.steps[this.index];
  }

  get isOver(): boolean {
    return this.index >= this.chapter.steps.length;
  }

  /** Whether the tile of a step was taken before it was built, as one may. */
  get #builds(): boolean {
    return this.#taken && this.step?.along?.includes(BUILD) === true;
  }

  /** The choice before the step where it has to be made again, also by who comes back or has chosen something else. */
  get #choice(): Step | undefined {
    const before = this.chapter.steps[this.index - 1];
    return this.#takes && before?.want.kind === "select" && before.want.action !== this.#selected ? before : undefined;
  }

  /** What the step says. */
  get text(): string {
    return this.#builds ? "learn-build" : ((this.#choice ?? this.step)?.text ?? "");
  }

  get marks(): readonly Mark[] {
    if (this.strayed || this.step === undefined) return [];
    if (this.#builds) return [{ action: BUILD }];
    return (this.#choice ?? this.step).marks;
  }

  look({ game, own, selected, events, deciding, hand }: Look): void {
    this.#hand = hand;
    const acted = standing(events).flatMap((event) => (own.includes(event.seat ?? -1) ? decisionsOf(event) : []));
    const now = {
      count: game.count,
      event: events.at(-1)?.number ?? 0,
      decision: game.state.decision.kind,
      selected,
      acted,
    };
    const before = this.#now;
    this.#now = now;
    this.#taken = now.decision === "settle";
    this.#takes = now.decision === "take";
    this.#selected = selected;
    this.canReturn = deciding && game.decided > 0;
    if (before !== null && before.event !== now.event) this.said = null;
    this.flies = before !== null && before.count !== now.count;
    const known = before === null ? returned(this.chapter.steps, this.progress, now) : this.progress;
    this.#reach(known.length === 0 ? [{ count: now.count, event: now.event }] : known);
    this.strayed = hasStrayed(this.chapter.steps, this.progress, now);
    if (selected !== before?.selected) this.#hearOf(selected);
  }

  /** Something was chosen that the step is not about; nothing is taken by that. */
  #hearOf(selected: number | null): void {
    const isOther = selected !== null && this.refuses(selected);
    this.said = isOther ? (answerTo(this.step, selected) ?? { text: "learn-other", rule: null }) : null;
  }

  refuses(action: number): boolean {
    return !this.isOver && !this.strayed && !allowed(this.chapter.steps, this.index).has(action);
  }

  /** What was said is read. */
  hear(): void {
    this.said = null;
  }

  #reach(progress: Progress): void {
    if (this.#now === null) return;
    const reached = advanced(this.chapter.steps, progress, this.#now);
    if (reached.length === this.progress.length && reached.every((each, index) => each === this.progress[index]))
      return;
    this.progress = reached;
    this.said = null;
    this.#warned.clear();
    keep(
      this.chapter.name,
      this.isOver ? { done: true, table: null, progress: [] } : { table: this.table, progress: reached },
    );
  }

  allows(actions: readonly number[]): boolean {
    if (this.isOver || this.strayed) return true;
    const fits = allowed(this.chapter.steps, this.index);
    const other = actions.find((each) => !fits.has(each));
    if (other === undefined || this.#warned.has(other)) return true;
    this.#warned.add(other);
    const answer = answerTo(this.step, other);
    this.said = answer === null ? { text: "learn-rather", rule: null } : { text: answer.text, rule: answer.rule };
    return false;
  }

  /** Go on to the next step, after what was only to be read. */
  next(): void {
    this.flies = false;
    if (this.#now !== null && this.step?.want.kind === "read") this.#reach(continued(this.progress, this.#now));
  }

  /** Do what the step wants, for whoever wants to see it. */
  show(): void {
    const { step } = this;
    if (this.#now === null || this.strayed || step === undefined) return;
    if (step.want.kind === "select") this.#hand?.choose(step.want.action);
    else this.#hand?.act(missing(this.chapter.steps, this.progress, this.#now));
  }
}
