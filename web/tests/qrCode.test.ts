import jsQr from "jsqr";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import QrCode from "../src/pages/QrCode.svelte";

/** Pixels to a module, so that a reader can find it. */
const SCALE = 4;

/** The drawing as a picture of RGBA pixels. */
function pictureOf(html: string): { data: Uint8ClampedArray; size: number } {
  const side = Number(/viewBox="0 0 (\d+) \d+"/.exec(html)?.[1]);
  const size = side * SCALE;
  const data = new Uint8ClampedArray(4 * size * size).fill(255);
  for (const [, x, y] of html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const first = 4 * (row * size + Number(x) * SCALE);
      data.fill(0, first, first + 4 * SCALE);
    }
  }
  return { data, size };
}

test.each([
  "x",
  "http://192.168.0.17:8000/table/7kq2m9x4",
  `https://orbis.example/table/${"é".repeat(80)}`,
  "x".repeat(1000),
])("what is drawn reads %s", (text) => {
  const { data, size } = pictureOf(render(QrCode, { props: { text, label: "" } }).body);
  expect(jsQr(data, size, size)?.data).toBe(text);
});
