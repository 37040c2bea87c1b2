/** Passkeys, as far as the browser is concerned. */

import { post } from "../net/api";
import type { Challenge, Me, PasskeyOffer, Ways } from "../net/wire";
import { formerDevice } from "../services/session.svelte";
import { isOnlyHere } from "../tools/onlyHere";

const TIMEOUT = 300_000;
/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Why there can be no passkeys: nothing, the address of the page, one's own server, or what one cannot change. */
export type Hindrance = "none" | "address" | "server" | "others";

/** Whether this page can have passkeys: over TLS or on this machine, and at a host with a name. */
export function hasPasskeys(): boolean {
  return hindranceTo(true) === "none";
}

/** What keeps this page from having passkeys, if the server checks them or does not. */
export function hindranceTo(isServerAble: boolean): Hindrance {
  if (!isSecureContext || /^[\d.]+$|^\[/.test(location.hostname)) return "address";
  if (!("PublicKeyCredential" in window)) return "others";
  if (isServerAble) return "none";
  // Only whoever sits at the machine of the server is taken for its host.
  return isOnlyHere(location.hostname) ? "server" : "others";
}

/** Whether somebody cancelled, or has nothing to choose from. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException;
}

/** Let the browser make a passkey, and the server keep it. */
export async function makePasskey(): Promise<Ways> {
  const offer = await post<PasskeyOffer>("/api/identity/passkeys/offer");
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: decoded(offer.challenge),
      rp: { id: offer.host, name: "Orbis" },
      user: { id: decoded(offer.user), name: offer.name, displayName: offer.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      excludeCredentials: offer.known.map((id) => ({ type: "public-key", id: decoded(id) })),
      attestation: "none",
      timeout: TIMEOUT,
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return post<Ways>("/api/identity/passkeys", {
    id: made.id,
    client: encoded(response.clientDataJSON),
    attestation: encoded(response.attestationObject),
  });
}

/** Come back as whoever a passkey of this device was made for. */
export async function usePasskey(): Promise<Me> {
  const { challenge, host } = await post<Challenge>("/api/passkeys/challenge");
  const used = (await navigator.credentials.get({
    publicKey: { challenge: decoded(challenge), rpId: host, userVerification: "preferred", timeout: TIMEOUT },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return post<Me>("/api/passkeys", {
    id: used.id,
    client: encoded(response.clientDataJSON),
    authenticator: encoded(response.authenticatorData),
    signature: encoded(response.signature),
    user: response.userHandle === null ? "" : encoded(response.userHandle),
    former: formerDevice(),
  });
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function encoded(content: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(content), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
