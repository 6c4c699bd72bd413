// Acts that a note of one of them keeps apart: "À l'exclusion de : … (AAJA005)".
import type { Reason } from "../code-report.ts";

export interface ActNote {
  type: string;
  text: string;
}

const EXCLUSION = "01";
const ACT = /[A-Z]{4}\d{3}/g;

export function exclusionsAmong(
  codes: readonly string[],
  notes: ReadonlyMap<string, readonly ActNote[]>,
): Reason[] {
  const coded = new Set(codes);
  return codes.flatMap((code) =>
    (notes.get(code) ?? [])
      .filter(({ type }) => type === EXCLUSION)
      .flatMap(({ text }) => text.match(ACT) ?? [])
      .filter((other) => other !== code && coded.has(other))
      .map((other) => ({ key: "valuation.excluded", vars: { code, other } })),
  );
}
