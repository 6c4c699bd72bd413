import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import type { Message } from "../domain/message.ts";

const app = await testApp();
await app.start();

async function converse(cookie: string, id: string, text: string): Promise<Message> {
  const body = { conversationId: id, messageId: crypto.randomUUID(), text };
  expect((await app.call("chat/send", body, cookie)).status).toBe(200);
  return eventually(async () => {
    const { body } = await app.call("chat/open", { id }, cookie);
    const last = (body as { messages: Message[] }).messages.at(-1);
    if (last?.status !== "complete") throw new Error("still writing");
    return last;
  });
}
const all = { topic: null, population: null };

test("a subject that is erased is not answered again, and nobody else may erase it", async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()];
  const id = crypto.randomUUID();
  const first = await converse(owner.cookie, id, "Hyperkaliémie : traitement");
  const correction = { ...all, messageId: first.id };
  expect((await app.call("chat/correctCase", correction, other.cookie)).status).toBe(404);
  expect((await converse(owner.cookie, id, "et le calcium ?")).sources[0]?.id).toMatch(/^hyperkal/);

  const again = crypto.randomUUID();
  const kept = await converse(owner.cookie, again, "Hyperkaliémie : traitement");
  const erased = { ...all, messageId: kept.id };
  expect((await app.call("chat/correctCase", erased, owner.cookie)).status).toBe(200);
  expect((await converse(owner.cookie, again, "et en deuxième ligne ?")).sources).toEqual([]);
});

test("a value that is erased no longer completes a score", async () => {
  const { cookie } = await app.signUp();
  const score = "Cockcroft : femme de 70 ans, créatinine 110 µmol/L, 62 kg";
  const id = crypto.randomUUID();
  const first = await converse(cookie, id, `${score.replace(", 62 kg", "")} ; 62 kg`);
  const forget = { ...all, messageId: first.id, forget: ["62 kg"] };
  expect((await app.call("chat/correctCase", forget, cookie)).status).toBe(200);
  const next = await converse(cookie, id, "créatinine 120 µmol/L");
  const card = next.tools.find(({ name }) => name === "compute_score");
  expect(card?.output).toMatchObject({ status: "incomplete" });
});

test("a score that is asked for has no sheet as its subject, unless it is named", async () => {
  const { cookie } = await app.signUp();
  const topic = async (text: string) => {
    const { tools } = await converse(cookie, crypto.randomUUID(), text);
    const output = tools.find(({ name }) => name === "search_library")?.output;
    return (output as { state: { topic: { id: string } | null } }).state.topic?.id ?? null;
  };
  const person = "femme de 82 ans, 54 kg, créatinine 96 µmol/L";
  expect(await topic(`Clairance de Cockcroft : ${person}`)).toBeNull();
  expect(await topic(`Fibrillation atriale, Cockcroft : ${person}`)).toBe("fibrillation-atriale");
});
