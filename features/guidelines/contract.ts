import { z } from "zod";
import { SPECIALTIES } from "#features/accounts/domain/public.ts";
import { GRADES, POPULATIONS } from "#platform/ai/toolbox.ts";
import { procedure } from "#platform/http/procedure.ts";
import { wireDose } from "./domain/dose/wire.ts";
import { EDITIONS } from "./domain/editions.ts";
import { figureSchema, sourceSchema } from "./domain/evidence.ts";
import { MARKS } from "./domain/listed-passage.ts";
import { listedPassage } from "./domain/listed-wire.ts";
import { LONGEST_PLACE, LONGEST_WORDS, REVIEW_KINDS } from "./domain/local-review.ts";
import { local } from "./domain/local-wire.ts";
import { SECTIONS } from "./domain/sheet.ts";

/** What a person types to find a sheet; longer texts belong to the assistant. */
const LONGEST_QUERY = 300;
/** Sheets that a device may say it holds: more than there will be. */
const MOST_HELD = 2_000;
const fewEnough = (known: object) => Object.keys(known).length <= MOST_HELD;

const population = z.enum(POPULATIONS);
const section = z.enum(SECTIONS);
const sheetId = z.string().min(1).max(200);

const summary = z.object({
  id: z.string(),
  title: z.string(),
  specialty: z.enum(SPECIALTIES),
  population,
  abbreviations: z.array(z.string()),
  /** Day the sheet was last gone through, YYYY-MM-DD. */
  checked: z.string(),
  passages: z.int(),
  /** How many of them were verified in the issuer's text or an extract of it. */
  confirmed: z.int(),
  /** Rows of its passages that are something to give. */
  doses: z.int(),
});

const reference = z.object({
  id: z.string(),
  organisation: z.string(),
  title: z.string(),
  /** The document's own year; null when it bears none. */
  year: z.int().nullable(),
  link: z.string(),
});

const grade = z.enum(GRADES);

const checked = z.object({
  grade,
  day: z.string(),
  opened: z.string(),
  where: z.string(),
  how: z.enum(["read", "recomputed"]),
});

const passage = z.object({
  /** Anchor in the sheet: "t2". */
  anchor: z.string(),
  section,
  text: z.string(),
  population,
  doses: z.array(wireDose),
  sources: z.array(z.string()),
  /** The best that was read of its sources. */
  grade,
  /** The reading that earns "vérifié dans la source"; absent for a lower grade. */
  checked: checked.optional(),
  /** Ids of the passages that this one forbids, bounds or conditions. */
  limits: z.array(z.string()),
  /** Digest of the text and its doses: another text has another one. */
  version: z.string(),
  /** What the installation says of it; absent when nothing is said. */
  local: local.optional(),
});

const sheet = summary.extend({
  synonyms: z.array(z.string()),
  icd10: z.array(z.string()),
  calculators: z.array(z.string()),
  drugs: z.array(z.string()),
  /** In the order of their numbers on the page. */
  sources: z.array(
    reference.extend({
      readings: z.array(
        checked.extend({ passages: z.array(z.string()), figures: z.array(figureSchema) }),
      ),
    }),
  ),
  content: z.array(passage),
  /** Changes with the text of any passage. */
  version: z.string(),
  local: local.optional(),
});

