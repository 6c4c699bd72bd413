import { z } from "zod";
import { defineEvent } from "#platform/feature/event-type.ts";

/** An administrator (or the command line: `byId` null) changed what a person may do. */
export const roleChanged = defineEvent(
  "accounts.roleChanged",
  z.object({
    personId: z.string(),
    byId: z.string().nullable(),
    providerRole: z.string(),
    systemRole: z.string(),
  }),
);
