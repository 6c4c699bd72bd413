import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import type { ProtocolReading, ProtocolSummary } from "../contract.ts";
import { given } from "../testing/given.ts";
import { knowledge } from "./knowledge.ts";
import { protocolPassage, protocolVersion, serviceProtocol } from "./tables.ts";

let now = new Date("2026-11-23T12:00:00Z");
const app = await testApp({ now: () => now });
type Account = Awaited<ReturnType<typeof app.signUp>>;
const reader = await app.signUp({ providerRole: "nurse" });
const doctor = await app.signUp({ name: "Dr Fictif", providerRole: "doctor" });
const admin = await app.signUp({ systemRole: "admin" });

beforeEach(async () => {
  now = new Date("2026-11-23T12:00:00Z");
  await app.services.db.asSystem("test", async (tx) => void (await tx.delete(serviceProtocol)));
});

const save = (who: Account | null, input: object) => app.call("protocols/save", input, who?.cookie);
const list = async (who: Account) =>
  (await app.call("protocols/list", undefined, who.cookie)).body as {
    protocols: ProtocolSummary[];
    mayWrite: boolean;
  };
const read = (who: Account, id: string, number: number) =>
  app.call("protocols/read", { id, number }, who.cookie);
const trace = async (action: string) =>
  (
    await app.services.db.asSystem("test", (tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.action, action)),
    )
  ).at(-1);

describe("who writes", () => {
  test("a doctor or an administrator; nobody else, and everybody reads", async () => {
    const one = given();
    expect((await save(null, one)).status).toBe(401);
    expect((await save(reader, one)).status).toBe(403);
    expect((await list(reader)).protocols).toEqual([]);
    expect((await save(doctor, one)).body).toEqual({ id: one.id, number: 1 });
    expect((await save(admin, given({ title: "Choc" }))).status).toBe(200);
    const { protocols, mayWrite } = await list(reader);
    expect(mayWrite).toBe(false);
    expect((await list(doctor)).mayWrite).toBe(true);
    expect(protocols.map(({ title, validity }) => [title, validity])).toEqual([
      ["Choc", "valid"],
      ["Héparine non fractionnée", "valid"],
    ]);
    const withdraw = { id: one.id, withdrawn: true };
    expect((await app.call("protocols/withdraw", withdraw, reader.cookie)).status).toBe(403);
    expect(await trace("protocol_imported")).toMatchObject({ personId: admin.person.id });
  });

  test("no transaction of a person writes a row, whatever its role: row security refuses", async () => {
    const one = given();
    await save(doctor, one);
    for (const { person } of [reader, doctor, admin]) {
      const as = <T>(work: Parameters<typeof app.services.db.asPerson<T>>[1]) =>
        app.services.db.asPerson(person.id, work);
      await expect(
        as((tx) => tx.insert(serviceProtocol).values({ id: crypto.randomUUID(), createdAt: now })),
      ).rejects.toThrow();
      expect(
        await as((tx) => tx.update(protocolVersion).set({ title: "Pris" }).returning()),
      ).toEqual([]);
      expect(await as((tx) => tx.delete(protocolPassage).returning())).toEqual([]);
      expect(await as((tx) => tx.delete(serviceProtocol).returning())).toEqual([]);
    }
    const nobody = await app.services.db.asPerson("", (tx) =>
      tx.select({ n: sql<number>`count(*)::int` }).from(serviceProtocol),
    );
    expect(nobody).toEqual([{ n: 0 }]);
    expect((await list(reader)).protocols).toMatchObject([{ title: one.title }]);
  });
});

