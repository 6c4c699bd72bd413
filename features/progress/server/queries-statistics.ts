import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { dayTotal } from "./tables.ts";

/** Questions answered on each study day between two. */
export const answersByDay = (tx: Tx, first: string, last: string) =>
  tx
    .select({ day: dayTotal.day, answered: dayTotal.done })
    .from(dayTotal)
    .where(and(gte(dayTotal.day, first), lte(dayTotal.day, last), eq(dayTotal.source, "quiz")));

/** Experience of each study day between two, those without any left out. */
export const experienceByDay = (tx: Tx, first: string, last: string) =>
  tx
    .select({ day: dayTotal.day, xp: sql<number>`sum(${dayTotal.xp})::int` })
    .from(dayTotal)
    .where(and(gte(dayTotal.day, first), lte(dayTotal.day, last)))
    .groupBy(dayTotal.day);
