// The usual brands of some substances, as the official drug file writes them.
import { nameForms } from "../../features/medications/domain/substance-names.ts";
import type { Drug } from "../../features/nomenclatures/domain/drug.ts";
import { readBdpm } from "../../features/nomenclatures/domain/read-bdpm.ts";
import { tablesAt } from "../../features/nomenclatures/server/source-files.ts";
import { fold } from "../../platform/search/normalise.ts";

/** CIS, name, form, routes, ATC, substances with their dose. */
type DrawnDrug = [string, string, string, string[], string, [string, string][]];

const MOST_BRANDS = 12;
const PER_BRAND = 1;
const MOST_PARTS = 2;

const brandOf = (name: string) => fold(name).split(/[\s,]/)[0] ?? "";
/** What acts once: the same ingredient is written as its salt and as its base. */
const acting = (drug: Drug) => [
  ...new Map(drug.parts.map((part) => [part.link || part.code, part])).values(),
];

function score(drug: Drug, wanted: ReadonlySet<string>): number {
  const generic = wanted.has(brandOf(drug.name));
  return acting(drug).length * 10 + (generic ? 4 : 0) + (drug.groups.length > 0 ? 0 : 1);
}

interface FiledDrug {
  cis: string;
  drug: Drug;
}

/** The simplest drugs of a substance, a few of each brand and of a few brands. */
function usualBrands(found: readonly FiledDrug[], forms: ReadonlySet<string>): FiledDrug[] {
  const taken = new Map<string, number>();
  return found
    .filter(({ drug }) => acting(drug).length <= MOST_PARTS)
    .sort((a, b) => score(a.drug, forms) - score(b.drug, forms) || (a.cis < b.cis ? -1 : 1))
    .filter(({ drug }) => {
      const brand = brandOf(drug.name);
      const count = taken.get(brand) ?? 0;
      if (count >= PER_BRAND || (count === 0 && taken.size >= MOST_BRANDS)) return false;
      taken.set(brand, count + 1);
      return true;
    });
}

export async function drawnDrugs(folder: string, names: readonly string[]): Promise<DrawnDrug[]> {
  const files = await tablesAt("bdpm", folder);
  const read = Array.isArray(files) ? readBdpm(files) : null;
  if (!read?.ok) throw new Error("the drug database could not be read");
  const drugs = read.rows.flatMap(({ part, key, content }) =>
    part === "drugs" ? [{ cis: key, drug: content as Drug }] : [],
  );
  const bySubstance = new Map<string, FiledDrug[]>();
  for (const one of drugs) {
    if (!/^commercialis/i.test(one.drug.market) || one.drug.parts.length === 0) continue;
    for (const form of new Set(one.drug.parts.flatMap(({ substance }) => nameForms(substance))))
      bySubstance.set(form, [...(bySubstance.get(form) ?? []), one]);
  }
  const drawn = new Map<string, DrawnDrug>();
  for (const name of names) {
    const forms = new Set(nameForms(name));
    const found = [...forms].flatMap((form) => bySubstance.get(form) ?? []);
    if (found.length === 0) console.error(`no marketed drug holds ${name}`);
    for (const { cis, drug } of usualBrands(found, forms)) {
      const parts = acting(drug).map(({ substance, dose }): [string, string] => [substance, dose]);
      drawn.set(cis, [cis, drug.name, drug.form, drug.routes, drug.atc ?? "", parts]);
    }
  }
  return [...drawn.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}
