import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aNote, generatedNotes, ONE_PIXEL, packageOf, zipOf } from "../../testing/apkg.ts";
import { SCHEMA_11 } from "./collection-schema.ts";
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

const open = (bytes: Uint8Array, limits?: Partial<PackageLimits>) => openAnkiPackage({ bytes }, { limits, temporary });

async function refusal(bytes: Uint8Array, limits?: Partial<PackageLimits>): Promise<string> {
  const opened = await open(bytes, limits);
  if (!opened.ok) return opened.reason;
  await opened.package.close();
  return "opened";
}

/** Bytes of a database made by these statements. */
async function databaseOf(sql: string): Promise<Buffer> {
  const path = join(folder, `${randomBytes(6).toString("hex")}.db`);
  const database = new DatabaseSync(path, { defensive: false });
  database.exec(sql);
  database.close();
  return readFile(path);
}

const COL = `INSERT INTO col VALUES (1, 1600000000, 0, 0, 11, 0, 0, 0, '{}', '{"7":{"name":"B","flds":[{"name":"F","ord":0}],"tmpls":[{"ord":0,"qfmt":"{{F}}","afmt":"{{F}}"}]}}', '{}', '{}', '{}');`;
const NOTE = `INSERT INTO notes VALUES (5, 'g', 7, 0, 0, '', 'Question', '', 0, 0, '');`;
const CARD = `INSERT INTO cards VALUES (6, 5, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '');`;
const MINIMAL = SCHEMA_11 + COL + NOTE + CARD;
const packaged = async (sql: string) => zipOf([{ name: COLLECTION, bytes: await databaseOf(sql) }]);

/** Writes the same bytes over every place where they stand: zip repeats names and sizes in each entry and in its directory. */
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

