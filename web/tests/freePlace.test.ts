import { expect, test, vi } from "vitest";
import { freePlace } from "../src/pages/freePlace";

/** What lies on a screen: a button, or a tile of one's own, which may be covered for a moment. */
function thing(kind: "button" | "tile", left: number, top: number, width: number, height: number): Element {
  const made = {
    childNodes: [],
    matches: (selector: string) => selector.startsWith(kind === "button" ? "button," : ".own .pyramid"),
    closest: () => null,
    getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
  };
  return made as unknown as Element;
}

test("a bubble rather lies on one's own tiles than on a part of a button", () => {
  vi.stubGlobal("innerWidth", 260);
  vi.stubGlobal("innerHeight", 100);
  vi.stubGlobal("SVGElement", class {});
  vi.stubGlobal("Node", { TEXT_NODE: 3 });
  const [tile, button] = [thing("tile", 0, 0, 260, 48), thing("button", 128, 48, 4, 52)];
  const screen = { querySelectorAll: () => [button] } as unknown as Element;
  expect(freePlace(screen, { width: 240, height: 44 }, null, [tile]).top).toBe(4);
  vi.unstubAllGlobals();
});
