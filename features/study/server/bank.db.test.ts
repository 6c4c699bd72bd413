import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "../testing/bank.ts";
import { readShippedBank } from "./shipped-bank.ts";

const app = await testApp();
await withBank(app.services);
const person = await app.signUp();
const shipped = await readShippedBank();

interface Found {
  total: number;
  questions: { id: string; origin: string; question: { type: string; specialty: string } }[];
}
const find = async (filters: object, page: object = {}): Promise<Found> => {
  const response = await app.call("study/questions", { filters, ...page }, person.cookie);
  expect(response.status).toBe(200);
  return response.body as Found;
};

test("the same files are not loaded again", async () => {
  expect(await withBank(app.services)).toBe("unchanged");
});

test("the shipped questions are there, by page, without their keys", async () => {
  const first = await find({}, { limit: 2 });
  expect(first.total).toBe(shipped.length);
  const ids = first.questions.map(({ id }) => id);
  while (ids.length < first.total) {
    const { questions } = await find({}, { offset: ids.length, limit: 100 });
    expect(questions.length).toBeGreaterThan(0);
    ids.push(...questions.map(({ id }) => id));
  }
  expect(ids.toSorted()).toEqual(shipped.map(({ id }) => id).toSorted());
  expect(JSON.stringify(first)).not.toMatch(/"(?:correct|explanation|accepted|passage)":/);
});

test("specialty, kind, difficulty and words narrow them together", async () => {
  const { questions } = await find({ specialties: ["nephrologie"], types: ["qrm"] });
  expect(questions.length).toBeGreaterThan(0);
  for (const { question } of questions)
    expect([question.specialty, question.type]).toEqual(["nephrologie", "qrm"]);
  const about = await find({ search: "kaliémie ECG" });
  expect(about.questions.map(({ id }) => id)).toContain("hyperkaliemie-01");
  expect((await find({ search: "kaliémie", specialties: ["psychiatrie"] })).total).toBe(0);
  expect((await find({ search: "prescription de macaronis" })).total).toBe(0);
});

test("a search finds statements and lines, never the words of an explanation", async () => {
  expect((await find({ search: "sous-dose" })).questions.map(({ id }) => id)).not.toContain(
    "hyperkaliemie-01",
  );
});

test.each(["'; drop table study_question; --", "a & | !", '"', "\\", "😀 (", "-"])(
  "hostile words are words: %s",
  async (search) => {
    expect((await find({ search })).total).toBeGreaterThanOrEqual(0);
  },
);

test("how many there are of each kind adds up", async () => {
  const response = await app.call("study/facets", {}, person.cookie);
  type Counted = { value: string; count: number }[];
  const json = response.body as {
    total: number;
    own: number;
    specialties: Counted;
    ranks: Counted;
    unranked: number;
  };
  expect(json.total).toBe(shipped.length);
  expect(json.own).toBe(0);
  expect(json.specialties.reduce((sum, { count }) => sum + count, 0)).toBe(shipped.length);
  const ofRanks = json.ranks.reduce((sum, { count }) => sum + count, 0);
  expect(json.unranked).toBe(shipped.length - ofRanks);
  for (const rank of ["A", "B"])
    expect(json.ranks.find(({ value }) => value === rank)?.count ?? 0).toBe(
      (await find({ ranks: [rank] })).total,
    );
});
