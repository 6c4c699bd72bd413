// An installation whose cards counted days by midnight of UTC opens with this version.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyDatabase } from "#platform/testing/test-engine.ts";

const MIGRATIONS = new URL("../../../db/migrations/", import.meta.url);
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

test("each review gets the place it was made in, and whoever reviewed is folded again", async () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith(".sql"));
  const at = files.findIndex((file) => file.endsWith("study-days.sql"));
  const { client: db, close } = await emptyDatabase();
  const run = async (list: string[]) => {
    for (const file of list.sort()) await db.query(readFileSync(new URL(file, MIGRATIONS), "utf8"));
  };
  await run(files.slice(0, at));
  for (const person of ["paris", "traveller", "reader", "newcomer"])
    await db.query(`insert into "user" (id, name, email) values ($1, $1, $1 || '@example.org')`, [
      person,
    ]);
  await db.query(`
    insert into progress_person (owner_id, time_zone) values ('traveller', 'Pacific/Noumea'), ('paris', 'Europe/Paris');
    insert into flashcards_deck (id, name, options, created_at, owner_id)
      select ('00000000-0000-4000-8000-0000000000d' || n)::uuid, 'P', '{}', now(), owner
      from (values (1, 'paris'), (2, 'traveller'), (3, 'newcomer')) as t(n, owner);
    insert into flashcards_note (id, guid, kind, question, answer, extra, tags, mode, folded, shown_question, shown_answer,
      words, created_at, updated_at, owner_id)
      select ('00000000-0000-4000-8000-0000000000e' || n)::uuid, 'g', 'basic', 'q', 'a', '', '{}', 'manual', 'q', 'q', 'a',
        '', now(), now(), owner from (values (1, 'paris'), (2, 'traveller'), (3, 'newcomer')) as t(n, owner);
    insert into flashcards_card (id, note_id, deck_id, ordinal, position, created_at, owner_id)
      select ('00000000-0000-4000-8000-0000000000c' || n)::uuid, ('00000000-0000-4000-8000-0000000000e' || n)::uuid,
        ('00000000-0000-4000-8000-0000000000d' || n)::uuid, 0, 1, now(), owner
      from (values (1, 'paris'), (2, 'traveller'), (3, 'newcomer')) as t(n, owner);
    insert into flashcards_fact (id, card_id, at, rating, received_at, owner_id) values
      ('${id(1)}', '00000000-0000-4000-8000-0000000000c1', now(), 'good', now(), 'paris'),
      ('${id(2)}', '00000000-0000-4000-8000-0000000000c2', now(), 'good', now(), 'traveller'),
      ('${id(3)}', '00000000-0000-4000-8000-0000000000c2', now(), 'good', now(), 'traveller');
    insert into progress_fact (kind, id, source, subject, at, day, time_zone, rating, owner_id) values
      ('review', '${id(3)}', 'flashcards', 'c', now(), '2026-11-20', 'America/Guadeloupe', 'good', 'traveller');
    insert into revision_sheets_sheet (id, title, origin, asked, way, model, language, sections, evidence, left_out, missing,
      words, created_at, updated_at, owner_id)
      values ('${id(8)}', 'F', 'topic', '', 'library', '', 'fr', '{}', '[]', 0, '[]', '', now(), now(), 'reader');
    insert into revision_sheets_review (id, sheet_id, at, rating, received_at, owner_id)
      values ('${id(9)}', '${id(8)}', now(), 'good', now(), 'reader');
  `);
  await run(files.slice(at, at + 1));
  const read = async (query: string) => (await db.query({ text: query, rowMode: "array" })).rows;
  expect(await read("select id, time_zone from flashcards_fact order by id")).toEqual([
    [id(1), "Europe/Paris"],
    [id(2), "Pacific/Noumea"],
    [id(3), "America/Guadeloupe"],
  ]);
  expect(await read("select time_zone from revision_sheets_review")).toEqual([["Europe/Paris"]]);
  expect(await read("select owner_id from flashcards_day_recount order by 1")).toEqual([
    ["paris"],
    ["reader"],
    ["traveller"],
  ]);
  await close();
});
