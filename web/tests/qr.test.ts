import { expect, test } from "vitest";
import { qrCode } from "../src/app/qr";

test("grows with the text and keeps its three finders", () => {
  for (const length of [1, 14, 40, 80, 120, 200]) {
    const rows = qrCode("x".repeat(length));
    const size = rows.length;
    expect((size - 17) % 4).toBe(0);
    const finder = (x: number, y: number) =>
      rows
        .slice(y, y + 7)
        .map((row) =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(""),
        )
        .join();
    const whole = "1111111,1000001,1011101,1011101,1011101,1000001,1111111";
    expect([finder(0, 0), finder(size - 7, 0), finder(0, size - 7)]).toEqual([whole, whole, whole]);
  }
  expect(qrCode("x".repeat(14)).length).toBe(21);
  expect(qrCode("x".repeat(15)).length).toBe(25);
});

test("refuses a text that does not fit", () => {
  expect(() => qrCode("x".repeat(300))).toThrow(RangeError);
});
