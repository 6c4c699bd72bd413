import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { mailMessage } from "#platform/mail/tables.ts";
import { NO_MODEL_PROVIDER, type UsageFacts } from "../domain/usage.ts";
import { watchBudget } from "./jobs.ts";
import { recordUsage, returnAllowance, takeAllowance } from "./public.ts";
import { usage } from "./tables.ts";

let now = new Date("2026-11-21T10:00:00Z");
const app = await testApp({ now: () => now });
const admin = await app.signUp({ systemRole: "admin", name: "Ada Admin" });
const person = await app.signUp({ name: "Paul Soignant" });
const asAdmin = async <T>(name: string, input: object = {}) => {
  const { status, body } = await app.call(`assistant/${name}`, input, admin.cookie);
  expect([status, body]).toMatchObject([200, expect.anything()]);
  return body as T;
};
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => app.services.db.asSystem("test", work);

const facts = (more: Partial<UsageFacts> = {}): UsageFacts => ({
  messageId: randomUUID(),
  personId: person.person.id,
  provider: "api.example.org",
  model: "m-1",
  mode: "general",
  speed: "normal",
  tokensIn: 1000,
  tokensOut: 500,
  cachedTokens: 400,
  durationMs: 2000,
  firstTextMs: 300,
  outcome: "complete",
  at: now,
  ...more,
});
const record = (more: Partial<UsageFacts> = {}) => inSystem((tx) => recordUsage(tx, facts(more)));
interface Stats {
  totals: {
    calls: number;
    costMicroEuros: number;
    unknownCost: number;
    errors: number;
    medianMs: number;
    p95Ms: number;
  };
  byDay: { day: string; calls: number }[];
  byProvider: { key: string; calls: number; errors: number }[];
  byPerson: { key: string | null; name: string; calls: number }[];
  last: { person: string | null; costMicroEuros: number | null; outcome: string }[];
  budget: { level: string; spentMicroEuros: number };
}
const limits = {
  monthlyBudgetEuros: null,
  alertPercent: 80,
  answersTrial: null,
  answersPremium: null,
};

describe("figures", () => {
  test("are empty without an answer", async () => {
    const stats = await asAdmin<Stats>("usageStats");
    expect(stats.totals).toMatchObject({
      calls: 0,
      costMicroEuros: 0,
      unknownCost: 0,
      medianMs: null,
    });
    expect(stats.byDay).toHaveLength(30);
    expect(stats.byDay.at(-1)).toMatchObject({ day: "2026-11-21", calls: 0 });
  });

  test("are counted from the rows, over thirty days of Paris", async () => {
    await record();
    await record({ durationMs: 4000 });
    await record({ outcome: "failed", durationMs: 60_000, at: new Date("2026-11-20T23:30:00Z") });
    await record({
      provider: NO_MODEL_PROVIDER,
      model: "",
      tokensIn: 0,
      tokensOut: 0,
      cachedTokens: 0,
      durationMs: 100,
    });
    await record({ at: new Date("2026-10-20T10:00:00Z") });
    const stats = await asAdmin<Stats>("usageStats");
    expect(stats.totals).toMatchObject({
      calls: 4,
      errors: 1,
      unknownCost: 3,
      costMicroEuros: 0,
      medianMs: 2000,
    });
    // 23:30 UTC is already the next day in Paris.
    expect(stats.byDay.at(-1)).toMatchObject({ day: "2026-11-21", calls: 4 });
    expect(stats.byProvider).toMatchObject([
      { key: "api.example.org", calls: 3, errors: 1 },
      { key: "documentary", calls: 1, errors: 0 },
    ]);
    expect(stats.byPerson).toMatchObject([{ name: "Paul Soignant", calls: 4 }]);
    expect((await asAdmin<Stats>("usageStats", { outcome: "failed" })).totals.calls).toBe(1);
    expect((await asAdmin<Stats>("usageStats", { personId: admin.person.id })).totals.calls).toBe(
      0,
    );
  });

  test("the last ten calls, latest first", async () => {
    for (let n = 0; n < 10; n++) await record({ at: new Date(now.getTime() - n * 1000) });
    const { last } = await asAdmin<Stats>("usageStats");
    expect(last).toHaveLength(10);
  });

  test("a price applies from its day on, to answers already given, and to cached tokens", async () => {
    await asAdmin("setPrice", {
      model: "m-1",
      validFrom: "2026-11-21",
      input: 2,
      cachedInput: 0.5,
      output: 10,
    });
    // 600 tokens at 2, 400 cached at 0.5, 500 written at 10: 6400 micro-euros each.
    const { totals } = await asAdmin<Stats>("usageStats");
    expect(totals).toMatchObject({ unknownCost: 0, costMicroEuros: 13 * 6400 });
    const settings = await asAdmin<{ prices: { id: string }[]; unpriced: string[] }>("settings");
    expect(settings.unpriced).toEqual(["m-1"]); // The answer of October has no price.
    await asAdmin("removePrice", { id: settings.prices[0]?.id });
    expect((await asAdmin<Stats>("usageStats")).totals).toMatchObject({
      unknownCost: 13,
      costMicroEuros: 0,
    });
    await asAdmin("setPrice", {
      model: "m-1",
      validFrom: "2026-01-01",
      input: 1,
      cachedInput: null,
      output: 1,
    });
    expect((await asAdmin<{ unpriced: string[] }>("settings")).unpriced).toEqual([]);
  });

  test("leave as a file in French figures, formulas made harmless", async () => {
    await inSystem((tx) => recordUsage(tx, facts({ model: '=HYPERLINK("x")' })));
    const response = await app.request("/api/admin/usage-stats.csv", { cookie: admin.cookie });
    expect(response.headers.get("content-type")).toContain("text/csv");
    const text = await response.text();
    expect(text).toContain("Coût (€)");
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain('"0,0015"');
    expect(text).toContain("inconnu");
    expect(
      (await app.request("/api/admin/usage-stats.csv", { cookie: person.cookie })).status,
    ).toBe(403);
  });
});

