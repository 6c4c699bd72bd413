import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { importNomenclature } from "#features/nomenclatures/server/import-nomenclature.ts";
import { isLoopback, isOfficial } from "#features/nomenclatures/server/public.ts";
import { DRUGS, sent } from "#features/nomenclatures/testing/sources.ts";
import { rcpPage } from "../../testing/rcp-page.ts";
import { askRcp, pageOf } from "./ask-rcp.ts";
import { keepRcp } from "./keep-rcp.ts";
import { rcpCommand } from "./rcp-command.ts";
import { readPage } from "./read-page.ts";

let now = new Date();
const app = await testApp({ now: () => now });
const CIS = "60000001";
let answer: { status: number; body: string | Uint8Array } = { status: 200, body: rcpPage() };
const site = createServer((_request, response) => {
  response.writeHead(answer.status).end(answer.body);
});
await new Promise<void>((resolve) => {
  site.listen(0, "127.0.0.1", resolve);
});
const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const folder = mkdtempSync(join(tmpdir(), "rcp-"));
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});
beforeAll(async () => {
  await importNomenclature(app.services, {
    nomenclature: "bdpm",
    files: sent(...DRUGS),
    partial: true,
  });
});

const ask = (cis = CIS) => askRcp(app.services, cis, { allowed: isLoopback, base });
async function command(args: string[], flags: Record<string, string | true> = {}) {
  const said: string[] = [];
  const code = await rcpCommand.run({
    ...{ args, flags, cwd: folder, language: "fr", services: app.services },
    lines: (async function* () {})(),
    print: (line) => void said.push(line),
  });
  return { code, said: said.join("\n") };
}

test("a page that was read is kept with its day, and what changed since is told", async () => {
  const { cookie } = await app.signUp();
  const state = async () => (await app.call("medications/rcp", { cis: CIS }, cookie)).body;
  expect(await state()).toMatchObject({ held: null, everRead: false });
  expect(await ask()).toBeNull();
  expect(await state()).toMatchObject({
    everRead: false,
    held: { official: false, since: null, rcp: { updated: "2024-01-26" } },
  });
  // The same text again is the same reading.
  expect(await ask()).toBeNull();
  expect(await state()).toMatchObject({ held: { since: null } });
  now = new Date(now.getTime() + 3_600_000);
  answer = {
    status: 200,
    body: rcpPage({ updated: "02/03/2025", contraindications: ["Grossesse.", "Allaitement."] }),
  };
  expect(await ask()).toBeNull();
  expect(await state()).toMatchObject({
    held: {
      rcp: { updated: "2025-03-02" },
      since: {
        updated: "2024-01-26",
        changes: [
          {
            number: "4.3",
            added: ["Allaitement."],
            removed: ["Hypersensibilité à la substance active."],
          },
        ],
      },
    },
  });
});

test.each([
  ["is away", { status: 503, body: "" }, "unreachable"],
  ["has moved", { status: 302, body: "" }, "unreachable"],
  ["shows no RCP", { status: 200, body: "<html><p>Maintenance</p></html>" }, "absent"],
  ["stops in the middle", { status: 200, body: rcpPage({ cutAfter: "4.8." }) }, "truncated"],
  ["is another drug's", { status: 200, body: rcpPage({ name: "AUTROL 5 mg" }) }, "another"],
])("a page that %s leaves the last reading as it was", async (_how, given, reason) => {
  const { cookie } = await app.signUp();
  const before = (await app.call("medications/rcp", { cis: CIS }, cookie)).body;
  answer = given;
  expect(await ask()).toBe(reason);
  expect((await app.call("medications/rcp", { cis: CIS }, cookie)).body).toEqual(before);
  answer = { status: 200, body: rcpPage() };
});

test("nothing is asked of another site, nor of a drug that is not held", async () => {
  expect(await askRcp(app.services, CIS, { allowed: isOfficial, base })).toBe("unreachable");
  expect(await ask("69999999")).toBe("unknown");
  const { cookie } = await app.signUp();
  const refused = await app.call("medications/readRcp", { cis: "69999999" }, cookie);
  expect(refused.status).toBe(404);
});

test("a page in Windows-1252 keeps its accents", async () => {
  answer = { status: 200, body: Buffer.from(rcpPage().replaceAll("’", "'"), "latin1") };
  expect(await ask("60000001")).toBeNull();
  const { cookie } = await app.signUp();
  const { body } = await app.call("medications/rcp", { cis: CIS }, cookie);
  expect(JSON.stringify(body)).toContain("Hypersensibilité");
});

test("the command takes pages and extractions, says what it refuses, and asks again for what is held", async () => {
  writeFileSync(join(folder, "60000002.html"), rcpPage({ name: "EXEMPLINE GENERIQUE 10 mg" }));
  writeFileSync(join(folder, "empty.html"), "");
  const section = (content: string, ...lines: string[]) => ({
    ...{ type: "AmmAnnexeTitre2", content },
    children: lines.map((line) => ({ type: "AmmCorpsTexte", content: line })),
  });
  const tree = {
    source: { cis: CIS },
    content: [
      section("4.1. Indications thérapeutiques", "Essai."),
      section("4.2. Posologie", "Essai."),
      section("4.3. Contre-indications", "Essai."),
      section("5.1. Propriétés pharmacodynamiques", "Essai."),
    ],
  };
  const lines = [JSON.stringify(tree), "{", JSON.stringify({ ...tree, content: [] })];
  writeFileSync(join(folder, "trees.jsonl.gz"), gzipSync(lines.join("\n")));
  expect(await command(["60000002.html"])).toMatchObject({ code: 0 });
  expect(await command(["trees.jsonl.gz"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("trees.jsonl.gz:2"),
  });
  expect((await command(["empty.html"])).code).toBe(1);
  expect((await command(["absent.html"])).said).toContain("absent.html");
  expect((await command([])).code).toBe(2);
  expect(await command([], { update: true, from: base })).toMatchObject({
    code: 1,
    // The stand-in gives the page of one of the two.
    said: expect.stringContaining("1 RCP lu"),
  });
});

test("the administration reads when the official page of a drug was last read, once it was", async () => {
  const { cookie } = await app.signUp({ systemRole: "admin" });
  const last = async () => {
    const { body } = await app.call("nomenclatures/sources", {}, cookie);
    const { official } = body as { official: { source: string; last: string | null }[] };
    return official.find(({ source }) => source === "rcp")?.last;
  };
  const reading = readPage(rcpPage());
  await keepRcp(app.services, CIS, reading, null);
  expect(await last()).toBeNull();
  await keepRcp(app.services, CIS, reading, pageOf(CIS));
  const first = await last();
  expect(first).not.toBeNull();
  now = new Date(now.getTime() + 3_600_000);
  await keepRcp(app.services, CIS, reading, pageOf(CIS));
  expect(await last()).not.toEqual(first);
});
