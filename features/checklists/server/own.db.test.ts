import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { ChecklistSummary, ChecklistView } from "../contract.ts";

const app = await testApp();
await app.start();
type Account = Awaited<ReturnType<typeof app.signUp>>;
const author = await app.signUp({ name: "Dr Fictif" });
const reader = await app.signUp();

const step = (id: string, more: object = {}) => ({
  ...{ id, title: `Étape ${id}`, text: "", critical: false, metronome: false },
  ...{ passage: null, doses: [], timer: null },
  ...more,
});
const given = (more: object = {}) => ({
  ...{ id: crypto.randomUUID(), versionId: crypto.randomUUID(), after: 0 },
  ...{ title: "Pose fictive", summary: "Fictive.", specialty: "surgery", category: "procedure" },
  ...{ population: "adult", steps: [step("un"), step("deux", { critical: true })] },
  ...more,
});
const save = (who: Account, input: object) => app.call("checklists/saveOwn", input, who.cookie);
const read = (who: Account, id: string) => app.call("checklists/checklist", { id }, who.cookie);
const share = (who: Account, id: string, shared: boolean) =>
  app.call("checklists/shareOwn", { id, shared }, who.cookie);
const listed = async (who: Account, id: string) =>
  ((await app.call("checklists/list", {}, who.cookie)).body as ChecklistSummary[]).find(
    (one) => one.id === id,
  );

test("one's own is read by its author alone, until it is shared and once it is taken back", async () => {
  const one = given();
  expect((await save(author, one)).body).toEqual({ id: one.id, number: 1 });
  expect(await listed(author, one.id)).toMatchObject({
    ...{ title: "Pose fictive", steps: 2, critical: 1, readAgain: false },
    own: { author: "Dr Fictif", mine: true, shared: false, number: 1 },
  });
  expect([(await read(reader, one.id)).status, await listed(reader, one.id)]).toEqual([
    404,
    undefined,
  ]);
  expect((await share(reader, one.id, true)).status).toBe(404);
  await share(author, one.id, true);
  expect((await read(reader, one.id)).body).toMatchObject({
    ...{ title: "Pose fictive", versions: [], own: { author: "Dr Fictif", mine: false } },
  });
  for (const call of ["checklists/shareOwn", "checklists/dropOwn"] as const) {
    const input = call.endsWith("dropOwn") ? { id: one.id } : { id: one.id, shared: false };
    expect((await app.call(call, input, reader.cookie)).status).toBe(404);
  }
  const theirs = { ...one, versionId: crypto.randomUUID(), after: 1, title: "Prise" };
  expect((await save(reader, theirs)).status).toBe(404);
  await share(author, one.id, false);
  expect((await read(reader, one.id)).status).toBe(404);
});

test("each save is a version, once; who saves over another is told; the former ones stay", async () => {
  const one = given();
  await save(author, one);
  expect((await save(author, one)).body, "sent twice").toEqual({ id: one.id, number: 1 });
  const next = { ...one, versionId: crypto.randomUUID(), after: 1, steps: [step("un")] };
  expect((await save(author, next)).body).toEqual({ id: one.id, number: 2 });
  expect((await save(author, { ...next, versionId: crypto.randomUUID() })).status).toBe(409);
  const view = (await read(author, one.id)).body as ChecklistView;
  expect(view.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(view.steps).toHaveLength(1);
  const version = (who: Account, number: number) =>
    app.call("checklists/ownVersion", { id: one.id, number }, who.cookie);
  expect((await version(author, 1)).body).toMatchObject({ steps: [{ id: "un" }, { id: "deux" }] });
  await share(author, one.id, true);
  expect([(await version(reader, 2)).status, (await version(reader, 1)).status]).toEqual([
    200, 404,
  ]);
  expect((await app.call("checklists/dropOwn", { id: one.id }, author.cookie)).status).toBe(200);
  expect((await read(author, one.id)).status).toBe(404);
});

test("a duplicate doses with the rows of the library, and with nothing else", async () => {
  const doses = ["anaphylaxie#f2"];
  const one = given({ steps: [step("adrenaline", { passage: "anaphylaxie#f1", doses })] });
  expect((await save(author, one)).status).toBe(200);
  const [first] = ((await read(author, one.id)).body as ChecklistView).steps;
  expect(first?.doses[0]).toMatchObject({ sheet: "anaphylaxie", anchor: "f2" });
  expect(first?.doses[0]?.limits[0]).toMatchObject({ anchor: "p2" });
  const wrong = given({ steps: [step("un", { doses: ["anaphylaxie#f99"] })] });
  expect(await save(author, wrong)).toMatchObject({
    status: 422,
    body: { code: "UNKNOWN_PASSAGE", data: { passage: "anaphylaxie#f99" } },
  });
});

test.each<[string, object]>([
  ["no title", { title: " " }],
  ["no step", { steps: [] }],
  ["one step twice", { steps: [step("un"), step("un")] }],
  [
    "a window that closes before it opens",
    { steps: [step("un", { timer: { seconds: 60, until: 30, label: "x" } })] },
  ],
])("%s is refused", async (_, more) => {
  expect((await save(author, given(more))).status).toBe(422);
});

test("who leaves takes their checklists away", async () => {
  const leaving = await app.signUp({ name: "Dr Partant" });
  const one = given({ title: "Pose partante" });
  await save(leaving, one);
  await share(leaving, one.id, true);
  const target = { target_user_id: leaving.person.id };
  const { body } = await app.call("privacy/exportUserData", target, leaving.cookie);
  expect(JSON.stringify(body)).toContain("Pose partante");
  await app.call("privacy/eraseSelf", { reason: "privacy" }, leaving.cookie);
  expect((await read(reader, one.id)).status).toBe(404);
});
