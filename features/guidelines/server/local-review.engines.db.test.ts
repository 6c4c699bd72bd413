import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import type { SheetView } from "../contract.ts";
import type { ListedPassage } from "../domain/listed-wire.ts";
import { readContent } from "./content.ts";
import { library } from "./knowledge.ts";
import { loadLibrary } from "./load-library.ts";
import { libraryPassage, localReview } from "./tables.ts";
import { openSheetTool } from "./tools.ts";

const app = await testApp();
const content = await readContent();
await app.services.db.asSystem("test", (tx) => loadLibrary(tx, content));
type Account = Awaited<ReturnType<typeof app.signUp>>;
const person = await app.signUp();
const doctor = await app.signUp({ name: "Dr Fictif", providerRole: "doctor" });
const second = await app.signUp({ providerRole: "doctor" });
const admin = await app.signUp({ systemRole: "admin" });

const SHEET = "anaphylaxie";
const T1 = `${SHEET}#t1`;

beforeEach(() =>
  app.services.db.asSystem("test", async (tx) => void (await tx.delete(localReview))),
);

const sheet = async (who: Account) =>
  (await app.call("guidelines/sheet", { id: SHEET }, who.cookie)).body as SheetView;
const passage = async (who: Account) =>
  (await sheet(who)).content.find(({ anchor }) => anchor === "t1") as SheetView["content"][number];
async function say(who: Account, kind: string, changes: object = {}) {
  const { version } = await passage(who);
  const said = { id: randomUUID(), target: T1, kind, version, place: "Hôpital Fictif" };
  const input = { ...said, words: kind === "signed" ? "" : "Protocole local.", ...changes };
  return { ...(await app.call("guidelines/review", input, who.cookie)), id: input.id };
}
const context = (who: Account | null) => ({
  services: app.services,
  personId: who?.person.id ?? null,
  language: "fr" as const,
  now: app.services.now(),
});
/** Whether the passage reaches the person by each way that the assistant has. */
async function given(who: Account | null): Promise<boolean> {
  const { passages } = await library.search(
    { text: "traitement de l’anaphylaxie", limit: 40 },
    context(who),
  );
  const whole = await openSheetTool.run({ id: SHEET }, context(who));
  const ways = [
    passages.some((one) => one.passage.id === T1),
    (await library.open(T1, context(who))) !== null,
    whole.passages.some(({ id }) => id === T1),
  ];
  expect(new Set(ways).size, `one way only: ${ways.join()}`).toBe(1);
  return ways[0] === true;
}
const trace = (action: string) =>
  app.services.db.asSystem("test", (tx) =>
    tx.select().from(auditEvent).where(eq(auditEvent.action, action)),
  );

describe("a signature", () => {
  test("is shown to everybody, with its place and its day, and leaves a trace", async () => {
    expect((await say(doctor, "signed")).status).toBe(200);
    expect((await passage(person)).local).toMatchObject({
      avoided: null,
      notes: [{ kind: "signed", name: "Dr Fictif", place: "Hôpital Fictif", current: true }],
    });
    expect(JSON.stringify((await passage(person)).local)).not.toContain(doctor.person.id);
    expect((await trace("library_text_signed")).at(-1)).toMatchObject({
      personId: doctor.person.id,
      resource: T1,
    });
  });
  test("reaches the assistant with the passage", async () => {
    await say(doctor, "signed");
    expect((await library.open(T1, context(person)))?.signed).toMatchObject([
      { name: "Dr Fictif", place: "Hôpital Fictif" },
    ]);
  });
  test("is of the version that was read: another text is not signed", async () => {
    expect((await say(doctor, "signed", { version: "autre" })).status).toBe(409);
    await say(doctor, "signed");
    const { text } = await passage(person);
    const write = (changed: string) =>
      app.services.db.asSystem("test", (tx) =>
        tx.update(libraryPassage).set({ text: changed }).where(eq(libraryPassage.id, T1)),
      );
    await write(`${text} Phrase nouvelle.`);
    expect((await passage(person)).local?.notes).toMatchObject([{ current: false }]);
    expect((await library.open(T1, context(person)))?.signed).toBeUndefined();
    await write(text);
    expect((await passage(person)).local?.notes).toMatchObject([{ current: true }]);
  });
  test("holds for a sheet too, and a second one replaces the first", async () => {
    const { version } = await sheet(doctor);
    for (const place of ["Hôpital A", "Hôpital B"])
      await say(doctor, "signed", { target: SHEET, version, place });
    expect((await sheet(person)).local?.notes).toMatchObject([{ place: "Hôpital B" }]);
  });
  test("is a doctor's alone, of a text that exists, and taken back by who gave it", async () => {
    for (const who of [person, admin])
      expect((await say(who, "signed")).status, who.person.name).toBe(403);
    expect((await say(doctor, "signed", { target: `${SHEET}#t99` })).status).toBe(404);
    expect((await say(doctor, "comment", { words: " " })).status).toBe(422);
    const { id } = await say(doctor, "signed");
    expect((await app.call("guidelines/removeReview", { id }, second.cookie)).status).toBe(404);
    expect((await app.call("guidelines/removeReview", { id }, doctor.cookie)).status).toBe(200);
    expect((await passage(person)).local).toBeUndefined();
  });
});

