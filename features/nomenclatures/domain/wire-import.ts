// What the administration shows of the official tables, on the wire.
import { z } from "zod";
import { NOMENCLATURES, REFUSALS } from "./official.ts";

/** What has an official address of its own: the tables, and the page of each drug. */
export const OFFICIAL_SOURCES = [...NOMENCLATURES, "rcp"] as const;
export type OfficialSource = (typeof OFFICIAL_SOURCES)[number];

/** `ready`: files are being sent; `unchanged`: they are the edition in use already. */
export const IMPORT_STATUSES = [
  "ready",
  "running",
  "done",
  "unchanged",
  "failed",
  "cancelled",
] as const;

/** Why nothing came from an address. */
export const DOWNLOAD_REFUSALS = [
  /** It is not one of the official hosts, in https. */
  "notOfficial",
  /** No answer, an error, or not in time. */
  "unreachable",
  /** It sends elsewhere. */
  "moved",
  "tooLarge",
] as const;
export type DownloadRefusal = (typeof DOWNLOAD_REFUSALS)[number];

export const IMPORT_REFUSALS = [...REFUSALS, ...DOWNLOAD_REFUSALS, "interrupted"] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

const counts = z.record(z.string(), z.int());

export const importState = z.object({
  id: z.string(),
  source: z.enum(OFFICIAL_SOURCES),
  /** Asked of the official address, or sent as files. */
  official: z.boolean(),
  files: z.array(z.string()),
  partial: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  done: z.int(),
  total: z.int(),
  refusal: z.enum(IMPORT_REFUSALS).nullable(),
  what: z.string(),
  edition: z.string().nullable(),
  createdAt: z.date(),
  endedAt: z.date().nullable(),
});
export type ImportState = z.output<typeof importState>;

const version = z.object({
  edition: z.string(),
  from: z.date(),
  until: z.date().nullable(),
  files: z.array(z.string()),
  counts,
  /** Of what stands inside its rows: dated tariffs, opinions. */
  inside: counts,
});

export const sourceState = z.object({
  source: z.enum(NOMENCLATURES),
  /** `shipped`: the partial list of the product answers; `none`: nothing does. */
  state: z.enum(["imported", "shipped", "none"]),
  edition: z.string(),
  since: z.date().nullable(),
  counts,
  inside: counts,
  /** Versions that answered, latest first. */
  history: z.array(version),
  /** Its official addresses are known: it can be brought up to date without being told one. */
  known: z.boolean(),
});
export type SourceState = z.output<typeof sourceState>;

export const sourceStates = z.object({
  sources: z.array(sourceState),
  /** When each source last came whole from its official address; null: never. */
  official: z.array(z.object({ source: z.enum(OFFICIAL_SOURCES), last: z.date().nullable() })),
  /** Latest first. */
  imports: z.array(importState),
  /** Where an address may stand. */
  hosts: z.array(z.string()),
});
export type SourceStates = z.output<typeof sourceStates>;
