import { expect, test } from "vitest";
import { fit } from "../src/table/format";

test.each([
  [1440, 900, "wide", 1],
  [1920, 1080, "wide", 1.2],
  [1024, 768, "medium", 1],
  [1280, 720, "medium", 0.9375],
  [390, 844, "phone", 1],
  [412, 915, "phone", 1.056],
  [360, 640, "small", 1],
  [390, 664, "small", 1.0375],
])("a window of %i×%i has the %s table at %f", (width, height, name, scale) => {
  const fitting = fit(width, height);
  expect(fitting.format.name).toBe(name);
  expect(fitting.scale).toBeCloseTo(scale, 2);
});

test.each([
  [1440, 900],
  [1100, 1000],
  [844, 390],
  [320, 568],
])("nothing of the table lies outside a window of %i×%i", (width, height) => {
  const { format, scale } = fit(width, height);
  expect(format.width * scale).toBeLessThanOrEqual(width + 0.001);
  expect(format.height * scale).toBeLessThanOrEqual(height + 0.001);
});
