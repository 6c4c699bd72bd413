// What the guide of the ATIH adds to the diagnoses of a stay, once each has its position.
import { isChronic } from "./assertion.ts";
import { type Line, mcoReason, type Reason, type TableEntry } from "./code-report.ts";
import { type Related, relatedOf } from "./related-diagnosis.ts";

export interface StayLines {
  lines: Line[];
  /** Null without a principal diagnosis. */
  related: Related | null;
}

/** Codes of chapter XXI that say again what an act of the CCAM says. */
const REDUNDANT = /^Z(?:4[35]|51(?!0[01]|1|2)|9[356])/;

/**
 * The related diagnosis is proposed where one alone fits; each line says where its type lets it be,
 * and a lasting disease in which stays it is principal (chapter VI, 1.4).
 */
export function withStayRules(
  lines: readonly Line[],
  entry: (code: string) => TableEntry | undefined,
  acts: number,
): StayLines {
  const principal = lines.find(({ position }) => position === "principal");
  const others = lines.filter((line) => line !== principal);
  const mco = (code: string) => entry(code)?.mco ?? null;
  const related =
    principal === undefined
      ? null
      : relatedOf(
          principal.code,
          others.map(({ code, label }) => ({ code, label, mco: mco(code) })),
        );
  const only = related?.candidates.length === 1 ? related.candidates[0] : null;
  const told = (line: Line): Reason[] => [
    ...(mco(line.code) === 0 ? mcoReason(0) : []),
    ...(line === principal && isChronic(line.code) ? [{ key: "reason.lasting" }] : []),
    ...(line.code === only && principal
      ? [{ key: "reason.related", vars: { code: principal.code } }]
      : []),
    ...(line !== principal && acts > 0 && REDUNDANT.test(line.code)
      ? [{ key: "reason.redundant" }]
      : []),
  ];
  return {
    related,
    lines: lines.map((line) => ({
      ...line,
      position: line.code === only ? "related" : line.position,
      reasons: [...line.reasons, ...told(line)],
    })),
  };
}