describe("a row", () => {
  test("is written once, and a run once", async () => {
    const one = facts({ mode: "these" });
    const rows = () => asAdmin<Stats>("usageStats", { mode: "these" });
    for (const more of [{}, {}, { run: 1 }, { run: 1 }, {}])
      await inSystem((tx) => recordUsage(tx, { ...one, ...more }));
    const { totals } = (await rows()) as unknown as { totals: { calls: number; tokensIn: number } };
    expect(totals).toMatchObject({ calls: 2, tokensIn: 2000 });
  });

  test("is taken away by its person, and names nobody once they are erased", async () => {
    const gone = await app.signUp();
    await record({ personId: gone.person.id, mode: "rsca" });
    const mine = app.services.features.find(({ name }) => name === "assistant")?.personalData;
    const exported = await inSystem(async (tx) => mine?.exportSystem?.(tx, gone.person.id));
    expect(exported).toMatchObject({ assistantUsage: { answers: [{ mode: "rsca" }] } });
    await inSystem(async (tx) => mine?.erase(tx, gone.person.id));
    const stats = await asAdmin<Stats>("usageStats", { mode: "rsca" });
    expect(stats.byPerson).toMatchObject([{ key: null, calls: 1 }]);
    expect(stats.last).toMatchObject([{ person: null }]);
  });
});

