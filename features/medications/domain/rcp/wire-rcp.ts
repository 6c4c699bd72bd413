// An RCP that is held, as it leaves the server.
import { z } from "zod";
import type { Rcp } from "./rcp.ts";

const rcp = z.object({
  updated: z.string().nullable(),
  sections: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      blocks: z.array(
        z.discriminatedUnion("kind", [
          z.object({ kind: z.enum(["text", "item", "heading"]), text: z.string() }),
          z.object({ kind: z.literal("table"), rows: z.array(z.array(z.string())) }),
        ]),
      ),
    }),
  ),
}) satisfies z.ZodType<Rcp>;

export const wireRcp = z.object({
  /** The official page it is read from. */
  address: z.string(),
  /** The official page of any drug was read at least once on this installation. */
  everRead: z.boolean(),
  held: z
    .object({
      rcp,
      official: z.boolean(),
      firstReadAt: z.date(),
      readAt: z.date(),
      since: z
        .object({
          readAt: z.date(),
          updated: z.string().nullable(),
          changes: z.array(
            z.object({
              number: z.string(),
              title: z.string(),
              added: z.array(z.string()),
              removed: z.array(z.string()),
            }),
          ),
        })
        .nullable(),
    })
    .nullable(),
});