/** "embolie-pulmonaire", "embolie-pulmonaire#t1". */
const target = z.string().regex(/^[a-z0-9-]{1,100}(#[a-z]\d{1,2})?$/);
const moderator = procedure.meta({ access: "moderator" });
const done = z.object({ done: z.literal(true) });

const searchAnswer = z.object({
  /** Sheets that answer the question, best first. */
  sheets: z.array(z.object({ id: z.string(), title: z.string(), score: z.number() })),
  /** Sheets whose name begins or sounds like what is being typed; not an answer. */
  suggestions: z.array(z.object({ id: z.string(), title: z.string() })),
  passages: z.array(
    z.object({
      sheetId: z.string(),
      title: z.string(),
      anchor: z.string(),
      section,
      text: z.string(),
      score: z.number(),
    }),
  ),
  /** Conditions the question names and the library has no sheet on. */
  missing: z.array(z.string()),
  sections: z.array(section),
  population: population.nullable(),
});

const reviewErrors = {
  /** The text is another one than the version that was read. */
  TEXT_CHANGED: { status: 409 },
  /** A comment or a decision without a word. */
  WORDS_MISSING: { status: 422 },
} as const;

/** For other rooms that carry passages, or that write what stands on sources. */
export { sourceSchema, wireDose };

export const contract = {
  list: procedure
    .route({
      method: "GET",
      path: "/library/sheets",
      tags: ["Library"],
      summary: "List the topic sheets",
    })
    .input(z.strictObject({}))
    .output(z.array(summary)),

  sheet: procedure
    .route({
      method: "GET",
      path: "/library/sheets/{id}",
      tags: ["Library"],
      summary: "Read a topic sheet",
    })
    .input(z.strictObject({ id: sheetId }))
    .output(sheet),

  // POST: what the device holds is too long for an address.
  carry: procedure
    .route({
      method: "POST",
      path: "/library/carry",
      tags: ["Library"],
      summary: "Take the whole library along without network: the sheets that the device lacks",
    })
    .input(
      z.strictObject({
        /** Marks of the sheets that the device holds. */
        known: z.record(sheetId, z.string().max(80)).refine(fewEnough).default({}),
      }),
    )
    .output(
      z.object({
        /** Every sheet there is, in the order of the list. */
        held: z.array(z.object({ id: z.string(), mark: z.string() })),
        sheets: z.array(sheet),
      }),
    ),

  // POST: what a clinician asks may describe a patient and stays out of addresses and their logs.
  search: procedure
    .route({
      method: "POST",
      path: "/library/search",
      tags: ["Library"],
      summary: "Search the library",
    })
    .input(
      z.strictObject({
        query: z.string().max(LONGEST_QUERY),
        limit: z.int().min(1).max(50).default(8),
      }),
    )
    .output(searchAnswer),

  review: procedure
    .errors(reviewErrors)
    .route({
      method: "POST",
      path: "/library/reviews",
      tags: ["Library"],
      summary: "Sign a text, comment it, or set it aside; doctors of the installation alone",
    })
    .input(
      z.strictObject({
        /** Made by the client: the same id twice is said once. */
        id: z.uuid(),
        target,
        kind: z.enum(REVIEW_KINDS),
        /** Of the text that was read: refused when it is another one meanwhile. */
        version: z.string().max(80),
        place: z.string().trim().max(LONGEST_PLACE),
        words: z.string().trim().max(LONGEST_WORDS),
      }),
    )
    .output(done),

  removeReview: procedure
    .route({
      method: "DELETE",
      path: "/library/reviews/{id}",
      tags: ["Library"],
      summary: "Take back what one said of a text",
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(done),

  useAgain: procedure
    .meta({ access: "admin" })
    .route({
      method: "POST",
      path: "/admin/library/use-again",
      tags: ["Administration"],
      summary: "Use again, for everybody, a text that was set aside",
    })
    .input(z.strictObject({ target }))
    .output(done),

  passages: moderator
    .route({
      method: "GET",
      path: "/admin/content",
      tags: ["Administration"],
      summary: "Passages of the library by grade, age, edition, reports and local decisions",
    })
    .input(
      z.strictObject({
        sheet: z.string().max(100).optional(),
        grade: grade.optional(),
        /** Months since it was last gone through, at least. */
        older: z.coerce.number().int().min(1).max(120).optional(),
        edition: z.enum(EDITIONS).optional(),
        mark: z.enum(MARKS).optional(),
        cursor: z.string().max(20).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(listedPassage),
        next: z.string().nullable(),
        counts: z.object({
          all: z.int(),
          found: z.int(),
          grades: z.record(z.string(), z.int()),
          replaced: z.int(),
          reported: z.int(),
          avoided: z.int(),
        }),
        sheets: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
};

export type SheetSummary = z.output<typeof summary>;
export type SheetView = z.output<typeof sheet>;
export type SheetPassageView = z.output<typeof passage>;
export type SearchAnswer = z.output<typeof searchAnswer>;
