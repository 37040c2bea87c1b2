/** The host's token, which this tab keeps until it is closed. */

const KEY = "orbis.admin";

export const host = $state({ token: sessionStorage.getItem(KEY) ?? "" });

/** The header of every question: never the address, which is logged. */
export function asHost(): Record<string, string> {
  return { "orbis-admin": host.token };
}

export function keepToken(token: string): void {
  host.token = token;
  if (token === "") sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, token);
}
