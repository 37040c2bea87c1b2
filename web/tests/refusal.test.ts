import { describe, expect, test } from "vitest";
import { loadFixture } from "../src/gallery/fixtures";
import { END_TURN, actionId } from "../src/model/actions";
import type { Game } from "../src/net/wire";
import { loadTexts } from "../src/text/texts";
import { refusalOf, rowRefusal } from "../src/views/refusal";

async function gameOf(position: string): Promise<Game> {
  const { view } = await loadFixture(position, 2);
  if (!view.game) throw new Error("no game");
  return view.game;
}

describe("one line says", () => {
  test("what comes before the end of the turn, and before a slot", async () => {
    const [t, game] = [await loadTexts("en"), await gameOf("first")];
    expect(refusalOf(t, game, null, END_TURN)).toEqual({ text: t("pages-first-take"), rule: "N8" });
    expect(refusalOf(t, game, null, actionId("2a"))).toEqual({ text: t("pages-first-choose"), rule: "N8" });
    const placing = await gameOf("mid");
    expect(refusalOf(t, placing, null, END_TURN)).toEqual({ text: t("pages-first-place"), rule: "N8" });
  });

  test("where the first tile goes, and a rule where the next ones do", async () => {
    const [t, game] = [await loadTexts("en"), await gameOf("mid")];
    const players = game.state.players.map((player) => ({ ...player, universe: [] }));
    const first: Game = { ...game, state: { ...game.state, players } };
    expect(rowRefusal(t, first, "P1")).toEqual({ text: t("pages-first-middle"), rule: "P1" });
    expect(rowRefusal(t, first, "P2")).toBe(null);
    expect(rowRefusal(t, game, "P1")).toBe(null);
  });
});
