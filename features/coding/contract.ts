import { z } from "zod";
import { MODEL_FAILURES } from "#features/card-generation/domain/public.ts";
import { STAY_SUPPLEMENTS } from "#features/nomenclatures/domain/public.ts";
import { procedure } from "#platform/http/procedure.ts";
import { CCMU_CLASSES, OUTCOMES, SPECIALTIES, SURGERY } from "./domain/billing/circumstances.ts";
import { CONTEXTS } from "./domain/context.ts";
import { TABLES } from "./domain/corrections.ts";
import { MOST_PROPOSALS, proposal } from "./domain/proposals.ts";
import { RELATED_RULES } from "./domain/related-diagnosis.ts";
import { RULE_SOURCES, type SourceKey } from "./domain/rule-sources.ts";

const tags = ["Coding"];
const LONGEST_DESCRIPTION = 20_000;
const LONGEST_QUERY = 300;
const LONGEST_LABEL = 1000;
const LONGEST_CODE = 20;
const MOST_LINES = 500;
const LONGEST_STAY = 9999;

const reason = z.object({ key: z.string(), vars: z.record(z.string(), z.string()).optional() });
const place = z.object({ start: z.int(), end: z.int() });

const line = z.object({
  code: z.string(),
  label: z.string(),
  /** Words of the description that say it, and where they stand. */
  words: z.array(z.string()),
  places: z.array(place),
  position: z.enum(["principal", "related", "associated"]).nullable(),
  confidence: z.enum(["low", "medium", "high"]),
  reasons: z.array(reason),
  missing: z.array(reason),
});

const valuation = z.object({
  lines: z.array(
    z.object({
      code: z.string(),
      /** Euros; null when no tariff in force that day is held. */
      amount: z.number().nullable(),
      grid: z.string().nullable(),
      from: z.string().nullable(),
      /** Per cent of it that is paid beside the other acts; null: not verified, or no act. */
      rate: z.number().nullable(),
      /** Code of association to write. */
      association: z.string().nullable(),
    }),
  ),
  /** Of the acts alone; null: the notes say what is missing. */
  total: z.number().nullable(),
  notes: z.array(reason),
});

const sourceKey = z.enum(Object.keys(RULE_SOURCES) as [SourceKey, ...SourceKey[]]);

/** A flat fee, a supplement or a modifier, with the texts that give it. */
const billed = z.object({
  code: z.string(),
  kind: z.enum(["flatFee", "supplement", "modifier"]),
  state: z.enum(["applies", "possible"]),
  /** Euros; null: no text that gives it was opened. */
  amount: z.number().nullable(),
  reasons: z.array(reason),
  sources: z.array(sourceKey),
});

const coded = z.object({
  cim10: z.array(line),
  ccam: z.array(line),
  ngap: z.array(line),
  /** Of a stay: what the principal diagnosis makes of the related one, and what fits it. */
  related: z.object({ rule: z.enum(RELATED_RULES), candidates: z.array(z.string()) }).nullable(),
  ccmu: z.enum(CCMU_CLASSES).nullable(),
  billing: z.array(billed),
  valuation,
  notCoded: z.array(
    z.object({ words: z.string(), place, code: z.string(), label: z.string(), reason }),
  ),
  /** Verifications that were not made. */
  unchecked: z.array(reason),
  /** Editions of the tables that were imported; empty for a shipped list. */
  editions: z.object({ cim10: z.string(), ccam: z.string(), ngap: z.string() }),
  /** Tables of which only the shipped list is held. */
  partial: z.array(z.enum(TABLES)),
});

const description = z.strictObject({
  text: z.string().trim().min(1).max(LONGEST_DESCRIPTION),
  context: z.enum(CONTEXTS),
  /** Day of the care. */
  date: z.iso.date(),
  age: z.number().min(0).max(130).nullable(),
  sex: z.enum(["F", "M"]).nullable(),
  /** Hour of the beginning of the care. */
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null),
  /** Of whoever did the acts. */
  specialty: z.enum(SPECIALTIES).nullable().default(null),
  /** Several acts of surgery: on different regions, or for recent multiple injuries. */
  surgery: z.enum(SURGERY).default("usual"),
  /** The class that the doctor gave. */
  ccmu: z.enum(CCMU_CLASSES).nullable().default(null),
  /** What followed a passage in an emergency department. */
  outcome: z.enum(OUTCOMES).nullable().default(null),
  /** What a model proposed; each is verified like any word. */
  proposals: z.array(proposal).max(MOST_PROPOSALS).default([]),
});

const named = z.strictObject({
  code: z.string().min(1).max(LONGEST_CODE),
  label: z.string().max(LONGEST_LABEL),
});
const table = z.enum(TABLES);
const keptCoding = z.strictObject({
  description,
  /** The lines as the person left them. */
  lines: z.array(named.extend({ table })).max(MOST_LINES),
  corrections: z
    .array(
      z.strictObject({
        table,
        code: z.string().min(1).max(LONGEST_CODE),
        to: named.nullable(),
      }),
    )
    .max(MOST_LINES),
});
const id = z.uuid();

const browsedTable = z.enum(["cim10", "ccam"]);
const LONGEST_NODE = 30;
const node = z.object({ key: z.string(), label: z.string() });
/** `usable`: it may be coded that day; else a category, or closed. */
const listed = z.object({ code: z.string(), label: z.string(), usable: z.boolean() });
const favourite = listed.extend({ table: browsedTable });
const marked = { table: browsedTable, code: z.string().trim().min(1).max(LONGEST_CODE) };

