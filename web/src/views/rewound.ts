/** What is told once a game went back to an earlier moment: who asked for it, and who agreed. */

import type { Happened, PlainSentence } from "../net/wire";

const nameOf = (event: Happened) => event.log?.[0]?.arguments?.["name"] ?? "";

type Said = string | number | PlainSentence;

/** Several names as one, in sentences that are said later. */
const allNames = (names: readonly Said[]): Said =>
  names.reduce((first, last, index) => ({
    key: index === names.length - 1 ? "list-and" : "list-comma",
    arguments: { first, last },
  }));

/** An event by which the game went back, with all that led to it in one sentence: the request is not among what holds. */
export function rewound(event: Happened, undone: readonly Happened[]): Happened {
  const all = [...undone, event];
  const asked = all.findLastIndex(({ kind, wish }) => kind === "wished" && wish === "rewind");
  const what = all[asked]?.log?.[0];
  if (what === undefined || (event.kind !== "answered" && event.kind !== "wished")) return event;
  const names = all.slice(asked + 1).flatMap((each) => (each.kind === "answered" && each.yes ? [nameOf(each)] : []));
  const told: PlainSentence = { key: "web-rewound", arguments: { ...what.arguments } };
  const said: PlainSentence =
    names.length === 0
      ? { key: "web-rewound-alone", arguments: { what: told } }
      : { key: "web-rewound-agreed", arguments: { what: told, names: allNames(names), count: names.length } };
  return { ...event, log: [said] };
}
