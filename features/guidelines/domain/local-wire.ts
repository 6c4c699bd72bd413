// What the installation says of a text, as it leaves the server.
import { z } from "zod";
import { REVIEW_KINDS } from "./local-review.ts";

/** Something that a doctor of the installation said of a text. */
const localNote = z.object({
  id: z.string(),
  kind: z.enum(REVIEW_KINDS),
  /** Empty once the account is gone. */
  name: z.string(),
  place: z.string(),
  words: z.string(),
  at: z.date(),
  /** False when the text has changed since. */
  current: z.boolean(),
  mine: z.boolean(),
});

export const local = z.object({
  notes: z.array(localNote),
  /** Set aside: by the person, or for everybody. */
  avoided: z.enum(["mine", "everybody"]).nullable(),
});
export type LocalView = z.output<typeof local>;
export type LocalNote = z.output<typeof localNote>;
