/** The offer to be told when it is one's turn, wherever it is made: whoever declines it is not asked again. */

import { OF_IDENTITY } from "../services/keptKeys";
import { t } from "../services/language.svelte";
import { errorText } from "../text/problems";
import { ability, askForNotices, isToldHere, notices, tellHere } from "./notices.svelte";

const DECLINED = OF_IDENTITY.declined;

export class OfferedNotices {
  #declined = $state(localStorage.getItem(DECLINED) !== null);
  #agreed = $state(false);
  /** Whether it is known if anybody is to be asked. */
  isKnown = $state(localStorage.getItem(DECLINED) !== null);
  problem = $state("");
  /** Whether one is told nowhere yet, and may want to be. */
  readonly isWanted = $derived(notices.known !== null && notices.known.channels.length === 0 && !this.#declined);
  /** Whether one has just agreed to be told here. */
  readonly isOn = $derived(this.#agreed && isToldHere());
  /** Whether this browser can be told; otherwise there are other ways, in the settings. */
  readonly canTellHere = $derived(ability() === "able" && this.problem === "");

  async ask(): Promise<void> {
    try {
      if (!this.#declined) await askForNotices();
    } catch {
      // Nothing is offered then.
    } finally {
      this.isKnown = true;
    }
  }

  async tell(): Promise<void> {
    this.problem = "";
    try {
      this.#agreed = await tellHere();
    } catch (error) {
      this.problem = error instanceof DOMException ? t("pages-notices-failed") : errorText(t, error);
    }
  }

  decline(): void {
    this.#declined = true;
    localStorage.setItem(DECLINED, "1");
  }
}
