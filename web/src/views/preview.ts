/** What an option would change, in words and figures for the table. */

import { RULE_OF } from "../help/ruleOf";
import { total } from "../model/colours";
import type { Catalogue, CellName, Cost, Tile } from "../model/types";
import type { Consequence, ForestStatus, Option, Preview, PreviewLine } from "../model/view";
import type { Option as WireOption, Placement, Preview as WirePreview } from "../net/wire";
import { worshippers } from "../services/catalogue";
import { amountsLabel, effectBrief, tileTitle, signed } from "../text/pieces";
import { sentence } from "../text/sentences";
import type { Say } from "../text/texts";

function costOf(letters: Partial<Cost>): Cost {
  return { ...worshippers(letters), any: letters.any ?? 0 };
}

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

/** The slots in which a tile of the display could be built, as options. */
export function slotOptions(t: Say, placements: readonly Placement[]): readonly Option[] {
  return placements.map((placed) => ({
    id: placed.action,
    label: t("pages-build-there", { slot: placed.word }),
    ...consequence(t, placed),
  }));
}

function payNote(t: Say, preview: WirePreview): string {
  const price = preview.price;
  if (price === null) return "";
  if (price.payable) {
    const left = total(worshippers(preview.kingdom)) - Object.values(price.due).reduce((sum, each) => sum + each, 0);
    return t("pages-stay", { count: left });
  }
  if (price.payable_with_exchanges) return t("pages-with-exchanges", { count: price.exchanges?.length ?? 0 });
  return t("pages-missing", { amounts: amountsLabel(t, costOf(price.missing)) });
}

/** What taking a tile would do. */
export function tilePreview(
  t: Say,
  tile: Tile,
  cell: CellName,
  preview: WirePreview,
  names: readonly string[],
): Preview {
  const gathered = worshippers(preview.gathered);
  const due = costOf(preview.price?.due ?? {});
  const spread = preview.spread.map((lying) => lying.cell as CellName);
  const opens = preview.opens;
  const colour = { ...worshippers({}), [tile.colour]: spread.length };
  const lines: PreviewLine[] = [
    {
      step: "gather",
      worshippers: gathered,
      note: total(gathered) === 0 ? t("pages-gather-nothing") : t("pages-gather-tile"),
    },
    { step: "pay", cost: due, note: payNote(t, preview) },
    {
      step: "spread",
      worshippers: colour,
      note: opens === null ? "" : t("pages-opens", { name: names[opens.seat] ?? "", count: opens.most_gathered }),
    },
  ];
  return {
    title: tileTitle(t, tile),
    detail: `${effectBrief(t, tile.effect)} · ${t("pages-points", { points: tile.points })}`,
    rule: RULE_OF[tile.effect.kind],
    lines,
    cell,
    spread,
    gather: gathered,
    pay: worshippers(preview.price?.due ?? {}),
  };
}

/** What a god does. */
export function godPreview(t: Say, number: number, catalogue: Catalogue): Preview {
  const god = catalogue.gods[number - 1];
  const acts = god !== undefined && (god.gain > 0 || god.discard > 0);
  const nobody = worshippers({});
  return {
    title: t(`god-G${number}`),
    detail: t("pages-points", { points: god?.points ?? 0 }),
    text: acts ? `${t(`god-G${number}.taken`)} ${t(`god-G${number}.end`)}` : t(`god-G${number}.end`),
    rule: `G${number}`,
    lines: [],
    cell: null,
    spread: [],
    gather: nobody,
    pay: nobody,
  };
}
