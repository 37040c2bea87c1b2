/** What a person has chosen and not yet sent: a tile or god, what the tile shall become, and worshippers. */

import type { Choice, Plan } from "../net/wire";

/** What was chosen at some moment. */
export type Chosen = Pick<Gesture, "selected" | "plan" | "picked">;

export class Gesture {
  /** The tile or god, by the action that takes it. */
  selected = $state<number | null>(null);
  /** What the tile shall become once its price is chosen. */
  plan = $state.raw<Plan | null>(null);
  /** The worshippers chosen so far, by their actions, in the order in which they were chosen. */
  picked = $state.raw<readonly number[]>([]);

  get isEmpty(): boolean {
    return this.selected === null && this.plan === null && this.picked.length === 0;
  }

  select(action: number | null): void {
    this.selected = action;
    this.plan = null;
    this.picked = [];
  }

  /** Choose a worshipper; returns whether the choice is complete. */
  pick(action: number, choice: Choice): boolean {
    if (!canPick(choice, this.picked, action)) return false;
    this.picked = [...this.picked, action];
    return this.picked.length === choice.due;
  }

  /** Put back a worshipper. */
  putBack(action: number): void {
    const index = this.picked.lastIndexOf(action);
    if (index >= 0) this.picked = this.picked.toSpliced(index, 1);
  }

  /** What is chosen now. */
  get chosen(): Chosen {
    const { selected, plan, picked } = this;
    return { selected, plan, picked };
  }

  /** Choose all of it again. */
  restore({ selected, plan, picked }: Chosen): void {
    this.selected = selected;
    this.plan = plan;
    this.picked = picked;
  }

  /** Take back the last thing that was chosen here; returns whether there was any. */
  undo(): boolean {
    if (this.isEmpty) return false;
    if (this.picked.length > 0) this.picked = this.picked.slice(0, -1);
    else if (this.plan !== null) this.plan = null;
    else this.selected = null;
    return true;
  }
}

/** How often an action was picked. */
export function countOf(picked: readonly number[], action: number): number {
  return picked.filter((each) => each === action).length;
}

/** Whether a worshipper can still be part of a choice. */
export function canPick(choice: Choice, picked: readonly number[], action: number): boolean {
  const most = choice.picks.find((pick) => pick.action === action)?.most ?? 0;
  return picked.length < choice.due && countOf(picked, action) < most;
}

/** What was picked, in the order in which it is sent. */
export function inOrder(choice: Choice, picked: readonly number[]): readonly number[] {
  return choice.picks.flatMap(({ action }) => Array.from({ length: countOf(picked, action) }, () => action));
}
