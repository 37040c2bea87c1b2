/** Something that is asked of the server by a button: under way, and what went wrong. */

import { t } from "./language.svelte";
import { errorText } from "../text/problems";

interface Doing {
  readonly busy: boolean;
  readonly problem: string;
  run(act: () => Promise<unknown>): void;
}

// A push service that cannot be reached is the browser's own error.
const problemOf = (error: unknown) => (error instanceof DOMException ? t("app-browser-failed") : errorText(t, error));

export function doing(told: (error: unknown) => string = problemOf): Doing {
  let busy = $state(false);
  let problem = $state("");

  async function run(act: () => Promise<unknown>) {
    [busy, problem] = [true, ""];
    try {
      await act();
    } catch (error) {
      problem = told(error);
    } finally {
      busy = false;
    }
  }

  return {
    get busy() {
      return busy;
    },
    get problem() {
      return problem;
    },
    run: (act) => void run(act),
  };
}
