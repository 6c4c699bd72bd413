import { createCipheriv, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "../testing/bank.ts";

const app = await testApp();
await withBank(app.services);
const [student, other] = [await app.signUp(), await app.signUp()];

const post = async (path: string, input: object, who = student) => {
  const { status, body } = await app.call(`study/${path}`, input, who.cookie);
  return { status, body: body as Record<string, unknown> };
};

async function begin(mode = "exam"): Promise<{ id: string; answerKey: string }> {
  const { body } = await post("start", {
    ...{ id: crypto.randomUUID(), mode, profile: "edn-2024", count: 3 },
    ...{ minutes: mode === "exam" ? 30 : null, timeZone: "Europe/Paris" },
    filters: { types: ["qrm"] },
  });
  return body as { id: string; answerKey: string };
}

const fact = (attemptId: string) => ({
  ...{ id: crypto.randomUUID(), attemptId, position: 0, given: ["a"], elapsed: 5 },
});

/** As a device writes it, with what Node has instead of the browser. */
function sealed(attemptId: string, key: string, facts: object[]): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), iv);
  cipher.setAAD(Buffer.from(attemptId));
  const parts = [cipher.update(JSON.stringify({ facts })), cipher.final(), cipher.getAuthTag()];
  const data = Buffer.concat(parts).toString("base64");
  return JSON.stringify({
    ...{ format: "sclepios-answers-1", attemptId, iv: iv.toString("base64"), data },
  });
}

test("the file hands the paper in, once, with the answers it holds", async () => {
  const { id, answerKey } = await begin();
  const text = sealed(id, answerKey, [fact(id)]);
  expect(text).not.toContain("elapsed");
  const first = await post("answerFile", { text });
  expect(first).toMatchObject({ status: 200, body: { attemptId: id } });
  const again = await post("answerFile", { text });
  expect(again.body.submittedAt).toEqual(first.body.submittedAt);
  const result = await post("result", { id });
  expect(result.body.answered).toBe(1);
  // The key has no use any more.
  expect((await post("attempt", { id })).body.answerKey).toBeNull();
});

test("somebody else's file is not found, a changed or foreign one is refused", async () => {
  const [{ id, answerKey }, second] = [await begin(), await begin()];
  const text = sealed(id, answerKey, [fact(id)]);
  expect((await post("answerFile", { text }, other)).status).toBe(404);
  const changed = { ...JSON.parse(text), attemptId: second.id };
  for (const wrong of [
    JSON.stringify(changed),
    sealed(id, randomBytes(32).toString("base64"), []),
    sealed(id, answerKey, [fact(id)]).replace(/"data":"..../, '"data":"AAAA'),
    "not a file",
    "{}",
  ])
    expect((await post("answerFile", { text: wrong })).status).toBe(422);
  expect((await post("result", { id })).status).toBe(409);
});

test("a training has no such file", async () => {
  expect((await begin("training")).answerKey).toBeNull();
});
