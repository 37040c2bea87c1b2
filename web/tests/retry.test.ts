import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Unreachable } from "../src/net/api";
import { retry, retryWhileAway } from "../src/net/retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("tries again after a failure, and not after a success", async () => {
  const attempt = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error())
    .mockResolvedValueOnce(false)
    .mockResolvedValue("done");
  retry(attempt, 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test("tries no more once it was ended", async () => {
  const attempt = vi.fn(() => Promise.reject(new Error()));
  const waiting = retry(attempt, 100);
  await vi.advanceTimersByTimeAsync(50);
  waiting();
  retry(attempt, 100)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("tries again while the server is away, and tells any other problem once", async () => {
  const problem = new Error();
  const attempt = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Unreachable()).mockRejectedValue(problem);
  const told = vi.fn();
  retryWhileAway(attempt, told);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(told.mock.calls).toEqual([[problem]]);
});
