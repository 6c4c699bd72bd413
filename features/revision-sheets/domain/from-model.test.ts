import { expect, test } from "vitest";
import type { Passage } from "#platform/ai/toolbox.ts";
import { type Evidence, givenPassage } from "./evidence.ts";
import { fromModel } from "./from-model.ts";
import { STATEMENT_LENGTH, TITLE_LENGTH } from "./limits.ts";
import { isUnverified } from "./unverified.ts";

const passage: Passage = {
  ...givenPassage(
    "Anaphylaxie de l’adulte : adrénaline 0,5 mg IM, à répéter après 5 min.",
    1,
    "Anaphylaxie",
    "fr",
  ),
  population: "adult",
};
const EVIDENCE: Evidence[] = [
  { n: 1, passage },
  {
    n: 2,
    passage: givenPassage("Surveiller la SpO₂ et la pression artérielle.", 2, "Anaphylaxie", "fr"),
  },
];
const answer = (sections: object, title = "Anaphylaxie") => JSON.stringify({ title, sections });
const read = (text: string) => fromModel(text, EVIDENCE, "sujet");

test("a dose that its source holds is kept as it is; another one is marked, never corrected", () => {
  const made = read(
    answer({
      treatment: [
        { text: "Adrénaline 0,5 mg IM chez l’adulte.", sources: [1] },
        { text: "Adrénaline 5 mg IM chez l’adulte.", sources: [1] },
        { text: "Adrénaline 0,5 mg IM chez l’adulte.", sources: [2] },
        { text: "Hydrocortisone 200 mg IV.", sources: [] },
      ],
    }),
  );
  const marked = made?.sections.treatment.map(({ text, doubts }) =>
    doubts.map(({ from, to }) => text.slice(from, to)),
  );
  expect(marked?.[0]).toEqual([]);
  expect(marked?.[1]).toEqual(["5 mg"]);
  expect(marked?.[2]).toContain("0,5 mg");
  expect(marked?.[3]).toContain("200 mg");
});

test("a text of a model is kept whole characters only, wherever it is cut", () => {
  const long = `${"a".repeat(STATEMENT_LENGTH - 1)}😀`;
  const made = read(
    answer({ keyPoints: ["Un\0deux \ud83d trois.", long] }, `${"t".repeat(TITLE_LENGTH - 1)}😀`),
  );
  expect(made?.sections.keyPoints.map(({ text }) => text)).toEqual([
    "Un deux \ufffd trois.",
    long.slice(0, -2),
  ]);
  expect(made?.title).toBe("t".repeat(TITLE_LENGTH - 1));
});

test("numbers that open nothing are dropped, and a statement without any is unverified", () => {
  const made = read(
    answer({ keyPoints: [{ text: "Appeler à l’aide [7] [2].", sources: [9] }, "Rester calme."] }),
  );
  expect(made?.sections.keyPoints[0]).toMatchObject({ text: "Appeler à l’aide.", sources: [2] });
  expect(made?.sections.keyPoints.map(isUnverified)).toEqual([false, true]);
  expect(made?.evidence.map(({ n }) => n)).toEqual([2]);
});

test.each([
  ["no JSON", "Voici votre fiche : …"],
  ["another object", '{"answer": 42}'],
  ["no statement", answer({ keyPoints: [], treatment: [{ text: "   ", sources: [1] }] })],
  ["a cut answer", answer({ keyPoints: ["Un énoncé"] }).slice(0, -3)],
])("%s is no sheet", (_, text) => expect(read(text)).toBeNull());

test("fences, Markdown and unknown sections are taken away", () => {
  const made = read(
    `\`\`\`json\n${answer({ keyPoints: ["**Appeler**\n à l’aide"] }, "## Titre")}\n\`\`\``,
  );
  expect(made).toMatchObject({
    title: "Titre",
    sections: { keyPoints: [{ text: "Appeler à l’aide" }] },
  });
});
