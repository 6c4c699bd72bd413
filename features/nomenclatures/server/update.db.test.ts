// The update from the official addresses, against a stand-in on this machine.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { DRUGS } from "../testing/sources.ts";
import { download, isLoopback, isOfficial } from "./download.ts";
import { importCommand } from "./import-command.ts";
import { readSources } from "./read-sources.ts";

const app = await testApp();
const { db, now } = app.services;

/** What the official site serves beside the files of the small examples. */
const OTHERS: Record<string, string> = {
  "CIS_CPD_bdpm.txt": "60000001\tliste I",
  "CIS_MITM.txt": "60000001\tA01AA01\tEXEMPLINE\thttps://ansm.sante.fr/",
  "CIS_CIP_Dispo_Spec.txt": "60000001\t\t1\tRupture de stock\t01/02/2026\t\t\t",
  "CIS_HAS_SMR_bdpm.txt": "60000001\tCT-1\tInscription\t20200101\tImportant\tAvis.",
  "CIS_HAS_ASMR_bdpm.txt": "60000001\tCT-1\tInscription\t20200101\tV\tAvis.",
};
const FILES = new Map([
  ...DRUGS.map(({ name, text }) => [name, text] as const),
  ...Object.entries(OTHERS),
]);
const asked: string[] = [];

const site = createServer(({ url = "" }, response) => {
  asked.push(url);
  const [, folder = "", name = ""] = url.split("/");
  if (folder === "moved") response.writeHead(302, { location: "/files/CIS_bdpm.txt" }).end();
  else if (folder === "page") response.end("<!doctype html><title>Maintenance</title>");
  else if (folder === "endless") response.end("x".repeat(5_000));
  else if (folder === "files" && FILES.has(name)) response.end(FILES.get(name));
  // The folder "silent" never answers.
  else if (folder !== "silent") response.writeHead(404).end();
});
await new Promise<void>((resolve) => {
  site.listen(0, "127.0.0.1", resolve);
});
const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

async function update(what: string, from: string) {
  const said: string[] = [];
  asked.length = 0;
  const code = await importCommand.run({
    ...{ args: [what], flags: { update: true, partial: true, from }, cwd: "." },
    ...{ language: "fr", services: app.services, lines: (async function* () {})() },
    print: (line) => void said.push(line),
  });
  return { code, said: said.join("\n") };
}
const drugs = async () => {
  const { sources, official, imports } = await db.asSystem("test", (tx) => readSources(tx, now()));
  const last = official.find(({ source }) => source === "bdpm")?.last;
  return { ...sources.find(({ source }) => source === "bdpm"), last, imports };
};

test("every official file is asked for once, by its name, and becomes the edition in use", async () => {
  expect(await update("bdpm", `${base}/files`)).toMatchObject({ code: 0 });
  expect(asked.toSorted()).toEqual([...FILES.keys()].map((name) => `/files/${name}`).toSorted());
  expect(await drugs()).toMatchObject({
    ...{ state: "imported", counts: { drugs: 2 }, inside: { smr: 1, asmr: 1 } },
    // A relay is not the official address: nobody has tried that one.
    ...{ last: null, imports: [{ status: "done", official: false }] },
  });
  expect((await update("bdpm", `${base}/files/`)).said).toContain("déjà l’édition en service");
});

test.each([
  ["moved", "n’est pas suivie", 1],
  ["absent", "n’a pas répondu comme attendu", 1],
  ["page", "n’a pas répondu comme attendu", 1],
])("%s is refused in a sentence and what answered still does", async (folder, sentence, most) => {
  const { code, said } = await update("bdpm", `${base}/${folder}`);
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  // The first refusal ends all; a redirect is not followed.
  expect(asked.length).toBeLessThanOrEqual(most);
  expect(asked.every((url) => url.startsWith(`/${folder}/`))).toBe(true);
  expect(await drugs()).toMatchObject({ counts: { drugs: 2 } });
});

test("a table without a lasting address says so, and another site is not asked", async () => {
  expect(await update("ccam", base)).toMatchObject({
    ...{ code: 1, said: expect.stringContaining("change à chaque édition") },
  });
  const other = await update("bdpm", "https://example.org/");
  expect(other.said).toContain("adresse en https d’un site officiel");
  expect(asked).toEqual([]);
});

test("an answer is bounded in bytes and in time", async () => {
  const bounds = { bytes: 1_000, milliseconds: 200 };
  const from = (folder: string) => download(`${base}/${folder}/x.txt`, isLoopback, bounds);
  expect(await from("endless")).toMatchObject({ reason: "tooLarge" });
  expect(await from("silent")).toMatchObject({ reason: "unreachable" });
});

test.each([
  ["http://127.0.0.1:80/x", true],
  ["http://[::1]:80/x", true],
  ["http://localhost/x", true],
  ["http://127.0.0.1.example.org/x", false],
  ["http://127.0.0.1@example.org/x", false],
  ["https://example.org/x", false],
])("%s is this machine: %s", (address, here) => {
  expect(isLoopback(address)).toBe(here);
  expect(isOfficial(address)).toBe(false);
});
