import { beforeEach, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { GoingRun } from "../contract.ts";
import type { RunEntry } from "../domain/run.ts";
import { runEntry, sharedRun } from "./tables.ts";

let now = new Date("2026-11-26T10:00:00Z");
const app = await testApp({ now: () => now });
type Account = Awaited<ReturnType<typeof app.signUp>>;
const leader = await app.signUp();
const helper = await app.signUp();
const stranger = await app.signUp();

beforeEach(() => {
  now = new Date("2026-11-26T10:00:00Z");
});

const entry = (kind: RunEntry["kind"], more: object = {}) => ({
  ...{ id: crypto.randomUUID(), kind, at: now.getTime() },
  ...more,
});
const begun = () => ({
  ...{ id: crypto.randomUUID(), checklistId: "anaphylaxie", title: "Anaphylaxie fictive" },
  ...{ entries: [entry("start", { at: now.getTime() - 1 }), entry("done", { step: "appeler" })] },
  clock: now.getTime(),
});
const share = (who: Account, run: object) => app.call("checklists/shareRun", run, who.cookie);
const join = (who: Account, code: string) => app.call("checklists/joinRun", { code }, who.cookie);
const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
const follow = (who: Account, id: string, more: object = {}) =>
  app.call(
    "checklists/followRun",
    { id, device: first, entries: [], known: 0, ...more },
    who.cookie,
  );
const going = async (who: Account) =>
  (await app.call("checklists/runs", undefined, who.cookie)).body as { id: string }[];

test("a code opens the run to another telephone; each gets what the other did, once", async () => {
  const run = begun();
  const { code } = (await share(leader, run)).body as GoingRun;
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  expect((await share(leader, run)).body, "shared twice").toMatchObject({ code });
  const typed = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
  const joined = (await join(helper, typed)).body as GoingRun;
  expect(joined).toMatchObject({ id: run.id, checklistId: "anaphylaxie", entries: run.entries });
  const shock = entry("shock", { at: now.getTime() + 5 });
  const sent = { device: second, entries: [shock], known: 3 };
  for (const _ of [1, 2])
    expect((await follow(helper, run.id, sent)).body).toMatchObject({ entries: [], telephones: 1 });
  const read = (await follow(leader, run.id, { known: 2 })).body as GoingRun;
  expect(read).toMatchObject({ telephones: 2, entries: [...run.entries, shock] });
  now = new Date(now.getTime() + 11_000);
  expect((await follow(leader, run.id, { known: 3 })).body).toMatchObject({ telephones: 1 });
  expect(await going(helper)).toMatchObject([{ id: run.id }]);
});

test("entries bear the clock of the telephone that shared, whatever the other's", async () => {
  const run = { ...begun(), clock: now.getTime() - 90_000 };
  await share(leader, run);
  now = new Date(now.getTime() + 4_000);
  const { clock } = (await follow(leader, run.id)).body as GoingRun;
  expect(clock).toBe(run.clock + 4_000);
});

test("two runs of one checklist are told apart in the list of another telephone", async () => {
  const account = await app.signUp();
  const runs = [begun(), { ...begun(), clock: now.getTime() + 90_000 }];
  for (const [n, run] of runs.entries()) {
    const place = entry("place", { at: now.getTime() + 5, text: `Box ${n + 3}` });
    await share(account, { ...run, entries: [...run.entries, place] });
  }
  const began = now.getTime() - 1;
  expect(await going(account)).toMatchObject([
    { id: runs[0]?.id, place: "Box 3", startedAt: began, behind: 1, weight: "" },
    { id: runs[1]?.id, place: "Box 4", startedAt: began - 90_000, code: expect.any(String) },
  ]);
});

test("who was not given the code finds nothing, and changes nothing", async () => {
  const run = begun();
  const { code } = (await share(leader, run)).body as GoingRun;
  const theirs = { entries: [entry("end")] };
  expect((await follow(stranger, run.id, theirs)).status).toBe(404);
  expect((await share(stranger, { ...run, entries: theirs.entries })).status).toBe(404);
  await app.call("checklists/dropRun", { id: run.id }, stranger.cookie);
  expect((await follow(leader, run.id)).body).toMatchObject({ code, entries: run.entries });
  expect(await going(stranger)).toEqual([]);
  const rows = await app.services.db.asPerson(stranger.person.id, (tx) =>
    tx.select().from(runEntry),
  );
  expect(rows).toEqual([]);
  expect((await join(stranger, "ZZZZZZ")).status).toBe(404);
});

test("a run that ended, or was left alone for two hours, is joined no more", async () => {
  const [ended, left] = [begun(), begun()];
  const codes = [];
  for (const run of [ended, left]) codes.push(((await share(leader, run)).body as GoingRun).code);
  await follow(leader, ended.id, { entries: [entry("end")] });
  expect((await join(helper, codes[0] ?? "")).status).toBe(404);
  now = new Date(now.getTime() + 2 * 3_600_000 + 1);
  expect((await join(helper, codes[1] ?? "")).status).toBe(404);
});

test("codes are tried thirty times an hour", async () => {
  const hasty = await app.signUp();
  for (let n = 0; n < 30; n += 1) await join(hasty, "AAAAAA");
  expect((await join(hasty, "AAAAAA")).status).toBe(429);
});

test("erased by who shared it, left by who followed, gone after a month", async () => {
  const run = begun();
  const { code } = (await share(leader, run)).body as GoingRun;
  await join(helper, code);
  await app.call("checklists/dropRun", { id: run.id }, helper.cookie);
  expect((await follow(helper, run.id)).status).toBe(404);
  expect((await follow(leader, run.id)).status).toBe(200);
  const target = { target_user_id: leader.person.id };
  const copy = await app.call("privacy/exportUserData", target, leader.cookie);
  expect(JSON.stringify(copy.body)).toContain("Anaphylaxie fictive");
  await app.call("checklists/dropRun", { id: run.id }, leader.cookie);
  expect((await follow(leader, run.id)).status).toBe(404);
  const old = begun();
  await share(leader, old);
  now = new Date(now.getTime() + 31 * 86_400_000);
  await share(leader, begun());
  const kept = await app.services.db.asSystem("test", (tx) => tx.select().from(sharedRun));
  expect(kept.map(({ id }) => id)).not.toContain(old.id);
});

test("more than a run holds is refused whole", async () => {
  const run = begun();
  await share(leader, run);
  const many = Array.from({ length: 1_999 }, () => entry("note", { text: "x" }));
  expect((await follow(leader, run.id, { entries: many })).status).toBe(422);
});

test("favourites and completions are the account's; devices speak in any order, twice", async () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const runId = crypto.randomUUID();
  const favourite = (one: boolean, minutes: number) => ({
    ...{ id: crypto.randomUUID(), kind: "favourite", checklist: "anaphylaxie" },
    ...{ favourite: one, at: at(minutes) },
  });
  const completion = { kind: "completion", checklist: "anaphylaxie", runId, at: at(-1) };
  const changes = [
    favourite(true, -1),
    favourite(false, -5),
    { id: crypto.randomUUID(), ...completion },
    { id: crypto.randomUUID(), ...completion },
    { id: "malformed", kind: "favourite" },
  ];
  const { body } = await app.call("checklists/mark", { changes }, helper.cookie);
  expect(body).toMatchObject({ refused: ["malformed"] });
  const marks = (who: Account) => app.call("checklists/marks", undefined, who.cookie);
  expect((await marks(helper)).body).toMatchObject({
    favourites: ["anaphylaxie"],
    completions: [{ checklist: "anaphylaxie", count: 1 }],
  });
  expect((await marks(stranger)).body).toEqual({ favourites: [], completions: [] });
});

test("a report is a PDF, laid out from what is sent and kept nowhere", async () => {
  const send = (body: unknown) =>
    app.request("/api/checklists/reports", {
      method: "POST",
      cookie: leader.cookie,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const lines = [{ clock: "00:00", time: "10:00:00", words: "Début" }];
  const report = { title: "Anaphylaxie", subtitle: "26 novembre", lines, notice: "Une aide." };
  const made = await send(report);
  expect([made.status, made.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await made.text()).slice(0, 5)).toBe("%PDF-");
  expect((await send({ ...report, lines: [] })).status).toBe(422);
});
