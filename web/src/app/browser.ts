/** What the browser tells of itself and of the page. */

/** Whether a page begins with a script: then it is of the same version as the worker that keeps it. */
export function beginsWith(page: Pick<ParentNode, "querySelector">, script: string): boolean {
  return page.querySelector(`script[src$="/${script}"]`) !== null;
}

/** Whether it is an iPhone or iPad, where every browser is the same inside. */
export function isApple(agent: string, touchPoints: number): boolean {
  // An iPad says that it is a Mac, which has no touch screen.
  return /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && touchPoints > 1);
}

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

/** What a person would call this browser: Firefox, Linux. */
export function deviceName(agent: string): string {
  const first = (all: readonly (readonly [string, string])[]) => all.find(([mark]) => agent.includes(mark))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
