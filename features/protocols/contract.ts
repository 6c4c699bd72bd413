import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import {
  LONGEST_FILE_NAME,
  LONGEST_NAME,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_PAGES,
  ORIGINS,
  READERS,
  VALIDITIES,
} from "./domain/protocol.ts";

const tags = ["Protocols"];
const name = z.string().trim().min(1).max(LONGEST_NAME);

const about = z.object({
  title: z.string().trim().min(1).max(LONGEST_TITLE),
  service: name,
  author: name,
  /** Day of the document, YYYY-MM-DD. */
  dated: z.iso.date(),
  /** Its last day; null: no end was given. */
  validUntil: z.iso.date().nullable(),
  /** Lowest provider role that reads it. */
  readers: z.enum(READERS),
});

const summary = about.extend({
  id: z.uuid(),
  /** Of its current version, from 1. */
  number: z.int(),
  validity: z.enum(VALIDITIES),
  passages: z.int(),
});

const version = z.object({
  number: z.int(),
  importedAt: z.date(),
  /** Empty once the account is gone. */
  importedBy: z.string(),
  fileName: z.string(),
});

const reading = about.extend({
  id: z.uuid(),
  number: z.int(),
  /** Number of the version in force. */
  current: z.int(),
  validity: z.enum(VALIDITIES),
  withdrawnAt: z.date().nullable(),
  origin: z.enum(ORIGINS),
  /** The text as it was given, page by page: what a new version begins with. */
  pages: z.array(z.string()),
  passages: z.array(
    z.object({
      /** Anchor in the page: "p3". */
      anchor: z.string(),
      page: z.int().nullable(),
      heading: z.string(),
      text: z.string(),
    }),
  ),
  /** Latest first. */
  versions: z.array(version),
  mayWrite: z.boolean(),
});

const totalLength = (pages: readonly string[]) =>
  pages.reduce((sum, page) => sum + page.length, 0) <= LONGEST_TEXT;

export const contract = {
  list: procedure
    .route({ method: "GET", path: "/protocols", tags, summary: "The service's own protocols" })
    .output(z.object({ protocols: z.array(summary), mayWrite: z.boolean() })),

  read: procedure
    .route({
      method: "GET",
      path: "/protocols/{id}/versions/{number}",
      tags,
      summary: "One version of a protocol, passage by passage",
    })
    .input(z.strictObject({ id: z.uuid(), number: z.coerce.number().int().min(1).max(100_000) }))
    .output(reading),

  save: procedure
    .errors({
      FORBIDDEN: { status: 403 },
      /** Somebody saved another version meanwhile. */
      CONFLICT: { status: 409 },
      ALREADY_HERE: {
        status: 409,
        data: z.object({ id: z.uuid(), title: z.string(), number: z.int() }),
      },
      WRONG_DATES: { status: 422 },
      EMPTY_TEXT: { status: 422 },
      TOO_LONG: { status: 422 },
    })
    .route({
      method: "PUT",
      path: "/protocols/{id}",
      tags,
      summary: "Keep a protocol, or a new version of it; doctors and administrators",
    })
    .input(
      about.strict().extend({
        id: z.uuid(),
        /** Made by the client: the same version twice is kept once. */
        versionId: z.uuid(),
        /** Number of the version it follows; 0 for a new protocol. */
        after: z.int().min(0),
        origin: z.enum(ORIGINS),
        fileName: z.string().max(LONGEST_FILE_NAME),
        pages: z
          .array(z.string().max(LONGEST_TEXT))
          .min(1)
          .max(MOST_PAGES)
          .refine(totalLength, { message: "too long" }),
      }),
    )
    .output(z.object({ id: z.uuid(), number: z.int() })),

  withdraw: procedure
    .errors({ FORBIDDEN: { status: 403 } })
    .route({
      method: "POST",
      path: "/protocols/{id}/withdrawal",
      tags,
      summary: "Take a protocol out of use, or put it back; doctors and administrators",
    })
    .input(z.strictObject({ id: z.uuid(), withdrawn: z.boolean() }))
    .output(z.object({ withdrawn: z.boolean() })),
};

export type ProtocolSummary = z.output<typeof summary>;
export type ProtocolReading = z.output<typeof reading>;
