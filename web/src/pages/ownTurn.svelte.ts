/** One's own turn at a table: what is chosen, sent and taken back.
 *
 * Whatever is chosen stays here until it is complete, and is then sent as one request. *Undo* takes back the last of
 * these: something chosen, if it was not sent; a wish that waits; and otherwise the request that was sent last, once
 * it is answered. So while a request is on its way, *Undo* and *End turn* are wishes, carried out one after another.
 */

import { untrack } from "svelte";
import { END_TURN, isTake } from "../model/actions";
import type { Choice, Game, Plan, View } from "../net/wire";
import type { FollowedTable } from "../services/followedTable.svelte";
import { expectedOf, paymentOf } from "../views/expected";
import { Gesture, inOrder } from "../views/gesture.svelte";
import { planOf } from "../views/tableView";
import type { Coach } from "./gameProps";

/** What is asked for while something else is on its way. */
export type Wish = "undo" | "undo-turn" | "end";

/** What a turn is part of. */
export interface Surroundings {
  readonly table: FollowedTable;
  readonly view: View;
  readonly game: Game;
  readonly coach?: Coach | undefined;
  /** Whether one may decide now, in the position that is shown. */
  readonly deciding: boolean;
  /** Whether a turn ends when nothing else can be done. */
  readonly endsByItself: boolean;
  /** What an action is called. */
  readonly wordsFor: (action: number) => string;
}

interface Sent {
  readonly words: string;
  readonly position: number;
  readonly game: Game | null;
}

export class OwnTurn {
  /** What is chosen and not yet sent; void in a new position, and only there. */
  readonly #gesture: Gesture = $derived.by(() => {
    void this.#position;
    return new Gesture();
  });
  readonly #position = $derived.by(() => this.around().view.position);
  #sent = $state.raw<Sent | null>(null);
  #wishes = $state.raw<readonly Wish[]>([]);
  #touches = $state(0);

  constructor(private readonly around: () => Surroundings) {
    $effect(() => {
      if (around().table.refused !== null) untrack(() => this.#forget());
    });
    $effect(() => {
      const { table, game, deciding, endsByItself } = around();
      if (table.pending !== null) return;
      const [wish] = this.#wishes;
      const isLeft = endsByItself && deciding && game.decided > 0 && isOnlyEnd(game);
      untrack(() => {
        if (wish !== undefined) this.#carryOut(wish);
        else if (isLeft) table.endTurn();
      });
    });
  }

  get gesture(): Gesture {
    return this.#gesture;
  }

  /** The worshippers to choose, if that is asked. */
  get choice(): Choice | null {
    const { game } = this.around();
    return this.gesture.plan === null ? game.choice : paymentOf(game, this.gesture);
  }

  /** What was sent and is not yet answered: in words, and the game that should come of it. */
  get waiting(): Sent | null {
    const { table, view } = this.around();
    return table.pending !== null && this.#sent?.position === view.position ? this.#sent : null;
  }

  /** Whether the view already shows what was asked for last. */
  get isAnswered(): boolean {
    const { pending } = this.around().table;
    return pending !== null && "position" in pending && pending.position !== this.around().view.position;
  }

  /** The game as it is about to be. */
  get expected(): Game | null {
    return this.waiting?.game ?? expectedOf(this.around().game, this.gesture);
  }

  /** How often something was chosen, sent or taken back here. */
  get touches(): number {
    return this.#touches;
  }

  get canUndo(): boolean {
    const { deciding, game, table } = this.around();
    if (!deciding || this.#isEnding) return false;
    return table.pending?.do === "act" || game.decided > 0 || !this.gesture.isEmpty;
  }

  get canEnd(): boolean {
    const { deciding, game } = this.around();
    return deciding && game.options.some((option) => option.id === END_TURN);
  }

  /** Choose something: a part of a gesture, or all of it. */
  choose(action: number): void {
    const { table, game, coach, deciding } = this.around();
    if (!deciding) return;
    this.#touches += 1;
    if (table.pending !== null) {
      // Whoever presses anything else does not want the turn to end.
      const others = this.#wishes.filter((wish) => wish !== "end");
      this.#wishes = action === END_TURN && !this.#isEnding ? [...others, "end"] : others;
      return;
    }
    const { choice, gesture } = this;
    if (choice?.picks.some((pick) => pick.action === action)) return this.#pick(action, choice);
    if (isTake(action) && action !== gesture.selected) return gesture.select(action);
    const plan = gesture.selected === null ? undefined : planOf(game, gesture.selected, action);
    if (coach?.allows(plan === undefined ? [action] : [...plan.actions, ...plan.later]) === false) return;
    if (plan !== undefined && plan.later.length > 0) this.#choosePayment(plan);
    else this.#send(plan?.actions ?? [action], action);
  }

  /** Do something that was chosen elsewhere. */
  act(actions: readonly number[]): void {
    this.#sent = null;
    if (this.around().coach?.allows(actions) !== false) this.around().table.act(actions);
  }

  /** Choose nothing any more of what was not sent. */
  clear(): void {
    if (this.around().table.pending === null) this.gesture.select(null);
  }

  /** Take back the last thing, or the whole turn; returns whether there was, or will be, anything to take back. */
  undo(whole: boolean): boolean {
    const { table, game } = this.around();
    if (!this.canUndo) return false;
    this.#touches += 1;
    if (table.pending !== null) {
      const isWished = this.#wishes.at(-1) === "end";
      const others = isWished ? this.#wishes.slice(0, -1) : this.#wishes;
      this.#wishes = whole ? ["undo-turn"] : isWished ? others : [...others, "undo"];
    } else if (whole) {
      this.gesture.select(null);
      if (game.decided > 0) table.takeBack(true);
    } else if (!this.gesture.undo()) table.takeBack(false);
    return true;
  }

  /** Whether the end of the turn is on its way. */
  get #isEnding(): boolean {
    const { pending } = this.around().table;
    return pending?.do === "act" && pending.actions.at(-1) === END_TURN;
  }

  #carryOut(wish: Wish): void {
    this.#wishes = this.#wishes.slice(1);
    if (wish === "end") {
      if (this.canEnd) this.choose(END_TURN);
    } else if (!this.undo(wish === "undo-turn")) this.#wishes = [];
  }

  /** What was refused, and what was to follow it, is not wanted any more. */
  #forget(): void {
    this.#wishes = [];
    if (this.#sent?.position === this.#position) this.gesture.select(null);
  }

  /** Let the player choose what to pay with, unless there is only one way. */
  #choosePayment(plan: Plan): void {
    this.gesture.plan = plan;
    const payment = this.choice;
    const all = (payment?.picks ?? []).flatMap(({ action, most }) => Array.from({ length: most }, () => action));
    if (payment !== null && all.length === payment.due) for (const action of all) this.#pick(action, payment);
  }

  /** Choose a worshipper; the last one completes the choice, which is sent as a whole. */
  #pick(action: number, asked: Choice): void {
    const { gesture } = this;
    if (this.around().coach?.allows([action]) === false || !gesture.pick(action, asked)) return;
    const picked = inOrder(asked, gesture.picked);
    this.#send(gesture.plan === null ? picked : [...gesture.plan.actions, ...picked, ...gesture.plan.later], action);
  }

  #send(actions: readonly number[], last: number): void {
    const { table, view, game, wordsFor } = this.around();
    this.#sent = {
      words: wordsFor(last),
      position: view.position,
      game: expectedOf(game, this.gesture, actions.at(-1)),
    };
    table.act(actions);
  }
}

function isOnlyEnd({ options }: Game): boolean {
  return options.length === 1 && options[0]?.id === END_TURN;
}
