// What an administrator brings: files that are sent, one after the other, then imported by a job.
import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { ImportState, SourceStates } from "../domain/wire-import.ts";
import { CIM10, DRUGS } from "../testing/sources.ts";
import { importJob } from "./import-job.ts";
import { forgetFiles } from "./jobs.ts";
import { moveImport } from "./queries-imports.ts";

const app = await testApp();
const { db } = app.services;
const stop = await app.start();
afterAll(stop);
const admin = await app.signUp({ systemRole: "admin" });

async function ask<T>(procedure: string, input: object, status = 200): Promise<T> {
  const answer = await app.call(`nomenclatures/${procedure}`, input, admin.cookie);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body as T;
}
const requireInUse = async (source: string, at?: Date) => {
  const { sources } = await ask<SourceStates>("sources", at ? { at: at.toISOString() } : {});
  return sources.find((one) => one.source === source);
};
interface Sent {
  id?: string;
  source?: string;
  name: string;
  bytes: string | Uint8Array<ArrayBuffer>;
}
async function send({ id = randomUUID(), source = "cim10", name, bytes }: Sent, status = 201) {
  const query = new URLSearchParams({ id, source, name });
  const answer = await app.request(`/api/admin/nomenclatures/files?${query.toString()}`, {
    ...{ method: "POST", body: bytes, cookie: admin.cookie },
  });
  expect(answer.status).toBe(status);
  return id;
}
const finished = async (id: string) => {
  await expect
    .poll(() => ask<ImportState>("importState", { id }), { timeout: 20_000 })
    .not.toMatchObject({ status: "running" });
  return ask<ImportState>("importState", { id });
};
async function bring(bytes: Sent["bytes"], name = "LIBCIM10MULTI.TXT", partial = true) {
  const id = await send({ name, bytes });
  await ask("startImport", { id, partial });
  return finished(id);
}

test("before any import the shipped list is said to be partial, and nothing was ever tried", async () => {
  expect(await requireInUse("cim10")).toMatchObject({ state: "shipped", history: [], since: null });
  expect((await requireInUse("cim10"))?.counts.codes).toBeGreaterThan(700);
  expect(await requireInUse("ghs")).toMatchObject({ state: "none", counts: {} });
  const { official, hosts, imports } = await ask<SourceStates>("sources", {});
  expect(official.map(({ source }) => source)).toContain("rcp");
  expect(official.every(({ last }) => last === null)).toBe(true);
  expect(hosts).toContain("base-donnees-publique.medicaments.gouv.fr");
  expect(imports).toEqual([]);
});

test("a file that was sent is imported with its progress, and a past date has the one before", async () => {
  const first = await bring(CIM10.text);
  expect(first).toMatchObject({ status: "done", done: 4, total: 4, files: [CIM10.name] });
  const before = new Date();
  const renamed = CIM10.text.replace("Choléra à Vibrio", "Autre choléra à Vibrio");
  expect(await bring(gzipSync(`${renamed}\nZ999|0|NOOO|0|X|Fictif`), "c.txt.gz")).toMatchObject({
    ...{ status: "done", total: 5 },
  });
  expect(await bring(gzipSync(`${renamed}\nZ999|0|NOOO|0|X|Fictif`), "c.txt.gz")).toMatchObject({
    status: "unchanged",
  });
  expect(await requireInUse("cim10")).toMatchObject({
    ...{ state: "imported", counts: { codes: 5 } },
    history: [{ until: null, counts: { codes: 5 } }, { counts: { codes: 4 } }],
  });
  expect(await requireInUse("cim10", before)).toMatchObject({
    state: "imported",
    counts: { codes: 4 },
  });
  expect(await requireInUse("cim10", new Date(0))).toMatchObject({ state: "shipped" });
});

