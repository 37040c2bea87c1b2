/** The end of whoever was forgotten: all pages of theirs in this browser begin anew, and say so once. */

import { base } from "./base";
import { dropPerson, OF_IDENTITY } from "./keptKeys";

const KEY = "orbis.forgotten";
const channel = () => new BroadcastChannel(`${OF_IDENTITY.known}.forgotten`);

function beginAnew(): void {
  dropPerson();
  sessionStorage.clear();
  sessionStorage.setItem(KEY, "yes");
  location.assign(`${base}/`);
}

/** Leave every page, once the server has forgotten whoever was here. */
export function leaveForgotten(): void {
  channel().postMessage(null);
  beginAnew();
}

/** Leave this page when somebody is forgotten on another one. */
export function awaitForgotten(): void {
  channel().onmessage = beginAnew;
}

/** Whether somebody was forgotten here a moment ago. */
export function wasForgotten(): boolean {
  const was = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return was;
}
