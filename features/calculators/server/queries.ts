import { asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { RECENT } from "../domain/marks.ts";
import { calculatorMark } from "./tables.ts";

export async function marksOf(tx: Tx) {
  const favourites = await tx
    .select({ calculator: calculatorMark.calculator })
    .from(calculatorMark)
    .where(eq(calculatorMark.favourite, true))
    .orderBy(asc(calculatorMark.favouriteAt), asc(calculatorMark.calculator));
  const recents = await tx
    .select({ calculator: calculatorMark.calculator })
    .from(calculatorMark)
    .where(isNotNull(calculatorMark.openedAt))
    .orderBy(desc(calculatorMark.openedAt), asc(calculatorMark.calculator))
    .limit(RECENT);
  return {
    favourites: favourites.map(({ calculator }) => calculator),
    recents: recents.map(({ calculator }) => calculator),
  };
}

export interface FavouriteMark {
  calculator: string;
  favourite: boolean;
  at: Date;
}

/** An older word than the one kept changes nothing: items of several devices come in any order. */
export async function keepFavourite(
  tx: Tx,
  ownerId: string,
  { calculator, favourite, at }: FavouriteMark,
): Promise<void> {
  await tx
    .insert(calculatorMark)
    .values({ ownerId, calculator, favourite, favouriteAt: at })
    .onConflictDoUpdate({
      target: [calculatorMark.ownerId, calculatorMark.calculator],
      set: { favourite, favouriteAt: at },
      setWhere: sql`${calculatorMark.favouriteAt} is null or ${calculatorMark.favouriteAt} <= ${at.toISOString()}::timestamptz`,
    });
}

export async function keepOpened(
  tx: Tx,
  ownerId: string,
  calculator: string,
  at: Date,
): Promise<void> {
  await tx
    .insert(calculatorMark)
    .values({ ownerId, calculator, openedAt: at })
    .onConflictDoUpdate({
      target: [calculatorMark.ownerId, calculatorMark.calculator],
      set: { openedAt: at },
    });
}

export const everyMark = (tx: Tx) =>
  tx
    .select({
      calculator: calculatorMark.calculator,
      favourite: calculatorMark.favourite,
      favouriteAt: calculatorMark.favouriteAt,
      openedAt: calculatorMark.openedAt,
    })
    .from(calculatorMark)
    .orderBy(asc(calculatorMark.calculator));

export async function eraseMarks(tx: Tx, personId: string): Promise<void> {
  await tx.delete(calculatorMark).where(eq(calculatorMark.ownerId, personId));
}
