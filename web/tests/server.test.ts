import { afterEach, expect, test } from "vitest";
import { get, getFile, line, post, Refusal, Unreachable } from "../src/net/api";
import { choose, remote, type Server } from "../src/net/server";

const asked: [string, RequestInit][] = [];
const heard: boolean[] = [];
line.onheard = (isReached) => void heard.push(isReached);

function answering(answer: () => Promise<Response>): void {
  const open: Server["open"] = () => {
    throw new Error("nobody connects");
  };
  choose({
    isShared: true,
    ask: (path, options) => {
      asked.push([path, options]);
      return answer();
    },
    open,
  });
}

afterEach(() => {
  choose(remote);
  asked.length = heard.length = 0;
});

test("all questions go to the chosen server", async () => {
  answering(() => Promise.resolve(Response.json({ id: "a" })));
  expect(await get("/api/about")).toEqual({ id: "a" });
  expect(await post("/api/tables", { seats: 2 })).toEqual({ id: "a" });
  expect(await (await getFile("/api/identity/export")).text()).toBe('{"id":"a"}');
  expect(asked.map(([path, options]) => [path, options.method, options.body])).toEqual([
    ["/api/about", undefined, undefined],
    ["/api/tables", "POST", '{"seats":2}'],
    ["/api/identity/export", undefined, undefined],
  ]);
  expect(heard).toEqual([true, true, true]);
});

test("a refusal is an answer, anything else is none", async () => {
  const error = { code: "not_found", message: "there is nothing" };
  answering(() => Promise.resolve(Response.json({ error }, { status: 404 })));
  await expect(get("/api/x")).rejects.toThrow(Refusal);
  answering(() => Promise.resolve(new Response("bad gateway", { status: 502 })));
  await expect(get("/api/x")).rejects.toThrow(Unreachable);
  answering(() => Promise.reject(new TypeError("failed to fetch")));
  await expect(get("/api/x")).rejects.toThrow(Unreachable);
  expect(heard).toEqual([true, false, false]);
});
