// A package in the recent form made here, so that it is tested where Anki's own files are missing
// too.
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ONE_PIXEL, withoutOrigin, zipOf } from "../../testing/apkg.ts";
import { SCHEMA_11 } from "./collection-schema.ts";
import { openAnkiPackage } from "./read-package.ts";

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}
const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
function bytes(field: number, value: Uint8Array | string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
}
function floats(field: number, ...values: number[]): Buffer {
  const content = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) content.writeFloatLE(value, index * 4);
  return bytes(field, content);
}

const SETTINGS = `
CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE unicase, config blob NOT NULL, PRIMARY KEY (ntid, ord)) without rowid;
CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL COLLATE unicase, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) without rowid;
CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL COLLATE unicase, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL COLLATE unicase, mtime_secs integer NOT NULL, usn integer NOT NULL, common blob NOT NULL, kind blob NOT NULL);
CREATE UNIQUE INDEX idx_decks_name ON decks (name);
CREATE TABLE deck_config (id integer PRIMARY KEY NOT NULL, name text NOT NULL COLLATE unicase, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
`;

/**
 * Anki has a collation of its own, SQLite here does not: the tables are made with another and
 * renamed in the schema.
 */
async function collection(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-recent-"));
  try {
    const path = join(folder, "c.db");
    const database = new DatabaseSync(path, { defensive: false });
    database.exec(SCHEMA_11 + SETTINGS.replaceAll("unicase", "nocase"));
    database.exec("INSERT INTO col VALUES (1, 1600000000, 0, 0, 18, 0, 0, 0, '', '', '', '', '')");
    const insert = (table: string, ...values: (number | string | Uint8Array)[]) =>
      database
        .prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join(", ")})`)
        .run(...values);
    insert(
      "notetypes",
      7,
      "Cloze à moi",
      0,
      0,
      Buffer.concat([number(1, 1), bytes(3, ".card {}"), number(9, 5), bytes(255, '{"vers":[1]}')]),
    );
    const identity = Buffer.from("48ebfdd990b8e1fbeeee01", "hex");
    insert("fields", 7, 0, "Text", Buffer.concat([identity, number(10, 3)]));
    insert("fields", 7, 1, "Suite", Buffer.alloc(0));
    insert(
      "templates",
      7,
      0,
      "Cloze",
      0,
      0,
      Buffer.concat([bytes(1, "{{cloze:Text}}"), bytes(2, "{{cloze:Text}}<br>{{Suite}}")]),
    );
    const normal = bytes(1, Buffer.concat([number(1, 3), bytes(4, "Révisions d’été")]));
    insert("decks", 1_681_197_047_443, "Urgences\u001fNeuro", 0, 0, Buffer.alloc(0), normal);
    const options = [
      floats(1, 1, 15),
      floats(2, 10),
      number(9, 12),
      number(10, 150),
      number(16, 400),
      number(22, 6),
      number(27, 1),
    ];
    insert(
      "deck_config",
      3,
      "Mes options",
      0,
      0,
      Buffer.concat([...options, Buffer.concat([varint(37 * 8 + 5), floats(1, 0.92).subarray(2)])]),
    );
    insert(
      "notes",
      1_700_000_000_000,
      "guid",
      7,
      0,
      0,
      " été ",
      "NIHSS : {{c1::42}}\u001fmaximum",
      "",
      0,
      0,
      "",
    );
    insert(
      "cards",
      5,
      1_700_000_000_000,
      9,
      0,
      0,
      0,
      2,
      -1,
      3,
      40,
      2500,
      6,
      1,
      0,
      100,
      1_681_197_047_443,
      2,
      '{"s":33.5,"d":4.2}',
    );
    insert("revlog", 1_700_000_500_000, 5, 0, 3, 40, 10, 2500, 4200, 3);
    database.exec(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'nocase', 'unicase')",
    );
    database.close();
    return zstdCompressSync(await readFile(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const sha1 = (content: Uint8Array) => createHash("sha1").update(content).digest();
const entry = (name: string, content: Uint8Array, digest = sha1(content)) =>
  bytes(1, Buffer.concat([bytes(1, name), number(2, content.length), bytes(3, digest)]));

const packageWith = async (...media: Buffer[]) =>
  zipOf([
    { name: "meta", bytes: number(1, 3) },
    { name: "collection.anki21b", bytes: await collection() },
    { name: "media", bytes: zstdCompressSync(Buffer.concat(media)) },
    ...media.map((_, index) => ({ name: String(index), bytes: zstdCompressSync(ONE_PIXEL) })),
  ]);

test("its note, schedule from a filtered deck, options and media are read", async () => {
  const made = await packageWith(
    entry("point.gif", ONE_PIXEL),
    entry("autre.gif", ONE_PIXEL, sha1(Buffer.from("autre"))),
  );
  const opened = await openAnkiPackage({ bytes: made });
  if (!opened.ok) throw new Error(`${opened.reason} ${opened.detail}`);
  expect(opened.package.format).toBe("latest");
  const notes = (await Array.fromAsync(opened.package.notes())).flat();
  // As they came, out of the filtered deck: what goes back to Anki.
  expect(notes[0]?.anki).toEqual({
    ...{ type: "7", id: 1_700_000_000_000, guid: "guid", modified: 0, tags: "été" },
    ...{ fields: ["NIHSS : {{c1::42}}", "maximum"], parts: [""], ordinals: null },
  });
  expect(notes[0]?.cards[0]?.anki).toEqual({
    row: {
      ...{
        id: 5,
        mod: 0,
        type: 2,
        queue: -1,
        due: 18_518 + 100,
        ivl: 40,
        factor: 2500,
        reps: 6,
        lapses: 1,
        left: 0,
      },
      ...{ flags: 2, data: '{"s":33.5,"d":4.2}' },
    },
    reviews: [[1_700_000_500_000, 3, 40, 10, 2500, 4200, 3]],
  });
  expect(JSON.parse(opened.package.noteTypes[0]?.definition ?? "")).toMatchObject({
    ...{
      id: 7,
      name: "Cloze à moi",
      type: 1,
      css: ".card {}",
      originalStockKind: 5,
      sortf: 0,
      did: null,
    },
    flds: [
      { name: "Text", ord: 0, tag: 3 },
      { name: "Suite", ord: 1 },
    ],
    tmpls: [{ name: "Cloze", ord: 0, qfmt: "{{cloze:Text}}", afmt: "{{cloze:Text}}<br>{{Suite}}" }],
    // Written by other programs, and kept by Anki beside its own.
    vers: [1],
  });
  expect(opened.package.noteTypes[0]?.definition).toContain('"id":-1234567890123456789');
  expect(withoutOrigin(notes)).toEqual([
    {
      guid: "guid",
      kind: "cloze",
      deck: ["Urgences", "Neuro"],
      question: "NIHSS : {{c1::42}}",
      answer: "",
      extra: "maximum",
      tags: ["été"],
      created: 1_700_000_000_000,
      occlusion: null,
      details: null,
      cards: [
        {
          ordinal: 0,
          state: "review",
          // Its due day is the one it had in its own deck: day 100 of the collection, from four in
          // the morning in Paris.
          due: Date.UTC(2020, 11, 22, 3),
          position: null,
          intervalDays: 40,
          stability: 33.5,
          difficulty: 4.2,
          repetitions: 6,
          lapses: 1,
          step: 0,
          suspended: true,
          buried: false,
          flag: 2,
          reviews: [
            {
              at: 1_700_000_500_000,
              rating: 3,
              durationMs: 4200,
              kind: "review",
              intervalDays: 40,
            },
          ],
        },
      ],
    },
  ]);
  expect(opened.package.decks).toEqual([
    {
      path: ["Urgences", "Neuro"],
      description: "Révisions d’été",
      options: {
        newPerDay: 12,
        reviewsPerDay: 150,
        maximumIntervalDays: 400,
        desiredRetention: 0.92,
        learningSteps: [1, 15],
        relearningSteps: [10],
        burySiblings: true,
        leechThreshold: 6,
      },
    },
  ]);
  expect((await Array.fromAsync(opened.package.media())).map(({ name }) => name)).toEqual([
    "point.gif",
  ]);
  // Its bytes are not those that the list promised.
  expect(opened.package.warnings()).toEqual([
    { reason: "mediaDamaged", detail: "autre.gif", count: 1 },
  ]);
  await opened.package.close();
});

test("names that leave the folder or come twice refuse it", async () => {
  for (const [names, reason] of [
    [["../a.gif"], "unsafeName"],
    [["a.gif", "a.gif"], "duplicateName"],
  ] as const)
    expect(
      await openAnkiPackage({
        bytes: await packageWith(...names.map((name) => entry(name, ONE_PIXEL))),
      }),
    ).toMatchObject({
      ok: false,
      reason,
    });
});

test("a version of the future is refused, not guessed", async () => {
  const future = await zipOf([
    { name: "meta", bytes: number(1, 9) },
    { name: "collection.anki21b", bytes: await collection() },
  ]);
  expect(await openAnkiPackage({ bytes: future })).toMatchObject({
    ok: false,
    reason: "unsupportedVersion",
  });
});
