import type { Evidence } from "./evidence.ts";
import type { Sections } from "./wire.ts";

/** What a way of making sheets gives, before it is kept. */
export interface Made {
  title: string;
  sections: Sections;
  evidence: Evidence[];
  /** Sentences of the given text that found no section. */
  leftOut: number;
}

export const statementCount = (sections: Sections): number =>
  Object.values(sections).reduce((sum, statements) => sum + statements.length, 0);
