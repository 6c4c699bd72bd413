import { z } from "zod";
import { categoriesContract, id, timeZone } from "#features/flashcards/contract.ts";
import { procedure } from "#platform/http/procedure.ts";
import { csvOptions, FILE_KINDS, starter, transfer } from "./domain/wire-transfer.ts";

const tags = ["Flashcards"];
const route = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: `/${string}`,
  summary: string,
) => procedure.route({ method, path, summary, tags });

export const contract = {
  ...categoriesContract,
  listStarters: route(
    "GET",
    "/flashcards/starters",
    "The decks the product ships, with their sources",
  ).output(z.array(starter)),
  addStarter: route(
    "POST",
    "/flashcards/starters/{id}",
    "Put a shipped deck into my collection; twice adds nothing",
  )
    .input(z.strictObject({ id: z.string().max(100) }))
    .output(z.object({ added: z.int() })),
  listTransfers: route(
    "GET",
    "/flashcards/transfers",
    "My imports and exports, latest first",
  ).output(z.array(transfer)),
  startImport: route(
    "POST",
    "/flashcards/transfers/{id}/start",
    "Import the file that was sent, after its preview",
  )
    .input(
      z.strictObject({
        id,
        mapping: csvOptions.optional(),
        scheduling: z.boolean().default(true),
        /** Its clock counts the days of the history. */
        timeZone: timeZone.optional(),
      }),
    )
    .output(transfer),
  startExport: route(
    "POST",
    "/flashcards/transfers",
    "Write decks to a file; it is downloaded when it is done",
  )
    .input(
      z.strictObject({
        id,
        kind: z.enum(FILE_KINDS),
        deckIds: z.array(id).max(500).default([]),
        scheduling: z.boolean().default(true),
        timeZone: timeZone.optional(),
      }),
    )
    .output(transfer),
  transfer: route("GET", "/flashcards/transfers/{id}", "How far an import or export is")
    .input(z.strictObject({ id }))
    .output(transfer),
  cancelTransfer: route(
    "POST",
    "/flashcards/transfers/{id}/cancel",
    "Stop an import, of which nothing stays, or an export",
  )
    .input(z.strictObject({ id }))
    .output(transfer),
};
