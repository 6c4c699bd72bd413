// A passage as the list of the readers gives it.
import { z } from "zod";
import { GRADES } from "#platform/ai/toolbox.ts";
import { EDITIONS } from "./editions.ts";
import { SECTIONS } from "./sheet.ts";

export const listedPassage = z.object({
  /** "embolie-pulmonaire#t1". */
  id: z.string(),
  sheetId: z.string(),
  anchor: z.string(),
  title: z.string(),
  section: z.enum(SECTIONS),
  /** Its beginning. */
  text: z.string(),
  grade: z.enum(GRADES),
  /** Day it was last gone through. */
  day: z.string(),
  edition: z.enum(EDITIONS),
  /** Recommendations that replaced one it stands on. */
  newer: z.array(z.string()),
  reports: z.int(),
  signed: z.int(),
  /** People who set it aside; two keep it from everybody. */
  avoided: z.int(),
});
export type ListedPassage = z.output<typeof listedPassage>;
