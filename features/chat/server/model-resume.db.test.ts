// An answer of a language model that was cut is gone on with by the model itself: same text, same
// numbers, same proofs.
import { afterAll, expect, test } from "vitest";
import type { Script } from "#platform/ai/testing/scripted-upstream.ts";
import { citedIn } from "../domain/citations.ts";
import type { Message } from "../domain/message.ts";
import { estimateTokens } from "../domain/usage.ts";
import { marked, openModelApp, type Sent } from "../testing/model-app.ts";
import { usageRows } from "../testing/usage-rows.ts";

const LIMITS = { firstMs: 5_000, silenceMs: 5_000, totalMs: 20_000 };
const { app, upstream, call, until, newSend, numberOf, told, close } = await openModelApp(LIMITS);
afterAll(close);

let asked: Sent;
/** Asks, lets `script` write until `shown` is on screen, then stops it. */
async function stopped(script: Script, shown: string): Promise<Message> {
  asked = await newSend(script);
  await until(asked, ({ text }) => text.includes(shown));
  await call("stop", { messageId: asked.answerId });
  await expect
    .poll(() => usageRows(app.services, asked.answerId), { timeout: 10_000 })
    .toMatchObject([{ outcome: "stopped" }]);
  return until(asked, ({ status }) => status === "stopped");
}

async function goOn({ id }: Message, script: Script): Promise<Message> {
  upstream.play(script);
  await call("resume", { messageId: id });
  return until(asked);
}

const ADULT_DOSE = /adrénaline 0,5\smg IM/u;

test("the model is given its own words and goes on after them, each run with its row", async () => {
  const cut = await stopped(async (_, reply) => {
    reply.text(`Adrénaline 0,5 mg IM [${numberOf(ADULT_DOSE)}]. `);
    await reply.wait(10_000);
  }, "0,5 mg");
  expect(cut.text).toContain("0,5 mg IM [1]");
  let again = 0;
  let child = 0;
  const whole = await goOn(cut, (_, reply) => {
    again = numberOf(ADULT_DOSE);
    child = numberOf(/Anaphylaxie de l’enfant/u);
    reply.text(
      `À répéter après 5 min [${again}]. Puis adrénaline 50 mg IM [${again}]. Enfant [${child}].`,
    );
    reply.end();
  });
  // The model reads its own words: their numbers are those of the reader, and the next one follows.
  expect(again).toBe(1);
  expect(child).toBeGreaterThan(2);
  expect(whole.text).toContain("50 mg IM [1]. Enfant [2].");
  expect(whole).toMatchObject({ id: cut.id, status: "complete", mind: "model", fallback: null });
  expect(whole.text.startsWith(`${cut.text}À répéter après 5 min`)).toBe(true);
  expect(whole.sources.map(({ n, population }) => [n, population])).toEqual([
    [1, "adult"],
    [2, "child"],
  ]);
  // The whole text was read again: the planted dose is marked, the first one is not.
  expect(marked(whole)).toEqual(["dose: 50 mg"]);
  const request = upstream.requests.at(-1);
  expect(request?.messages.map(({ role }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
  expect(request?.messages[2]?.content).toBe(cut.text);
  expect(await usageRows(app.services, cut.id)).toMatchObject([
    { outcome: "stopped" },
    { outcome: "complete" },
  ]);
  // One search of the library, shown once however often it was read.
  expect(whole.tools.map(({ name }) => name)).toEqual(["search_library"]);
});

test("what a tool brought before the cut still proves the text after it: passages, score and cards", async () => {
  let other = 0;
  const cut = await stopped(async (_, reply, turn) => {
    if (turn === 1) {
      reply.tool("open_sheet", { id: "hyperkaliemie", sections: ["treatment"] });
      reply.tool("compute_score", { calculator: "curb-65", inputs: CURB });
      return reply.end();
    }
    other = numberOf(/gluconate de calcium/iu);
    reply.text(`Voir la fiche [${other}]. Le CURB-65 est de 3. `);
    await reply.wait(10_000);
  }, "CURB-65 est de 3");
  expect(cut.tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["open_sheet", "compute_score"]),
  );
  expect(other).toBeGreaterThan(1);
  const [source] = cut.sources;
  expect(source?.n).toBe(1);
  expect(source?.id).toMatch(/^hyperkaliemie#/u);
  const dose = /\d+(?:,\d+)?\s(?:g|mL)/u.exec(told())?.[0];
  expect(dose).toBeDefined();
  const whole = await goOn(cut, (_, reply) => {
    reply.text("Le score reste de 3 [1].");
    reply.end();
  });
  expect(whole.text.startsWith(cut.text)).toBe(true);
  expect(whole.sources).toEqual([source]);
  expect(told()).toMatch(/passage 1(?:\n|\\n)/u);
  expect(whole.tools.map(({ name }) => name).sort()).toEqual([
    "compute_score",
    "open_sheet",
    "search_library",
  ]);
  expect(marked(whole)).toEqual([]);
});

test("cut again by the endpoint while it goes on: both texts stay, the library adds the rest, a row a run", async () => {
  const cut = await stopped(async (_, reply) => {
    reply.text("Un début [1]. ");
    await reply.wait(10_000);
  }, "Un début");
  const whole = await goOn(cut, async (_, reply) => {
    reply.text("Une suite [1].");
    await reply.wait(50);
    reply.drop();
  });
  expect(whole).toMatchObject({ status: "complete", fallback: "cut" });
  expect(whole.text.startsWith(`${cut.text}Une suite [1].`)).toBe(true);
  expect(whole.text).toContain("a été coupée");
  expect(whole.text).toMatch(ADULT_DOSE);
  const numbers = whole.sources.map(({ n }) => n);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect([...citedIn(whole.text)]).toEqual(numbers);
  // Each run costs its own words, once.
  expect(await usageRows(app.services, cut.id)).toMatchObject([
    { outcome: "stopped", tokensOut: estimateTokens(cut.text) },
    { outcome: "fallback", tokensOut: estimateTokens("Une suite [1].") },
  ]);
});

const CURB = {
  confusion: "yes",
  urea: { value: 8, unit: "mmol/L" },
  respiratoryRate: { value: 32, unit: "/min" },
  systolic: { value: 120, unit: "mmHg" },
  diastolic: { value: 80, unit: "mmHg" },
  age: { value: 50, unit: "years" },
};
