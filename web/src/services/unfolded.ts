/** Which sections of a page are open: as they were left here, or else those of a wide window. */

import { OF_BROWSER } from "./keptKeys";

type Shelf = Pick<Storage, "getItem" | "setItem">;

function kept(shelf: Shelf): Readonly<Record<string, boolean>> {
  try {
    const found: unknown = JSON.parse(shelf.getItem(OF_BROWSER.unfolded) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

export function isUnfolded(section: string, isWide: boolean, shelf: Shelf = localStorage): boolean {
  const left = kept(shelf)[section];
  return typeof left === "boolean" ? left : isWide;
}

export function keepUnfolded(section: string, isOpen: boolean, shelf: Shelf = localStorage): void {
  shelf.setItem(OF_BROWSER.unfolded, JSON.stringify({ ...kept(shelf), [section]: isOpen }));
}
