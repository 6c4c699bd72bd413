// An issuer gives its tables in an archive with what explains them: it is taken as it comes.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import yazl from "yazl";
import { ACTS, CIM10, TARIFFS } from "../testing/sources.ts";
import { openTables } from "./open-tables.ts";
import { tablesAt } from "./source-files.ts";

const folder = await mkdtemp(join(tmpdir(), "sclepios-archives-"));
afterAll(() => rm(folder, { recursive: true }));

async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer<ArrayBuffer>> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
const read = (bytes: Uint8Array, nomenclature: "cim10" | "ccam" = "cim10") =>
  openTables(nomenclature, [{ name: "LIBCIM10MULTI.zip", bytes }]);
const inFolder = (path: string) => tablesAt("cim10", path);
const whole = () =>
  zipOf({ "lisez-moi.pdf": "%PDF", "cim/LIBCIM10MULTI.TXT": CIM10.text, "notes.txt": "Bonjour" });

test("the table of an archive is found among what explains it", async () => {
  expect(await read(await whole())).toEqual([CIM10]);
});

test("several tables, packed again or not, are all taken", async () => {
  const bytes = await zipOf({
    "actes.json.gz": gzipSync(ACTS.text),
    "tarifs.json": TARIFFS.text,
    "LIBCIM10MULTI.TXT": CIM10.text,
  });
  const names = (found: Awaited<ReturnType<typeof read>>) =>
    "ok" in found ? found : found.map(({ name }) => name);
  expect(names(await read(bytes, "ccam"))).toEqual(["actes.json", "tarifs.json"]);
});

test("a folder's archives are opened, those of others left", async () => {
  await writeFile(join(folder, "cim.zip"), await whole());
  await writeFile(join(folder, "ccam.zip"), await zipOf({ "actes.json": ACTS.text }));
  expect(await inFolder(folder)).toEqual([CIM10]);
  expect(await inFolder(join(folder, "ccam.zip"))).toMatchObject({ reason: "format" });
});

describe("an archive that nobody should open is refused in a word", () => {
  test("one that unpacks to far more than a table does", async () => {
    const bomb = await zipOf({ "LIBCIM10MULTI.TXT": Buffer.alloc(20_000_000, 65) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await read(bomb)).toMatchObject({ ok: false, reason: "archive" });
  });
  test("one that lies about its sizes, stops half-way or was altered", async () => {
    const good = await whole();
    expect(await read(good.subarray(0, good.length / 2))).toMatchObject({ reason: "truncated" });
    const altered = Buffer.from(good);
    altered.fill(0, 60, 90);
    expect(await read(altered)).toMatchObject({ ok: false });
  });
  test("one whose name leaves its folder", async () => {
    const bytes = await zipOf({ "xx/LIBCIM10MULTI.TXT": CIM10.text });
    const text = bytes.toString("latin1").replaceAll("xx/LIB", "../LIB");
    expect(await read(Buffer.from(text, "latin1"))).toMatchObject({ reason: "archive" });
  });
  test("one that is locked", async () => {
    const bytes = await whole();
    // The first bit of the flags of each directory entry says that it is encrypted.
    for (
      let at = bytes.indexOf("PK\u0001\u0002");
      at >= 0;
      at = bytes.indexOf("PK\u0001\u0002", at + 4)
    )
      bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
    expect(await read(bytes)).toMatchObject({ reason: "archive" });
  });
});
