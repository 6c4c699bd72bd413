import { and, eq, inArray, ne, notInArray, or } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { libraryMeaning, libraryPassage, librarySheet } from "./tables.ts";

/** What is placed for each passage: a passage without the name of its sheet is about anything. */
export async function placedTexts(tx: Tx): Promise<{ id: string; text: string }[]> {
  const rows = await tx
    .select({ id: libraryPassage.id, title: librarySheet.title, text: libraryPassage.text })
    .from(libraryPassage)
    .innerJoin(librarySheet, eq(librarySheet.id, libraryPassage.sheetId));
  return rows.map(({ id, title, text }) => ({ id, text: `${title} : ${text}` }));
}

export const placedHashes = async (tx: Tx, model: string): Promise<Set<string>> =>
  new Set(
    (
      await tx
        .select({ hash: libraryMeaning.textHash })
        .from(libraryMeaning)
        .where(eq(libraryMeaning.model, model))
    ).map(({ hash }) => hash),
  );

export const vectorsOf = (
  tx: Tx,
  model: string,
  hashes: readonly string[],
): Promise<{ hash: string; vector: number[] }[]> =>
  tx
    .select({ hash: libraryMeaning.textHash, vector: libraryMeaning.vector })
    .from(libraryMeaning)
    .where(and(eq(libraryMeaning.model, model), inArray(libraryMeaning.textHash, [...hashes])));

export async function keepVectors(
  tx: Tx,
  rows: { model: string; textHash: string; vector: number[] }[],
): Promise<void> {
  await tx.insert(libraryMeaning).values(rows).onConflictDoNothing();
}

/** Of another model, or of a text that is no passage any more. */
export async function forgetVectors(
  tx: Tx,
  model: string,
  hashes: readonly string[],
): Promise<void> {
  await tx
    .delete(libraryMeaning)
    .where(or(ne(libraryMeaning.model, model), notInArray(libraryMeaning.textHash, [...hashes])));
}
