import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:nav-texts/";

/**
 * `virtual:nav-texts/fr`: the `nav` part of the messages of every feature (and platform part with
 * pages) under its name, so that the menu, the settings tabs and the administration have their
 * labels without downloading whole features.
 */
export function navTexts(...folders: string[]): Plugin {
  return {
    name: "nav-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const texts: Record<string, unknown> = {};
      for (const folder of folders.flatMap((parent) =>
        readdirSync(parent).map((name) => join(parent, name)),
      )) {
        const feature = basename(folder);
        const file = join(folder, "messages", language, `${feature}.json`);
        if (!existsSync(file)) continue;
        this.addWatchFile(file);
        const nav = (JSON.parse(readFileSync(file, "utf8")) as { nav?: unknown }).nav;
        if (nav) texts[feature] = nav;
      }
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}
