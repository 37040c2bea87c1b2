/** What has to be known of each place where one can be told. */

import type { AnyChannel } from "../net/wire";

export type FormKind = Exclude<AnyChannel["kind"], "push">;
export type Field = "url" | "room" | "token" | "chat" | "address" | "label";

export interface FormField {
  readonly name: Field;
  /** What it looks like. */
  readonly example: string;
  readonly optional?: true;
}

export interface Form {
  readonly kind: FormKind;
  readonly fields: readonly FormField[];
}

const LABEL: FormField = { name: "label", example: "", optional: true };
const url = (example: string): FormField => ({ name: "url", example });

export const FORMS: readonly Form[] = [
  { kind: "mail", fields: [{ name: "address", example: "ann@example.org" }] },
  {
    kind: "ntfy",
    fields: [url("https://ntfy.sh/orbis-Xq7k2"), { name: "token", example: "tk_…", optional: true }, LABEL],
  },
  {
    kind: "telegram",
    fields: [{ name: "token", example: "123456789:AAE…" }, { name: "chat", example: "123456789" }, LABEL],
  },
  { kind: "discord", fields: [url("https://discord.com/api/webhooks/…"), LABEL] },
  { kind: "slack", fields: [url("https://hooks.slack.com/services/…"), LABEL] },
  {
    kind: "matrix",
    fields: [
      url("https://matrix.org"),
      { name: "room", example: "!abc:matrix.org" },
      { name: "token", example: "syt_…" },
      LABEL,
    ],
  },
  { kind: "webhook", fields: [url("https://example.org/orbis"), LABEL] },
];

/** The forms that a server can use. */
export function formsOf(mail: boolean): readonly Form[] {
  return FORMS.filter(({ kind }) => kind !== "mail" || mail);
}

/** What was filled in, without what may be left empty and is. */
export function channelOf({ kind, fields }: Form, filled: Partial<Record<Field, string>>): AnyChannel {
  const given = fields
    .map(({ name, optional }) => ({ name, text: (filled[name] ?? "").trim(), optional }))
    .filter(({ text, optional }) => text !== "" || optional !== true);
  return { kind, ...Object.fromEntries(given.map(({ name, text }) => [name, text])) } as AnyChannel;
}

/** Minutes after midnight as a clock shows them, and back. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
