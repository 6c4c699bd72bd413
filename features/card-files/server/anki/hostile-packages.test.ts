import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aNote,
  databaseOf,
  generatedNotes,
  MINIMAL_COLLECTION,
  packageOf,
  zipOf,
} from "../../testing/apkg.ts";
import type { PackageLimits } from "./limits.ts";
import { openAnkiPackage } from "./read-package.ts";

const COLLECTION = "collection.anki2";

let folder = "";
let temporary = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sclepios-hostile-"));
  temporary = await mkdtemp(join(folder, "t"));
});
afterAll(async () => {
  // Refused or closed, nothing stays behind.
  const left = await readdir(temporary);
  await rm(folder, { recursive: true, force: true });
  expect(left).toEqual([]);
});

const open = (bytes: Uint8Array, limits?: Partial<PackageLimits>) =>
  openAnkiPackage({ bytes }, { limits, temporary });

async function refusal(bytes: Uint8Array, limits?: Partial<PackageLimits>): Promise<string> {
  const opened = await open(bytes, limits);
  if (!opened.ok) return opened.reason;
  await opened.package.close();
  return "opened";
}

const packaged = async (sql: string) => zipOf([{ name: COLLECTION, bytes: await databaseOf(sql) }]);

/**
 * Writes the same bytes over every place where they stand: zip repeats names and sizes in each
 * entry and in its directory.
 */
function overwrite(zip: Buffer, from: Buffer | string, to: Buffer | string): Buffer {
  const [old, fresh] = [Buffer.from(from), Buffer.from(to)];
  const copy = Buffer.from(zip);
  let found = 0;
  for (let at = copy.indexOf(old); at >= 0; at = copy.indexOf(old, at + 1)) {
    fresh.copy(copy, at);
    found += 1;
  }
  expect(found).toBeGreaterThan(0);
  return copy;
}

describe("what is no package", { timeout: 30_000 }, () => {
  test.each([
    ["nothing", Buffer.alloc(0), "notAPackage"],
    ["a text named .apkg", Buffer.from("question;réponse\n"), "notAPackage"],
    ["bytes by chance", randomBytes(50_000), "notAPackage"],
    ["a bare database", Buffer.from("SQLite format 3\u0000".padEnd(4096, "\u0000")), "notAPackage"],
  ])("%s", async (_what, bytes, reason) => {
    expect(await refusal(bytes)).toBe(reason);
  });

  test("a zip of something else, such as a document", async () => {
    expect(
      await refusal(await zipOf([{ name: "word/document.xml", bytes: Buffer.from("<w/>") }])),
    ).toBe("noCollection");
  });

  test("a package cut anywhere: never opened, always with a reason", async () => {
    const whole = await packageOf({ notes: [[aNote()]] });
    for (const part of [0.05, 0.3, 0.6, 0.9, 0.99])
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toBe("truncated");
    expect(await refusal(whole)).toBe("opened");
  });

  test("any byte changed: opened or refused, never a crash", async () => {
    const whole = await packageOf({ notes: [...generatedNotes(40)] });
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 150)) {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 0x5a;
      const opened = await open(copy);
      if (!opened.ok) continue;
      await Array.fromAsync(opened.package.notes());
      await opened.package.close();
    }
  });
});

