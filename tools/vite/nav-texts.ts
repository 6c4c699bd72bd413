import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:nav-texts/";

/** `virtual:nav-texts/fr`: the `nav` part of every feature's messages under the feature's name, so that the menu,
 *  the settings tabs and the administration have their labels without downloading whole features. */
export function navTexts(features: string): Plugin {
  return {
    name: "nav-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const texts: Record<string, unknown> = {};
      for (const feature of readdirSync(features)) {
        const file = join(features, feature, "messages", language, `${feature}.json`);
        if (!existsSync(file)) continue;
        this.addWatchFile(file);
        const nav = (JSON.parse(readFileSync(file, "utf8")) as { nav?: unknown }).nav;
        if (nav) texts[feature] = nav;
      }
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}
