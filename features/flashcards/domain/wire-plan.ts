// What a person plans: how much a day, and an exam.
import { z } from "zod";
import { id } from "./wire-note.ts";
import { day } from "./wire-study.ts";

export const WORKLOADS = ["light", "moderate", "intense"] as const;
export const exam = z.strictObject({
  name: z.string().trim().max(100),
  day,
  /** What it covers; everything when empty. */
  deckIds: z.array(id).max(500),
});

export type Exam = z.output<typeof exam>;
export type Workload = (typeof WORKLOADS)[number];
