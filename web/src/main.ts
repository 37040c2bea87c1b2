/** The first to be loaded, and small: it lets everything else that the address needs come at the same time. */

import { enter } from "./services/base";
import { chosenLanguage } from "./services/chosenLanguage";
import { sourcesOf } from "./text/sources";
import "./theme.css";
import "./pages.css";

/** Loading something ahead may fail: whoever needs it loads it again. */
function ahead(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}

const path = enter();
ahead(sourcesOf(chosenLanguage()));
if (/^\/(table|learn)\//.test(path)) ahead(import("./pages/TablePage.svelte"));
if (path.startsWith("/learn")) ahead(import("./learn/LearnPage.svelte"));

void import("./start").then(({ start }) => start());
