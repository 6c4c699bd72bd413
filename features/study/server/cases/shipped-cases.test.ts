import { expect, test } from "vitest";
import { writtenPassages } from "#features/guidelines/server/public.ts";
import { caseErrors } from "../../domain/cases/shipped-case.ts";
import { InvalidCase, parseCase, readCaseFiles, shippedCases } from "./shipped-cases.ts";

const passages = await writtenPassages();
const files = await readCaseFiles();
const shipped = await shippedCases();

test("every shipped case stands on passages that exist and state its numbers", () => {
  expect(shipped.length).toBe(files.length);
  expect(shipped.length).toBeGreaterThanOrEqual(6);
  expect(shipped.flatMap((one) => caseErrors(one, passages))).toEqual([]);
});

test("a case says that it was read again when its record says so, and only then", () => {
  for (const { name, text } of files) {
    const { review } = JSON.parse(text) as { review: { how: string }[] };
    const isReread = review.some(({ how }) => how === "reread");
    expect(parseCase(name, text).story.reread ?? false, name).toBe(isReread);
  }
});

test("two cases share neither their title nor a question", () => {
  const titles = shipped.map(({ story }) => story.title);
  expect(new Set(titles).size).toBe(titles.length);
  const statements = shipped.flatMap(({ questions }) =>
    questions.map(({ id, content }) => `${id.split("/")[0]}: ${content.statement}`),
  );
  expect(new Set(statements).size).toBe(statements.length);
});

test("the place of a line does not tell that it is right", () => {
  const orders = shipped.flatMap(({ questions }) =>
    questions.flatMap(({ content }) =>
      "propositions" in content ? [content.propositions.map(({ correct }) => correct)] : [],
    ),
  );
  const first = orders.filter((correct) => !correct.slice(correct.indexOf(false)).includes(true));
  // By chance about a quarter of them begin with all that is right.
  expect(first.length / orders.length).toBeLessThan(0.4);
});

test("every patient is marked as fictitious where the case begins", () => {
  for (const { story } of shipped) {
    expect(story.steps[0]?.kind, story.id).toBe("patient");
    expect(story.steps[0]?.text, story.id).toMatch(/fictif|fictive/);
  }
});

const name = "hyperkaliemie-dialyse-manquee.json";
const good = files.find((one) => one.name === name)?.text ?? "";
const spoilt = (spoil: (text: string) => string) => {
  const text = spoil(good);
  expect(text).not.toBe(good);
  return text;
};
const faultsOf = (spoil: (text: string) => string) =>
  caseErrors(parseCase(name, spoilt(spoil)), passages).join("\n");

test.each<[string, (text: string) => string, RegExp]>([
  ["broken JSON", (text) => `${text},`, /not readable/],
  ["an unknown key", (text) => text.replace('"difficulty"', '"note": 1, "difficulty"'), /note/],
  ["a real patient", (text) => text.replace('"fictitious": true', '"fictitious": false'), /fict/],
  ["another name", (text) => text.replace('"id": "hyper', '"id": "hypo'), /must agree/],
  [
    "no right line",
    (text) => text.replaceAll('"correct": true', '"correct": false'),
    /questions|Invalid/,
  ],
  [
    "a step that asks and does not tell",
    (text) => text.replaceAll('"wanted"', '"wanted_"').replaceAll(/,\s*"wanted_": \[[^\]]*\]/g, ""),
    /says what it wanted/,
  ],
  [
    "steps out of their order",
    (text) => text.replace('"kind": "symptoms"', '"kind": "results"'),
    /step of each kind|order/,
  ],
])("%s is refused", (_, spoil, message) => {
  const read = () => parseCase(name, spoilt(spoil));
  expect(read).toThrow(InvalidCase);
  expect(read).toThrow(message);
});

test.each<[string, (text: string) => string, RegExp]>([
  [
    "a number that the passage of a right line does not state",
    (text) => text.replace("Insuline rapide 10", "Insuline rapide 20"),
    /20 is not in hyperkaliemie#f3/,
  ],
  [
    "a number that the passage of what was wanted does not state",
    (text) => text.replace("Sévère dès 6,5", "Sévère dès 6,7"),
    /what was wanted: 6,7 is not in hyperkaliemie#d1/,
  ],
  ["an absent passage", (text) => text.replace("hyperkaliemie#d1", "hyperkaliemie#d9"), /#d9/],
  [
    "a line without its passage",
    (text) => text.replace(/,\s*"passage": "[^"]*"/, ""),
    /no passage/,
  ],
  ["a plain space", (text) => text.replace("\u00a0?", " ?"), /non-breaking/],
])("%s is a fault", (_, spoil, message) => {
  expect(faultsOf(spoil)).toMatch(message);
});
