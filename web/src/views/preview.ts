/** What an option would change, in words and figures for the table. */

import { BUILD } from "../model/actions";
import { FREE, NOBODY, total } from "../model/colours";
import type { Consequence, ForestStatus, Option, Preview } from "../model/view";
import type {
  Catalogue,
  CellName,
  Option as WireOption,
  Placement,
  Preview as WirePreview,
  Price,
  Tile,
} from "../net/wire";
import { amountsLabel, effectBrief, tileTitle, signed } from "../text/pieces";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";

/** What would follow from placing, as it stands in a slot. */
export function consequence(t: Say, placed: Placement): { consequence: Consequence; forest?: ForestStatus } {
  const change = signed(placed.outcome.change.total);
  const points = t("pages-points", { points: change });
  if (placed.forest !== null) {
    const { matching, needed } = placed.forest;
    const note = matching >= needed ? points : t("pages-needs-more", { count: needed - matching });
    const brief = matching >= needed ? points : t("pages-needs-brief", { count: needed - matching });
    return { consequence: { head: `${matching}/${needed}`, note, brief }, forest: { have: matching, need: needed } };
  }
  const lost = placed.word !== "" && !placed.active && placed.points === 0;
  const note = lost ? t("pages-inactive") : placed.wakes.length > 0 ? t("pages-wakes") : "";
  return { consequence: { head: change, note, brief: note } };
}

/** An option of the wire as the table shows it. */
export function option(t: Say, wire: WireOption): Option {
  const label = wire.sentence ? sentence(t, wire.sentence) : wire.action;
  const placed = wire.preview?.placed;
  return { id: wire.id, label, ...(placed ? consequence(t, placed) : {}) };
}

/** What a tile could become at once, as options. */
export function planOptions(t: Say, { plans, built }: WirePreview): readonly Option[] {
  return plans.map(({ action }) => {
    const placed = built?.slots.find((slot) => slot.action === action);
    if (placed === undefined) return { id: action, label: t(action === BUILD ? "web-build" : "option-wilderness") };
    return { id: action, label: t("pages-build-there", { slot: placed.word }), ...consequence(t, placed) };
  });
}

function payNote(t: Say, price: Price): string {
  if (price.payable) return t("pages-stay", { count: price.left });
  if (price.payable_with_exchanges) return t("pages-with-exchanges", { count: price.exchanges?.length ?? 0 });
  return t("pages-missing", { amounts: amountsLabel(t, price.missing) });
}

/** What taking a tile would do. */
export function tilePreview(
  t: Say,
  tile: Tile,
  cell: CellName,
  preview: WirePreview,
  names: readonly string[],
): Preview {
  const { gathered, price, opens } = preview;
  const spread = preview.spread.map((lying) => lying.cell);
  return {
    title: tileTitle(t, tile),
    detail: `${effectBrief(t, tile.effect)} · ${t("pages-points", { points: tile.points })}`,
    rule: tile.rule,
    lines: [
      {
        step: "gather",
        worshippers: gathered,
        note: total(gathered) === 0 ? t("pages-gather-nothing") : t("pages-gather-tile"),
      },
      { step: "pay", cost: price?.due ?? FREE, note: price === null ? "" : payNote(t, price) },
      {
        step: "spread",
        worshippers: { ...NOBODY, [tile.colour]: spread.length },
        note: opens === null ? "" : t("pages-opens", { name: names[opens.seat] ?? "", count: opens.most_gathered }),
      },
    ],
    cell,
    spread,
    gather: gathered,
    pay: price?.due ?? NOBODY,
  };
}

/** What a god does. */
export function godPreview(t: Say, number: number, catalogue: Catalogue): Preview {
  const god = catalogue.gods[number - 1];
  const acts = god !== undefined && (god.gain > 0 || god.discard > 0);
  return {
    title: t(`god-G${number}`),
    detail: t("pages-points", { points: god?.points ?? 0 }),
    text: acts ? `${t(`god-G${number}.taken`)} ${t(`god-G${number}.end`)}` : t(`god-G${number}.end`),
    rule: `G${number}`,
    lines: [],
    cell: null,
    spread: [],
    gather: NOBODY,
    pay: NOBODY,
  };
}