describe("who reads", () => {
  const found = async (who: Account, text: string) => {
    const context = { services: app.services, language: "fr" as const, now };
    const { passages } = await knowledge.search({ text }, { ...context, personId: who.person.id });
    const [first] = passages;
    return first
      ? [
          first.passage,
          await knowledge.open(first.passage.id, { ...context, personId: who.person.id }),
        ]
      : [];
  };

  test("one for doctors is neither listed, read nor cited to a nurse; its writers always read it", async () => {
    const one = given({ readers: "doctor" });
    await save(doctor, one);
    expect((await list(reader)).protocols).toEqual([]);
    expect((await read(reader, one.id, 1)).status).toBe(404);
    expect(await found(reader, "notre protocole héparine")).toEqual([]);
    for (const who of [doctor, admin]) {
      expect((await list(who)).protocols).toMatchObject([{ id: one.id, readers: "doctor" }]);
      expect((await read(who, one.id, 1)).status).toBe(200);
      expect(await found(who, "notre protocole héparine")).toHaveLength(2);
    }
    const [passage] = await found(doctor, "notre protocole héparine");
    const context = { services: app.services, language: "fr" as const, now };
    const nurse = { ...context, personId: reader.person.id };
    expect(await knowledge.open(passage?.id ?? "", nurse)).toBeNull();
  });

  test("the version in force says who reads the former ones", async () => {
    const one = given({ readers: "doctor" });
    await save(doctor, one);
    const next = { ...one, versionId: crypto.randomUUID(), after: 1, readers: "nurse" };
    await save(doctor, next);
    expect((await read(reader, one.id, 1)).status).toBe(200);
    const last = { ...one, versionId: crypto.randomUUID(), after: 2, readers: "doctor" };
    await save(doctor, last);
    expect((await read(reader, one.id, 2)).status).toBe(404);
  });
});

