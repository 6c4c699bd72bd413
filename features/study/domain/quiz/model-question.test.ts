// What a model writes about the shipped library and about a text: only what its passage holds word
// for word becomes a question.
import { beforeAll, describe, expect, test } from "vitest";
import type { Passage } from "#platform/ai/toolbox.ts";
import { shippedLibrary } from "../../testing/library.ts";
import { bankQuestion } from "../bank-question.ts";
import { shownQuestion } from "../shown-question.ts";
import { type Material, partsOf, passagesWithin, textMaterial } from "./material.ts";
import { readQuestion } from "./model-question.ts";
import { textQuestions } from "./text-questions.ts";

const TEXT = `L’anaphylaxie de l’adulte se traite par adrénaline intramusculaire 0,5 mg, à répéter après 5 minutes.

Le remplissage apporte 1 000 mL de cristalloïde.

La surveillance d’une anaphylaxie dure 6 heures. Pas de bêtabloquant.

La ceftriaxone se donne à la dose de 1 à 2 g par jour.`;
const text = textMaterial(TEXT, "Cours d’allergologie", "fr");
const GOOD = {
  question: "Quelle dose d’adrénaline intramusculaire chez l’adulte ?",
  right: ["0,5 mg"],
  wrong: ["0,05 mg", "2 mg", "3 mg", "10 mg"],
  passage: "L’anaphylaxie de l’adulte se traite par adrénaline intramusculaire 0,5 mg",
};
const about = {
  difficulty: "medium",
  because: "Le texte ne le dit pas.",
  source: "Cours",
  language: "fr",
} as const;
const read = (over: object = {}, material: Material = text) =>
  readQuestion(JSON.stringify({ ...GOOD, ...over }), { ...about, material });

test("a question whose key stands in its passage is one of the bank, explained by the passage", () => {
  const question = read();
  if (!question.ok) throw new Error(question.reason);
  const { content } = question.made;
  expect(bankQuestion.safeParse(content).success).toBe(true);
  const lines = "propositions" in content ? content.propositions : [];
  expect(lines.filter(({ correct }) => correct).map((one) => [one.text, one.explanation])).toEqual([
    ["0,5 mg", `«\u00a0${GOOD.passage}\u00a0»`],
  ]);
  expect(
    lines
      .filter(({ correct }) => !correct)
      .map(({ text }) => text)
      .sort(),
  ).toEqual([...GOOD.wrong].sort());
  expect(lines.some(({ passage }) => passage !== undefined)).toBe(false);
});

describe("dropped:", () => {
  const fluid = { passage: "Le remplissage apporte 1 000 mL de cristalloïde." };
  test.each<[string, object, string]>([
    ["no JSON of a question", { question: 3 }, "format"],
    ["an empty question", { question: "  " }, "format"],
    ["no right line", { right: [] }, "format"],
    ["a passage that is nowhere", { passage: "Adrénaline 5 mg intramusculaire" }, "passage"],
    ["a key of another figure", { right: ["0,3 mg"] }, "key"],
    ["a key of another unit", { right: ["0,5 µg"] }, "key"],
    ["a key of another passage", { ...fluid, right: ["0,5 mg"] }, "key"],
    ["a paraphrase", { right: ["un demi-milligramme"] }, "key"],
    ["a figure of the question that is nowhere", { question: "Dose à 40 ans ?" }, "key"],
    ["the key in the question", { question: "Adrénaline 0,5 mg : quelle dose ?" }, "key"],
    ["a question that denies", { question: "Quelle dose n’est pas indiquée ?" }, "key"],
    [
      "what the passage forbids",
      {
        question: "Quel traitement donner ?",
        right: ["bêtabloquant"],
        wrong: ["Aspirine", "Héparine", "Digoxine"],
        passage: "Pas de bêtabloquant.",
      },
      "key",
    ],
    [
      "one end of a range",
      {
        question: "Quelle dose de ceftriaxone par jour ?",
        right: ["2 g"],
        wrong: ["5 g", "8 g", "10 g"],
        passage: "La ceftriaxone se donne à la dose de 1 à 2 g par jour.",
      },
      "key",
    ],
    ["wrong lines that the text says", { wrong: ["500 mg", "0,5 mg", "0,5 mg."] }, "wrong"],
    ["wrong lines of another unit", { wrong: ["5 minutes", "3 mL", "20 g"] }, "wrong"],
    ["wrong lines twice the same", { wrong: ["2 mg", "2 MG", "2 mg"] }, "wrong"],
    [
      "a wrong line inside a range of the text",
      {
        question: "Quelle dose d’adrénaline ?",
        wrong: ["1500 mg", "2 mg", "3 mg"],
      },
      "wrong",
    ],
  ])("%s", (_, over, reason) => {
    expect(read(over)).toEqual({ ok: false, reason });
  });

  test("what is no JSON at all", () => {
    expect(readQuestion("{question", { ...about, material: text })).toEqual({
      ok: false,
      reason: "format",
    });
  });
});

