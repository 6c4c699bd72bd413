// What a person reports of a text of the product, and what a reader answers.
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import {
  isTarget,
  KINDS,
  LONGEST_COMMENT,
  LONGEST_EXCERPT,
  LONGEST_TITLE,
  REASONS,
  STATUSES,
} from "./domain/report.ts";

const kind = z.enum(KINDS);
const status = z.enum(STATUSES);
const target = z.string().max(120);
const moderator = procedure.meta({ access: "moderator" });

const report = z.object({
  id: z.string(),
  at: z.date(),
  reason: z.enum(REASONS),
  comment: z.string(),
  status,
  reply: z.string(),
});

const read = report.extend({
  kind,
  target,
  version: z.string(),
  title: z.string(),
  excerpt: z.string(),
});

export const contract = {
  report: procedure
    .route({
      method: "POST",
      path: "/content-reports",
      tags: ["Content"],
      summary: "Report an error in a passage, a sheet, a card, a calculator or a question",
    })
    .input(
      z
        .strictObject({
          /** Made by the client: the same id twice is one report. */
          id: z.uuid(),
          kind,
          target,
          /** Of the text that was read: a digest or a number, as its room says. */
          version: z.string().min(1).max(80),
          title: z.string().trim().min(1).max(LONGEST_TITLE),
          excerpt: z.string().max(LONGEST_EXCERPT),
          reason: z.enum(REASONS),
          comment: z.string().trim().max(LONGEST_COMMENT),
        })
        .refine((input) => isTarget(input.kind, input.target), { path: ["target"] }),
    )
    .output(z.object({ recorded: z.literal(true) })),

  mine: procedure
    .route({
      method: "GET",
      path: "/content-reports",
      tags: ["Content"],
      summary: "The caller's reports of one text, with their answers",
    })
    .input(z.strictObject({ kind, target }))
    .output(z.array(report)),

  list: moderator
    .route({
      method: "GET",
      path: "/admin/content-reports",
      tags: ["Administration"],
      summary: "Reported errors, latest first",
    })
    .input(
      z.strictObject({
        status: status.optional(),
        kind: kind.optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ items: z.array(read), next: z.string().nullable(), open: z.int() })),

  answer: moderator
    .route({
      method: "POST",
      path: "/admin/content-reports/{id}",
      tags: ["Administration"],
      summary: "Answer a report, close it, or open it again",
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        status,
        reply: z.string().trim().max(LONGEST_COMMENT),
      }),
    )
    .output(z.object({ done: z.literal(true) })),
};

export type ReadReport = z.output<typeof read>;
