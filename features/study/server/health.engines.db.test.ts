import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "../testing/bank.ts";

const app = await testApp();
await withBank(app.services);
const admin = await app.signUp({ systemRole: "admin" });

interface Health {
  items: {
    id: string;
    people: number;
    success: number | null;
    discrimination: number | null;
    neverChosen: string[] | null;
  }[];
  next: string | null;
}

const health = async (input: object, who = admin) => {
  const { status, body } = await app.call("study/questionHealth", input, who.cookie);
  return { status, ...(body as Health) };
};

/** Answers every question of a search with the same lines, and hands the paper in. */
async function answerAll(given: (at: number) => string[]) {
  const who = await app.signUp();
  const post = async <T>(path: string, input: object) =>
    (await app.call(`study/${path}`, input, who.cookie)).body as T;
  const id = crypto.randomUUID();
  await post("start", {
    ...{ id, mode: "exam", profile: "edn-2024", count: 30, minutes: 30 },
    filters: { search: "kaliémie ECG", types: ["qrm"] },
    timeZone: "Europe/Paris",
  });
  const { questions } = await post<{ questions: object[] }>("attempt", { id });
  const facts = questions.map((_, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position, elapsed: 1 },
    given: given(position),
  }));
  await post("submit", { id, facts });
  const paper = await post<{ questions: { id: string; score: number }[] }>("result", { id });
  return paper.questions;
}

test("success, discrimination and lines never chosen, once enough people answered", async () => {
  const papers = [];
  for (let n = 0; n < 9; n++) papers.push(await answerAll(() => (n % 2 ? ["a"] : ["b", "c"])));
  const asked = papers[0]?.map(({ id }) => id) ?? [];
  const few = await health({ order: "people" });
  expect(few.items[0]).toMatchObject({
    ...{ people: 9, success: null, discrimination: null, neverChosen: null },
  });
  papers.push(await answerAll(() => ["a"]));
  const { items, next } = await health({ order: "people" });
  expect(next).toBe("20");
  const known = items.filter(({ people }) => people === 10);
  expect(known.map(({ id }) => id).toSorted()).toEqual(asked.toSorted());
  for (const { id, success, discrimination, neverChosen } of known) {
    const scores = papers.flatMap((paper) =>
      paper.flatMap((question) => (question.id === id ? [question.score] : [])),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(success).toBeCloseTo(mean, 3);
    // Nobody ticked them; everybody answered the same to every question.
    expect(neverChosen).toEqual(expect.arrayContaining(["D", "E"]));
    expect(neverChosen).not.toEqual(expect.arrayContaining(["A"]));
    if (discrimination !== null) expect(Math.abs(discrimination)).toBeLessThanOrEqual(1);
  }
  const unknown = (await health({ order: "success", cursor: "60" })).items.at(-1);
  expect(unknown).toMatchObject({ people: 0, success: null, discrimination: null });
});

test("nobody else reads it", async () => {
  expect((await health({}, await app.signUp())).status).toBe(403);
});
