// The shapes of files in and out, and of the decks the product ships, on the wire.
import { z } from "zod";
import { day, id } from "#features/flashcards/contract.ts";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { DELIMITERS } from "./csv.ts";
import { CSV_ROLES } from "./csv-columns.ts";
import { IMPORT_REFUSALS } from "./import-refusals.ts";

export const FILE_KINDS = ["apkg", "colpkg", "csv", "json"] as const;
/**
 * How the rows of a CSV file are read (`CsvOptions` of csv-columns.ts). Two columns of one role:
 * the last counts.
 */
export const csvOptions = z.strictObject({
  delimiter: z.enum(DELIMITERS),
  hasHeader: z.boolean(),
  html: z.boolean(),
  roles: z.array(z.enum(CSV_ROLES)).max(100),
  deck: z.array(z.string().trim().min(1).max(200)).min(1).max(20),
});

/** The first rows of a CSV file, to choose its columns from. */
const csvPreview = z.object({
  encoding: z.string(),
  names: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  count: z.int(),
});

/** A file on its way in or out. */
export const transfer = z.object({
  id,
  direction: z.enum(["import", "export"]),
  kind: z.enum(FILE_KINDS),
  fileName: z.string(),
  status: z.enum(["ready", "running", "done", "failed", "cancelled"]),
  done: z.int(),
  total: z.int(),
  /**
   * Why it was refused as a whole: nothing of it was kept. Its sentence is
   * `transfer.refused.<reason>`.
   */
  refusal: z.enum(IMPORT_REFUSALS).nullable(),
  /** What was left out of an import that went through: `transfer.warnings.<reason>`. */
  warnings: z.array(z.object({ reason: z.string(), detail: z.string(), count: z.int() })),
  /** What the file holds, or what was written of it. */
  counts: z.object({
    notes: z.int(),
    cards: z.int(),
    reviews: z.int(),
    media: z.int(),
    decks: z.int(),
    /** Notes that were here already: their new reviews are added. */
    already: z.int(),
    /** Notes of a kind that is not supported. */
    skipped: z.int(),
  }),
  /** null for the other formats. */
  preview: csvPreview.nullable(),
  mapping: csvOptions.nullable(),
  createdAt: z.date(),
});

/** A deck the product ships. */
export const starter = z.object({
  id: z.string(),
  category: z.string(),
  description: z.string(),
  specialty: z.enum(SPECIALTIES),
  language: z.literal("fr"),
  /** Day on which its cards were compared with their sources. */
  checked: day,
  cards: z.int(),
  notes: z.int(),
  /** How many of its notes the person has. */
  added: z.int(),
  sources: z.array(
    z.object({
      organisation: z.string(),
      title: z.string(),
      year: z.int().nullable(),
      link: z.string(),
    }),
  ),
});

export type Starter = z.output<typeof starter>;
export type Transfer = z.output<typeof transfer>;
export type FileKind = (typeof FILE_KINDS)[number];
export type CsvMapping = z.output<typeof csvOptions>;
