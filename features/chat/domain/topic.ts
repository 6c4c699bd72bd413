import type { RankedPassage, RecognisedEntity } from "#platform/ai/toolbox.ts";

/**
 * What the library gave on one subject, whole sheet included so that sections can be completed in
 * order.
 */
export interface Topic {
  id: string;
  title: string;
  passages: readonly RankedPassage[];
  /** The part of the message that asks about it, and the section keys that part asks for. */
  asked: string;
  sections: readonly string[];
  /** Codes of the classification that its sheet carries. */
  codes?: readonly string[];
  /** Stems of the words that tell its passages apart, in the language of the sheet. */
  terms: readonly string[];
  /** Asked of the sheet at hand, which it need not name. */
  within?: true;
  /** Passages that say by another name what the message names: they come first. */
  first?: readonly string[];
  /** Stems of the drugs of the class that it names. */
  classDrugs?: readonly string[];
  /** The drugs that it names, by whatever name. */
  drugs?: readonly RecognisedEntity[];
}
