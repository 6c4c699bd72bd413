// What was read of one input, or why it was not.
import type { Given, ProblemCode } from "../read-input.ts";
import type { UnitSymbol } from "../units.ts";
import type { FoundNumber } from "./numbers.ts";

export interface ReadValue {
  given: Given;
  words: string;
  /**
   * Units that the number could have been in, the supposed one first; absent when it was written.
   */
  supposed?: readonly UnitSymbol[];
  /** A limit and not a value ("> 160"): for criteria only, which it may answer. */
  limit?: FoundNumber["limit"];
  /** A criterion that a measure answered. */
  measured?: true;
  /** Denied with others in one word ("foie et cœur RAS"): no list of what is absent begins there. */
  collective?: true;
}
export interface UnreadValue {
  name: string;
  words: string;
  code: ProblemCode | "conflict";
}