describe("of the library", () => {
  let material: Material;
  let passage: Passage;
  beforeAll(async () => {
    const library = await shippedLibrary();
    const passages = library.passages.filter(
      ({ documentId }) => documentId === "anaphylaxie",
    ) as Passage[];
    material = { title: "Anaphylaxie", passages, library, isText: false };
    passage = passages.find(({ text }) => /^Anaphylaxie de l’adulte/u.test(text)) as Passage;
  });
  const ask = (over: object) =>
    read(
      {
        question: "Quelle première mesure dans l’anaphylaxie ?",
        passage: passage.text,
        ...over,
      },
      material,
    );

  test("the key opens its passage, and a dose that the library gives is no wrong line", () => {
    const wrong = ["Vancomycine", "Ganciclovir", "Fosphénytoïne"];
    const question = ask({ right: ["adrénaline"], wrong });
    if (!question.ok) throw new Error(question.reason);
    const { content } = question.made;
    const lines = "propositions" in content ? content.propositions : [];
    expect(lines.find(({ correct }) => correct)?.passage).toBe(passage.id);
    expect(content.specialty).not.toBeNull();
    const dose = { question: "Quelle dose d’adrénaline IM ?", right: ["0,5 mg"] };
    expect(ask({ ...dose, wrong: ["0,3 mg", "0,15 mg", "2 mg"] })).toEqual({
      ok: false,
      reason: "wrong",
    });
  });

  test("a drug that the passage does not give is no question", () => {
    const dose = { question: "Quelle dose de morphine IM ?", right: ["0,5 mg"] };
    expect(ask({ ...dose, wrong: ["20 mg", "30 mg", "45 mg"] })).toMatchObject({ ok: false });
  });
});

test("a question that a model makes of an English text says its language", () => {
  const made = readQuestion(JSON.stringify(GOOD), { ...about, language: "en", material: text });
  expect(made.ok && made.made.content.language).toBe("en");
  const french = read();
  expect(french.ok && "language" in french.made.content).toBe(false);
});

test("parts of a long text are drawn within what a model reads, in reading order", () => {
  const parts = partsOf(
    Array.from({ length: 40 }, (_, at) => `${at} ${"mot ".repeat(120)}`).join("\n\n"),
  );
  expect(parts.length).toBeGreaterThan(20);
  expect(partsOf(`${"Une phrase longue. ".repeat(300)}`).every((one) => one.length <= 1_600)).toBe(
    true,
  );
  const { passages } = textMaterial(parts.join("\n\n"), "", "fr");
  const within = passagesWithin(passages, 5_000, "seed");
  expect(within.reduce((sum, { text: one }) => sum + one.length, 0)).toBeLessThanOrEqual(5_000);
  expect(within.length).toBeGreaterThan(3);
  expect(passages.filter((one) => within.includes(one))).toEqual(within);
});

test("without a model the amount of a sentence is asked, among amounts that the text does not say", async () => {
  const library = await shippedLibrary();
  const words = {
    ask: "Quelle valeur manque ?",
    because: "Non dit.",
    source: "Cours",
    language: "en",
  } as const;
  const all = textQuestions(text, { ...words, library });
  expect(all.map(({ key }) => key).sort()).toEqual(["1 000 mL", "6 heures"]);
  for (const { content, key } of all) {
    expect(bankQuestion.safeParse(content).success).toBe(true);
    expect(shownQuestion(content).language).toBe("en");
    expect(content.statement).toContain("[…]");
    expect(content.statement).not.toContain(key);
    const lines = "propositions" in content ? content.propositions : [];
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines.filter(({ correct }) => !correct))
      expect(TEXT).not.toContain(line.text);
  }
});
