/** The actions of which a coach speaks: what they are chosen by is ringed where it lies, below what is written on it. */

export const marked = $state<{ actions: readonly number[] }>({ actions: [] });

export function isMarked(action: number | undefined): boolean {
  return action !== undefined && marked.actions.includes(action);
}
