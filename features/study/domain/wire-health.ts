// What the page of the administrators tells of each shipped question.
import { z } from "zod";
import { BANK_TYPES } from "./programme.ts";

/** Below this many people or answers a figure says nothing. */
export const ENOUGH_ANSWERS = 10;
export const HEALTH_ORDERS = ["success", "discrimination", "people"] as const;
export type HealthOrder = (typeof HEALTH_ORDERS)[number];

export const healthSearch = z.strictObject({
  order: z.enum(HEALTH_ORDERS).default("success"),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});

export const questionHealth = z.object({
  id: z.string(),
  statement: z.string(),
  type: z.enum(BANK_TYPES),
  specialty: z.string().nullable(),
  /** Who answered it, each counted by the last answer. */
  people: z.int(),
  /** Mean score, 0 to 1; null when nobody answered. */
  success: z.number().nullable(),
  /**
   * Correlation of its score with the mean of the other questions of each person, -1 to 1: near 0
   * or below, those who know fail it as much as the others. Null below enough people.
   */
  discrimination: z.number().nullable(),
  /** Letters of the lines that nobody ticked; null below enough answers, or without lines. */
  neverChosen: z.array(z.string()).nullable(),
});

export const healthFound = z.object({
  items: z.array(questionHealth),
  next: z.string().nullable(),
});
