/** Where on the table something may lie for a while without covering what is read or pressed. */

/** How fine the places are, in pixels. */
const CELL = 4;
const THINGS = "button, a, input, svg, .prompt, .tray, [data-action], [data-at]";
/** What may be covered for a moment. */
const NOTHING = ".table > svg, .rings";
/** The newest, which the log tells again. */
const NEWS = ".strip > section, .strip > section *, .lately, .lately *";
/** An empty slot, which is no choice now but may become one. */
const EMPTY = ".pyramid > svg, .pyramid [aria-disabled=true], .pyramid [aria-disabled=true] *";
/** One's own tiles, where none can be laid: one has seen them for long. */
const LAID = ".own .pyramid :not(div.legal, div.legal *)";
/** How much worse it is to cover the newest, or one's own tiles, than an empty slot. */
const NEWS_WEIGHT = 4;
const LAID_WEIGHT = 6;

const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");

/** How far it stays away from what is asked. */
const APART = 2 * CELL;

const isDrawn = (element: Element) => !(element instanceof SVGElement) || element.ownerSVGElement === null;

function weightOf(each: Element, empty: number, most: number): number {
  if (each.matches(EMPTY)) return empty;
  if (each.matches(NEWS)) return NEWS_WEIGHT;
  return each.matches(LAID) ? LAID_WEIGHT : most;
}

/** For each corner of the cells of a screen, what is to the left of it and above it. */
function sums(
  screen: Element,
  others: readonly Element[],
  empty: number,
  most: number,
): { readonly at: Float64Array; readonly columns: number } {
  const [columns, rows] = [Math.ceil(innerWidth / CELL), Math.ceil(innerHeight / CELL)];
  const cells = new Uint32Array(columns * rows);
  const things = [...screen.querySelectorAll("*")].filter(
    (each) => isDrawn(each) && (each.matches(THINGS) || hasWords(each)) && !each.matches(NOTHING),
  );
  for (const each of [...things, ...others]) {
    const box = each.getBoundingClientRect();
    const apart = each.closest(".prompt") === null ? 0 : APART;
    const [left, top, right, bottom] = [box.left - apart, box.top - apart, box.right + apart, box.bottom + apart];
    const weight = weightOf(each, empty, most);
    for (let y = Math.max(0, Math.floor(top / CELL)); y < Math.min(rows, bottom / CELL); y++)
      for (let x = Math.max(0, Math.floor(left / CELL)); x < Math.min(columns, right / CELL); x++)
        cells[y * columns + x] = Math.max(cells[y * columns + x] ?? 0, weight);
  }
  const at = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      row += cells[y * columns + x] ?? 0;
      at[(y + 1) * (columns + 1) + x + 1] = (at[y * (columns + 1) + x + 1] ?? 0) + row;
    }
  }
  return { at, columns: columns + 1 };
}

/**
 * The place for a box of a size that covers least, and of several such the one nearest to something; `empty` is how bad
 * it is to cover an empty slot.
 */
export function freePlace(
  screen: Element,
  size: { readonly width: number; readonly height: number },
  near: Element | null,
  others: readonly Element[],
  empty = 1,
): { readonly left: number; readonly top: number } {
  const box = near?.getBoundingClientRect();
  const [x, y] = box === undefined ? [0, 0] : [box.left + box.width / 2, box.top + box.height / 2];
  const [wide, high] = [Math.ceil(size.width / CELL), Math.ceil(size.height / CELL)];
  // The least part of anything else is worse than to lie on one's own tiles altogether.
  const { at, columns } = sums(screen, others, empty, LAID_WEIGHT * wide * high + 1);
  const best = { left: CELL, top: CELL, covers: Infinity, far: Infinity };
  for (let row = 1; (row + high) * CELL < innerHeight; row++)
    for (let column = 1; (column + wide) * CELL < innerWidth; column++) {
      const corner = (down: number, right: number) => at[(row + down) * columns + column + right] ?? 0;
      const covers = corner(high, wide) - corner(0, wide) - corner(high, 0) + corner(0, 0);
      if (covers > best.covers) continue;
      const [left, top] = [column * CELL, row * CELL];
      const far = Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y);
      if (covers < best.covers || far < best.far) Object.assign(best, { left, top, covers, far });
    }
  return best;
}