describe("a hostile zip", { timeout: 30_000 }, () => {
  test("whose names leave their folder", async () => {
    const zip = await zipOf([{ name: "aa/bb/collection", bytes: Buffer.from("x") }]);
    expect(await refusal(overwrite(zip, "aa/bb/collection", "../../collection"))).toBe(
      "unsafeName",
    );
    expect(await refusal(overwrite(zip, "aa/bb/collection", "/etc/collections"))).toBe(
      "unsafeName",
    );
    expect(await refusal(overwrite(zip, "aa/bb/collection", "C:\\bb\\collectio"))).toBe(
      "unsafeName",
    );
  });

  test("that is encrypted", async () => {
    const zip = await packaged(MINIMAL_COLLECTION);
    for (const signature of ["PK\u0003\u0004", "PK\u0001\u0002"]) {
      const at = zip.indexOf(signature) + (signature === "PK\u0003\u0004" ? 6 : 8);
      zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
    }
    expect(await refusal(zip)).toBe("encrypted");
  });

  test("that holds a symbolic link", async () => {
    const link = { name: "0", bytes: Buffer.from("/etc/passwd"), mode: 0o120777 };
    expect(
      await refusal(
        await zipOf([{ name: COLLECTION, bytes: await databaseOf(MINIMAL_COLLECTION) }, link]),
      ),
    ).toBe("symbolicLink");
  });

  test("with the same name twice", async () => {
    const zip = await zipOf([
      { name: COLLECTION, bytes: await databaseOf(MINIMAL_COLLECTION) },
      { name: "meta1", bytes: Buffer.alloc(0) },
      { name: "meta2", bytes: Buffer.alloc(0) },
    ]);
    expect(await refusal(overwrite(zip, "meta2", "meta1"))).toBe("duplicateName");
  });

  test("that unpacks to far more than it weighs", async () => {
    const bomb = await zipOf([{ name: COLLECTION, bytes: Buffer.alloc(40_000_000) }]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb)).toBe("suspiciousCompression");
  });

  test("that lies about its sizes", async () => {
    const bytes = Buffer.alloc(5_000_000, "a");
    const zip = await zipOf([{ name: COLLECTION, bytes }]);
    const [told, lie] = [Buffer.alloc(4), Buffer.alloc(4)];
    told.writeUInt32LE(bytes.length);
    lie.writeUInt32LE(1000);
    expect(await refusal(overwrite(zip, told, lie))).toBe("suspiciousCompression");
  });

  test("whose zstd unpacks to far more than it weighs", async () => {
    const bomb = zstdCompressSync(Buffer.alloc(60_000_000));
    expect(bomb.length).toBeLessThan(50_000);
    const zip = await zipOf([{ name: "collection.anki21b", bytes: bomb }]);
    expect(await refusal(zip)).toBe("suspiciousCompression");
  });

  test("whose entries share their bytes", async () => {
    const zip = await zipOf([
      { name: "0", bytes: randomBytes(5000), compress: false },
      { name: "1", bytes: randomBytes(5000), compress: false },
    ]);
    const second = zip.lastIndexOf("PK\u0001\u0002");
    zip.writeUInt32LE(0, second + 42);
    expect(await refusal(zip)).toBe("suspiciousCompression");
  });

  test("with too many entries, too large, or of too many notes", async () => {
    const many = await zipOf(
      Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, bytes: Buffer.alloc(1) })),
    );
    expect(await refusal(many, { entries: 29 })).toBe("tooManyEntries");
    expect(await refusal(many, { archive: 100 })).toBe("tooLarge");
    const whole = await packageOf({ notes: generatedNotes(30) });
    expect(await refusal(whole, { unpacked: 10_000 })).toBe("tooLarge");
    expect(await refusal(whole, { collection: 10_000 })).toBe("tooLarge");
    for (const limit of ["notes", "cards", "reviews", "cardsOfNote", "reviewsOfCard"])
      expect(await refusal(whole, { [limit]: limit.includes("Of") ? 1 : 10 })).toBe("tooLarge");
    expect(await refusal(whole, { note: 40 })).toBe("tooLarge");
  });

  test("with a list of media that leaves the folder, repeats a name or is no list", async () => {
    const collection = { name: COLLECTION, bytes: await databaseOf(MINIMAL_COLLECTION) };
    const list = (text: string) => zipOf([collection, { name: "media", bytes: Buffer.from(text) }]);
    for (const name of [
      "../../etc/passwd",
      "/etc/passwd",
      "a\\b.png",
      "",
      "..",
      "a\u0000.png",
      "x".repeat(300),
    ])
      expect(await refusal(await list(JSON.stringify({ 0: name })))).toBe("unsafeName");
    expect(await refusal(await list('{"0":"a.png","1":"a.png"}'))).toBe("duplicateName");
    for (const text of ["", "[1", '{"a":"b"}', '{"0":5}', "\u0008\u0001"])
      expect(await refusal(await list(text))).toBe("corruptArchive");
    expect(await refusal(await list('{"0":"a.png"}'))).toBe("opened");
  });

  test("whose real collection was taken away: only the note asking to update is left", async () => {
    const made = await packageOf({ notes: generatedNotes(3) });
    // Its real collection renamed away: only the stub is left.
    expect(await refusal(overwrite(made, "collection.anki21", "collection.older1"))).toBe(
      "updateStub",
    );
  });
});