describe("a text that is not to be used here", () => {
  test("leaves the answers of who says so at once, and nobody else's", async () => {
    expect(await given(doctor)).toBe(true);
    await say(doctor, "avoid");
    expect(await given(doctor)).toBe(false);
    for (const who of [person, second, null]) expect(await given(who)).toBe(true);
    expect((await passage(doctor)).local?.avoided).toBe("mine");
    expect((await passage(person)).local, "not confirmed: not shown").toBeUndefined();
    expect((await passage(second)).local?.notes).toHaveLength(1);
    expect(await trace("library_text_set_aside")).not.toHaveLength(0);
  });
  test.each([
    ["a second doctor", second],
    ["an administrator", admin],
  ])("leaves everybody’s answers once %s confirms it", async (_who, confirms) => {
    if (confirms === admin) expect((await say(admin, "avoid")).status, "begins nothing").toBe(403);
    await say(doctor, "avoid");
    expect((await say(doctor, "avoid")).status, "twice the same doctor is one").toBe(200);
    expect(await given(person)).toBe(true);
    expect((await say(confirms, "avoid")).status).toBe(200);
    for (const who of [person, doctor, second, null]) expect(await given(who)).toBe(false);
    expect((await passage(person)).local?.avoided).toBe("everybody");
    const found = await app.call("guidelines/search", { query: "anaphylaxie" }, person.cookie);
    expect(JSON.stringify(found.body)).not.toContain('"anchor":"t1"');
    const again = { target: T1 };
    expect((await app.call("guidelines/useAgain", again, doctor.cookie)).status).toBe(403);
    expect((await app.call("guidelines/useAgain", again, admin.cookie)).status).toBe(200);
    expect(await given(person)).toBe(true);
  });
  test("a whole sheet takes its passages with it", async () => {
    for (const who of [doctor, second])
      await say(who, "avoid", { target: SHEET, version: (await sheet(who)).version });
    expect(await given(person)).toBe(false);
    const found = await library.search({ text: "traitement de l’anaphylaxie" }, context(person));
    expect(found.documents.map(({ id }) => id)).not.toContain(SHEET);
    expect(found.passages.map((one) => one.passage.documentId)).not.toContain(SHEET);
  });
  test("stays so when an account is erased, without its name; its signatures go", async () => {
    const leaving = await app.signUp({ name: "Dr Partant", providerRole: "doctor" });
    await say(leaving, "signed");
    await say(leaving, "avoid");
    await say(doctor, "avoid");
    const target = { target_user_id: leaving.person.id };
    const { body } = await app.call("privacy/exportUserData", target, leaving.cookie);
    expect(JSON.stringify(body)).toContain("Protocole local.");
    await app.call("privacy/eraseSelf", { reason: "privacy" }, leaving.cookie);
    expect(await given(person)).toBe(false);
    const { local } = await passage(person);
    expect(JSON.stringify(local)).not.toContain("Partant");
    expect(local?.notes.map(({ kind }) => kind)).toEqual(["avoid", "avoid"]);
  });
});

test("opinions are counted: a hundred and twenty an hour", async () => {
  const hasty = await app.signUp({ providerRole: "doctor" });
  const { version } = await sheet(hasty);
  const comment = () => {
    const said = { id: randomUUID(), target: SHEET, kind: "comment", version, place: "" };
    return app.call("guidelines/review", { ...said, words: "Vu." }, hasty.cookie);
  };
  for (let n = 0; n < 120; n += 1) expect((await comment()).status).toBe(200);
  expect((await comment()).status).toBe(429);
});

describe("the list of the readers", () => {
  interface Listed {
    items: ListedPassage[];
    next: string | null;
    counts: { all: number; found: number; reported: number; grades: Record<string, number> };
  }
  const list = async (input: object = {}) =>
    (await app.call("guidelines/passages", input, admin.cookie)).body as Listed;

  test("counts the whole library and filters it", async () => {
    const { counts, items, next } = await list();
    expect(Object.values(counts.grades).reduce((sum, one) => sum + one, 0)).toBe(counts.all);
    expect(items).toHaveLength(50);
    expect((await list({ cursor: next })).items[0]?.id).not.toBe(items[0]?.id);
    const issuer = await list({ grade: "issuer" });
    expect(issuer.counts.found).toBe(counts.grades["issuer"]);
    expect(issuer.items.every(({ grade }) => grade === "issuer")).toBe(true);
    expect((await list({ older: 120 })).counts.found).toBe(0);
  });
  test("holds open reports, signatures and decisions", async () => {
    const report = {
      ...{ id: randomUUID(), kind: "passage", target: T1, version: "x", title: "T" },
      ...{ excerpt: "", reason: "wrong", comment: "" },
    };
    await app.call("content-reports/report", report, person.cookie);
    await say(doctor, "signed");
    await say(second, "avoid");
    for (const mark of ["reported", "signed", "avoided"])
      expect((await list({ mark })).items, mark).toMatchObject([
        { id: T1, reports: 1, signed: 1, avoided: 1 },
      ]);
    const closed = { id: report.id, status: "closed", reply: "" };
    await app.call("content-reports/answer", closed, admin.cookie);
    expect((await list({ mark: "reported" })).items).toEqual([]);
  });
});