export const contract = {
  code: procedure
    .route({ method: "POST", path: "/coding/code", tags, summary: "Code a description" })
    .input(description)
    /** `model`: one is connected, and may be asked to propose. */
    .output(z.object({ coded, model: z.boolean() })),

  propose: procedure
    .route({
      method: "POST",
      path: "/coding/propose",
      tags,
      summary: "Ask the model for codes of a description",
    })
    .errors({
      MONTHLY_LIMIT: { status: 429, data: z.object({ limit: z.int(), resetsAt: z.date() }) },
    })
    .input(z.strictObject({ text: description.shape.text }))
    .output(
      z.object({
        /** Codes that the tables have, with words that the description has. */
        proposals: z.array(proposal),
        /** What it wrote beside them. */
        dropped: z.int(),
        failure: z.enum(MODEL_FAILURES).nullable(),
      }),
    ),

  find: procedure
    .route({ method: "POST", path: "/coding/find", tags, summary: "Find codes or acts" })
    .input(
      z.strictObject({
        table: z.enum(["cim10", "ccam"]),
        query: z.string().trim().min(1).max(LONGEST_QUERY),
        date: z.iso.date(),
      }),
    )
    .output(z.object({ results: z.array(z.object({ code: z.string(), label: z.string() })) })),

  stay: procedure
    .route({ method: "POST", path: "/coding/stay", tags, summary: "Estimate a stay of a GHM" })
    .input(
      z.strictObject({
        ghm: z.string().regex(/^\d{2}[A-Z]\d{2}[0-9A-Z]$/),
        days: z.int().min(0).max(LONGEST_STAY),
        /** Day the stay ends. */
        date: z.iso.date(),
        /** Days in each unit that has a supplement. */
        supplements: z
          .partialRecord(z.enum(STAY_SUPPLEMENTS), z.int().min(0).max(LONGEST_STAY))
          .default({}),
      }),
    )
    .output(
      z.object({
        /** Null: the table of tariffs was not imported. */
        edition: z.string().nullable(),
        label: z.string(),
        /** One for each GHS of the GHM; none when it is not in the table, or not yet that day. */
        estimates: z.array(
          z.object({
            ghs: z.string(),
            from: z.string(),
            base: z.number(),
            low: z.number(),
            high: z.number(),
            days: z.int(),
            adjustment: z.number(),
            amount: z.number(),
          }),
        ),
        /** Of the days that were given. */
        supplements: z.object({
          /** Year of tariffs, and the day from which it holds; null: none is held that day. */
          year: z.string().nullable(),
          from: z.string().nullable(),
          lines: z.array(
            z.object({
              code: z.enum(STAY_SUPPLEMENTS),
              days: z.int(),
              /** Null: not in the table of that day. */
              daily: z.number().nullable(),
              amount: z.number().nullable(),
            }),
          ),
          /** Null: one of them is unknown. */
          total: z.number().nullable(),
        }),
      }),
    ),

  browse: procedure
    .route({ method: "POST", path: "/coding/browse", tags, summary: "Walk a classification" })
    .input(
      z.strictObject({
        table: browsedTable,
        /** Empty: the root. */
        node: z.string().max(LONGEST_NODE).default(""),
        /** The node of this code, in place of `node`. */
        code: z.string().trim().max(LONGEST_CODE).optional(),
        date: z.iso.date(),
      }),
    )
    .output(
      z.object({
        edition: z.string(),
        partial: z.boolean(),
        path: z.array(node),
        nodes: z.array(node),
        codes: z.array(listed),
        /** What the classification says of the code that was opened. */
        notes: z.array(z.object({ title: z.string(), text: z.string() })),
      }),
    ),

  favourites: procedure
    .route({ method: "GET", path: "/coding/favourites", tags, summary: "One's codes" })
    .output(z.object({ starred: z.array(favourite), recent: z.array(favourite) })),

  star: procedure
    .route({ method: "PUT", path: "/coding/favourites", tags, summary: "Mark a code or unmark it" })
    .input(z.strictObject({ ...marked, on: z.boolean() }))
    .output(z.object({ on: z.boolean() })),

  use: procedure
    .route({ method: "POST", path: "/coding/recents", tags, summary: "A code that was opened" })
    .input(z.strictObject(marked))
    .output(z.object({ code: z.string() })),

  keep: procedure
    .route({ method: "PUT", path: "/coding/records/{id}", tags, summary: "Keep a coding a week" })
    .input(keptCoding.extend({ id }))
    .output(z.object({ id })),

  records: procedure
    .route({ method: "GET", path: "/coding/records", tags, summary: "One's kept codings" })
    .output(
      z.object({ records: z.array(z.object({ id, content: keptCoding, keptAt: z.date() })) }),
    ),

  erase: procedure
    .route({ method: "DELETE", path: "/coding/records/{id}", tags, summary: "Erase a coding" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};

export type BrowsedTable = z.output<typeof browsedTable>;
export type Favourite = z.output<typeof favourite>;
export type ListedCode = z.output<typeof listed>;
export type SavedCoding = z.output<typeof keptCoding>;
export type CodedView = z.output<typeof coded>;
export type LineView = z.output<typeof line>;
export type DescriptionInput = z.input<typeof description>;
