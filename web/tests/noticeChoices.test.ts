import { expect, test, vi } from "vitest";
import type { NoticeSettings } from "../src/net/wire";

const BEFORE: NoticeSettings = { events: { turn: true, over: true }, quiet: null, language: "en" };

test("two switches in quick succession both count, also after one that failed", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"], userAgent: "", maxTouchPoints: 0 });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { changeSettings, notices } = await import("../src/app/notices.svelte");
  notices.known = { key: "", mail: false, channels: [], settings: BEFORE };
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    return new Promise<Response>((resolve, reject) =>
      answers.push(() =>
        answers.length === 1 ? reject(new TypeError("away")) : resolve(new Response(body, { status: 200 })),
      ),
    );
  });
  const saving = ["seat", "turn", "over"].map((event) =>
    changeSettings(({ events }) => ({ events: { ...events, [event]: false } })),
  );
  const settled = Promise.allSettled(saving);
  for (let number = 0; number < saving.length; number++) {
    await vi.waitUntil(() => answers.length > number);
    answers[number]?.();
  }
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(notices.known.settings.events).toEqual({ turn: false, over: false });
}, 30_000);
