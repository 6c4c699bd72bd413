// Drawings, script concordance and critical reading, from the file to the card.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { CONCORDANCE, POINTED_CASE, READING, ZONES } from "../testing/kinds.ts";

const app = await testApp();
const person = await app.signUp();

const call = async <T>(path: string, input: object): Promise<T> => {
  const { status, body } = await app.call(`study/${path}`, input, person.cookie);
  expect(status, path).toBe(200);
  return body as T;
};

interface Opened {
  questions: { type: string }[];
  keys: object[] | null;
}

const text = JSON.stringify([ZONES, CONCORDANCE, READING]);
await call("importQuestions", { fileName: "kinds.json", text, keep: true });

async function begin() {
  const id = crypto.randomUUID();
  const paper = await call<Opened>("start", {
    ...{ id, mode: "exam", profile: "edn-2024", count: 3, minutes: 30 },
    ...{ timeZone: "Europe/Paris", filters: { origin: "own" } },
  });
  const at = (type: string) => paper.questions.findIndex((one) => one.type === type);
  return { id, paper, at };
}

test("an exam shows them whole, without anything of their key", async () => {
  const { paper } = await begin();
  expect(paper.questions.map(({ type }) => type).toSorted()).toEqual(["lca", "tcs", "zones"]);
  expect(paper.keys).toBeNull();
  expect(JSON.stringify(paper)).not.toMatch(
    /"(?:correct|accepted|panel|zones|decoys|quote|radius)":|Elle est|plutôt/,
  );
});

test("what is no answer to them is refused, what is one is marked", async () => {
  const { id, at } = await begin();
  const fact = (type: string, given: unknown) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position: at(type), given, elapsed: 1 },
  });
  const wrong = [
    fact("zones", ["a"]),
    fact("zones", [[1.2, 0.5]]),
    fact("tcs", ["3"]),
    fact("lca", [["a"], ["cent"], ["a"]]),
    fact("lca", [["z"]]),
  ];
  const right = [fact("zones", [[0.26, 0.5]]), fact("tcs", ["0"]), fact("lca", [[], ["cent"]])];
  const { results } = await call<{ results: { status: string }[] }>("answer", {
    facts: [...wrong, ...right],
  });
  expect(results.filter(({ status }) => status === "refused")).toHaveLength(wrong.length);
  await call("submit", { id });
  const result = await call<{
    questions: { content: { type: string }; score: number }[];
  }>("result", { id });
  const scores = Object.fromEntries(
    result.questions.map(({ content, score }) => [content.type, score]),
  );
  expect(scores).toEqual({ zones: 1, tcs: 0.5, lca: 0.5 });
  const strict = await call<{ score: number }>("result", { id, profile: "strict" });
  expect(strict.score).toBeCloseTo((1 + 0 + 0.5) / 3, 5);

  const card = (type: string, line: string | null, part: number | null = null) =>
    app.call("study/toCard", { id, position: at(type), part, line, language: "fr" }, person.cookie);
  expect((await card("zones", "left")).body).toMatchObject({ created: true });
  expect((await card("zones", "right")).status).toBe(404);
  expect((await card("lca", "a", 0)).body).toMatchObject({ created: true });
  expect((await card("tcs", "0")).status).toBe(404);
});

test("a question of a case may be pointed at: shown without its key, marked, made a card", async () => {
  const file = JSON.stringify([POINTED_CASE]);
  expect(
    await call("importQuestions", { fileName: "case.json", text: file, keep: true }),
  ).toMatchObject({ found: 1, added: 1, refusedTotal: 0 });
  const id = crypto.randomUUID();
  const paper = await call<{
    questions: { questions: { places?: object[]; expected: number; image?: object }[] }[];
  }>("start", {
    ...{ id, mode: "exam", profile: "edn-2024", count: 3, minutes: 30 },
    ...{ timeZone: "Europe/Paris", filters: { types: ["mini-case"], origin: "own" } },
  });
  expect(paper.questions).toHaveLength(1);
  expect(paper.questions[0]?.questions[0]).toMatchObject({
    ...{ expected: 1, image: { width: 400 } },
    places: [{ name: "La croix de gauche" }, { name: "La croix de droite" }],
  });
  expect(JSON.stringify(paper)).not.toMatch(/"(?:accepted|zones|decoys|radius)":|Elle est/);
  const fact = (given: unknown) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position: 0, given, elapsed: 1 },
  });
  const { results } = await call<{ results: { status: string }[] }>("answer", {
    facts: [fact([["left"]]), fact([[[0.26, 0.5]], ["deux"]])],
  });
  expect(results.map(({ status }) => status)).toEqual(["refused", "applied"]);
  await call("submit", { id });
  const result = await call<{ questions: { score: number }[] }>("result", { id });
  expect(result.questions[0]?.score).toBeCloseTo(2 / 3, 5);
  const card = { id, position: 0, part: 0, line: "left", language: "fr" };
  expect((await app.call("study/toCard", card, person.cookie)).body).toMatchObject({
    created: true,
  });
});
