import { describe, expect, test } from "vitest";
import { deviceName } from "../src/app/browser";
import { channelOf, FORMS, formsOf, minutesOf, timeOf, type FormKind } from "../src/app/forms";
import { abilityOf, base64Url, bytesOf, repairOf, subscribe, type Facts, type Found } from "../src/app/push";
import { renew } from "../src/worker/notice";

const ABLE: Facts = {
  key: "BKey",
  isSecure: true,
  hasPush: true,
  isApple: false,
  isApp: false,
  permission: "default",
};

test.each<[string, Partial<Facts>]>([
  ["able", {}],
  ["able", { permission: "granted" }],
  ["denied", { permission: "denied" }],
  ["server", { key: "" }],
  ["server", { key: "", isSecure: false }],
  ["insecure", { isSecure: false, hasPush: false }],
  ["browser", { hasPush: false }],
  ["install", { isApple: true, hasPush: false }],
  ["able", { isApple: true, isApp: true }],
])("a browser is %s: %o", (expected, changed) => {
  expect(abilityOf({ ...ABLE, ...changed })).toBe(expected);
});

describe("at a start", () => {
  const FINE: Found = {
    kept: { channel: "c1", endpoint: "https://push.example/1" },
    permission: "granted",
    subscription: { endpoint: "https://push.example/1", key: "BKey" },
    key: "BKey",
    channels: ["c1", "c2"],
  };

  test.each<[string, string, Partial<Found>]>([
    ["nothing", "all is well", {}],
    ["nothing", "nobody wanted notices here", { kept: null }],
    ["subscribe", "the browser has dropped it", { subscription: null }],
    ["subscribe", "the browser has renewed it", { subscription: { endpoint: "https://push.example/2", key: "BKey" } }],
    ["subscribe", "the server has another key", { key: "BOther" }],
    ["forget", "it was ended elsewhere", { channels: ["c2"] }],
    ["forget", "it was ended, and the browser has dropped it", { channels: [], subscription: null }],
    ["forget", "it was ended, and the server has another key", { channels: [], key: "BOther" }],
    ["forget", "the browser blocks it now", { permission: "denied" }],
    ["forget", "the server pushes no more", { key: "" }],
  ])("%s, as %s", (expected, _, changed) => {
    expect(repairOf({ ...FINE, ...changed })).toBe(expected);
  });
});

test("keys are written as the server writes them", () => {
  const bytes = Uint8Array.from({ length: 65 }, (_, each) => (each * 7 + 251) % 256);
  expect(base64Url(bytes.buffer)).toMatch(/^[\w-]+$/);
  expect([...bytesOf(base64Url(bytes.buffer))]).toEqual([...bytes]);
});

test("a subscription for an older key is ended before the new one is made", async () => {
  const key = base64Url(Uint8Array.of(4, 5, 6).buffer);
  const done: string[] = [];
  const old = {
    options: { applicationServerKey: Uint8Array.of(1, 2, 3).buffer },
    unsubscribe: () => Promise.resolve(done.push("ended")),
  };
  const made = { endpoint: "https://push.example/3", getKey: (name: string) => new TextEncoder().encode(name).buffer };
  const manager = {
    getSubscription: () => Promise.resolve(old),
    subscribe: (options: PushSubscriptionOptionsInit) => {
      done.push(`made for ${String(options.applicationServerKey)}, seen: ${options.userVisibleOnly}`);
      return Promise.resolve(made);
    },
  } as unknown as PushManager;
  const channel = await subscribe(
    manager,
    key,
    "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
  );
  expect(done).toEqual(["ended", "made for 4,5,6, seen: true"]);
  expect(channel).toEqual({
    kind: "push",
    endpoint: "https://push.example/3",
    p256dh: base64Url(new TextEncoder().encode("p256dh").buffer as ArrayBuffer),
    auth: base64Url(new TextEncoder().encode("auth").buffer as ArrayBuffer),
    label: "Firefox, Linux",
  });
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0", "Edge, Windows"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0.0.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "Safari, iPhone"],
  ["curl/8.0", ""],
])("%s is called %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("only a server with a mail server offers mail", () => {
  const kinds = (mail: boolean) => formsOf(mail).map(({ kind }) => kind);
  expect(kinds(true)).toEqual(FORMS.map(({ kind }) => kind));
  expect(kinds(false)).not.toContain("mail");
});

test.each<[FormKind, object]>([
  ["ntfy", { kind: "ntfy", url: "https://ntfy.example/t" }],
  ["telegram", { kind: "telegram", token: "1:a", chat: "7" }],
  ["matrix", { kind: "matrix", url: "https://ntfy.example/t", token: "1:a", room: "!r:x" }],
  ["mail", { kind: "mail", address: "me@example.org" }],
])("a form for %s sends what it asks for, and nothing that is empty", (kind, expected) => {
  const filled = { url: " https://ntfy.example/t ", chat: "7", room: "!r:x", address: "me@example.org" };
  const form = FORMS.find((each) => each.kind === kind) ?? FORMS[0];
  const token = kind === "ntfy" ? "  " : "1:a";
  if (form) expect(channelOf(form, { ...filled, token })).toEqual(expected);
});

test("quiet hours are shown as a clock shows them", () => {
  expect([0, 485, 1320].map(timeOf)).toEqual(["00:00", "08:05", "22:00"]);
  expect(["00:00", "08:05", "22:00"].map(minutesOf)).toEqual([0, 485, 1320]);
});

test.each([
  [201, 0],
  [503, 0],
  [401, 1],
  [404, 1],
])("a renewed subscription that the server answers with %d is ended %d times", async (status, expected) => {
  let ended = 0;
  const asked: object[] = [];
  const made = {
    toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "BPoint", auth: "secret" } }),
    unsubscribe: () => Promise.resolve(++ended > 0),
  };
  await renew("https://push.example/1", made, (channel) => {
    asked.push(channel);
    return Promise.resolve({ status });
  });
  expect([ended, asked]).toEqual([
    expected,
    [
      {
        kind: "push",
        endpoint: "https://push.example/2",
        p256dh: "BPoint",
        auth: "secret",
        replaces: "https://push.example/1",
      },
    ],
  ]);
});
