// What the log keeps of a decision, how often one may ask, and what waits for the consent.
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { CONSENT } from "#app/testing/consent.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { confirms } from "../domain/erasure.ts";
import { gdprConsent } from "./tables.ts";

let now = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const app = await testApp({ now: () => now });
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => app.services.db.asSystem("test", work);
const logOf = async (personId: string | null, actions: readonly string[]) => {
  const rows = await inSystem((tx) => tx.select().from(auditEvent));
  return rows.filter((row) => row.personId === personId && actions.includes(row.action));
};
type Someone = Awaited<ReturnType<typeof app.signUp>>;
const exported = ({ cookie, person }: Someone) =>
  app.call("privacy/exportUserData", { target_user_id: person.id }, cookie);
const erased = ({ cookie }: Someone, input: object) =>
  app.call("privacy/eraseSelf", { reason: "other", ...input }, cookie);

describe("an export", () => {
  test("is taken twenty times an hour at most, and each is in the log", async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    for (let n = 0; n < 20; n++) expect((await exported(person)).status).toBe(200);
    const refused = await exported(person);
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect((await exported(other)).status).toBe(200);
    expect(await logOf(person.person.id, ["data_exported"])).toHaveLength(20);
    later(61);
    expect((await exported(person)).body).toMatchObject({
      exported_at: now.toISOString(),
      user_id: person.person.id,
    });
  });
});

describe("a password typed to erase", () => {
  test("may be wrong five times in a quarter of an hour, each with its warning", async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    for (let n = 0; n < 5; n++)
      expect(await erased(person, { password: `Wrong-Horse-${n}` })).toMatchObject({
        status: 403,
        body: { code: "WRONG_PASSWORD" },
      });
    const refused = await erased(person, { password: person.password });
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    expect(await erased(other, { password: "Wrong-Horse-1" })).toMatchObject({ status: 403 });
    later(10);
    expect((await erased(person, { password: person.password })).status).toBe(429);
    const rows = await logOf(person.person.id, ["erasure_wrong_password"]);
    expect(rows).toHaveLength(5);
    expect(rows.every(({ level }) => level === "warning")).toBe(true);
    later(6);
    expect((await erased(person, { password: person.password })).status).toBe(200);
  });

  test.each([
    ["privacy", "privacy"],
    ["other_tool", "other_tool"],
    ["not_needed", "not_needed"],
    ["Je pars, et voici pourquoi", "other"],
  ])("the reason %j stays in the log as %s", async (reason, kept) => {
    expect((await erased(await app.signUp(), { reason })).status).toBe(200);
    const rows = await logOf(null, ["account_erased"]);
    expect(rows.at(-1)?.details).toBe(JSON.stringify({ reason: kept }));
  });

  test("the digest of an address, with or without capitals, leaves the log too", async () => {
    const email = "marque@example.org";
    const person = await app.signUp({ email });
    const wrong = { email: "Marque@Example.org ", password: "Wrong-Horse-1" };
    const signIn = () =>
      app.request("/api/auth/sign-in/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...wrong, email: wrong.email.trim() }),
      });
    await signIn();
    const refusals = async () =>
      (await logOf(null, ["sign_in_failed", "login_failed"])).map(({ details }) => details);
    const before = (await refusals()).filter((details) => details !== "");
    await erased(person, {});
    const after = (await refusals()).filter((details) => details !== "");
    expect(after.length).toBe(before.length - 1);
  });
});

describe("without consent", () => {
  test("only the calls about the person's own data answer", async () => {
    const person = await app.signUp({ consent: false });
    const refused = await app.call("chat/list", {}, person.cookie);
    expect(refused).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } });
    expect((await app.call("privacy/consentHistory", undefined, person.cookie)).status).toBe(200);
    expect((await exported(person)).status).toBe(200);
    const said = await app.call("privacy/recordConsent", CONSENT, person.cookie);
    expect(said).toMatchObject({ status: 200, body: true });
    expect((await app.call("chat/list", {}, person.cookie)).status).toBe(200);
    const no = { ...CONSENT, consent_given: false };
    await app.call("privacy/recordConsent", no, person.cookie);
    expect((await app.call("chat/list", {}, person.cookie)).status).toBe(403);
    const actions = ["consent_given", "consent_withdrawn"];
    expect((await logOf(person.person.id, actions)).map(({ action }) => action)).toEqual(actions);
  });

  test("a decision keeps two hundred characters of the browser's name", async () => {
    const person = await app.signUp({ consent: false });
    const user_agent = "x".repeat(300);
    const sent = await app.call("privacy/recordConsent", { ...CONSENT, user_agent }, person.cookie);
    const rows = await app.services.db.asPerson(person.person.id, (tx) =>
      tx.select().from(gdprConsent),
    );
    expect(sent.status).toBe(200);
    expect(rows.map(({ userAgent }) => userAgent)).toEqual([user_agent.slice(0, 200)]);
  });
});

test("an accented word and its plain form confirm the same", () => {
  expect(confirms("ÉFFACER ", "effacer")).toBe(true);
});
