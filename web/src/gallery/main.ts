import { mount } from "svelte";
import "../theme.css";
import { loadTexts } from "../text/texts";
import Gallery from "./Gallery.svelte";
import { loadCatalogue, loadView } from "./fixtures";
import { readScene } from "./scene";

async function show(): Promise<void> {
  const scene = readScene(location.search);
  if (scene.theme !== null) document.documentElement.dataset["theme"] = scene.theme;
  document.documentElement.lang = scene.language;
  const t = await loadTexts(scene.language);
  const catalogue = await loadCatalogue();
  const view = scene.scene === "table" ? await loadView(scene.position, scene.players, scene.language) : null;
  const next = scene.then === null ? null : await loadView(scene.then, scene.players, scene.language);
  mount(Gallery, { target: document.body, props: { scene, t, catalogue, view, next } });
}

void show();
