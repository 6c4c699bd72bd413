// A panel as a moderator opens it, as an expert answers it, and what it gave.
import { z } from "zod";
import { isStorable } from "#platform/text/storable.ts";
import { type BankQuestion, concordanceItem } from "../bank-question.ts";
import { code } from "../classes/wire-class.ts";
import { CONCORDANCE_STEPS } from "../question.ts";
import type { ShownQuestion } from "../shown-question.ts";
import { id } from "../wire-session.ts";

export const MOST_ITEMS = 40;
export const LONGEST_WHO = 200;
export const LONGEST_COMMENT = 1_000;

const line = (longest: number) => z.string().trim().min(1).max(longest).refine(isStorable);
const step = z.enum(CONCORDANCE_STEPS);
const item = z
  .int()
  .min(0)
  .max(MOST_ITEMS - 1);

export const panelRequest = z.strictObject({
  /** Given by the device: the same id again is the same panel. */
  id,
  title: line(120),
  /** Who is asked: "emergency physicians of the hospital". Printed with the key. */
  who: line(LONGEST_WHO),
  items: z.array(concordanceItem).min(1).max(MOST_ITEMS),
});
export type PanelRequest = z.output<typeof panelRequest>;

export const panel = z.object({
  id,
  code: z.string(),
  title: z.string(),
  who: z.string(),
  createdAt: z.date(),
  /** Nothing of it changes any more. */
  publishedAt: z.date().nullable(),
  /** How many answered something, and everything. */
  begun: z.int(),
  finished: z.int(),
  items: z.array(
    z.object({
      statement: z.string(),
      hypothesis: z.string(),
      /** Experts; how they answered is known once it is published. */
      answered: z.int(),
      key: z.custom<Extract<BankQuestion, { type: "tcs" }>>().nullable(),
    }),
  ),
});
export type Panel = z.output<typeof panel>;

export const panelCode = z.strictObject({ code });

/** What an expert sees: the items and their own answers, and nobody else's. */
export const expertPanel = z.object({
  id,
  title: z.string(),
  items: z.array(z.custom<ShownQuestion>()),
  answers: z.array(z.object({ item: z.int(), step, comment: z.string().nullable() })),
});
export type ExpertPanel = z.output<typeof expertPanel>;

export const expertAnswer = z.strictObject({
  panelId: id,
  item,
  step,
  comment: line(LONGEST_COMMENT).nullable().default(null),
});

/** The answer that stands: the first. */
export const storedAnswer = z.object({ item: z.int(), step, comment: z.string().nullable() });
