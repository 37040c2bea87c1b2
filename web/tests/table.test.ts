import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { FORMATS } from "../src/table/format";
import Layout from "../src/table/Layout.svelte";
import { LANGUAGES, loadTexts } from "../src/text/texts";
import { NO_EVENTS, views } from "./views";

function buttons(html: string): string[] {
  return html.match(/<button.*?<\/button>/gs) ?? [];
}

function hasName(button: string): boolean {
  const label = /^<button[^>]*aria-label="([^"]*)"/.exec(button)?.[1];
  const text = button.replace(/<[^>]*>/g, "").trim();
  return (label ?? text) !== "";
}

describe.each(Object.values(FORMATS))("$name", ({ name, drawn: [width, height] }) => {
  const room = { format: name, width, height };

  test.each(LANGUAGES)("says everything and names every button in %s", async (language) => {
    const t = await loadTexts(language);
    for (const view of await views(language)) {
      const { body } = render(Layout, { props: { view, t, events: NO_EVENTS, ...room } });
      expect(buttons(body).length).toBeGreaterThan(15);
      expect(buttons(body).filter((button) => !hasName(button))).toEqual([]);
    }
  });

  test("asks before it shows what is asked about", async () => {
    const t = await loadTexts("en");
    for (const view of await views("en")) {
      const { body } = render(Layout, { props: { view, t, events: NO_EVENTS, ...room } });
      const order = ['role="status"', 'class="display', 'class="pyramid', 'class="options', 'class="others'];
      const places = order.map((mark) => body.indexOf(mark));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places[0]).toBeGreaterThan(-1);
    }
  });
});
