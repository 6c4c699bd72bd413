// What the calls about confidence give.
import { z } from "zod";
import { CONFIDENCES } from "./attempt.ts";

export const earlierConfidence = z.object({
  /** Those in which an answer said how sure it was. */
  papers: z.int(),
  levels: z.array(
    z.object({ level: z.enum(CONFIDENCES).nullable(), count: z.int(), mean: z.number() }),
  ),
});
export type EarlierConfidence = z.output<typeof earlierConfidence>;
