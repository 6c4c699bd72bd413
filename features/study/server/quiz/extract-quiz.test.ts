// Over the whole library: a key that its passage does not hold, or an option that the library could
// make right, would be a wrong question.
import { beforeAll, describe, expect, test } from "vitest";
import { amountText } from "#features/guidelines/domain/public.ts";
import { fold, stems } from "#platform/search/normalise.ts";
import { bankQuestion } from "../../domain/bank-question.ts";
import { chooseQuestions, everyQuestion } from "../../domain/quiz/extract-quiz.ts";
import type { QuizLibrary } from "../../domain/quiz/library.ts";
import { type Made, QUIZ_KINDS } from "../../domain/quiz/question-parts.ts";
import { shippedLibrary } from "../../testing/library.ts";
import { digestOf } from "../digest.ts";

let library: QuizLibrary;
let all: (Made & { sheet: string })[];
beforeAll(async () => {
  library = await shippedLibrary();
  all = library.sheets.flatMap(({ id }) =>
    everyQuestion(library, { sheets: [id], drug: null }).map((made) => ({ ...made, sheet: id })),
  );
});

const linesOf = ({ content }: Made) => ("propositions" in content ? content.propositions : []);
const wrongOf = (made: Made) => linesOf(made).filter(({ correct }) => !correct);
const passageOf = ({ passage }: Made) => {
  const found = library.passages.find(({ id }) => id === passage);
  if (!found) throw new Error(passage);
  return found;
};
const sheetTexts = (sheet: string) =>
  library.passages.filter(({ documentId }) => documentId === sheet);
/** One way to write a figure: "1 000" is "1000". */
const flat = (text: string) =>
  text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, "").replace(/[\s\u00a0\u202f]+/gu, " ");
const ends = (text: string) =>
  flat(text)
    .split(/ à |-/u)
    .map((one) => Number(/\d+(?:,\d+)?/u.exec(one)?.[0].replace(",", ".")));

test("three sheets of four give a quiz of three questions, and every kind is asked", () => {
  const few = library.sheets.filter(({ id }) => all.filter(({ sheet }) => sheet === id).length < 3);
  expect(few.length * 4).toBeLessThanOrEqual(library.sheets.length);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(QUIZ_KINDS));
});

