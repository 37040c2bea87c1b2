import type { Plugin } from "vite";

/** Lets the page of the build load at once a chunk that its script imports later, all that this needs, and a font. */
export function preloaded(name: string, font: string): Plugin {
  return {
    name: "preloaded",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = new Map(
          Object.values(bundle ?? {}).flatMap((each) =>
            each.type === "chunk" ? [[each.fileName, each] as const] : [],
          ),
        );
        const wanted = [...chunks.values()].find((chunk) => chunk.name === name);
        const needed = new Set<string>();
        const follow = (file: string) => {
          if (needed.has(file)) return;
          needed.add(file);
          chunks.get(file)?.imports.forEach(follow);
        };
        if (wanted !== undefined) follow(wanted.fileName);
        const styles = [...needed].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.includes(font));
        const link = (attrs: Record<string, string>) => (file: string) => ({
          tag: "link",
          attrs: { ...attrs, crossorigin: true, href: `/${file}` },
          injectTo: "head" as const,
        });
        const missing = (file: string) => !html.includes(file);
        return [
          ...[...needed].filter(missing).map(link({ rel: "modulepreload" })),
          ...styles.filter(missing).map(link({ rel: "stylesheet" })),
          ...fonts.map(link({ rel: "preload", as: "font", type: "font/woff2" })),
        ];
      },
    },
  };
}