describe("the month's answers", () => {
  test("are as many as wanted until an administrator decides", async () => {
    const own = await app.call("assistant/allowance", {}, person.cookie);
    expect(own.body).toMatchObject({
      limit: null,
      resetsAt: new Date("2026-11-30T23:00:00Z").toISOString(),
    });
  });

  test("are never exceeded by questions sent at once, and begin again with the month", async () => {
    await asAdmin("updateSettings", { ...limits, answersTrial: 5, answersPremium: 8 });
    const somebody = await app.signUp();
    const { id } = somebody.person;
    const take = () => inSystem((tx) => takeAllowance(tx, id, now));
    const taken = await Promise.all(Array.from({ length: 12 }, take));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect(await take()).toEqual({
      allowed: false,
      limit: 5,
      resetsAt: new Date("2026-11-30T23:00:00Z"),
    });
    await inSystem((tx) => returnAllowance(tx, id, now));
    expect((await take()).allowed).toBe(true);
    // Premium given by hand is honoured at once.
    const email = somebody.person.email;
    expect((await app.call("billing/grantPremium", { email }, admin.cookie)).status).toBe(200);
    expect(
      (await Promise.all(Array.from({ length: 6 }, take))).filter(({ allowed }) => allowed),
    ).toHaveLength(3);
    await app.call("billing/withdrawPremium", { personId: id }, admin.cookie);
    expect((await take()).allowed).toBe(false);
    now = new Date("2026-12-01T00:30:00+01:00");
    expect((await take()).allowed).toBe(true);
    now = new Date("2026-11-21T10:00:00Z");
  });

  test("refuse a question with the day they come back, and keep nothing", async () => {
    await asAdmin("updateSettings", { ...limits, answersTrial: 0 });
    const { cookie } = await app.signUp();
    const conversationId = randomUUID();
    const sent = await app.call(
      "chat/send",
      { conversationId, messageId: randomUUID(), text: "Bonjour" },
      cookie,
    );
    expect(sent).toMatchObject({
      status: 429,
      body: { code: "ALLOWANCE_EXHAUSTED", data: { limit: 0 } },
    });
    expect((await app.call("chat/open", { id: conversationId }, cookie)).status).toBe(404);
    await asAdmin("updateSettings", limits);
  });

  test("premium for an unknown address is refused", async () => {
    const unknown = await app.call(
      "billing/grantPremium",
      { email: "personne@example.org" },
      admin.cookie,
    );
    expect(unknown.status).toBe(404);
  });
});

test("the budget tells every administrator once a month, by mail and in the figures", async () => {
  await inSystem((tx) => tx.delete(usage));
  const mails = () => inSystem((tx) => tx.select().from(mailMessage));
  await asAdmin("updateSettings", { ...limits, monthlyBudgetEuros: 0.01, alertPercent: 80 });
  await record({ tokensIn: 7000, tokensOut: 0, cachedTokens: 0 });
  await watchBudget.handle({}, app.services);
  expect(await mails()).toEqual([]);
  await record({ tokensIn: 1000, tokensOut: 500, cachedTokens: 0, model: "m-1" });
  await record({ model: "inconnu-1" });
  expect((await asAdmin<Stats>("usageStats")).budget).toMatchObject({
    level: "alert",
    spentMicroEuros: 8500,
  });
  await Promise.all([watchBudget.handle({}, app.services), watchBudget.handle({}, app.services)]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: admin.person.email,
    subject: "Budget de l’assistant bientôt atteint",
  });
  expect(mail?.body).toContain("novembre 2026");
  expect(mail?.body).toContain("1 réponse sans tarif");
  await record({ tokensIn: 5000 });
  expect((await asAdmin<Stats>("usageStats")).budget.level).toBe("over");
  await watchBudget.handle({}, app.services);
  expect(await mails()).toHaveLength(1);
  await asAdmin("updateSettings", limits);
});

describe("the toolbox", () => {
  test("lists what features lend, the input in words and the calls of thirty days", async () => {
    await record({ tools: ["search_library", "search_library", "search_guidelines"] });
    const { tools, knowledge } = await asAdmin<{
      tools: { feature: string; name: string; title: string; uses: number; fields: object[] }[];
      knowledge: { name: string; uses: number }[];
    }>("toolbox");
    const search = tools.find(({ name }) => name === "search_library");
    expect(search).toMatchObject({
      uses: 2,
      fields: [{ name: "query", required: true, type: "text", max: 2000 }, {}],
    });
    expect(search?.title).not.toBe("");
    for (const { feature } of tools) expect(feature).not.toMatch(/page\.title|^[a-z-]+$/);
    expect(knowledge.find(({ name }) => name === "guidelines")).toMatchObject({ uses: 3 });
  });
});

test("every decision of an administrator leaves its row", async () => {
  const rows = await inSystem((tx) => tx.select().from(auditEvent));
  const actions = new Set(rows.map(({ action }) => action));
  for (const action of [
    "assistant_settings_changed",
    "assistant_price_set",
    "assistant_price_removed",
    "premium_granted",
  ])
    expect(actions).toContain(action);
});
