// Where somebody is in a classification, as the address says it.
import type { BrowsedTable } from "../../contract.ts";

export interface Place {
  table: BrowsedTable;
  node: string;
  /** The code that was opened: its node is shown, and it is told apart there. */
  code: string | undefined;
}

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function readPlace(search: Record<string, unknown>): Place {
  const code = text(search.code);
  return {
    table: search.table === "ccam" ? "ccam" : "cim10",
    node: text(search.node),
    code: code === "" ? undefined : code,
  };
}
