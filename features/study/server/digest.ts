import { createHash } from "node:crypto";
import type { BankQuestion } from "../domain/bank-question.ts";

/** Tells a version of a question from another; the order of its keys does not make one. */
export const digestOf = (content: BankQuestion): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest("hex");
