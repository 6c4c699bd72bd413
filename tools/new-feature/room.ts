// The smallest valid room: one thing from page to table and back, with a test of each kind. Its
// files are those of ./template, whose names and texts hold the words below between double braces.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const TEMPLATE = join(import.meta.dirname, "template");
const ENDING = ".template";

export const isFeatureName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (text: string) => text.replace(/^\w/, (letter) => letter.toUpperCase());

/**
 * Replaces the words of a template; braces of anything else, such as variables of messages, stay.
 */
function filled(text: string, name: string): string {
  const words: Record<string, string> = {
    name,
    camel: camel(name),
    pascal: capital(camel(name)),
    table: name.replaceAll("-", "_"),
    title: capital(name.replaceAll("-", " ")),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole);
}

/** The files of a new room: text by path, from the project's root. */
export function roomFiles(name: string): Record<string, string> {
  return Object.fromEntries(
    globSync(`**/*${ENDING}`, { cwd: TEMPLATE }).map((file) => [
      `features/${name}/${filled(file.slice(0, -ENDING.length), name)}`,
      filled(readFileSync(join(TEMPLATE, file), "utf8"), name),
    ]),
  );
}

/**
 * A table of contents (app/web/features.ts, app/server/features.ts) with the new feature in its
 * alphabetical place.
 */
export function listed(source: string, name: string, side: "web" | "server"): string {
  const line = `import { ${camel(name)} } from "#features/${name}/${side}/feature.ts";\n`;
  const imports = [...source.matchAll(/^import \{ \w+ \} from "#features\/.*\n/gm)].map(
    ([text]) => text,
  );
  const next = imports.find(
    (text) => text.slice(text.indexOf("#")) > line.slice(line.indexOf("#")),
  );
  const last = imports.at(-1);
  if (last === undefined)
    throw new Error(`app/${side}/features.ts lists no feature: add this line by hand: ${line}`);
  const withImport = next ? source.replace(next, line + next) : source.replace(last, last + line);
  return withImport.replace(
    /(export const features[^=]*= \[)([^\]]*)\]/,
    (_, start: string, inner: string) => {
      const names = [...inner.split(",").map((text) => text.trim()), camel(name)].filter(
        (text) => text !== "",
      );
      return `${start}${names.sort().join(", ")}]`;
    },
  );
}
