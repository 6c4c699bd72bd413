// An installation of the first version opens with this one: its conversations are whole and shown
// to their end.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyDatabase } from "#platform/testing/test-engine.ts";

const FILES = ["0000_prelude", "0001_init", "0002_assistant-and-learning"];
const OWNER = "person-1";
const CONVERSATION = "00000000-0000-4000-8000-000000000000";
const message = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

const statements = (file: string) =>
  readFileSync(new URL(`../../../db/migrations/${file}.sql`, import.meta.url), "utf8");

test("a conversation of the first version becomes one branch, its last message shown, nothing of it counted again", async () => {
  const { client: db, close } = await emptyDatabase();
  for (const file of FILES.slice(0, 2)) await db.query(statements(file));
  await db.query(
    `insert into "user" (id, name, email) values ($1, 'Camille Essai', 'camille@example.org')`,
    [OWNER],
  );
  await db.query(
    `insert into chat_conversation (id, title, created_at, updated_at, owner_id) values ($1, 'Anaphylaxie', now(), now(), $2)`,
    [CONVERSATION, OWNER],
  );
  for (const n of [1, 2, 3, 4]) {
    const answer = n % 2 === 0;
    await db.query(
      `insert into chat_message (id, conversation_id, seq, role, text, status, mode, language, reply_to, created_at, alive_at, owner_id)
       values ($1, $2, $3, $4, $5, 'complete', 'general', 'fr', $6, now(), now(), $7)`,
      [
        message(n),
        CONVERSATION,
        n,
        answer ? "assistant" : "person",
        `texte ${n}`,
        answer ? message(n - 1) : null,
        OWNER,
      ],
    );
  }
  await db.query(statements(FILES[2] as string));
  const { rows } = await db.query(
    `select id, parent_id, counted, text from chat_message where search @@ to_tsquery('public.fr', 'texte') order by seq`,
  );
  expect(rows).toEqual(
    [1, 2, 3, 4].map((n) => ({
      id: message(n),
      parent_id: n === 1 ? null : message(n - 1),
      counted: n % 2 === 0,
      text: `texte ${n}`,
    })),
  );
  const { rows: conversations } = await db.query(
    "select leaf_id, deleted_at, pinned from chat_conversation",
  );
  expect(conversations).toEqual([{ leaf_id: message(4), deleted_at: null, pinned: false }]);
  await close();
});
