import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the pages say, in every language: for what is written by the build. */
export function spoken(root: string): ReadonlyMap<string, (key: string) => string> {
  const folder = join(root, "../src/orbis/locales");
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && /^[a-z]{2}$/.test(each.name))
    .map((each) => each.name);
  return new Map(
    languages.map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(join(folder, language, "pages.ftl"), "utf-8")));
      const say = (key: string) => {
        const text = bundle.getMessage(key)?.value;
        if (!text) throw new Error(`no text for ${key}`);
        return bundle.formatPattern(text);
      };
      return [language, say];
    }),
  );
}
