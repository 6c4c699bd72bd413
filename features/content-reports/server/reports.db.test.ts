import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";

const app = await testApp();
const moderator = await app.signUp({ systemRole: "moderator" });
const report = (changes: object = {}) => ({
  id: randomUUID(),
  kind: "passage",
  target: "anaphylaxie#t1",
  version: "0123456789abcdef",
  title: "Anaphylaxie · Traitement",
  excerpt: "Adrénaline…",
  reason: "figure",
  comment: "L’unité manque.",
  ...changes,
});
const send = (input: object, cookie?: string) => app.call("content-reports/report", input, cookie);
const listed = async (input: object = {}) =>
  (await app.call("content-reports/list", input, moderator.cookie)).body as {
    items: { id: string; status: string; reply: string }[];
    open: number;
    next: string | null;
  };
const mine = async (cookie: string) =>
  (await app.call("content-reports/mine", { kind: "passage", target: "anaphylaxie#t1" }, cookie))
    .body as { id: string; status: string; reply: string }[];

test("a report reaches the readers without a name, is answered, closed, and read by who made it", async () => {
  const { cookie, person } = await app.signUp({ name: "Paule Discrète" });
  const one = report();
  expect((await send(one, cookie)).status).toBe(200);
  expect((await send(one, cookie)).status, "sent twice is one").toBe(200);
  const before = await listed({ status: "open" });
  expect(before.items.filter(({ id }) => id === one.id)).toMatchObject([
    { kind: "passage", target: one.target, version: one.version, comment: one.comment },
  ]);
  expect(JSON.stringify(before)).not.toMatch(new RegExp(`${person.id}|Discrète`));
  const answer = { id: one.id, status: "closed", reply: "Corrigé, merci." };
  expect((await app.call("content-reports/answer", answer, moderator.cookie)).status).toBe(200);
  expect(await mine(cookie)).toMatchObject([{ status: "closed", reply: "Corrigé, merci." }]);
  expect((await listed({ status: "open" })).open).toBe(before.open - 1);
  expect((await listed({ status: "closed" })).items.map(({ id }) => id)).toContain(one.id);
  const gone = { ...answer, id: randomUUID() };
  expect((await app.call("content-reports/answer", gone, moderator.cookie)).status).toBe(404);
});

test("another person neither sees a report, nor takes its identifier, nor answers it", async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()];
  const one = report({ kind: "card", target: randomUUID() });
  expect((await send(one, owner.cookie)).status).toBe(200);
  expect((await send({ ...one, comment: "pris" }, other.cookie)).status).toBe(409);
  expect(
    (await app.call("content-reports/mine", { kind: "card", target: one.target }, other.cookie))
      .body,
  ).toEqual([]);
  for (const [call, input] of [
    ["list", {}],
    ["answer", { id: one.id, status: "closed", reply: "" }],
  ] as const)
    expect((await app.call(`content-reports/${call}`, input, owner.cookie)).status).toBe(403);
});

test.each([
  ["a target of another kind", { target: "anaphylaxie" }],
  ["a path", { target: "../../admin#t1" }],
  ["a comment too long", { comment: "x".repeat(1001) }],
  ["no reason", { reason: "" }],
  ["a field more", { personId: "x" }],
])("%s is refused", async (_what, changes) => {
  const { cookie } = await app.signUp();
  expect((await send(report(changes), cookie)).status).toBe(422);
});

test("thirty an hour for a person, and others go on", async () => {
  const [one, other] = [await app.signUp(), await app.signUp()];
  for (let n = 0; n < 30; n += 1) expect((await send(report(), one.cookie)).status).toBe(200);
  expect((await send(report(), one.cookie)).status).toBe(429);
  expect((await send(report(), other.cookie)).status).toBe(200);
});

test("reports are taken away and erased with their account", async () => {
  const { cookie, person } = await app.signUp();
  const one = report({ comment: "mots à moi" });
  await send(one, cookie);
  const target = { target_user_id: person.id };
  const { body } = await app.call("privacy/exportUserData", target, cookie);
  expect(JSON.stringify(body)).toContain("mots à moi");
  expect((await app.call("privacy/eraseSelf", { reason: "privacy" }, cookie)).status).toBe(200);
  expect((await listed()).items.map(({ id }) => id)).not.toContain(one.id);
});
