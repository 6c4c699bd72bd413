// What only administrators read about the installation. Every read leaves a row in the security
// log.
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";

const admin = procedure.meta({ access: "admin" });

const mailSummary = z.object({
  id: z.string(),
  at: z.date(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(["local", "queued", "sent", "failed"]),
});

export const contract = {
  overview: admin
    .route({
      method: "GET",
      path: "/admin/overview",
      tags: ["Administration"],
      summary: "Figures of the installation",
    })
    .output(
      z.object({
        accounts: z.object({
          total: z.int(),
          verified: z.int(),
          newThisWeek: z.int(),
          administrators: z.int(),
          moderators: z.int(),
        }),
        sessions: z.object({ active: z.int(), people: z.int() }),
        mails: z.object({ total: z.int(), today: z.int(), failed: z.int() }),
        errors: z.object({ open: z.int(), today: z.int() }),
        events: z.object({ lastHour: z.int(), warnings: z.int() }),
        threatLevel: z.enum(["LOW", "HIGH", "CRITICAL"]),
        database: z.object({ engine: z.string(), bytes: z.int() }),
        version: z.string(),
      }),
    ),

  listMails: admin
    .route({
      method: "GET",
      path: "/admin/mails",
      tags: ["Administration"],
      summary: "The mail outbox, latest first",
    })
    .input(
      z.strictObject({
        search: z.string().max(200).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(mailSummary), next: z.string().nullable() })),

  mail: admin
    .route({
      method: "GET",
      path: "/admin/mails/{id}",
      tags: ["Administration"],
      summary: "One message of the outbox",
    })
    .input(z.strictObject({ id: z.string().max(100) }))
    /**
     * Always plain text: the product writes no HTML mail. Empty once a mail server has taken it.
     */
    .output(
      mailSummary.extend({
        text: z.string(),
        sentAt: z.date().nullable(),
        error: z.string().nullable(),
      }),
    ),
};
