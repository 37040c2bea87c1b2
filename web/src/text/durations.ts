/** Durations in words and figures. */

import type { ClockRules } from "../net/wire";
import type { Say } from "./texts";

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** What new tables add to the clock for every turn. */
export const INCREMENT = 10 * SECOND;

/** A time that is left, in minutes and seconds. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A time that is left on a clock that ticks. */
export function clockTime(milliseconds: number, language: string): string {
  return milliseconds < HOUR ? minutes(milliseconds) : timeLeft(milliseconds, language);
}

/** A time that is left, with its units. */
export function timeLeft(milliseconds: number, language: string): string {
  const unit = (count: number, name: "day" | "hour" | "minute", unitDisplay: "narrow" | "short" | "long" = "narrow") =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay }).format(count);
  if (milliseconds < HOUR) return unit(Math.max(1, Math.ceil(milliseconds / MINUTE)), "minute", "short");
  // A turn that has just begun has all its days.
  const left = Math.ceil(milliseconds / MINUTE) * MINUTE;
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days > 0) return [unit(days, "day", "long"), ...(hours > 0 ? [unit(hours, "hour")] : [])].join(" ");
  return `${unit(hours, "hour")} ${unit(Math.floor((left % HOUR) / MINUTE), "minute")}`;
}

/** A time that is left of days, in words and without minutes; shorter ones have their units. */
export function daysLeft(milliseconds: number, language: string): string {
  if (milliseconds < HOUR) return timeLeft(milliseconds, language);
  const left = Math.ceil(milliseconds / MINUTE) * MINUTE;
  const unit = (count: number, name: "day" | "hour") =>
    count === 0
      ? []
      : [new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(count)];
  return [...unit(Math.floor(left / DAY), "day"), ...unit(Math.floor((left % DAY) / HOUR), "hour")].join(" ");
}

/** A time that is left, where seconds do not matter: in hours and minutes. */
export function hoursLeft(milliseconds: number, language: string): string {
  if (milliseconds >= HOUR) return timeLeft(milliseconds, language);
  const count = Math.max(1, Math.ceil(milliseconds / MINUTE));
  return new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "narrow" }).format(count);
}

/** What happens when somebody leaves a table. */
export function graceText(t: Say, grace: number | null, clock: ClockRules | null = null): string {
  if (clock?.per_turn) return t("pages-bot-one-turn");
  if (grace === null) return t("pages-bot-never");
  if (grace % HOUR === 0) return t("pages-bot-after-hours", { count: grace / HOUR });
  return t("pages-bot-after-minutes", { count: Math.ceil(grace / MINUTE) });
}

/** The time that everybody has. */
export function clockText(t: Say, clock: ClockRules | null): string {
  if (clock === null) return t("pages-clock-none");
  if (clock.per_turn)
    return clock.bank % DAY === 0
      ? t("pages-clock-days", { count: clock.bank / DAY })
      : t("pages-clock-turn", { time: minutes(clock.bank) });
  if (clock.bank % MINUTE === 0 && clock.increment === INCREMENT)
    return t("pages-clock-minutes", { count: clock.bank / MINUTE });
  return `${minutes(clock.bank)} + ${minutes(clock.increment ?? 0)}`;
}

/** The same where there is little room: in a list to choose from. */
export function briefClockText(t: Say, clock: ClockRules | null): string {
  const isLive = clock !== null && !clock.per_turn && clock.bank % MINUTE === 0 && clock.increment === INCREMENT;
  return isLive ? t("pages-clock-minutes-brief", { count: clock.bank / MINUTE }) : clockText(t, clock);
}

/** The days for every turn; null at any other pace. */
export function daysOf(clock: ClockRules | null): number | null {
  return clock?.per_turn === true && clock.bank % DAY === 0 ? clock.bank / DAY : null;
}

/** The days for every turn that are offered, those of a game before among them; 0 for a game that waits for ever. */
export function daysOffered(before: ClockRules | null): readonly number[] {
  const days = [...new Set([1, 2, 3, 5, 7, 14, daysOf(before) ?? 1])].sort((one, other) => one - other);
  return [...days, 0];
}

/** A time in days, rounded: a few minutes cost nobody a day. */
export function wholeDays(time: number): number {
  return Math.round(time / DAY);
}
