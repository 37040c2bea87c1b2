/** A tile while it is being entered: what was chosen and typed, and how a tile set file writes it. */

import { FREE, LETTERS, hue } from "../model/colours";
import type { TileFace } from "../model/view";
import type { Cost, EffectKind, Letter, Tile, TileSetRow } from "../net/wire";

export const COLUMNS = ["id", "level", "colour", "cost", "effect", "points", "mystic", "star"] as const;
export type Column = (typeof COLUMNS)[number];
export type Star = Tile["star"];

export interface Draft {
  readonly level: number | null;
  readonly colour: Letter | null;
  readonly cost: Cost;
  readonly kind: EffectKind | null;
  readonly colours: readonly Letter[];
  readonly number: string;
  readonly points: string;
  readonly mystic: string;
  readonly star: Star | null;
  /** Fields of a file of which the server could make nothing, as they were found. */
  readonly strange: Readonly<Partial<Record<Column, string>>>;
  /** Whether it was compared with the printed tile. */
  readonly done: boolean;
}

export const EMPTY: Draft = {
  level: null,
  colour: null,
  cost: FREE,
  kind: null,
  colours: [],
  number: "",
  points: "",
  mystic: "",
  star: "none",
  strange: {},
  done: false,
};

/** What an effect names besides its kind, and whether it makes the points of its tile be earned. */
export interface Shape {
  readonly colours: "none" | "one" | "some";
  readonly number: boolean;
  readonly conditional: boolean;
}

export const SHAPES: Readonly<Record<EffectKind, Shape>> = {
  conversion: { colours: "one", number: true, conditional: false },
  "any-conversion": { colours: "none", number: true, conditional: false },
  stone: { colours: "none", number: false, conditional: false },
  farm: { colours: "one", number: false, conditional: false },
  village: { colours: "none", number: true, conditional: true },
  forest: { colours: "some", number: true, conditional: true },
  volcano: { colours: "some", number: true, conditional: true },
  irrigation: { colours: "one", number: false, conditional: true },
  temple: { colours: "none", number: true, conditional: false },
};

export const KINDS = Object.keys(SHAPES) as readonly EffectKind[];

/** A draft of a tile that is known. */
export function draftOfTile(tile: Tile): Draft {
  const { kind, colours, number } = tile.effect;
  return {
    level: tile.level,
    colour: tile.colour,
    cost: tile.cost,
    kind,
    colours,
    number: SHAPES[kind].number ? String(number) : "",
    points: String(tile.points),
    mystic: tile.mystic === null ? "" : String(tile.mystic),
    star: tile.star,
    strange: {},
    done: false,
  };
}

/** A tile of which only level and colour are known. */
export function outlineOfTile(tile: Tile): Draft {
  return { ...EMPTY, level: tile.level, colour: tile.colour };
}

/** A draft of a row of a file, as the server has read it; what means nothing is kept as it was found. */
export function draftOfRow(row: TileSetRow, done: boolean): Draft {
  const text = (column: Column) => (row.fields[COLUMNS.indexOf(column)] ?? "").replaceAll(/[\r\n]+/g, " ");
  const strange: Partial<Record<Column, string>> = {};
  for (const column of ["level", "colour", "cost", "effect", "star"] as const) {
    if (row[column] === null && text(column) !== "") strange[column] = text(column);
  }
  const kind = row.effect?.kind ?? null;
  return {
    level: row.level,
    colour: row.colour,
    cost: row.cost ?? FREE,
    kind,
    colours: row.effect?.colours ?? [],
    number: kind !== null && SHAPES[kind].number ? String(row.effect?.number ?? "") : "",
    points: text("points"),
    mystic: text("mystic"),
    star: row.star,
    strange,
    done,
  };
}

/** A draft with some of it changed; what was strange in the changed column is gone. */
export function changed(draft: Draft, column: Column, change: Partial<Draft>): Draft {
  const { [column]: _, ...strange } = draft.strange;
  return { ...draft, ...change, strange };
}

/** A draft with another kind of effect, which keeps the colours that the kind can name. */
export function withKind(draft: Draft, kind: EffectKind): Draft {
  const shape = SHAPES[kind];
  const most = shape.colours === "none" ? 0 : shape.colours === "one" ? 1 : LETTERS.length;
  return changed(draft, "effect", {
    kind,
    colours: draft.colours.slice(0, most),
    number: shape.number ? draft.number : "",
  });
}

/** Whether the effect still lacks a colour or number that its kind names. */
export function isEffectBegun({ kind, colours, number }: Draft): boolean {
  const shape = kind === null ? null : SHAPES[kind];
  return shape !== null && ((shape.colours !== "none" && colours.length === 0) || (shape.number && number === ""));
}

function costText(cost: Cost): string {
  return LETTERS.map((letter) => letter.repeat(cost[letter])).join("") + "*".repeat(cost.any);
}

function effectText({ kind, colours, number }: Draft): string {
  const letters = LETTERS.filter((letter) => colours.includes(letter)).join("");
  switch (kind) {
    case null:
      return "";
    case "stone":
      return kind;
    case "farm":
    case "irrigation":
      return `${kind} ${letters}`;
    case "village":
    case "temple":
      return `${kind} ${number}`;
    case "forest":
    case "volcano":
      return `${kind} ${letters} ${number}`;
    case "conversion":
      return `convert ${letters}${number}`;
    case "any-conversion":
      return `convert *${number}`;
  }
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

function fields(draft: Draft, id: number): Readonly<Record<Column, string>> {
  return {
    id: String(id),
    level: String(draft.level ?? ""),
    colour: draft.colour === null ? "" : hue(draft.colour),
    cost: costText(draft.cost),
    effect: effectText(draft),
    points: draft.points,
    mystic: draft.mystic,
    star: draft.star ?? "",
    ...draft.strange,
  };
}

/** The text of a tile set file with these tiles. */
export function fileText(drafts: readonly Draft[]): string {
  const rows = drafts.map((draft, id) => {
    const row = fields(draft, id);
    return COLUMNS.map((column) => quoted(row[column])).join(",");
  });
  return [COLUMNS.join(","), ...rows].join("\n") + "\n";
}

const number = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0);

/** The tile as it would be drawn, once its level, colour and kind are known. */
export function tileOfDraft(draft: Draft, id: number): TileFace | null {
  const { level, colour, kind } = draft;
  if (level === null || colour === null || kind === null) return null;
  return {
    id,
    level,
    colour,
    cost: draft.cost,
    effect: { kind, colours: draft.colours, number: number(draft.number) },
    points: number(draft.points),
    mystic: draft.mystic === "" ? null : number(draft.mystic),
    star: draft.star ?? "none",
    conditional: SHAPES[kind].conditional,
  };
}
