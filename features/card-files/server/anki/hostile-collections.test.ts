import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mediaReferences } from "#features/flashcards/domain/media-references.ts";
import { CARD, COL, databaseOf, MINIMAL_COLLECTION, ONE_PIXEL, zipOf } from "../../testing/apkg.ts";
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

const open = (bytes: Uint8Array, limits?: Partial<PackageLimits>) =>
  openAnkiPackage({ bytes }, { limits, temporary });

async function refusal(bytes: Uint8Array, limits?: Partial<PackageLimits>): Promise<string> {
  const opened = await open(bytes, limits);
  if (!opened.ok) return opened.reason;
  await opened.package.close();
  return "opened";
}

const packaged = async (sql: string) => zipOf([{ name: COLLECTION, bytes: await databaseOf(sql) }]);

describe("a hostile collection", { timeout: 30_000 }, () => {
  test("is the smallest that opens, before it is spoiled", async () => {
    expect(await refusal(await packaged(MINIMAL_COLLECTION))).toBe("opened");
  });

  test("that is only the note asking to update", async () => {
    const stub = MINIMAL_COLLECTION.replace(
      "'Question'",
      "'Veuillez mettre Anki à jour, puis importer à nouveau le fichier .colpkg/.apkg.'",
    );
    expect(await refusal(await packaged(stub))).toBe("updateStub");
  });

  test.each([
    ["no database", async () => randomBytes(20_000), "corruptDatabase"],
    [
      "a table less",
      () => databaseOf(`${MINIMAL_COLLECTION} DROP TABLE revlog;`),
      "corruptDatabase",
    ],
    [
      "a column less",
      () => databaseOf(`${MINIMAL_COLLECTION} ALTER TABLE notes DROP COLUMN flds;`),
      "corruptDatabase",
    ],
    [
      "settings that are no JSON",
      () => databaseOf(`${MINIMAL_COLLECTION} UPDATE col SET models = '{"7":';`),
      "corruptDatabase",
    ],
    [
      "settings of another shape",
      () => databaseOf(`${MINIMAL_COLLECTION} UPDATE col SET decks = '[5]';`),
      "corruptDatabase",
    ],
    [
      "no settings",
      () => databaseOf(`${MINIMAL_COLLECTION} DELETE FROM col;`),
      "unsupportedVersion",
    ],
    [
      "a schema of the future",
      () => databaseOf(`${MINIMAL_COLLECTION} UPDATE col SET ver = 99;`),
      "unsupportedVersion",
    ],
    [
      "a schema before 2.0",
      () => databaseOf(`${MINIMAL_COLLECTION} UPDATE col SET ver = 2;`),
      "unsupportedVersion",
    ],
    ["nothing to learn", () => databaseOf(`${MINIMAL_COLLECTION} DELETE FROM notes;`), "noNotes"],
    [
      "a view that never ends in place of a table",
      () =>
        databaseOf(
          `${MINIMAL_COLLECTION} DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, 'g' AS guid, 7 AS mid, '' AS tags, 'f' AS flds FROM n;`,
        ),
      "unsafeDatabase",
    ],
    [
      "a virtual table",
      () =>
        databaseOf(
          `${MINIMAL_COLLECTION} DROP TABLE notes; CREATE VIRTUAL TABLE notes USING fts5(id, guid, mid, tags, flds);`,
        ),
      "unsafeDatabase",
    ],
    [
      "a computed column",
      () =>
        databaseOf(
          `${MINIMAL_COLLECTION} ALTER TABLE notes DROP COLUMN flds; ALTER TABLE notes ADD COLUMN flds text AS (hex(zeroblob(100000000))) VIRTUAL;`,
        ),
      "unsafeDatabase",
    ],
    [
      "a field of four megabytes",
      () => databaseOf(`${MINIMAL_COLLECTION} UPDATE notes SET flds = hex(zeroblob(2000000));`),
      "tooLarge",
    ],
    [
      "an id that no number holds",
      () => databaseOf(`${MINIMAL_COLLECTION} UPDATE notes SET id = 9223372036854775807;`),
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
    const bytes = await packaged(`${MINIMAL_COLLECTION}
      UPDATE cards SET due = 9223372036854775807, ivl = -9223372036854775807, type = 2, data = '{"s":"x","cd":5,"d":1e400}', flags = -1;
      UPDATE notes SET guid = x'00ff', tags = 12;
      INSERT INTO revlog VALUES (1600000000000, 6, 0, 3, 9223372036854775807, 0, 0, -5, 1), (1600000000001, 6, 0, 77, 0, 0, 0, 0, 1);`);
    const opened = await open(bytes);
    if (!opened.ok) throw new Error(opened.reason);
    const [note] = (await Array.fromAsync(opened.package.notes())).flat();
    expect(note?.cards[0]).toMatchObject({
      state: "review",
      stability: null,
      difficulty: null,
      flag: 7,
    });
    expect(note?.cards[0]?.reviews).toMatchObject([{ rating: 3, durationMs: 0 }]);
    expect(opened.package.warnings()).toEqual([
      { reason: "manualReviewsLeftOut", detail: "", count: 1 },
      { reason: "deckNotDeclared", detail: "Anki", count: 1 },
    ]);
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
      expect(notes.flatMap(({ cards }) => cards.flatMap(({ reviews }) => reviews))).toHaveLength(
        600,
      );
      await opened.package.close();
    } else expect(opened.reason).toBe("corruptDatabase");
  });

  test("with triggers is read, and none of them runs", async () => {
    const bytes = await packaged(`${MINIMAL_COLLECTION}
      CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM cards; END;
      CREATE TRIGGER u AFTER UPDATE ON col BEGIN DELETE FROM notes; END;`);
    const opened = await open(bytes);
    if (!opened.ok) throw new Error(opened.reason);
    expect((await Array.fromAsync(opened.package.notes())).flat()).toHaveLength(1);
    await opened.package.close();
  });
});

