import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";

const app = await testApp();
const [owner, other] = [await app.signUp(), await app.signUp()];

const ask = async <T>(path: string, input: object, who = owner): Promise<T> => {
  const { status, body } = await app.call(`study/${path}`, input, who.cookie);
  expect(status, path).toBe(200);
  return body as T;
};
interface Found {
  total: number;
  questions: { id: string; question: { statement: string } }[];
}
const own = (who = owner) => ask<Found>("questions", { filters: { origin: "own" } }, who);

const text =
  "question,answer,a,b,specialty\nQuel vaisseau,b,L’aorte,La veine cave,cardiologie\nSans clé,z,un,deux,\n";
const file = { fileName: "questions.csv", text };

test("a file is read first, with what it refuses; nothing is kept before the person says so", async () => {
  const read = await ask<object>("importQuestions", { ...file, keep: false });
  expect(read).toMatchObject({
    ...{ format: "csv", found: 1, added: null, refusedTotal: 1 },
    refused: [{ at: 3, reason: "key" }],
    preview: [{ statement: "Quel vaisseau" }],
  });
  expect((await own()).total).toBe(0);
});

test("kept, each once; asked in a paper, taken in a file, not another person's", async () => {
  expect(await ask("importQuestions", { ...file, keep: true })).toMatchObject({ added: 1 });
  expect(await ask("importQuestions", { ...file, keep: true })).toMatchObject({ added: 0 });
  const { questions } = await own();
  expect(questions.map(({ question }) => question.statement)).toEqual(["Quel vaisseau"]);
  expect((await own(other)).total).toBe(0);
  const taken = await ask<{ text: string }>("exportQuestions", { format: "aiken" });
  expect(taken).toMatchObject({ written: 1, left: 0 });
  expect(taken.text).toContain("ANSWER: B");
  const paper = await ask<{ count: number }>("start", {
    ...{ id: crypto.randomUUID(), mode: "training", profile: "edn-2024", count: 3 },
    ...{ timeZone: "Europe/Paris", filters: { origin: "own" } },
  });
  expect(paper.count).toBe(1);
});

test("what was removed is gone for its owner alone to do; the papers keep it", async () => {
  const [{ id } = { id: "" }] = (await own()).questions;
  expect((await app.call("study/removeQuestion", { id }, other.cookie)).status).toBe(404);
  await ask("removeQuestion", { id });
  expect((await own()).total).toBe(0);
  const { attempts } = await ask<{ attempts: { count: number }[] }>("attempts", {});
  expect(attempts).toEqual([expect.objectContaining({ count: 1 })]);
});

test.each([
  ["of no known format", { fileName: "photo.png", text: "x" }, 422],
  ["too long", { fileName: "a.csv", text: "x".repeat(900_000) }, 422],
])("a file %s is refused", async (_, given, status) => {
  const answer = await app.call("study/importQuestions", { ...given, keep: true }, owner.cookie);
  expect(answer.status).toBe(status);
});

test("columns of any name are read once the person says what they are", async () => {
  const odd = { fileName: "faculte.csv", text: "Texte;Juste;P1;P2\nQuel côté ?;b;Gauche;Droite\n" };
  const read = await ask<{ columns: object[] }>("importQuestions", { ...odd, keep: false });
  expect(read).toMatchObject({ found: 0, refused: [{ at: 1, reason: "syntax" }] });
  expect(read.columns).toEqual(
    ["Texte", "Juste", "P1", "P2"].map((name) => ({ name, role: null })),
  );
  const columns = ["statement", "answer", "line", "line"];
  const mapped = { ...odd, columns };
  expect(await ask("importQuestions", { ...mapped, keep: false })).toMatchObject({
    found: 1,
    columns: [{ role: "statement" }, { role: "answer" }, { role: "line" }, { role: "line" }],
    preview: [{ statement: "Quel côté ?", propositions: [{ text: "Gauche" }, { text: "Droite" }] }],
  });
  expect(await ask("importQuestions", { ...mapped, keep: true })).toMatchObject({ added: 1 });
  const refused = { ...odd, columns: ["nonsense"], keep: false };
  expect((await app.call("study/importQuestions", refused, owner.cookie)).status).toBe(422);
});
