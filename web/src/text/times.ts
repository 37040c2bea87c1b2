/** Moments in words of a language. */

import type { Language } from "./texts";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const JUST_NOW: Readonly<Record<Language, string>> = {
  en: "just now",
  de: "gerade eben",
  pl: "przed chwilą",
  sk: "práve teraz",
  ru: "только что",
};

/** How long ago a moment was: “2 hours ago”, “yesterday”. */
export function agoText(language: Language, moment: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - moment) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return JUST_NOW[language];
}

/** A day soon to come: “Fri 20 November”. Unlike a short month, it never ends with a full stop. */
export function soonText(language: string, moment: number): string {
  return inWords(language, { weekday: "short", day: "numeric", month: "long" }, moment);
}

/** A moment soon to come: “Fri 20 November at 14:05”. */
export function soonTime(language: string, moment: number): string {
  const format = { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return inWords(language, format, moment);
}

/** A day soon to come, where there is little room: “20 Nov”. */
export function briefDay(language: string, moment: number): string {
  return inWords(language, { day: "numeric", month: "short" }, moment);
}

function inWords(language: string, format: Intl.DateTimeFormatOptions, moment: number): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, format).format(moment);
}

/** When something was: “14:05” today, and “16 Nov, 14:05” before. */
export function whenText(language: string, moment: number, now = Date.now()): string {
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return inWords(language, isToday ? time : { day: "numeric", month: "short", ...time }, moment);
}

/** The day of a moment: “16 Nov 2026”. */
export function dayText(language: Language, moment: number): string {
  return inWords(language, { dateStyle: "medium" }, moment).replace(/\s?г\.$/, "");
}

/** The day and the time of a moment: “16 Nov 2026, 14:05”. */
export function momentText(language: Language, moment: number): string {
  return inWords(language, { dateStyle: "medium", timeStyle: "short" }, moment);
}

/** The time of day of a moment: “14:05”. */
export function timeText(language: Language, moment: number): string {
  return inWords(language, { timeStyle: "short" }, moment);
}
