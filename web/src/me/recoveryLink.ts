/** The link by which one comes back. What follows the number sign is sent to no server, and so is in no log. */

const SECRET = /^[\w-]{43}$/;

export function recoveryLink(origin: string, secret: string): string {
  return `${origin}/me#${secret}`;
}

/** The secret in what somebody has opened or pasted; null if it is none. */
export function secretIn(text: string): string | null {
  const secret = text.trim().replace(/^.*#/s, "");
  return SECRET.test(secret) ? secret : null;
}