test("each is a question of the bank, with one key and lines that differ", () => {
  for (const made of all) {
    expect(bankQuestion.safeParse(made.content).success, made.content.statement).toBe(true);
    const lines = linesOf(made);
    expect(lines.filter(({ correct }) => correct).map(({ text }) => text)).toEqual([made.key]);
    expect(new Set(lines.map(({ text }) => fold(text))).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(4);
  }
});

test("a dose is asked about in a sentence: for whom, then which drug, by which way, how", () => {
  const doses = all.filter(({ kind }) => kind === "dose");
  expect(doses.length).toBeGreaterThan(200);
  for (const { content } of doses) {
    const { statement } = content;
    expect(statement).toMatch(
      /^\p{Lu}[^?]+\. Quelle dose (?:de |d’)[^?]+ donnez-vous[^;?]*\u00a0\?$/u,
    );
    expect(statement).not.toMatch(
      /donnez-vous.*, (?:lente|une dose|dose unique|bolus|titration|\d+ mg)/u,
    );
  }
});

test("a band of weight whose figures begin like the key is still told", () => {
  const asked = all.filter(
    ({ kind, content }) =>
      kind === "dose" && content.statement.includes("fondaparinux donnez-vous"),
  );
  const weights = asked.filter(({ content }) => content.statement.includes("EP de l’adulte"));
  expect(weights.map(({ key }) => key)).toEqual(["7,5\u00a0mg", "5\u00a0mg", "10\u00a0mg"]);
  for (const { content } of weights) expect(content.statement).toContain(", poids ");
});

test("the key stands in its passage, and not in the statement", () => {
  for (const made of all) {
    const text = flat(fold(passageOf(made).text));
    const key = flat(fold(made.key));
    if (made.kind === "firstLine" || made.kind === "redFlag") {
      expect(text, made.content.statement).toContain(key);
      expect(fold(made.content.statement)).not.toContain(key);
    } else
      for (const end of ends(made.key))
        expect(text, made.content.statement).toMatch(
          new RegExp(`(?<![\\d,])${String(end).replace(".", ",")}(?:,0)?(?![\\d,]*\\d)`, "u"),
        );
  }
});

describe("no wrong line is right", () => {
  test("of a dose: no row and no text on the drug has it", () => {
    for (const made of all.filter(({ kind }) => kind === "dose")) {
      const dose = passageOf(made).doses.find(
        (one) => amountText(one) === made.key && made.content.statement.includes(one.drug),
      );
      const name = fold(dose?.drug ?? "");
      const rows = library.passages
        .flatMap(({ doses }) => doses)
        .filter(({ drug, unit }) => fold(drug) === name && unit === dose?.unit);
      const texts = library.passages
        .flatMap(({ text }) => (fold(text).includes(name) ? ` ${flat(text)}` : []))
        .join("\n");
      expect(rows.length, made.content.statement).toBeGreaterThan(0);
      for (const { text } of wrongOf(made)) {
        const [low = 0, high = low] = ends(text);
        for (const { value } of rows) {
          const [from = 0, to = from] = ends(value);
          expect(high < from || to < low, `${made.content.statement} ${text}`).toBe(true);
        }
        // One text for all of them: a match in each would be thousands.
        expect(texts, made.content.statement).not.toMatch(
          new RegExp(`[^\\d,]${flat(text).replace(/[/+]/gu, "\\$&")}(?![\\p{L}/])`, "u"),
        );
      }
    }
  });

  test("of a bound or a threshold: no passage of the sheet says it", () => {
    for (const made of all.filter(({ kind }) => kind === "limit" || kind === "threshold"))
      for (const { text } of wrongOf(made)) {
        const amount = flat(text.replace(/^[<>≤≥]/u, "")).trim();
        for (const one of sheetTexts(made.sheet))
          expect(` ${flat(one.text)}`, made.content.statement).not.toMatch(
            new RegExp(`[^\\d,]${amount.replace(/[/+]/gu, "\\$&")}(?!\\p{L})`, "u"),
          );
      }
  });

  test("of a first drug or a sign: no word of it stands in the sheet", () => {
    for (const made of all.filter(({ kind }) => kind === "firstLine" || kind === "redFlag")) {
      const texts = sheetTexts(made.sheet);
      const held = new Set(
        texts.flatMap(({ text, doses }) =>
          stems(`${text} ${doses.map(({ drug }) => drug).join(" ")}`),
        ),
      );
      for (const { text } of wrongOf(made)) {
        const own = stems(text).filter((one) => one.length >= 5);
        expect(
          own.filter((one) => held.has(one)),
          made.content.statement,
        ).toEqual([]);
      }
    }
  });
});

test("the same passage gives the same question, whatever else is asked", () => {
  const again = everyQuestion(library, { sheets: ["hyperkaliemie"], drug: null });
  const first = all.filter(({ sheet }) => sheet === "hyperkaliemie");
  expect(again.map(({ content }) => digestOf(content))).toEqual(
    first.map(({ content }) => digestOf(content)),
  );
});

test("a passage that is held back takes what it limits with it", () => {
  const subject = { sheets: ["embolie-pulmonaire"], drug: null };
  const asked = (given: QuizLibrary) =>
    everyQuestion(given, subject).filter(({ passage }) => passage === "embolie-pulmonaire#t5");
  expect(asked(library).length).toBeGreaterThan(0);
  expect(asked(library)[0]?.content.explanation).toContain("À lire avec");
  const heldBack = [{ id: "embolie-pulmonaire#t11", limits: ["embolie-pulmonaire#t5"] }];
  expect(asked({ ...library, heldBack })).toEqual([]);
});

test("a condition that the situation says already is not said again", () => {
  const statement = all.find(
    ({ passage, key }) => passage.startsWith("hyperkaliemie#") && key.startsWith("40 à"),
  )?.content.statement;
  expect(statement).toMatch(/surcharge/u);
  expect(statement?.match(/surcharge/gu)).toHaveLength(1);
});

test("a drug is asked about wherever it is dosed, and nothing else is", () => {
  const sheets = library.sheets.map(({ id }) => id);
  const made = everyQuestion(library, { sheets, drug: "salbutamol" });
  expect(made.length).toBeGreaterThan(2);
  for (const one of made) expect(fold(one.content.statement)).toContain("salbutamol");
});

test("the asked difficulty comes first, the kinds take turns, another seed is another quiz", () => {
  const from = everyQuestion(library, { sheets: ["etat-de-mal-epileptique"], drug: null });
  const choose = (seed: string) => chooseQuestions(from, { difficulty: "hard", count: 5, seed });
  expect(choose("a").map(({ content }) => content.difficulty)).toEqual(Array(5).fill("hard"));
  expect(new Set(choose("a").map(({ kind }) => kind)).size).toBeGreaterThan(1);
  expect(choose("a")).toEqual(choose("a"));
  expect(choose("b")).not.toEqual(choose("a"));
});
