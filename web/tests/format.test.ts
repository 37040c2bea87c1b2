import { expect, test } from "vitest";
import { fit } from "../src/table/format";

test.each([
  [1440, 900, "wide"],
  [1920, 1080, "wide"],
  [2560, 1080, "wide"],
  [1920, 950, "wide"],
  [1440, 789, "wide"],
  [1536, 730, "wide"],
  [1366, 768, "wide"],
  [1366, 657, "wide"],
  [1280, 720, "wide"],
  [1024, 768, "medium"],
  [1180, 820, "medium"],
  [820, 1180, "upright"],
  [768, 1024, "upright"],
  [844, 390, "low"],
  [667, 375, "low"],
  [740, 360, "low"],
  [932, 430, "low"],
  [390, 844, "phone"],
  [412, 915, "phone"],
  [412, 732, "small"],
  [390, 664, "small"],
  [375, 548, "small"],
  [360, 640, "small"],
])("a window of %i×%i has the %s table, which fills it and does not scroll", (width, height, name) => {
  const fitting = fit(width, height);
  expect(fitting.format.name).toBe(name);
  expect(fitting.width * fitting.scale).toBeCloseTo(width);
  expect(fitting.height * fitting.scale).toBeCloseTo(height);
});

test.each([
  [1440, 900],
  [1366, 657],
  [1024, 768],
  [820, 1180],
  [390, 844],
])("nothing is drawn smaller in a window of %i×%i if the browser enlarges the page", (width, height) => {
  for (const zoom of [1.5, 2, 4]) expect(fit(width / zoom, height / zoom).scale).toBeGreaterThanOrEqual(1);
});

test("a window that is too small scrolls, and only downwards if it is narrow", () => {
  expect(fit(720, 225)).toMatchObject({ format: { name: "low" }, width: 720, height: 312 });
  expect(fit(360, 225)).toMatchObject({ format: { name: "small" }, width: 360, height: 520 });
});

test("everything is enlarged in a window that is larger than the drawn one", () => {
  expect(fit(1440, 900).scale).toBe(1);
  expect(fit(1920, 1080).scale).toBeCloseTo(1.33, 2);
  expect(fit(430, 932).scale).toBeCloseTo(1.1, 2);
});
