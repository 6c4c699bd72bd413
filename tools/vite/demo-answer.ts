import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parse } from "yaml";

const ID = "virtual:demo-answer";
/** What an assistant would answer first: the dose, its repetition, and the trap. */
const PASSAGES = ["f2", "f4"];
const ALERT = "p1";
const MAX_SOURCES = 2;

interface Passage {
  id: string;
  text: string;
  sources: string[];
}
interface Sheet {
  title: string;
  sources: { id: string; organisation: string; title: string; year: number }[];
  sections: Record<string, Passage[]>;
}

const firstSentence = (text: string): string =>
  `${text.split(/\. (?=\p{Lu})/u)[0]?.replace(/\.$/, "") ?? text}.`;

/**
 * The answer of the home page, taken from the shipped sheet when the application is built: the page
 * cannot show what the product would not answer. A passage that disappears fails the build.
 */
export function demoAnswer(sheetFile: string): Plugin {
  return {
    name: "demo-answer",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(sheetFile);
      const sheet = parse(readFileSync(sheetFile, "utf8")) as Sheet;
      const all = Object.values(sheet.sections).flat();
      const find = (name: string): Passage =>
        all.find((passage) => passage.id === name) ??
        this.error(`${sheetFile} has no passage ${name}`);
      const chosen = [...PASSAGES, ALERT].map(find);
      const cited = [...new Set(chosen.flatMap((passage) => passage.sources))].slice(
        0,
        MAX_SOURCES,
      );
      const shown = chosen.map(({ id: name, text, sources }) => ({
        id: name,
        text: firstSentence(text),
        sources: cited.flatMap((source, index) => (sources.includes(source) ? [index + 1] : [])),
      }));
      const sources = cited.map((name) => sheet.sources.find((source) => source.id === name));
      const answer = { passages: shown.slice(0, PASSAGES.length), alert: shown.at(-1), sources };
      return `export const answer = ${JSON.stringify(answer)};`;
    },
  };
}
