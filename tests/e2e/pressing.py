"""Everything at a table that looks pressable, pressed one after another, and what each has answered."""

from dataclasses import dataclass

from playwright.sync_api import Page

from orbis.rules import ACTIONS, Action

_PRESS_ALL = """
async (take) => {
  const controls = "button, a[href], input, select, summary, [role=button], [role=link], [tabindex='0']";
  const hands = ["pointer", "help"];
  const screen = document.querySelector(".screen");
  const prompt = () => screen.querySelector(".prompt");
  const sheet = () => document.querySelector("dialog[open]");
  const waits = () => screen.getAttribute("aria-busy") === "true";
  const rest = () => new Promise((rested) => setTimeout(rested, 4));
  const settle = async (isSo) => {
    for (let often = 0; often < 250 && !isSo(); often += 1) await rest();
    return isSo();
  };

  const wordsOf = (each) => each.getAttribute("aria-label") ?? each.textContent.trim().replace(/\\s+/g, " ");
  const isHit = (each) => {
    const box = each.getBoundingClientRect();
    return [0.5, 0.25, 0.75].some((across) => [0.5, 0.25, 0.75].some((down) => {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
      return hit !== null && each.contains(hit) && (hit.closest(controls) ?? each) === each;
    }));
  };
  const isSeen = (each) => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const looksPressable = (each) => {
    if (each.matches(controls)) return isSeen(each);
    const cursor = getComputedStyle(each).cursor;
    const isFirst = cursor !== getComputedStyle(each.parentElement).cursor;
    return hands.includes(cursor) && isFirst && each.closest(controls) === null && isSeen(each);
  };
  const all = () => {
    const often = new Map();
    const found = [...screen.querySelectorAll("*")].filter(looksPressable);
    return new Map(found.filter(isHit).map((each) => {
      const { action = "", ask = "", command = "" } = each.dataset;
      const name = `${each.localName} ${action}|${ask}|${command} ${wordsOf(each)}`;
      often.set(name, (often.get(name) ?? 0) + 1);
      return [`${name} (${often.get(name)})`, each];
    }));
  };

  const tile = () => screen.querySelector(`.display [data-action="${take}"]`);
  const ready = async () => {
    await settle(() => !waits());
    sheet()?.querySelector("button.close")?.click();
    await settle(() => sheet() === null);
    window.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    await rest();
    for (const close of screen.querySelectorAll(".notice:not(.wish, .paused) button")) close.click();
    if (take === null) return;
    await settle(() => tile().getAttribute("aria-pressed") !== "true");
    tile().click();
    await settle(() => tile().getAttribute("aria-pressed") === "true");
  };

  const { wanted } = window;
  window.isPressed = true;
  let changes = 0;
  const watched = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(() => (changes += 1)).observe(screen, watched);

  const press = async (thing) => {
    wanted.length = 0;
    const [line, look] = [prompt()?.className, screen.outerHTML];
    const before = prompt()?.dataset.refused;
    changes = 0;
    thing.click();
    const isAnswered = () => sheet() !== null || wanted.length > 0;
    await settle(() => changes > 0 || isAnswered());
    // A sheet that was never opened before has to be loaded.
    const isTold = () => isAnswered() || prompt()?.dataset.refused !== undefined;
    for (let often = 0; often < 10 && !isTold(); often += 1) await rest();
    await rest();
    if (sheet() !== null) {
      // What a sheet says may come from elsewhere.
      await settle(() => sheet().innerText.trim().length > 20);
      const told = sheet().querySelector("[data-rule], [data-told]");
      return ["sheet", told?.dataset.rule ?? told?.dataset.told ?? "", sheet().innerText];
    }
    const refused = prompt()?.dataset.refused;
    const isNew = before === undefined || prompt().className !== line;
    if (refused !== undefined && isNew)
      return isSeen(prompt()) ? ["line", refused, prompt().innerText] : ["nothing", "", ""];
    if (wanted.length > 0) return ["sent", "", wanted.join(" ")];
    return [screen.outerHTML === look ? "nothing" : "done", "", ""];
  };

  await ready();
  const answers = [];
  for (const [name, found] of all()) {
    const thing = found.isConnected ? found : all().get(name);
    if (thing === undefined) {
      answers.push([name, "", null, false, "", "", false, "gone", "", ""]);
      continue;
    }
    const { action, ask = "", command = "" } = thing.dataset;
    const number = action === undefined ? null : Number(action);
    const isRefused = thing.getAttribute("aria-disabled") === "true";
    const isSlot = thing.matches(".pyramid button");
    const answer = thing.matches("a[href]") ? ["link", "", thing.href] : await press(thing);
    answers.push([name, wordsOf(thing), number, isRefused, ask, command, isSlot, ...answer]);
    await ready();
  }
  return answers;
}
"""


@dataclass(frozen=True, slots=True)
class Answer:
    """What something that looks pressable says when it is pressed."""

    thing: str
    name: str
    number: int | None
    is_refused: bool
    ask: str
    command: str
    in_pyramid: bool
    how: str
    """In a sheet, in a line, by what is done or sent, by a link, or by nothing."""
    rule: str
    text: str

    @property
    def action(self) -> Action | None:
        return None if self.number is None else ACTIONS[self.number]


def press_all(page: Page, take: int | None = None) -> list[Answer]:
    """Press everything at the table, each time with a tile chosen if its taking is given."""
    return [Answer(*each) for each in page.evaluate(_PRESS_ALL, take)]
