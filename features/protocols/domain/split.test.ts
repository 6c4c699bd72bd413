import fc from "fast-check";
import { expect, test } from "vitest";
import { LONGEST_PASSAGE, linesOf, splitPages } from "./split.ts";

const NOTE = `# Héparine non fractionnée

Indication : embolie pulmonaire
à haut risque.

## Débit initial
- Bolus **fictif** A
- Débit fictif B

## Surveillance

Premier dosage à une heure fictive.`;

test("titles stand over their passages, a paragraph is one line, items keep theirs", () => {
  expect(splitPages([NOTE])).toEqual([
    {
      page: null,
      heading: "Héparine non fractionnée",
      text: "Indication : embolie pulmonaire à haut risque.",
    },
    {
      page: null,
      heading: "Héparine non fractionnée › Débit initial",
      text: "- Bolus **fictif** A\n- Débit fictif B",
    },
    {
      page: null,
      heading: "Héparine non fractionnée › Surveillance",
      text: "Premier dosage à une heure fictive.",
    },
  ]);
});

test("the marks of a Markdown file are read: rows, underlined titles, boxes, links; a threshold keeps its sign", () => {
  const file = [
    "---\ntitle: Adrénaline du service\ndate: 2026-01-15\n---\n",
    "Adrénaline fictive\n==================\n",
    "Dilution\n--------\n",
    "Voir [la fiche](https://example.org/a) et ![le schéma](a.png).",
    "\n| Poids | Dose | Volume |\n|-------|:----:|-------:|\n| 10 kg | 0,1 mg | 0,1\u00a0mL |\n| 30 kg | 0,3 mg | |\n",
    "> 5 mmol/L : appeler\n\n- [ ] scope posé\n- [x] appel\n\n***\n",
    "```\nposte 4242\nposte 4343\n```\nFin.",
  ].join("\n");
  expect(splitPages([file])).toEqual([
    { page: null, heading: "", text: "title: Adrénaline du service\ndate: 2026-01-15" },
    {
      page: null,
      heading: "Adrénaline fictive › Dilution",
      text: [
        "Voir la fiche (https://example.org/a) et le schéma.",
        "Poids | Dose | Volume\n10 kg | 0,1 mg | 0,1\u00a0mL\n30 kg | 0,3 mg | ",
        "> 5 mmol/L : appeler\n- ☐ scope posé\n- ☑ appel",
        "poste 4242\nposte 4343\nFin.",
      ]
        .join("\n")
        .replace("| \n", "|\n"),
    },
  ]);
});

test("a passage says its page, and never goes on to the next one", () => {
  const passages = splitPages(["# Un\n\nPage une.", "", "Suite page trois.\n\nFin."]);
  expect(passages.map(({ page, heading, text }) => [page, heading, text])).toEqual([
    [1, "Un", "Page une."],
    [3, "Un", "Suite page trois.\nFin."],
  ]);
});

test("titles without a text are not lost", () => {
  expect(splitPages(["# Seul\n\n# Titre\n\ntexte\n\n## Dernier"]).map(({ text }) => text)).toEqual([
    "Seul",
    "texte",
    "Dernier",
  ]);
});

test("what is long is cut at an end of sentence, then between words, then anywhere", () => {
  const sentence = `${"mot ".repeat(60)}fin.`;
  for (const { text } of splitPages([`${sentence} ${sentence} ${sentence} ${sentence}`]))
    expect(text).toMatch(/fin\.$/);
  expect(splitPages(["mot ".repeat(400)]).every(({ text }) => /^mot.*mot$/.test(text))).toBe(true);
  expect(splitPages(["x".repeat(1500)]).map(({ text }) => text.length)).toEqual([600, 600, 300]);
});

const letters = (text: string) => text.replace(/[\s#]+/gu, "");
const pages = fc.array(
  fc.array(fc.constantFrom("# a", "## b", "mot", "- item", "", "phrase. ", "😀".repeat(350)), {
    maxLength: 12,
  }),
  { minLength: 1, maxLength: 4 },
);
test("of any text, nothing is lost, nothing is too long, nothing is half a character", () => {
  fc.assert(
    fc.property(pages, (given) => {
      const texts = given.map((lines) => lines.join("\n"));
      const found = splitPages(texts);
      const all = letters(found.map(({ heading, text }) => `${heading}${text}`).join(""));
      for (const letter of new Set(letters(texts.join(""))))
        expect(all, `${letter} of ${JSON.stringify(texts)}`).toContain(letter);
      const body = texts
        .join("\n")
        .split("\n")
        .filter((line) => !/^#/.test(line))
        .join("");
      const without = letters(found.map(({ text }) => text).join(""));
      expect(without.length).toBeGreaterThanOrEqual(letters(body).length);
      for (const { text } of found) {
        expect(text.length).toBeLessThanOrEqual(LONGEST_PASSAGE);
        expect(text.isWellFormed()).toBe(true);
      }
    }),
  );
});

// A pattern that goes back over what it read would not end here: nothing is measured.
test.each([
  ["marks alone", "#".repeat(800_000)],
  ["marks around a title", `# a${"#".repeat(800_000)}b`],
  ["marks of items", "- ".repeat(400_000)],
  ["lines of a letter", "a\n".repeat(400_000)],
  ["ends of sentences", ". ".repeat(400_000)],
])("a text without end is split to its end: %s", (_, piece) => {
  const found = splitPages([piece]);
  const all = found.map(({ text }) => text).join("");
  expect(all.replace(/\s/gu, "")).toHaveLength(piece.replace(/\s/gu, "").length);
  expect(found.every(({ text }) => text.length <= LONGEST_PASSAGE)).toBe(true);
});

test("lines of a passage lose the marks of their items, and keep numbers", () => {
  expect(linesOf("Débit :\n- **A**\n2. B")).toEqual([
    { item: false, text: "Débit :" },
    { item: true, text: "A" },
    { item: true, text: "2. B" },
  ]);
});
