// What was really read of a source, and what that earns. A passage takes the best grade among the
// readings that name it.
import { z } from "zod";
import { GRADES, type Grade } from "#platform/ai/toolbox.ts";
import { isInadmissible } from "#platform/text/inadmissible.ts";
import { valueSchema } from "./dose/schema.ts";

const day = z.iso.date();
const line = z.string().trim().min(1);
const web = z.url({ protocol: /^https?$/ });
const anchor = z.string().regex(/^[drfetop]\d{1,2}$/);

/** A figure as it stands in what was read: what the passage says is compared with it. */
export const figureSchema = z.strictObject({
  passage: anchor,
  drug: line.max(200),
  value: valueSchema,
  unit: line.max(60),
  route: line.max(80).optional(),
  condition: line.max(300).optional(),
});

export type Figure = z.output<typeof figureSchema>;

export const READ_GRADES = ["issuer", "extract", "abstract", "second-hand"] as const;

/**
 * One reading. `issuer`: the issuer's own text or an official copy, whole on the point; `extract`:
 * an extract of it; `abstract`: its abstract; `second-hand`: what someone else says of it.
 */
export const readingSchema = z.strictObject({
  grade: z.enum(READ_GRADES),
  opened: web,
  where: line.max(400),
  how: z.enum(["read", "recomputed"]),
  day,
  /** Passages that what was read covers. */
  passages: z.array(z.string()).min(1),
  figures: z.array(figureSchema).min(1).optional(),
});
export type Reading = z.output<typeof readingSchema>;

export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9][\w-]*$/),
  organisation: line.max(200),
  title: line.max(400),
  /** The document's own year, never the day it was read. */
  year: z.union([z.int().min(1950).max(2100), z.literal("undated")]),
  link: web,
  /** Key in content/register/editions.yaml, when the register holds the recommendation. */
  edition: line.max(60).optional(),
  /** Why a passage stands on an edition that another has replaced. */
  older: line.max(400).optional(),
  readings: z.array(readingSchema).min(1).optional(),
});
export type Source = z.output<typeof sourceSchema>;

/**
 * Passages whose source could not be opened: the titles that were looked for, and the day of each
 * reader who checked them alone against the current recommendation (product.md §6), if any did. Two
 * days earn "relu, source non ouverte".
 */
export const rereadSchema = z.strictObject({
  passages: z.array(z.string()).min(1),
  searched: z.array(line.max(400)).min(1),
  days: z.array(day).max(3),
});
export type Reread = z.output<typeof rereadSchema>;

export const yearOf = ({ year }: Pick<Source, "year">): number | null =>
  year === "undated" ? null : year;

export const isVerified = (grade: Grade): boolean => grade === "issuer" || grade === "extract";

const rank = (grade: Grade) => GRADES.indexOf(grade);

/**
 * The reading that counts for a passage: the best grade, the latest of equals; never one of an
 * inadmissible page.
 */
export function bestReading(sources: readonly Source[], passage: string): Reading | null {
  return (
    sources
      .flatMap(({ readings }) =>
        (readings ?? []).filter(
          ({ passages, opened }) => passages.includes(passage) && !isInadmissible(opened),
        ),
      )
      .sort((a, b) => rank(a.grade) - rank(b.grade) || b.day.localeCompare(a.day))[0] ?? null
  );
}

/** A passage that two readers checked alone is marked as such, whatever a digest says of its source. */
export function gradeOf(
  sources: readonly Source[],
  reread: readonly Reread[],
  passage: string,
): Grade {
  const grade = bestReading(sources, passage)?.grade ?? "unopened";
  if (grade !== "second-hand" && grade !== "unopened") return grade;
  const twice = reread.some(({ passages, days }) => passages.includes(passage) && days.length >= 2);
  return twice ? "reread" : grade;
}
