/** The colours by which those who sit at a table are recognised. */

import type { OwnColour } from "../model/ownColours";
import { get } from "../net/api";
import { retry } from "../net/retry";
import type { Me, View } from "../net/wire";

/** How often the colours are asked for, in milliseconds. */
const AGAIN = 15_000;

/** What was said of the colours, and of whom. */
interface Told {
  readonly company: string;
  readonly colours: readonly OwnColour[];
}

type Company = Pick<View, "seats">;

/** Who sits where. */
export const companyOf = ({ seats }: Company) => seats.map(({ player }) => player).join(" ");

/** Whether somebody else sits at a table, so that there is something to ask. */
export const hasOthers = ({ seats }: Company, me: string) => seats.some(({ player }) => player !== "" && player !== me);

/** The colours seat by seat: one's own is known, that of others as far as it was told of them. */
export function shownColours(view: Company, me: Pick<Me, "id" | "colour"> | null, told: Told): readonly OwnColour[] {
  const current = told.company === companyOf(view) ? told.colours : [];
  const own = view.seats.filter(({ player }) => player === me?.id).length;
  return view.seats.map(({ player }, seat) => {
    if (player !== me?.id) return current[seat] ?? "";
    return own === 1 ? (me.colour ?? "") : "";
  });
}

export class TableColours {
  #told = $state.raw<Told>({ company: "", colours: [] });
  readonly seats: readonly OwnColour[];

  /** Ask again whenever somebody sits down or leaves, and now and then, as people choose other colours. */
  constructor(view: () => View, me: () => Me | null) {
    this.seats = $derived(shownColours(view(), me(), this.#told));
    const id = $derived(hasOthers(view(), me()?.id ?? "") ? view().id : "");
    const company = $derived(companyOf(view()));
    let again = $state(0);
    $effect(() => {
      if (id === "") return;
      const timer = setInterval(() => (document.hidden ? null : (again += 1)), AGAIN);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (id === "") return;
      const asked = company;
      void again;
      return retry(async () => {
        this.#told = { company: asked, colours: await get<readonly OwnColour[]>(`/api/tables/${id}/colours`) };
      });
    });
  }
}
