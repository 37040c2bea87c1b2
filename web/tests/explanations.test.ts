import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { loadCatalogue, loadFixture } from "../src/gallery/fixtures";
import { HintCoach } from "../src/learn/hintCoach.svelte";
import type { Asked } from "../src/model/view";
import { FORMATS } from "../src/table/format";
import { EXPLANATIONS } from "../src/table/explanations";
import { isAsked } from "../src/table/labels";
import Layout from "../src/table/Layout.svelte";
import { outcomeText } from "../src/text/sentences";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { ONLOOKER } from "../src/views/onlooker";
import { tableView } from "../src/views/tableView";
import { plain } from "./spaces";
import { NO_EVENTS, views } from "./views";

const THINGS: readonly Asked["name"][] = ["kingdom", "round", "score", "stacks", "temple"];

describe.each(Object.values(FORMATS))("$name", ({ name, drawn: [width, height] }) => {
  test.each(LANGUAGES)("has a name and a tooltip for what explains itself in %s", async (language) => {
    const t = await loadTexts(language);
    for (const view of await views(language)) {
      const context = new Map([[EXPLANATIONS, () => undefined]]);
      const { body } = render(Layout, { props: { view, t, events: NO_EVENTS, format: name, width, height }, context });
      const asks = body.match(/<button[^>]*data-ask[^>]*>/g) ?? [];
      // A small screen has no room for fingers at the round: the menu tells about it.
      const things = name === "low" || name === "small" ? THINGS.filter((thing) => thing !== "round") : THINGS;
      for (const thing of things) expect(asks.some((ask) => ask.includes(`data-ask="${thing}"`))).toBe(true);
      for (const ask of asks) expect(ask).toMatch(/title="[^"]+" aria-label="[^"]+"/);
    }
  });
});

describe("a game that was ended by agreement", async () => {
  const t = await loadTexts("en");
  const catalogue = await loadCatalogue();
  const { view } = await loadFixture("mid", 2);
  const game = view.game;
  if (!game) throw new Error("no game");
  const viewer = game.state.seat ?? 0;
  const looking = { ...ONLOOKER, catalogue, viewer, own: [viewer] };
  const ended = { ...view, status: "over", ending: "agreed" } as const;

  test("asks nobody any more", () => {
    expect(isAsked(tableView(t, view, game, looking))).toBe(true);
    expect(isAsked(tableView(t, ended, game, looking))).toBe(false);
  });

  test("has a coach who does not wait for a turn", () => {
    const coach = new HintCoach("tile");
    const hand = { choose: () => undefined, act: () => undefined };
    coach.look({ view: ended, game, own: [viewer], deciding: false, selected: null, events: [], hand });
    expect(coach.asked).toBe(false);
  });
});

describe("the outcome", async () => {
  const { view } = await loadFixture("over", 3);
  const [score] = view.game?.scores ?? [];
  if (score === undefined) throw new Error("no score");
  const game = (totals: readonly number[], ...winners: readonly number[]) => ({
    scores: totals.map((total) => ({ ...score, total })),
    winners,
  });
  const NAMES = ["Ann", "Ben", "Cleo"];

  test("is told to a player as their own, with the margin", async () => {
    const t = await loadTexts("en");
    const told = (totals: readonly number[], winner: number, own: readonly number[]) =>
      plain(outcomeText(t, game(totals, winner), NAMES, own));
    expect(told([30, 23, 20], 0, [0])).toBe("You win by 7 CP.");
    expect(told([30, 23, 7], 0, [2])).toBe("You lose by 23 CP.");
    expect(told([30, 23, 7], 0, [])).toBe("Ann wins by 7 CP.");
    expect(told([23, 30, 7], 1, [0, 1, 2])).toBe("Ben wins by 7 CP.");
    expect(told([30, 30, 7], 1, [1])).toBe("You win: tied on CP, but you have more worshippers left.");
    expect(told([30, 30, 7], 1, [0])).toBe("You lose: tied on CP, but Ben has more worshippers left.");
    expect(told([30, 30, 7], 1, [])).toBe("Ben wins: tied on CP, but with more worshippers left.");
    expect(plain(outcomeText(t, game([30, 30, 7], 0, 1), NAMES, [0]))).toBe("Ann and Ben share the victory.");
  });
});