describe("a protocol", () => {
  test("is read passage by passage, with its page and its titles", async () => {
    const one = given();
    await save(doctor, one);
    const { body } = await read(reader, one.id, 1);
    expect(body).toMatchObject({
      ...{ title: one.title, service: one.service, number: 1, current: 1, validity: "valid" },
      versions: [{ number: 1, importedBy: "Dr Fictif" }],
    });
    expect((body as ProtocolReading).passages).toEqual([
      { anchor: "p1", page: 1, heading: "Indications", text: "Embolie pulmonaire à haut risque." },
      {
        ...{ anchor: "p2", page: 2, heading: "Débit initial" },
        text: "- Bolus fictif A\n- Débit fictif B, adapté au poids",
      },
      {
        ...{ anchor: "p3", page: 2, heading: "Surveillance" },
        text: "Premier dosage à l’heure fictive.",
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(doctor.person.id);
    expect((await read(reader, one.id, 2)).status).toBe(404);
    expect((await read(reader, crypto.randomUUID(), 1)).status).toBe(404);
  });

  test("sent twice is kept once; a new version keeps the former one", async () => {
    const one = given();
    await save(doctor, one);
    expect((await save(doctor, one)).body).toEqual({ id: one.id, number: 1 });
    const next = { ...one, versionId: crypto.randomUUID(), after: 1, pages: ["Autre texte."] };
    expect((await save(admin, next)).body).toEqual({ id: one.id, number: 2 });
    expect(await trace("protocol_replaced")).toMatchObject({ resource: one.id });
    expect((await list(reader)).protocols).toMatchObject([{ number: 2, passages: 1 }]);
    const former = (await read(reader, one.id, 1)).body as ProtocolReading;
    expect([former.current, former.passages.length]).toEqual([2, 3]);
    const late = { ...one, versionId: crypto.randomUUID(), after: 1 };
    expect((await save(doctor, late)).status, "somebody was first").toBe(409);
    const orphan = given({ after: 3 });
    expect((await save(doctor, orphan)).status).toBe(409);
    expect((await list(reader)).protocols).toHaveLength(1);
  });

  test("two versions sent at once: one follows, the other is told", async () => {
    const one = given();
    await save(doctor, one);
    const next = () => ({ ...one, versionId: crypto.randomUUID(), after: 1 });
    const statuses = await Promise.all(
      [doctor, admin, doctor].map(async (who) => (await save(who, next())).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test("of the same name and service is said to be here already, until that one is withdrawn", async () => {
    const one = given();
    await save(doctor, one);
    const again = given({ title: "HEPARINE non fractionnée" });
    expect(await save(doctor, again)).toMatchObject({
      status: 409,
      body: { code: "ALREADY_HERE", data: { id: one.id, number: 1 } },
    });
    expect((await save(doctor, given({ service: "Urgences fictives" }))).status).toBe(200);
    await app.call("protocols/withdraw", { id: one.id, withdrawn: true }, doctor.cookie);
    expect((await save(doctor, again)).status).toBe(200);
  });

  test("is withdrawn, put back, and in use again with a new version", async () => {
    const one = given();
    await save(doctor, one);
    const withdraw = (withdrawn: boolean) =>
      app.call("protocols/withdraw", { id: one.id, withdrawn }, admin.cookie);
    const validity = async () => (await list(reader)).protocols[0]?.validity;
    expect((await withdraw(true)).body).toEqual({ withdrawn: true });
    expect(await validity()).toBe("withdrawn");
    expect(await trace("protocol_withdrawn")).toMatchObject({ resource: one.id });
    expect((await withdraw(false)).status).toBe(200);
    expect(await validity()).toBe("valid");
    await withdraw(true);
    await save(doctor, { ...one, versionId: crypto.randomUUID(), after: 1 });
    expect(await validity()).toBe("valid");
    const none = { id: crypto.randomUUID(), withdrawn: true };
    expect((await app.call("protocols/withdraw", none, admin.cookie)).status).toBe(404);
  });

  test("says the end of its validity a month before, and after", async () => {
    await save(doctor, given({ validUntil: "2026-12-31" }));
    const at = async (day: string) => {
      now = new Date(`${day}T12:00:00Z`);
      return (await list(await app.signUp())).protocols[0]?.validity;
    };
    expect(await at("2026-11-30")).toBe("valid");
    expect(await at("2026-12-01")).toBe("soon");
    expect(await at("2026-12-31")).toBe("soon");
    expect(await at("2027-01-01")).toBe("expired");
  });
});

describe("what is not kept", () => {
  test.each<[string, object, number, string | undefined]>([
    ["no title", { title: "  " }, 422, undefined],
    ["an end before its day", { validUntil: "2025-12-31" }, 422, "WRONG_DATES"],
    ["a day that is none", { dated: "2026-02-31" }, 422, undefined],
    ["no text", { pages: [" \n# \n"] }, 422, "EMPTY_TEXT"],
    ["too many passages", { pages: ["# t\n\na\n\n".repeat(6_001)] }, 422, "TOO_LONG"],
    ["more pages than a protocol has", { pages: Array(301).fill("a") }, 422, undefined],
    ["more than a call holds", { pages: ["a".repeat(1_100_000)] }, 413, undefined],
  ])("%s", async (_, more, status, code) => {
    const answer = await save(doctor, given(more));
    expect(answer.status, `${JSON.stringify(answer.body)}`.slice(0, 300)).toBe(status);
    if (code) expect(answer.body).toMatchObject({ code });
    expect((await list(doctor)).protocols).toEqual([]);
  });
});

test("who leaves takes a copy and their name; the protocol stays", async () => {
  const leaving = await app.signUp({ name: "Dr Partant", providerRole: "doctor" });
  const one = given();
  await save(leaving, one);
  const target = { target_user_id: leaving.person.id };
  const { body } = await app.call("privacy/exportUserData", target, leaving.cookie);
  expect(JSON.stringify(body)).toContain("Débit fictif B");
  await app.call("privacy/eraseSelf", { reason: "privacy" }, leaving.cookie);
  const left = (await read(reader, one.id, 1)).body;
  expect(left).toMatchObject({ versions: [{ importedBy: "" }] });
  expect(JSON.stringify(left)).not.toContain("Partant");
});

test("imports are counted: sixty an hour", async () => {
  const hasty = await app.signUp({ providerRole: "doctor" });
  const one = given();
  for (let n = 0; n < 60; n += 1) await save(hasty, one);
  expect((await save(hasty, one)).status).toBe(429);
});
