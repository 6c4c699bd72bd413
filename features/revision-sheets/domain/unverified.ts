import type { Sections, Statement } from "./wire.ts";

/** A statement of a model that cites nothing, or one whose numbers no source holds. */
export const isUnverified = ({
  doubts,
  by,
  sources,
}: Pick<Statement, "doubts" | "by" | "sources">): boolean =>
  doubts.length > 0 || (by === "model" && sources.length === 0);

export const unverifiedCount = (sections: Sections): number =>
  Object.values(sections).reduce((sum, all) => sum + all.filter(isUnverified).length, 0);
