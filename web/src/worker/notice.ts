/** What the server announces by push, and how it is shown. */

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The path to open, with the moment that is announced. */
  readonly url: string;
  /** One notice for each table: a later one takes the place of the earlier. */
  readonly tag: string;
  /** How many tables wait, if that was said. */
  readonly waiting: number | null;
  readonly language: string;
  /** Where one can end these notices. */
  readonly unsubscribe: string;
}

/** What a push says. Whatever it says, something is shown: browsers withdraw the right from those who are silent. */
export function noticeOf(text: string | undefined): Notice {
  let said: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "");
    if (typeof parsed === "object" && parsed !== null) said = parsed as Record<string, unknown>;
  } catch {
    // It is shown as a notice that says nothing.
  }
  const word = (name: string) => (typeof said[name] === "string" ? said[name] : "");
  const { waiting } = said;
  const url = word("url");
  const unsubscribe = word("unsubscribe");
  return {
    title: word("title") || "Orbis",
    body: word("body"),
    // A path of this server, and nothing else.
    url: /^\/(?!\/)/.test(url) ? url : "/",
    tag: word("tag") || word("table") || "orbis",
    waiting: typeof waiting === "number" && waiting >= 0 ? waiting : null,
    language: word("language"),
    unsubscribe: /^(https?:\/\/|\/(?!\/))/.test(unsubscribe) ? unsubscribe : "",
  };
}

/** What browsers know of a notification beyond what its type says. */
interface Options extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** How a notice is shown; `stop` is what its button to end them is called in each language. */
export function optionsOf(notice: Notice, stop: Readonly<Record<string, string>> = {}): Options {
  const title = stop[notice.language];
  return {
    body: notice.body,
    tag: notice.tag,
    // What happened later at the same table is heard again.
    renotify: true,
    lang: notice.language,
    icon: "/icon-192.png",
    badge: "/notice.png",
    data: { url: notice.url, unsubscribe: notice.unsubscribe },
    actions: title !== undefined && notice.unsubscribe !== "" ? [{ action: "stop", title }] : [],
  };
}

/** The one of the open pages that shows a path. */
export function showing<Window extends { readonly url: string }>(
  windows: readonly Window[],
  url: string,
  origin: string,
): Window | undefined {
  const { pathname } = new URL(url, origin);
  return windows.find((each) => new URL(each.url).pathname === pathname);
}

/** Tell the server of a subscription that has taken the place of another; if it wants none, end it. */
export async function renew(
  replaces: string,
  made: Pick<PushSubscription, "toJSON" | "unsubscribe">,
  ask: (channel: object) => Promise<Pick<Response, "status">>,
): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  const { status } = await ask({ kind: "push", endpoint, ...keys, replaces });
  // Those notices were ended, or the browser is somebody else's now.
  if (status === 401 || status === 404) await made.unsubscribe();
}
