// What is said of parts of an answer without changing its text.

export const DOUBTS = ["drug", "dose", "threshold", "score", "link", "uncited"] as const;
/**
 * What could not be found as a whole in a cited passage or in the result of a tool: shown as « non
 * vérifié ».
 */
export type Doubt = (typeof DOUBTS)[number];

export interface Annotation {
  /** Where it begins and ends in the text of the message (UTF-16 units, end excluded). */
  from: number;
  to: number;
  kind: Doubt;
}