describe("what is no package", () => {
  test.each([
    ["nothing", Buffer.alloc(0), "notAPackage"],
    ["a text named .apkg", Buffer.from("question;réponse\n"), "notAPackage"],
    ["bytes by chance", randomBytes(50_000), "notAPackage"],
    ["a bare database", Buffer.from("SQLite format 3\u0000".padEnd(4096, "\u0000")), "notAPackage"],
  ])("%s", async (_what, bytes, reason) => {
    expect(await refusal(bytes)).toBe(reason);
  });

  test("a zip of something else, such as a document", async () => {
    expect(await refusal(await zipOf([{ name: "word/document.xml", bytes: Buffer.from("<w/>") }]))).toBe(
      "noCollection",
    );
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

describe("a hostile zip", () => {
  test("whose names leave their folder", async () => {
    const zip = await zipOf([{ name: "aa/bb/collection", bytes: Buffer.from("x") }]);
    expect(await refusal(overwrite(zip, "aa/bb/collection", "../../collection"))).toBe("unsafeName");
    expect(await refusal(overwrite(zip, "aa/bb/collection", "/etc/collections"))).toBe("unsafeName");
    expect(await refusal(overwrite(zip, "aa/bb/collection", "C:\\bb\\collectio"))).toBe("unsafeName");
  });

  test("that is encrypted", async () => {
    const zip = await packaged(MINIMAL);
    for (const signature of ["PK\u0003\u0004", "PK\u0001\u0002"]) {
      const at = zip.indexOf(signature) + (signature === "PK\u0003\u0004" ? 6 : 8);
      zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
    }
    expect(await refusal(zip)).toBe("encrypted");
  });

  test("that holds a symbolic link", async () => {
    const link = { name: "0", bytes: Buffer.from("/etc/passwd"), mode: 0o120777 };
    expect(await refusal(await zipOf([{ name: COLLECTION, bytes: await databaseOf(MINIMAL) }, link]))).toBe(
      "symbolicLink",
    );
  });

  test("with the same name twice", async () => {
    const zip = await zipOf([
      { name: COLLECTION, bytes: await databaseOf(MINIMAL) },
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
    const many = await zipOf(Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, bytes: Buffer.alloc(1) })));
    expect(await refusal(many, { entries: 29 })).toBe("tooManyEntries");
    expect(await refusal(many, { archive: 100 })).toBe("tooLarge");
    const whole = await packageOf({ notes: generatedNotes(30) });
    expect(await refusal(whole, { unpacked: 10_000 })).toBe("tooLarge");
    expect(await refusal(whole, { collection: 10_000 })).toBe("tooLarge");
    for (const limit of ["notes", "cards", "reviews"]) expect(await refusal(whole, { [limit]: 10 })).toBe("tooLarge");
    expect(await refusal(whole, { note: 40 })).toBe("tooLarge");
  });

  test("with a list of media that leaves the folder, repeats a name or is no list", async () => {
    const collection = { name: COLLECTION, bytes: await databaseOf(MINIMAL) };
    const list = (text: string) => zipOf([collection, { name: "media", bytes: Buffer.from(text) }]);
    for (const name of ["../../etc/passwd", "/etc/passwd", "a\\b.png", "", "..", "a\u0000.png", "x".repeat(300)])
      expect(await refusal(await list(JSON.stringify({ 0: name })))).toBe("unsafeName");
    expect(await refusal(await list('{"0":"a.png","1":"a.png"}'))).toBe("duplicateName");
    for (const text of ["", "[1", '{"a":"b"}', '{"0":5}', "\u0008\u0001"])
      expect(await refusal(await list(text))).toBe("corruptArchive");
    expect(await refusal(await list('{"0":"a.png"}'))).toBe("opened");
  });
});

describe("a hostile collection", () => {
  test("is the smallest that opens, before it is spoiled", async () => {
    expect(await refusal(await packaged(MINIMAL))).toBe("opened");
  });

  test("that is only the note asking to update", async () => {
    const stub = MINIMAL.replace(
      "'Question'",
      "'Veuillez mettre Anki à jour, puis importer à nouveau le fichier .colpkg/.apkg.'",
    );
    expect(await refusal(await packaged(stub))).toBe("updateStub");
    const made = await packageOf({ notes: generatedNotes(3) });
    // Its real collection renamed away: only the stub is left.
    expect(await refusal(overwrite(made, "collection.anki21", "collection.older1"))).toBe("updateStub");
  });

  test.each([
    ["no database", async () => randomBytes(20_000), "corruptDatabase"],
    ["a table less", () => databaseOf(`${MINIMAL} DROP TABLE revlog;`), "corruptDatabase"],
    ["a column less", () => databaseOf(`${MINIMAL} ALTER TABLE notes DROP COLUMN flds;`), "corruptDatabase"],
    ["settings that are no JSON", () => databaseOf(`${MINIMAL} UPDATE col SET models = '{"7":';`), "corruptDatabase"],
    ["settings of another shape", () => databaseOf(`${MINIMAL} UPDATE col SET decks = '[5]';`), "corruptDatabase"],
    ["no settings", () => databaseOf(`${MINIMAL} DELETE FROM col;`), "unsupportedVersion"],
    ["a schema of the future", () => databaseOf(`${MINIMAL} UPDATE col SET ver = 99;`), "unsupportedVersion"],
    ["a schema before 2.0", () => databaseOf(`${MINIMAL} UPDATE col SET ver = 2;`), "unsupportedVersion"],
    ["nothing to learn", () => databaseOf(`${MINIMAL} DELETE FROM notes;`), "noNotes"],
    [
      "a view that never ends in place of a table",
      () =>
        databaseOf(
          `${MINIMAL} DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, 'g' AS guid, 7 AS mid, '' AS tags, 'f' AS flds FROM n;`,
        ),
      "unsafeDatabase",
    ],
    [
      "a virtual table",
      () =>
        databaseOf(`${MINIMAL} DROP TABLE notes; CREATE VIRTUAL TABLE notes USING fts5(id, guid, mid, tags, flds);`),
      "unsafeDatabase",
    ],
    [
      "a computed column",
      () =>
        databaseOf(
          `${MINIMAL} ALTER TABLE notes DROP COLUMN flds; ALTER TABLE notes ADD COLUMN flds text AS (hex(zeroblob(100000000))) VIRTUAL;`,
        ),
      "unsafeDatabase",
    ],
    [
      "a field of four megabytes",
      () => databaseOf(`${MINIMAL} UPDATE notes SET flds = hex(zeroblob(2000000));`),
      "tooLarge",
    ],
    [
      "an id that no number holds",
      () => databaseOf(`${MINIMAL} UPDATE notes SET id = 9223372036854775807;`),
      "corruptDatabase",
    ],
  ])("%s", async (_what, make, reason) => {
    expect(await refusal(await zipOf([{ name: COLLECTION, bytes: await make() }]))).toBe(reason);
  });

  test("whose pages are damaged in the middle is refused before the first note", async () => {
    const bytes = await databaseOf(`${SCHEMA_11} ${COL} ${CARD}
      WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 3000)
      INSERT INTO notes SELECT id, 'g' || id, 7, 0, 0, '', 'Question ' || id, '', 0, 0, '' FROM n;`);
    bytes.fill(0xff, bytes.length - 40_000, bytes.length - 30_000);
    expect(await refusal(await zipOf([{ name: COLLECTION, bytes }]))).toBe("corruptDatabase");
  });

  test("with numbers and texts that no schedule holds is read to its end", async () => {
    const bytes = await packaged(`${MINIMAL}
      UPDATE cards SET due = 9223372036854775807, ivl = -9223372036854775807, type = 2, data = '{"s":"x","cd":5,"d":1e400}', flags = -1;
      UPDATE notes SET guid = x'00ff', tags = 12;
      INSERT INTO revlog VALUES (1600000000000, 6, 0, 3, 9223372036854775807, 0, 0, -5, 1), (1600000000001, 6, 0, 77, 0, 0, 0, 0, 1);`);
    const opened = await open(bytes);
    if (!opened.ok) throw new Error(opened.reason);
    const [note] = (await Array.fromAsync(opened.package.notes())).flat();
    expect(note?.cards[0]).toMatchObject({ state: "review", stability: null, difficulty: null, flag: 7 });
    expect(note?.cards[0]?.reviews).toMatchObject([{ rating: 3, durationMs: 0 }]);
    expect(opened.package.warnings()).toEqual([{ reason: "manualReviewsLeftOut", detail: "", count: 1 }]);
    await opened.package.close();
  });

  test("whose indexes lead nowhere gives all its cards and reviews", async () => {
    const rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)";
    const bytes = await databaseOf(`${SCHEMA_11} ${COL}
      ${rows} INSERT INTO notes SELECT i, 'g' || i, 7, 0, 0, '', 'Question ' || i, '', 0, 0, '' FROM n;
      ${rows} INSERT INTO cards SELECT i, i, 1, 0, 0, 0, 2, 2, 10, 1, 0, 1, 0, 0, 0, 0, 0, '' FROM n;
      ${rows} INSERT INTO revlog SELECT 1600000000000 + i, i, 0, 3, 1, 0, 0, 5, 1 FROM n;
      CREATE INDEX ix_cards_nid ON cards (nid); CREATE INDEX ix_revlog_cid ON revlog (cid);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'ix_cards_nid') WHERE name = 'ix_revlog_cid';`);
    const opened = await open(await zipOf([{ name: COLLECTION, bytes }]));
    if (opened.ok) {
      const notes = (await Array.fromAsync(opened.package.notes())).flat();
      expect(notes.flatMap(({ cards }) => cards.flatMap(({ reviews }) => reviews))).toHaveLength(600);
      await opened.package.close();
    } else expect(opened.reason).toBe("corruptDatabase");
  });

  test("with triggers is read, and none of them runs", async () => {
    const bytes = await packaged(`${MINIMAL}
      CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM cards; END;
      CREATE TRIGGER u AFTER UPDATE ON col BEGIN DELETE FROM notes; END;`);
    const opened = await open(bytes);
    if (!opened.ok) throw new Error(opened.reason);
    expect((await Array.fromAsync(opened.package.notes())).flat()).toHaveLength(1);
    await opened.package.close();
  });
});

test("media that could run are left out and said, whatever their name", async () => {
  const media = [
    { name: "bon.gif", bytes: ONE_PIXEL },
    { name: "page.jpg", bytes: Buffer.from("<!DOCTYPE html><script>alert(1)</script>") },
    { name: "dessin.svg", bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
    { name: "_police.ttf", bytes: Buffer.from([0, 1, 0, 0, 0]) },
  ];
  const entries = media.map(({ bytes }, index) => ({ name: String(index), bytes }));
  const list = Object.fromEntries([...media.map(({ name }, index) => [index, name]), [4, "absent.png"]]);
  const bytes = await zipOf([
    { name: COLLECTION, bytes: await databaseOf(MINIMAL) },
    { name: "media", bytes: Buffer.from(JSON.stringify(list)) },
    ...entries,
  ]);
  const opened = await open(bytes);
  if (!opened.ok) throw new Error(opened.reason);
  expect((await Array.fromAsync(opened.package.media())).map(({ name }) => name)).toEqual(["bon.gif"]);
  expect(opened.package.warnings()).toEqual([
    { reason: "mediaHoldsScript", detail: "page.jpg", count: 2 },
    { reason: "mediaNotAllowed", detail: "_police.ttf", count: 1 },
    { reason: "mediaMissing", detail: "absent.png", count: 1 },
  ]);
  await opened.package.close();
});
