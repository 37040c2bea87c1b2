import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./services/language.svelte";
import { startRouter } from "./services/router.svelte";
import { settings } from "./services/settings.svelte";
import "./theme.css";
import "./pages.css";

async function start(): Promise<void> {
  await speak(settings.language);
  startRouter();
  mount(App, { target: document.body });
}

void start();