test("texts made to keep a pattern busy for ever are read in no time", {
  timeout: 60_000,
}, async () => {
  const fill = (part: string) => part.repeat(Math.floor(900_000 / part.length));
  const parts = [
    "<hr ",
    "<hr id=",
    "{{c1::",
    "{{c1::image-occlusion:rect:",
    "<img ",
    "<img src=",
    "<",
    " ",
    "<br",
    "<script",
    "</cite><blockquote>",
    "{{",
    "[sound:",
    "&nbsp;",
  ];
  const models = JSON.stringify({
    7: {
      name: "B",
      type: 1,
      originalStockKind: 6,
      flds: [
        { name: "F", ord: 0 },
        { name: "G", ord: 1 },
      ],
      tmpls: [
        {
          ord: 0,
          qfmt: `{{cloze:F}}${"{{".repeat(40_000)}${" ".repeat(40_000)}`,
          afmt: `{{F}}${"<script".repeat(10_000)}`,
        },
      ],
    },
    8: {
      name: "C",
      flds: [
        { name: "F", ord: 0 },
        { name: "G", ord: 1 },
      ],
      tmpls: [
        {
          ord: 0,
          qfmt: `{{text:F}}${"{{F}}".repeat(10_000)}`,
          afmt: "{{FrontSide}}<hr id=answer>{{F}}<hr id=source>{{G}}",
        },
      ],
    },
  });
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const rows = parts.flatMap((part, index) =>
    [7, 8].map((type) => {
      const id = index * 10 + type;
      return `INSERT INTO notes VALUES (${id}, 'g${id}', ${type}, 0, 0, '', ${quoted(`${fill(part)}\u001f<cite>${part.repeat(200)}`)}, '', 0, 0, '');
        INSERT INTO cards VALUES (${id}, ${id}, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, '');`;
    }),
  );
  const bytes = await packaged(
    `${SCHEMA_11} ${COL} UPDATE col SET models = ${quoted(models)}; ${rows.join("\n")}`,
  );
  const opened = await open(bytes, { ratio: 100_000 });
  if (!opened.ok) throw new Error(`${opened.reason} ${opened.detail}`);
  let characters = 0;
  for await (const batch of opened.package.notes())
    for (const { question, answer, extra } of batch) {
      characters += question.length + answer.length + extra.length;
      mediaReferences(question);
    }
  // A single pattern gone wrong takes hours.
  expect(characters).toBeGreaterThan(1_000_000);
  await opened.package.close();
});

test("media that could run are left out and said, whatever their name", async () => {
  const media = [
    { name: "bon.gif", bytes: ONE_PIXEL },
    { name: "page.jpg", bytes: Buffer.from("<!DOCTYPE html><script>alert(1)</script>") },
    {
      name: "dessin.svg",
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    },
    { name: "_police.ttf", bytes: Buffer.from([0, 1, 0, 0, 0]) },
  ];
  const entries = media.map(({ bytes }, index) => ({ name: String(index), bytes }));
  const list = Object.fromEntries([
    ...media.map(({ name }, index) => [index, name]),
    [4, "absent.png"],
  ]);
  const bytes = await zipOf([
    { name: COLLECTION, bytes: await databaseOf(MINIMAL_COLLECTION) },
    { name: "media", bytes: Buffer.from(JSON.stringify(list)) },
    ...entries,
  ]);
  const opened = await open(bytes);
  if (!opened.ok) throw new Error(opened.reason);
  expect((await Array.fromAsync(opened.package.media())).map(({ name }) => name)).toEqual([
    "bon.gif",
  ]);
  expect(opened.package.warnings()).toEqual([
    { reason: "mediaHoldsScript", detail: "page.jpg", count: 2 },
    { reason: "mediaNotAllowed", detail: "_police.ttf", count: 1 },
    { reason: "mediaMissing", detail: "absent.png", count: 1 },
  ]);
  await opened.package.close();
});
