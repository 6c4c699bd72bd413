// The rules on the library the product ships: what a person who takes a sheet gets.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { extractCards } from "../domain/extract.ts";
import { foreignFigures } from "../domain/passage.ts";
import { warningsOf } from "../domain/quality.ts";

const FOLDER = new URL("../../guidelines/content/", import.meta.url);
/** What a sheet that is taken has over its sections. */
const HEADINGS: Readonly<Record<string, string>> = {
  definition: "Définition",
  redFlags: "Signes de gravité",
  firstMinutes: "Premières minutes",
  examinations: "Examens",
  treatment: "Traitement",
  orientation: "Orientation",
  pitfalls: "Pièges",
};
const FEWEST = 1;
interface Sheet {
  title: string;
  sections: Record<string, { text: string; doses?: unknown[] }[]>;
}
const sheets = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => parse(readFileSync(new URL(file, FOLDER), "utf8")) as Sheet);
const textOf = ({ sections }: Sheet) =>
  Object.entries(sections)
    .map(
      ([section, passages]) =>
        `# ${HEADINGS[section]}\n\n${passages.map(({ text }) => text).join("\n\n")}`,
    )
    .join("\n\n");

test("every sheet gives cards; their figures are those of their passage, and few deserve a remark", () => {
  let [cards, remarked] = [0, 0];
  for (const sheet of sheets) {
    const text = textOf(sheet);
    const found = extractCards(text, { title: sheet.title, count: 40 });
    expect(found.length, sheet.title).toBeGreaterThanOrEqual(FEWEST);
    for (const card of found) {
      const passage = text.slice(card.from, card.to);
      expect(foreignFigures(`${card.question} ${card.answer}`, passage), card.question).toEqual([]);
      // A passage is words of the sheet, never two of its paragraphs.
      expect(passage).not.toContain("\n\n");
      cards += 1;
      if (warningsOf(card, passage).length > 0) remarked += 1;
    }
  }
  expect(remarked / cards).toBeLessThan(0.02);
});
