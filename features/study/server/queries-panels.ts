// Panels of script concordance, and what their experts answered.
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { panel, panelAnswer } from "./tables.ts";

export type PanelRow = typeof panel.$inferSelect;

/** False when its id or its code is taken. */
export async function addPanel(tx: Tx, row: typeof panel.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(panel)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: panel.id });
  return added.length > 0;
}

/** Seen by its owner alone. */
export async function ownPanel(tx: Tx, id: string): Promise<PanelRow | null> {
  const [row] = await tx.select().from(panel).where(eq(panel.id, id));
  return row ?? null;
}

export const ownPanels = (tx: Tx): Promise<PanelRow[]> =>
  tx.select().from(panel).orderBy(desc(panel.createdAt), asc(panel.id)).limit(100);

/** By the system: whoever has the code may answer. */
export async function panelByCode(tx: Tx, code: string): Promise<PanelRow | null> {
  const [row] = await tx.select().from(panel).where(eq(panel.code, code));
  return row ?? null;
}

/** By the system. Answers hold it shared, what publishes it holds it alone: none comes in between. */
export async function lockPanel(
  tx: Tx,
  id: string,
  how: "share" | "update",
): Promise<PanelRow | null> {
  const [row] = await tx.select().from(panel).where(eq(panel.id, id)).for(how);
  return row ?? null;
}

/** Changes nothing when this person has answered the item already. */
export async function addPanelAnswer(
  tx: Tx,
  row: typeof panelAnswer.$inferInsert,
): Promise<{ item: number; step: (typeof row)["step"]; comment: string | null }> {
  await tx.insert(panelAnswer).values(row).onConflictDoNothing();
  const [kept] = await tx
    .select(given)
    .from(panelAnswer)
    .where(
      and(
        eq(panelAnswer.ownerId, row.ownerId),
        eq(panelAnswer.panelId, row.panelId),
        eq(panelAnswer.item, row.item),
      ),
    );
  if (!kept) throw new Error("an answer that was kept is not there");
  return kept;
}

const given = { item: panelAnswer.item, step: panelAnswer.step, comment: panelAnswer.comment };

/** As a person, their own; as the system, everybody's, without who gave them. */
export const answersTo = (tx: Tx, panelId: string) =>
  tx
    .select(given)
    .from(panelAnswer)
    .where(eq(panelAnswer.panelId, panelId))
    .orderBy(asc(panelAnswer.item), asc(panelAnswer.at), asc(panelAnswer.ownerId));

/** By the system: how many items each expert of these panels has answered, and nobody's name. */
export const progressOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ panelId: panelAnswer.panelId, items: sql<number[]>`array_agg(${panelAnswer.item})` })
    .from(panelAnswer)
    .where(inArray(panelAnswer.panelId, [...ids]))
    .groupBy(panelAnswer.panelId, panelAnswer.ownerId);

export async function freezePanel(
  tx: Tx,
  id: string,
  frozen: Required<Pick<PanelRow, "published" | "publishedAt">>,
): Promise<void> {
  await tx.update(panel).set(frozen).where(eq(panel.id, id));
}

export async function deletePanel(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(panel).where(eq(panel.id, id)).returning({ id: panel.id });
  return gone.length > 0;
}

export const exportPanels = async (tx: Tx) => ({
  panels: await tx.select().from(panel).orderBy(asc(panel.createdAt)),
  panelAnswers: await tx.select().from(panelAnswer).orderBy(asc(panelAnswer.at)),
});

export async function erasePanels(tx: Tx, personId: string): Promise<void> {
  await tx.delete(panelAnswer).where(eq(panelAnswer.ownerId, personId));
  await tx.delete(panel).where(eq(panel.ownerId, personId));
}
