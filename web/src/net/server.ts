/** How the page reaches the application: all questions and lines go this way, wherever it runs. */

/** What is used of a WebSocket. */
export interface Wire {
  onopen: ((this: never, event: never) => unknown) | null;
  onmessage: ((this: never, event: never) => unknown) | null;
  onclose: ((this: never, event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface Server {
  /** Whether others can come to its tables from elsewhere: friends by links, oneself on another device. */
  readonly isShared: boolean;
  /** What is answered to a path of the API; rejected if nobody answers. */
  ask(path: string, options: RequestInit): Promise<Response>;
  /** A new connection over which tables are followed. */
  open(): Wire;
}

/** The server that the page came from. */
export const remote: Server = {
  isShared: true,
  ask: (path, options) => fetch(path, { ...options, credentials: "same-origin" }),
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`),
};

let chosen = remote;

/** The server of this page, the same one until the page is loaded again. */
export const server = (): Server => chosen;

/** Choose the server, before anybody asks it anything. */
export function choose(server: Server): void {
  chosen = server;
}
