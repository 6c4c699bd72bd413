import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "../../testing/bank.ts";

const app = await testApp();
await withBank(app.services);
const teacher = await app.signUp({ systemRole: "moderator" });
const otherTeacher = await app.signUp({ systemRole: "moderator" });
const student = await app.signUp();
const HOUR = 3_600_000;

const post = async (path: string, input: object, who = student) => {
  const { status, body } = await app.call(`study/${path}`, input, who.cookie);
  return { status, body: body as Record<string, unknown> };
};
const hours = (from: number, to: number) => ({
  opensAt: new Date(Date.now() + from * HOUR).toISOString(),
  closesAt: new Date(Date.now() + to * HOUR).toISOString(),
});

interface Opened {
  id: string;
  code: string;
}
async function open(change: object = {}, who = teacher): Promise<Opened> {
  const input = {
    ...{ id: crypto.randomUUID(), title: "Néphrologie, DFASM3", count: 3, minutes: 30 },
    ...{ profile: "edn-2024", attempts: 1, filters: { types: ["qrm"] } },
    ...hours(-1, 1),
    ...change,
  };
  const row = await app.call("study/openClassPaper", input, who.cookie);
  expect(row.status, JSON.stringify(row.body)).toBe(200);
  return row.body as Opened;
}
const join = (code: string, who = student) =>
  post("joinClass", { id: crypto.randomUUID(), code, timeZone: "Europe/Paris" }, who);
const statements = ({ body }: { body: { questions?: { statement: string }[] } }) =>
  body.questions?.map(({ statement }) => statement);

test("everyone of the class has the same questions, within the hours, as often as is said", async () => {
  const { code } = await open();
  const mine = await join(code.toLowerCase().replace(/^(..)/, "$1 - "));
  expect(mine.status).toBe(200);
  expect(mine.body.keys).toBeNull();
  const theirs = await join(code, await app.signUp());
  expect(statements(theirs)).toEqual(statements(mine));
  // Joined again, it is gone on with; handed in, none is left.
  expect((await join(code)).body.id).toBe(mine.body.id);
  await post("submit", { id: mine.body.id });
  const none = await join(code);
  expect([none.status, none.body]).toMatchObject([422, { code: "NO_ATTEMPTS_LEFT" }]);
  for (const [from, to] of [
    [1, 2],
    [-2, -1],
  ] as const) {
    const closed = await open(hours(from, to));
    expect((await join(closed.code)).body).toMatchObject({ code: "CLASS_CLOSED" });
  }
  expect((await join("ABCDEFGH")).status).toBe(404);
});

test("no paper of a class is offered again before its hours are over", async () => {
  const who = await app.signUp();
  const { code } = await open();
  const { id } = (await join(code, who)).body;
  const listed = async () =>
    (await post("attempts", {}, who)).body as unknown as {
      attempts: { id: string; mayRestart: boolean }[];
    };
  expect((await listed()).attempts).toMatchObject([{ id, mayRestart: false }]);
  await post("submit", { id }, who);
  expect((await listed()).attempts).toMatchObject([{ id, mayRestart: false }]);
});

test("the keys stay with the server until the hours are over", async () => {
  const { closesAt } = hours(0, 1);
  const { code } = await open({ closesAt });
  const { body } = await join(code);
  await post("submit", { id: body.id });
  expect((await post("result", { id: body.id })).body).toMatchObject({
    ...{ code: "CLASS_OPEN", data: { closesAt } },
  });
  const card = { id: body.id, position: 0, part: null, line: "a", language: "fr" };
  expect((await post("toCard", card)).status).toBe(409);
  const again = {
    ...{ id: crypto.randomUUID(), mode: "training", profile: "edn-2024", count: 3 },
    ...{ timeZone: "Europe/Paris", again: { attemptId: body.id, only: "wrong" } },
  };
  expect((await post("start", again)).status).toBe(404);
});

test("results by question, for the teacher who opened it, without a name", async () => {
  const paper = await open();
  for (const given of [["a"], ["a", "b"], []]) {
    const who = await app.signUp();
    const { body } = await join(paper.code, who);
    const fact = { id: crypto.randomUUID(), attemptId: body.id, position: 0, given, elapsed: 1 };
    await post("submit", { id: body.id, facts: [fact] }, who);
  }
  const { body } = await post("classResults", { id: paper.id }, teacher);
  expect(body).toMatchObject({ papers: 3 });
  const [first] = body.questions as { answered: number; lines: { ticked: number }[] }[];
  expect(first?.answered).toBe(2);
  expect(first?.lines.map(({ ticked }) => ticked).slice(0, 3)).toEqual([2, 1, 0]);
  expect(JSON.stringify(body)).not.toContain("@");
  expect((await post("classResults", { id: paper.id }, otherTeacher)).status).toBe(404);
  expect((await post("classResults", { id: paper.id }, student)).status).toBe(403);
  expect((await post("openClassPaper", {}, student)).status).toBe(403);
  expect((await post("removeClassPaper", { id: paper.id }, otherTeacher)).status).toBe(404);
  expect((await post("removeClassPaper", { id: paper.id }, teacher)).status).toBe(200);
  expect((await join(paper.code, await app.signUp())).status).toBe(404);
});
