import { z } from "zod";
import { cardState, instant, timeZone } from "#features/flashcards/contract.ts";
import { procedure } from "#platform/http/procedure.ts";
import { SHORTEST_TEXT, SORTS, TEXT_LENGTH, TITLE_LENGTH, TOPIC_LENGTH } from "./domain/limits.ts";
import { id, language, sheet, summary, writtenSections } from "./domain/wire.ts";

const tags = ["Revision sheets"];
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`, summary: string) =>
  procedure.route({ method, path, summary, tags });
const done = z.object({ done: z.literal(true) });
const title = z.string().trim().min(1).max(TITLE_LENGTH);
const text = z.string().trim().min(SHORTEST_TEXT).max(TEXT_LENGTH);

const generationErrors = {
  /**
   * The library holds nothing on the topic and no model is connected; `missing` names what it has
   * no sheet on.
   */
  NOTHING_FOUND: { status: 422, data: z.object({ missing: z.array(z.string()) }) },
  /** No sentence of the text could be placed in a section. */
  NOTHING_EXTRACTED: { status: 422 },
  /** The month's answers are used up; `resetsAt` is when the next ones come. */
  ALLOWANCE_EXHAUSTED: { status: 429, data: z.object({ limit: z.int(), resetsAt: z.date() }) },
  /** The model was asked and gave nothing, and there was nothing else to make a sheet of. */
  GENERATION_FAILED: {
    status: 502,
    data: z.object({ reason: z.string(), retryAfter: z.int().nullable() }),
  },
} as const;

export const contract = {
  list: route("GET", "/revision-sheets", "My sheets, those a search finds, in the order wanted")
    .input(
      z.strictObject({
        /** Words of titles and statements; accents do not matter. */
        search: z.string().trim().max(200).default(""),
        sort: z.enum(SORTS).default("updated"),
        offset: z.int().min(0).max(1_000_000).default(0),
        limit: z.int().min(1).max(100).default(30),
        timeZone,
      }),
    )
    .output(z.object({ total: z.int(), due: z.int(), sheets: z.array(summary) })),
  sheet: route("GET", "/revision-sheets/{id}", "A sheet with its sources")
    .input(z.strictObject({ id }))
    .output(sheet),
  setup: route(
    "GET",
    "/revision-sheets/setup",
    "How a sheet would be made here: by a model or by extraction",
  ).output(z.object({ model: z.string().nullable() })),
  generate: route(
    "POST",
    "/revision-sheets",
    "Make a sheet from a topic or a text; the same id again is the same sheet",
  )
    .errors(generationErrors)
    .input(
      z.strictObject({
        id,
        from: z.discriminatedUnion("kind", [
          z.strictObject({
            kind: z.literal("topic"),
            topic: z.string().trim().min(2).max(TOPIC_LENGTH),
          }),
          z.strictObject({
            kind: z.literal("text"),
            text,
            title: z.string().trim().max(TITLE_LENGTH).default(""),
            /** The file it was read from. */
            fileName: z.string().trim().min(1).max(TITLE_LENGTH).optional(),
          }),
        ]),
        language,
      }),
    )
    .output(sheet),
  update: route(
    "PUT",
    "/revision-sheets/{id}",
    "Edit a sheet. Edited elsewhere meanwhile: both are kept, this one as a new sheet of id `copyId`",
  )
    .input(z.strictObject({ id, version: z.int(), title, sections: writtenSections, copyId: id }))
    .output(z.object({ kept: z.enum(["here", "beside"]), sheet })),
  remove: route(
    "DELETE",
    "/revision-sheets/{id}",
    "Delete a sheet; it can be brought back for a while",
  )
    .input(z.strictObject({ id }))
    .output(done),
  restore: route("POST", "/revision-sheets/{id}/restore", "Bring a deleted sheet back")
    .input(z.strictObject({ id }))
    .output(done),

  due: route("GET", "/revision-sheets/due", "The sheets to review today, the most overdue first")
    .input(z.strictObject({ timeZone, limit: z.int().min(1).max(100).default(30) }))
    .output(
      z.object({
        sheets: z.array(sheet),
        total: z.int(),
        nextDue: z.date().nullable(),
        serverTime: z.date(),
      }),
    ),
  // POST: what the device holds is too long for an address.
  carry: route(
    "POST",
    "/revision-sheets/carry",
    "Sheets to take along without network, the last changed first, by difference",
  )
    .input(
      z.strictObject({
        limit: z.int().min(1).max(200).default(100),
        /** Of each sheet held: its id, a space, its mark. */
        known: z.array(z.string().max(60)).max(1_000).default([]),
        /** Bytes that the device gives to sheets. */
        room: z.int().min(0).optional(),
      }),
    )
    .output(
      z.object({
        /** Every sheet to hold: its id, a space, its mark. */
        order: z.array(z.string()),
        /** Those whose mark was not named. */
        sheets: z.array(sheet),
        /** How many have no room on the device. */
        left: z.int(),
      }),
    ),
  review: route(
    "POST",
    "/revision-sheets/reviews",
    "Send reviews and undos; each is acknowledged or refused on its own, in any order",
  )
    .input(
      z.strictObject({
        /** The device's clock now: what differs from the server's corrects every `at`. */
        sentAt: instant,
        /** Checked one by one: a malformed fact is refused alone. */
        facts: z.array(z.unknown()).min(1).max(200),
      }),
    )
    .output(
      z.object({
        serverTime: z.date(),
        results: z.array(
          z.object({
            id: z.string(),
            status: z.enum(["applied", "already", "refused"]),
            reason: z.enum(["unknownSheet", "idTaken", "malformed"]).nullable(),
          }),
        ),
        sheets: z.array(z.object({ id, state: cardState })),
      }),
    ),

  toCards: route(
    "POST",
    "/revision-sheets/{id}/cards",
    "Make flashcards of a sheet; twice makes none twice",
  )
    .input(z.strictObject({ id }))
    .output(
      z.object({
        deckId: id,
        deck: z.string(),
        created: z.int(),
        /** Made before. */
        already: z.int(),
        /** Statements that hold something unverified: nobody should learn those by heart. */
        unverified: z.int(),
      }),
    ),
};
