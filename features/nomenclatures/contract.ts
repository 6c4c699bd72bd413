// What administrators do with the official tables: see what is held, bring another edition, stop it.
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { NOMENCLATURES } from "./domain/official.ts";
import { importState, sourceStates } from "./domain/wire-import.ts";

const admin = (method: "GET" | "POST", path: `/${string}`, summary: string) =>
  procedure
    .meta({ access: "admin" })
    .route({ method, path: `/admin/nomenclatures${path}`, tags: ["Administration"], summary });

const id = z.uuid();
const MOST_ADDRESSES = 12;

export const contract = {
  sources: admin("GET", "/sources", "The official tables that are held, and their imports")
    // Without a moment: now.
    .input(z.strictObject({ at: z.iso.datetime().optional() }))
    .output(sourceStates),

  importState: admin("GET", "/imports/{id}", "How far an import is")
    .input(z.strictObject({ id }))
    .output(importState),

  startImport: admin("POST", "/imports/{id}/start", "Import the files that were sent")
    .input(z.strictObject({ id, partial: z.boolean().default(false) }))
    .output(importState),

  update: admin("POST", "/updates", "Import from the official address")
    .input(
      z.strictObject({
        id,
        source: z.enum(NOMENCLATURES),
        /** Without any: those that are known. */
        addresses: z.array(z.string().trim().min(1).max(500)).max(MOST_ADDRESSES).default([]),
      }),
    )
    .output(importState),

  cancelImport: admin("POST", "/imports/{id}/cancel", "Stop an import; what answered still does")
    .input(z.strictObject({ id }))
    .output(importState),
};
