import { afterEach, describe, expect, it, vi } from "vitest";
import { hindranceTo } from "../src/me/passkeys";
import { linkIn, recoveryLink } from "../src/me/recoveryLink";
import { acceptedSettings } from "../src/services/acceptedSettings";
import { routeOf } from "../src/services/router.svelte";

const SECRET = "A".repeat(42) + "-";

describe("a recovery link", () => {
  it("has its secret where no server sees it", () => {
    const link = new URL(recoveryLink("https://orbis.example", SECRET));
    expect(link.hash).toBe(`#${SECRET}`);
    expect(link.href.replace(link.hash, "")).toBe("https://orbis.example/me");
    expect(routeOf(link.pathname)).toEqual({ page: "me" });
  });

  it.each([
    [SECRET, SECRET],
    [`#${SECRET}`, SECRET],
    [`  https://orbis.example/me#${SECRET}\n`, SECRET],
    [`${SECRET}A`, null],
    ["https://orbis.example/table/x", null],
    ["", null],
  ])("is found in %j", (text, secret) => expect(linkIn(text)?.secret ?? null).toBe(secret));

  it.each([
    [`${SECRET}&table=eIIy2lzhMZcFY9pQ`, "eIIy2lzhMZcFY9pQ"],
    [`https://orbis.example/me#${SECRET}&table=a-table_`, "a-table_"],
    [SECRET, null],
  ])("names the table in %j", (text, table) => expect(linkIn(text)).toEqual({ secret: SECRET, table }));

  it.each(["/evil.example", "..%2Fsettings", "https://evil.example", "a b", "", "A".repeat(65)])(
    "leads to no other place than a table: %j",
    (table) => expect(linkIn(`${SECRET}&table=${table}`)).toBeNull(),
  );
});

describe("settings from another device", () => {
  it("are taken over as far as they are understood", () => {
    const sent = { language: "pl", theme: "neon", sounds: true, hints: "no", levels: ["oracle"], future: 1 };
    expect(acceptedSettings(sent)).toEqual({ language: "pl", sounds: true, levels: ["oracle"] });
  });
});

describe("why there are no passkeys", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["orbis.example", true, true, true, "none"],
    ["localhost", true, true, true, "none"],
    ["orbis.example", false, false, true, "address"],
    ["192.168.1.5", true, true, true, "address"],
    ["[::1]", true, true, true, "address"],
    ["localhost", true, true, false, "server"],
    ["orbis.example", true, true, false, "others"],
    ["orbis.example", true, false, false, "others"],
  ])("at %s, secure: %s, browser: %s, server: %s: %s", (hostname, isSecure, isBrowserAble, isServerAble, expected) => {
    vi.stubGlobal("isSecureContext", isSecure);
    vi.stubGlobal("location", { hostname });
    vi.stubGlobal("window", isBrowserAble ? { PublicKeyCredential: class {} } : {});
    expect(hindranceTo(isServerAble)).toBe(expected);
  });
});
