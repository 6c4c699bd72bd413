// Types of Anki that notes came with.
import { and, eq, sql } from "drizzle-orm";
import { note } from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { noteType } from "./tables.ts";

export async function addNoteTypes(
  tx: Tx,
  rows: readonly (typeof noteType.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(noteType)
    .values([...rows])
    .onConflictDoNothing();
}

/** Every type of the person: some dozens. */
export const listNoteTypes = (tx: Tx) =>
  tx
    .select({ digest: noteType.digest, definition: noteType.definition, media: noteType.media })
    .from(noteType);

/** Types that an import brought and no note has. */
export const removeUnusedTypes = (tx: Tx, transferId: string) =>
  tx
    .delete(noteType)
    .where(
      and(
        eq(noteType.transferId, transferId),
        sql`not exists (select 1 from ${note} where ${note.origin} ->> 'type' = ${noteType.digest})`,
      ),
    );
