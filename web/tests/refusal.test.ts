import { describe, expect, test } from "vitest";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import { END_TURN, actionId } from "../src/model/actions";
import type { Game } from "../src/net/wire";
import { loadTexts } from "../src/text/texts";
import { refusalOf, rowRefusal, ruleAsked } from "../src/views/refusal";

async function gameOf(position: string, players = 2): Promise<Game> {
  const { view } = await loadFixture(position, players);
  if (!view.game) throw new Error("no game");
  return view.game;
}

describe("one line says", () => {
  test("what comes before the end of the turn, and before a slot", async () => {
    const [t, game] = [await loadTexts("en"), await gameOf("first")];
    expect(refusalOf(t, game, null, END_TURN)).toEqual({ text: t("first-take"), rule: "N8" });
    expect(refusalOf(t, game, null, actionId("2a"))).toEqual({ text: t("pages-first-choose"), rule: "N8" });
    const placing = await gameOf("mid");
    expect(refusalOf(t, placing, null, END_TURN)).toEqual({ text: t("first-place"), rule: "N8" });
  });

  test("what is still to be paid, before the price is sent", async () => {
    const [t, game] = [await loadTexts("en"), await gameOf("first")];
    expect(refusalOf(t, game, null, END_TURN, true)).toEqual({ text: t("first-pay"), rule: "N8" });
  });

  test.each(["P1", "P2", "P3"])(
    "why a tile cannot lie in a slot by rule %s, which nothing covers then",
    async (rule) => {
      const [t, game] = [await loadTexts("en"), await gameOf("mid")];
      const action = actionId("2a");
      const refusing = { ...game, why: game.why.map((each, id) => (id === action ? rule : each)) } as Game;
      const line = { text: t(`pages-why-${rule}`), rule, reads: true };
      expect(refusalOf(t, refusing, null, action)).toEqual(line);
      expect(rowRefusal(t, game, rule)).toEqual(line);
    },
  );

  test("that a tile can only become a wilderness, where it has no slot", async () => {
    const [t, game] = [await loadTexts("en"), await gameOf("first")];
    const [option] = game.options.filter(({ preview }) => preview?.price);
    if (!option?.preview?.price) throw new Error("nothing can be taken");
    const price = { ...option.preview.price, payable_with_exchanges: true };
    const wild = { ...option, preview: { ...option.preview, price, unbuildable: "P3" as const } };
    const told = refusalOf(t, { ...game, options: [wild] }, option.id, actionId("2a"));
    expect(told?.text).toBe(`${t("settle-wilderness")}: ${t("settle-no-slot")}.`);
  });

  test("where the first tile goes", async () => {
    const [t, game] = [await loadTexts("en"), await gameOf("mid")];
    const players = game.state.players.map((player) => ({ ...player, universe: [] }));
    const first: Game = { ...game, state: { ...game.state, players } };
    expect(rowRefusal(t, first, "P1")).toEqual({ text: t("pages-first-middle"), rule: "P1" });
  });
});

test("the rule about what is asked: of the effect, the price, the limit; at the beginning of a turn, none", async () => {
  const catalogue = await loadCatalogue();
  const asked = async (position: string) => ruleAsked(await gameOf(position, 3), catalogue);
  expect(await asked("first")).toBeUndefined();
  expect(await asked("settle")).toBe("M1");
  expect(await asked("trim")).toBe("N6");
  expect(await asked("end")).toBe("N7");
  expect(await asked("gain")).toMatch(/^[EG]\d+$/);
  expect(await asked("strike")).toMatch(/^E\d+$/);
});
