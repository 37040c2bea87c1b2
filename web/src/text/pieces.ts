/** The pieces in words, made of the same messages as in Python. */

import { LETTERS, hue } from "../model/colours";
import type { TileFace } from "../model/view";
import type { Cost, Effect, God, Worshippers } from "../net/wire";
import { capital, listed } from "./sentences";
import type { Say } from "./texts";

function amountsSaid(t: Say, amounts: Worshippers | Cost, form: "" | ".label"): string {
  const coloured = LETTERS.filter((letter) => amounts[letter] > 0).map((letter) =>
    t(`amount${form}`, { count: amounts[letter], colour: hue(letter) }),
  );
  const any = "any" in amounts && amounts.any > 0 ? [t(`amount-any${form}`, { count: amounts.any })] : [];
  return listed(t, "list-comma", [...coloured, ...any]);
}

/** How many worshippers of each colour, and of any colour, as an object; empty for none. */
export function amountsText(t: Say, amounts: Worshippers | Cost): string {
  return amountsSaid(t, amounts, "");
}

/** The same as a label. */
export function amountsLabel(t: Say, amounts: Worshippers | Cost): string {
  return amountsSaid(t, amounts, ".label");
}

/** That worshippers are exchanged for others. */
export function exchangeText(t: Say, given: Worshippers, gained: Worshippers): string {
  return t("web-exchange-for", { given: amountsText(t, given), gained: amountsText(t, gained) });
}

/** What a god does when it is taken, if anything, and at the end. */
export function godText(t: Say, { number, gain, discard }: God): string {
  const end = t(`god-G${number}.end`);
  return gain > 0 || discard > 0 ? `${t(`god-G${number}.taken`)} ${end}` : end;
}

function coloursText(t: Say, { kind, colours, number }: Effect, brief: boolean): string {
  const form = kind === "volcano" && number === 1 ? "colour-of-one" : "colour-of";
  const names = LETTERS.filter((letter) => colours.includes(letter)).map((letter) =>
    t(brief ? "colour" : form, { colour: hue(letter) }),
  );
  return brief ? names.join("/") : listed(t, "list-or", names);
}

function effectArguments(t: Say, effect: Effect, brief: boolean) {
  const [only] = effect.colours;
  return {
    count: effect.number,
    colour: only === undefined ? "orange" : hue(only),
    colours: coloursText(t, effect, brief),
  };
}

/** What an effect does, as a sentence. */
export function effectText(t: Say, effect: Effect): string {
  return t(`effect-${effect.kind}`, effectArguments(t, effect, false));
}

/** An effect in a few words. */
export function effectBrief(t: Say, effect: Effect): string {
  return t(`brief-${effect.kind}`, effectArguments(t, effect, true));
}

/** The kind and the level of a tile, as a heading. */
export function tileTitle(t: Say, tile: TileFace): string {
  const kind = tile.effect.kind === "any-conversion" ? "conversion" : tile.effect.kind;
  return capital(t("pages-tile-title", { kind: t(`kind-${kind}`), level: tile.level }));
}

/** A tile in one line. */
export function tileText(t: Say, tile: TileFace): string {
  const cost = amountsText(t, tile.cost);
  const args = {
    level: tile.level,
    colour: hue(tile.colour),
    brief: effectBrief(t, tile.effect),
    cost,
    count: cost === "" ? 0 : 1,
    points: tile.points,
    mystic: tile.mystic ?? 0,
  };
  return t(tile.mystic === null ? "tile" : "tile-mystic", args);
}

/** Creation points as they are written, with one minus sign everywhere. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** A change of points: what is won has a sign, too. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
