// What the person changed in the proposal: a line that was removed, or another code in its place.
import type { Confidence, Place, Position, Reason } from "./code-report.ts";

/** The place of a diagnosis that was proposed for a principal one that is no longer there. */
const UNRELATED: Reason = { key: "reason.unrelated" };

export const TABLES = ["cim10", "ccam", "ngap"] as const;
export type Table = (typeof TABLES)[number];

export interface Correction {
  table: Table;
  /** The code that was proposed. */
  code: string;
  /** What takes its place; null: the line was removed. */
  to: { code: string; label: string } | null;
}

export interface ProposedLine {
  code: string;
  label: string;
  words: string[];
  places: Place[];
  position: Position;
  confidence: Confidence;
  reasons: Reason[];
  missing: Reason[];
}

export interface ShownLine extends Omit<ProposedLine, "confidence"> {
  /** The code that was proposed: what identifies the line. */
  proposed: string;
  /** Null: the person chose the code. */
  confidence: Confidence | null;
}

/** One correction a line: the last one counts. */
export function withCorrection(
  corrections: readonly Correction[],
  { table, code, to }: Correction,
): Correction[] {
  const others = withoutCorrection(corrections, table, code);
  return to?.code === code ? others : [...others, { table, code, to }];
}

export const withoutCorrection = (
  corrections: readonly Correction[],
  table: Table,
  code: string,
): Correction[] => corrections.filter((one) => one.table !== table || one.code !== code);

/** The lines of a table as the person wants them. A corrected code says which one it replaces. */
export function correctedLines(
  lines: readonly ProposedLine[],
  corrections: readonly Correction[],
  table: Table,
): ShownLine[] {
  const own = new Map(
    corrections.filter((one) => one.table === table).map((one) => [one.code, one]),
  );
  const isLed = !lines.some(({ position, code }) => position === "principal" && own.has(code));
  return lines.flatMap((line): ShownLine[] => {
    const correction = own.get(line.code);
    if (!correction && line.position === "related" && !isLed)
      return [{ ...line, proposed: line.code, position: "associated", reasons: [UNRELATED] }];
    if (!correction) return [{ ...line, proposed: line.code }];
    if (!correction.to) return [];
    const reasons = [{ key: "reason.corrected", vars: { code: line.code } }];
    return [
      { ...line, ...correction.to, proposed: line.code, confidence: null, reasons, missing: [] },
    ];
  });
}