test("files that belong together come one by one; what stands inside the rows is told", async () => {
  const id = randomUUID();
  for (const { name, text } of DRUGS) await send({ id, source: "bdpm", name, bytes: text });
  await ask("startImport", { id, partial: true });
  expect(await finished(id)).toMatchObject({ status: "done", files: DRUGS.map((one) => one.name) });
  expect(await requireInUse("bdpm")).toMatchObject({
    ...{ counts: { drugs: 2 }, inside: { packages: 1, smr: 0 }, known: true },
  });
});

test.each([
  ["nothing", "", "empty"],
  ["something else", "rien de tout cela", "format"],
  ["a cut archive", "PK\u0003\u0004", "truncated"],
  ["half of a packed file", gzipSync(CIM10.text.repeat(200)).subarray(0, 90), "truncated"],
])("%s is refused in a sentence, and what answered still does", async (_name, bytes, refusal) => {
  expect(await bring(bytes)).toMatchObject({ status: "failed", refusal, total: 0 });
  expect(await requireInUse("cim10")).toMatchObject({ counts: { codes: 5 } });
});

test("an extract that is not said to be one is refused", async () => {
  expect(await bring(CIM10.text.slice(0, 80), "x.txt", false)).toMatchObject({
    refusal: "truncated",
  });
});

test("an import that is cancelled changes nothing, whenever it is", async () => {
  const id = await send({ name: "x.txt", bytes: `${CIM10.text}\nZ998|0|NOOO|0|X|Fictif` });
  // As it stands when the job is at its first batch.
  await db.asSystem("test", (tx) => moveImport(tx, id, ["ready"], { status: "running" }));
  const running = importJob.handle({ id }, app.services);
  expect(await ask("cancelImport", { id })).toMatchObject({ status: "cancelled" });
  await running;
  expect(await ask("importState", { id })).toMatchObject({ status: "cancelled" });
  expect((await requireInUse("cim10"))?.counts).toEqual({ codes: 5 });
  // Before it begins: its files go too.
  const unstarted = await send({ name: "x.txt", bytes: CIM10.text });
  await ask("cancelImport", { id: unstarted });
  expect(await ask("startImport", { id: unstarted })).toMatchObject({ status: "cancelled" });
});

test("files that nobody starts are forgotten", async () => {
  const id = await send({ name: "x.txt", bytes: CIM10.text });
  await forgetFiles.handle({}, app.services);
  expect(await ask("importState", { id })).toMatchObject({ status: "ready" });
  const later = () => new Date(Date.now() + 2 * 86_400_000);
  await forgetFiles.handle({}, { ...app.services, now: later });
  await ask("importState", { id }, 404);
});

test("another table, a bad name and too many files are refused", async () => {
  const id = await send({ name: "x.txt", bytes: "x" });
  await send({ id, source: "ccam", name: "y.txt", bytes: "x" }, 409);
  await send({ id, source: "rcp", name: "y.txt", bytes: "x" }, 422);
  await send({ id, name: "dossier/", bytes: "x" }, 422);
  for (let sent = 1; sent < 12; sent++) await send({ id, name: `${sent}.txt`, bytes: "x" });
  await send({ id, name: "13.txt", bytes: "x" }, 409);
});

test.each([
  "http://www.atih.sante.fr/x.txt",
  "https://www.atih.sante.fr:8443/x.txt",
  "https://moi:secret@www.atih.sante.fr/x.txt",
  "https://www.atih.sante.fr.example.org/x.txt",
  "https://127.0.0.1/x.txt",
  "file:///etc/passwd",
  "nulle part",
])("%s is no official address: nothing is asked of it", async (address) => {
  const asked = { id: randomUUID(), source: "cim10", addresses: [address] };
  expect(await ask("update", asked)).toMatchObject({ status: "failed", refusal: "notOfficial" });
});

test("a table whose address changes with each edition needs one", async () => {
  const asked = { id: randomUUID(), source: "cim10" };
  expect(await ask("update", asked)).toMatchObject({ status: "failed", refusal: "notOfficial" });
});
