/** One's own turn at a table: what is chosen, sent and taken back.
 *
 * Whatever is chosen stays here until it is complete, and is then sent as one request. *Undo* takes back the last of
 * these: something chosen, if it was not sent; a wish that waits; and otherwise the request that was sent last, once
 * it is answered. So while a request is on its way, *Undo*, *Redo* and *End turn* are wishes, carried out one after
 * another.
 * *Redo* does again what was taken back last, as long as nothing else was done, here or by anybody else.
 */

import { untrack } from "svelte";
import { cellOf, END_TURN, isTake } from "../model/actions";
import type { Choice, Game, Plan, View } from "../net/wire";
import type { FollowedTable } from "../services/followedTable.svelte";
import { expectedOf, paymentOf } from "../views/expected";
import { Gesture, inOrder, type Chosen } from "../views/gesture.svelte";
import { planOf } from "../views/pointed";
import type { Coach } from "./gameProps";

/** What is asked for while something else is on its way. */
export type Wish = "undo" | "undo-turn" | "redo" | "end";

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

/** Something done in a turn, after so many decisions of it: a request that was sent, or what was only chosen. */
type Deed = { readonly turn: number; readonly decided: number } & (
  { readonly actions: readonly number[] } | { readonly chosen: Chosen }
);

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
  /** What was sent in this turn, and what was taken back of it, the last at the end. */
  #done: readonly Deed[] = [];
  #undone = $state.raw<readonly Deed[]>([]);
  /** The position in which something was last done or undone here, and whether it was sent, to lead to the next one. */
  #last = $state.raw<{ readonly position: number; readonly sent: boolean } | null>(null);

  constructor(private readonly around: () => Surroundings) {
    // Whatever else is refused at the table has nothing to do with the turn.
    const failures = $derived(around().table.failures);
    $effect(() => {
      if (failures > 0) untrack(() => this.#forget());
    });
    $effect(() => {
      this.goOn();
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
    if (!deciding || this.isEnding) return false;
    return table.pending?.do === "act" || game.decided > 0 || !this.gesture.isEmpty;
  }

  get canRedo(): boolean {
    const { deciding, game, table } = this.around();
    if (!deciding || this.isEnding || !this.#isOwnWay) return false;
    if (table.pending !== null) return this.#undoneThen > 0;
    const next = this.#undone.at(-1);
    return next !== undefined && next.turn === game.state.turn && next.decided === game.decided;
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
    this.#undone = [];
    if (table.pending !== null) {
      // Whoever presses anything else does not want the turn to end.
      const others = this.#wishes.filter((wish) => wish !== "end" && wish !== "redo");
      this.#wishes = action === END_TURN && !this.isEnding ? [...others, "end"] : others;
      return;
    }
    const { choice, gesture } = this;
    if (choice?.picks.some((pick) => pick.action === action)) return this.#pick(action, choice);
    if (isTake(action) && action !== gesture.selected) return gesture.select(action);
    // Where the tile will lie is chosen, not that it is taken: a tile that is pressed again is let go.
    if (cellOf(action) !== null && action === gesture.selected) return gesture.select(null);
    const plan = gesture.selected === null ? undefined : planOf(game, gesture.selected, action);
    if (coach?.allows(plan === undefined ? [action] : [...plan.actions, ...plan.later]) === false) return;
    if (plan !== undefined && plan.later.length > 0) this.#choosePayment(plan);
    else this.#send(plan?.actions ?? [action], action);
  }

  /** Do something that was chosen elsewhere. */
  act(actions: readonly number[]): void {
    this.#undone = [];
    this.#act(actions);
  }

  /** Put back a worshipper. */
  putBack(action: number): void {
    this.#undone = [];
    this.gesture.putBack(action);
  }

  /** Choose nothing any more of what was not sent. */
  clear(): void {
    if (this.around().table.pending !== null || this.gesture.isEmpty) return;
    this.#undone = [];
    this.gesture.select(null);
  }

  /** Take back the last thing, or the whole turn; returns whether there was, or will be, anything to take back. */
  undo(whole: boolean): boolean {
    const { table, game } = this.around();
    if (!this.canUndo) return false;
    this.#touches += 1;
    if (table.pending !== null) {
      const last = this.#wishes.at(-1);
      const isWished = last === "end" || last === "redo";
      const others = isWished ? this.#wishes.slice(0, -1) : this.#wishes;
      this.#wishes = whole ? ["undo-turn"] : isWished ? others : [...others, "undo"];
      return true;
    }
    this.#follow(game.decided > 0 && (whole || this.gesture.isEmpty));
    if (whole) {
      this.#rememberChosen();
      this.gesture.select(null);
      this.#undone = [...this.#undone, ...[...this.#sentThisTurn()].reverse()];
      this.#done = [];
      if (game.decided > 0) table.takeBack(true);
    } else if (!this.gesture.isEmpty) {
      this.#rememberChosen();
      this.gesture.undo();
    } else {
      const sent = this.#sentThisTurn();
      this.#undone = [...this.#undone, ...sent.slice(-1)];
      this.#done = sent.slice(0, -1);
      table.takeBack(false);
    }
    return true;
  }

  /** Do again what was taken back last; returns whether there was, or will be, anything. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.#touches += 1;
    if (this.around().table.pending !== null) {
      const others = this.#wishes.filter((wish) => wish !== "end");
      this.#wishes = others.at(-1) === "undo" ? others.slice(0, -1) : [...others, "redo"];
      return true;
    }
    const next = this.#undone.at(-1);
    if (next === undefined) return false;
    this.#undone = this.#undone.slice(0, -1);
    if ("chosen" in next) this.gesture.restore(next.chosen);
    else this.#act(next.actions);
    return true;
  }

  /** Whether the end of the turn is on its way. */
  get isEnding(): boolean {
    const { pending } = this.around().table;
    return pending?.do === "act" && pending.actions.at(-1) === END_TURN;
  }

  /** Carry out what was wished, or end a turn in which nothing is left; as soon as nothing is on its way. */
  goOn(): void {
    const { table, game, deciding, endsByItself } = this.around();
    if (table.pending !== null) return;
    const [wish] = this.#wishes;
    const isLeft = endsByItself && deciding && game.decided > 0 && isOnlyEnd(game);
    untrack(() => {
      if (wish !== undefined) this.#carryOut(wish);
      else if (isLeft) {
        this.#undone = [];
        table.endTurn();
      }
    });
  }

  #carryOut(wish: Wish): void {
    this.#wishes = this.#wishes.slice(1);
    if (wish === "end") {
      if (this.canEnd) this.choose(END_TURN);
    } else if (!(wish === "redo" ? this.redo() : this.undo(wish === "undo-turn"))) this.#wishes = [];
  }

  /** How much of this turn can be done again, at least, once all that is wished is done. */
  get #undoneThen(): number {
    const { turn } = this.around().game.state;
    const change = (wish: Wish) => (wish === "end" ? 0 : wish === "redo" ? -1 : 1);
    return this.#wishes.reduce(
      (sum, wish) => sum + change(wish),
      this.#undone.filter((deed) => deed.turn === turn).length,
    );
  }

  /** What was refused, and what was to follow it, is not wanted any more. */
  #forget(): void {
    this.#wishes = [];
    this.#done = [];
    this.#undone = [];
    if (this.#sent?.position === this.#position) this.gesture.select(null);
  }

  #act(actions: readonly number[]): void {
    const { table, coach } = this.around();
    this.#sent = null;
    if (table.pending !== null || coach?.allows(actions) === false) return;
    this.#remember(actions);
    table.act(actions);
  }

  /** Whether every position since came of what was sent here: nobody else decided, and no turn was rewound. */
  get #isOwnWay(): boolean {
    if (this.#last === null) return true;
    const { position, sent } = this.#last;
    const { table, view } = this.around();
    const since = new Set([...table.events, view].map((each) => each.position).filter((each) => each > position));
    return since.size <= (sent ? 1 : 0);
  }

  /** Do something here; what was done before is forgotten if somebody else has led to this position. */
  #follow(sent: boolean): void {
    if (!this.#isOwnWay) [this.#done, this.#undone] = [[], []];
    this.#last = { position: this.#position, sent };
  }

  /** What was sent in the turn that is played now. */
  #sentThisTurn(): readonly Deed[] {
    const { game } = this.around();
    return this.#done.filter(({ turn, decided }) => turn === game.state.turn && decided < game.decided);
  }

  /** The end of a turn cannot be taken back alone. */
  #remember(actions: readonly number[]): void {
    const { game } = this.around();
    const deed = { turn: game.state.turn, decided: game.decided, actions };
    this.#follow(true);
    this.#done = actions.at(-1) === END_TURN ? [] : [...this.#sentThisTurn(), deed];
  }

  #rememberChosen(): void {
    const { game } = this.around();
    const { chosen, isEmpty } = this.gesture;
    if (!isEmpty) this.#undone = [...this.#undone, { turn: game.state.turn, decided: game.decided, chosen }];
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
    this.#remember(actions);
    table.act(actions);
  }
}

function isOnlyEnd({ options }: Game): boolean {
  return options.length === 1 && options[0]?.id === END_TURN;
}
