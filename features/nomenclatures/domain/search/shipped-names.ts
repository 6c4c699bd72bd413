// Names that the project wrote: of codes, and of what a classification says in other words. Their
// only owner is `content/`; the search over the official tables completes these with them.
import actWordings from "../../content/act-wordings.json" with { type: "json" };
import acts from "../../content/acts.json" with { type: "json" };
import diagnoses from "../../content/diagnoses.json" with { type: "json" };
import wordings from "../../content/diagnosis-wordings.json" with { type: "json" };
import drugs from "../../content/drug-wordings.json" with { type: "json" };
import type { WordingRow } from "./wordings.ts";

export const DIAGNOSIS_WORDINGS = wordings as unknown as readonly WordingRow[];
export const ACT_WORDINGS = actWordings as unknown as readonly WordingRow[];
export const DRUG_WORDINGS = drugs as unknown as readonly WordingRow[];

type Names = ReadonlyMap<string, readonly string[]>;
const named = (rows: readonly (readonly string[])[]): Names =>
  new Map(rows.map(([code = "", ...names]) => [code, names]));

/** Names of each code of the CIM-10 that has some, the first as it is shown without the tables. */
export const NAMES_OF_CODE: Names = named(diagnoses);
export const NAMES_OF_ACT: Names = named(acts);
