import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { fromText, partsOf, sectionOfHeading, sectionOfSentence } from "./from-text.ts";
import { MOST_PARTS } from "./limits.ts";
import { SECTIONS } from "./sections.ts";

test.each([
  ["## Traitement", "treatment"],
  ["Conduite à tenir", "treatment"],
  ["Signes cliniques", "symptoms"],
  ["Examens complémentaires", "diagnosis"],
  ["Contre-indications", "warnings"],
  ["Points à retenir", "takeaways"],
  ["Risk factors", "keyPoints"],
  ["Side effects", "warnings"],
  ["Definición", "definitions"],
  ["Para recordar", "takeaways"],
  ["Bibliographie", null],
])("the heading %s announces %s", (heading, section) =>
  expect(sectionOfHeading(heading)).toBe(section),
);

test.each([
  ["La pancréatite aiguë est une inflammation du pancréas.", "definitions"],
  ["Elle se manifeste par une douleur épigastrique.", "symptoms"],
  ["Le scanner confirme le diagnostic.", "diagnosis"],
  ["Paracétamol 1 g par voie orale toutes les 6 h.", "treatment"],
  ["Ne jamais donner d’AINS : contre-indiqués.", "warnings"],
  ["En résumé, une urgence à dépister.", "takeaways"],
  ["The mortality of the severe form is high.", "keyPoints"],
  ["No se debe administrar en el embarazo.", "warnings"],
  ["Le train part à huit heures.", null],
])("the sentence « %s » goes to %s", (sentence, section) =>
  expect(sectionOfSentence(sentence)).toBe(section),
);

test("headings rule the sentences under them; a heading of something else frees them", () => {
  const { sections, title, leftOut } = fromText(
    "Colique néphrétique\n\nTraitement :\n1. Boissons libres\n2. Repos au lit strict\n\nHistoire :\nLe train part à huit heures.",
    "",
    "fr",
  );
  expect(title).toBe("Colique néphrétique");
  expect(sections.treatment.map(({ text }) => text)).toEqual(["Repos au lit strict"]);
  expect(leftOut).toBe(1);
});

test("whatever the text, every statement stands word for word in the part it cites, and once", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "Traitement\n",
      "\n\n",
      "- ",
      "Fièvre et douleur. ",
      "Ne pas donner 5 mg/kg. ",
      "## Signes\n",
    ),
    fc.string({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { sections, evidence } = fromText(pieces.join(""), "Titre", "fr");
      const bare = (text: string) => text.replaceAll(/[\s#*_]+/gu, "");
      const all = SECTIONS.flatMap((section) => sections[section]);
      for (const { text, sources } of all) {
        const part = evidence.find(({ n }) => n === sources[0]);
        expect(bare(part?.passage.text ?? "")).toContain(bare(text));
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    }),
    { numRuns: runs(300) },
  );
});

test("a long line without end is cut, nothing of it is lost", () => {
  const text = "mot ".repeat(2_000).trim();
  expect(partsOf(text).join("").replaceAll(/\s+/gu, "")).toBe(text.replaceAll(/\s+/gu, ""));
  expect(Math.max(...partsOf(text).map(({ length }) => length))).toBeLessThanOrEqual(1_501);
});

test("thousands of one-word paragraphs: sources keep numbers of three digits, nothing is lost", () => {
  const text = Array.from({ length: 13_000 }, (_, n) => "abcdef"[n % 6]).join("\n\n");
  const parts = partsOf(text);
  expect(parts.length).toBeLessThanOrEqual(MOST_PARTS);
  expect(parts.join("").replaceAll("\n", "")).toBe(text.replaceAll("\n", ""));
});

test("forty thousand hostile characters are read to their end", () => {
  // Read again from each word, they would pass the limit of any test.
  for (const unit of ["a:", "1) ", "- ** ", "5 mg ", "traitement ", "\n#", "é.\u00a0A "]) {
    expect(() => fromText(unit.repeat(40_000 / unit.length), "", "fr"), unit).not.toThrow();
  }
}, 60_000);
