// Searches over the current versions, kept in memory: built once a version, asked often.
import { setImmediate } from "node:timers/promises";
import type { Services } from "#platform/feature/server/context.ts";
import type { Drug } from "../domain/drug.ts";
import type { Nomenclature } from "../domain/official.ts";
import type { Abbreviation } from "../domain/read-abbreviations.ts";
import type { CcamAct } from "../domain/read-ccam.ts";
import type { Cim10Code } from "../domain/read-cim10.ts";
import { makeActSearch } from "../domain/search/act-search.ts";
import { makeCodeSearch } from "../domain/search/code-search.ts";
import { type ListedDrug, makeDrugSearch } from "../domain/search/drug-search.ts";
import type { Search } from "../domain/search/search.ts";
import { type InUse, inUse, type Run, readPart, requireInUse } from "./tables-in-use.ts";

export const SEARCHED = ["codes", "acts", "drugs"] as const;
type Searched = (typeof SEARCHED)[number];
const NOMENCLATURE: Record<Searched, Nomenclature> = {
  codes: "cim10",
  acts: "ccam",
  drugs: "bdpm",
};

const pause = () => setImmediate();

const listed = (cis: string, drug: Drug): ListedDrug => ({
  cis,
  name: drug.name,
  form: drug.form,
  status: drug.status,
  market: drug.market,
  atc: drug.atc,
  substances: [...new Set(drug.parts.map(({ substance }) => substance))],
  cips: drug.packages.flatMap(({ cip7, cip13 }) => [cip7, cip13]),
});

async function readAbbreviations(run: Run): Promise<Map<string, string[]>> {
  const table = await run((tx) => inUse(tx, "abbreviations"));
  if (!table) return new Map();
  const forms = await readPart(run, table, "forms", (key, { meanings }: Abbreviation) => ({
    key,
    meanings,
  }));
  return new Map(forms.map(({ key, meanings }) => [key, meanings]));
}

async function build(run: Run, searched: Searched, table: InUse): Promise<Search> {
  if (searched === "drugs")
    return makeDrugSearch(await readPart(run, table, "drugs", listed), pause);
  const abbreviations = await readAbbreviations(run);
  if (searched === "acts") {
    const act = (code: string, content: CcamAct) => ({ ...content, code });
    return makeActSearch(await readPart(run, table, "acts", act), abbreviations, pause);
  }
  const code = (key: string, content: Cim10Code) => ({ ...content, code: key });
  return makeCodeSearch(await readPart(run, table, "codes", code), abbreviations, pause);
}

// A version never changes once it is current: its search may be shared by the whole process.
const built = new Map<Searched, { key: string; search: Promise<Search> }>();

/** The search over what is in use now. */
export async function searchOf({ db }: Pick<Services, "db">, searched: Searched): Promise<Search> {
  const run: Run = (work) => db.asSystem("search in official tables", work);
  const [table, abbreviations] = await run(async (tx) => [
    await requireInUse(tx, NOMENCLATURE[searched]),
    await inUse(tx, "abbreviations"),
  ]);
  const key = `${table.id} ${abbreviations?.id ?? ""}`;
  const known = built.get(searched);
  if (known?.key === key) return known.search;
  const search = build(run, searched, table);
  built.set(searched, { key, search });
  // A build that failed is tried again by the next question.
  search.catch(() => built.delete(searched));
  return search;
}
