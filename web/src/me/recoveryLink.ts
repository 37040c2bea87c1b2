/** The link by which one comes back. What follows the number sign is sent to no server, and so is in no log. */

/** A link that was mailed to somebody who came from a table names it behind its secret. */
const LINK = /^([\w-]{43})(?:&table=([\w-]{1,64}))?$/;

export function recoveryLink(origin: string, secret: string): string {
  return `${origin}/me#${secret}`;
}

interface Found {
  readonly secret: string;
  /** The table at which one goes on. */
  readonly table: string | null;
}

/** What is in a link that somebody has opened or pasted; null if it is none. */
export function linkIn(text: string): Found | null {
  const [, secret, table] = LINK.exec(text.trim().replace(/^.*#/s, "")) ?? [];
  return secret === undefined ? null : { secret, table: table ?? null };
}

/** What can be kept of a secret: enough to know it again, and too little to use it. */
export const endOf = (secret: string) => secret.slice(-6);
