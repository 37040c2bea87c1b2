import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { TableEvents } from "../src/model/view";
import MediumTable from "../src/table/MediumTable.svelte";
import PhoneTable from "../src/table/PhoneTable.svelte";
import SmallTable from "../src/table/SmallTable.svelte";
import WideTable from "../src/table/WideTable.svelte";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { views } from "./views";

const LAYOUTS = { WideTable, MediumTable, PhoneTable, SmallTable };
const nothing = () => undefined;
const events: TableEvents = {
  onchoose: nothing,
  onwhy: nothing,
  onpoint: nothing,
  oninspect: nothing,
  oncommand: nothing,
  onseat: nothing,
};

function buttons(html: string): string[] {
  return html.match(/<button.*?<\/button>/gs) ?? [];
}

function hasName(button: string): boolean {
  const label = /^<button[^>]*aria-label="([^"]*)"/.exec(button)?.[1];
  const text = button.replace(/<[^>]*>/g, "").trim();
  return (label ?? text) !== "";
}

describe.each(Object.entries(LAYOUTS))("%s", (_, Layout) => {
  test.each(LANGUAGES)("says everything and names every button in %s", async (language) => {
    const t = await loadTexts(language);
    for (const view of await views(language)) {
      const { body } = render(Layout, { props: { view, t, events, width: 1440, height: 900 } });
      expect(buttons(body).length).toBeGreaterThan(15);
      expect(buttons(body).filter((button) => !hasName(button))).toEqual([]);
    }
  });

  test("asks before it shows what is asked about", async () => {
    const t = await loadTexts("en");
    for (const view of await views("en")) {
      const { body } = render(Layout, { props: { view, t, events, width: 1440, height: 900 } });
      const order = ['role="status"', 'class="display', 'class="pyramid', 'class="options', 'class="others'];
      const places = order.map((mark) => body.indexOf(mark));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places[0]).toBeGreaterThan(-1);
    }
  });
});
