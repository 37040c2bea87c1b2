import { mount } from "svelte";
import App from "./app/App.svelte";
import { speak } from "./app/language.svelte";
import { startRouter } from "./app/router.svelte";
import { settings } from "./app/settings.svelte";
import "./theme.css";
import "./pages.css";

async function start(): Promise<void> {
  await speak(settings.language);
  startRouter();
  mount(App, { target: document.body });
}

void start();
