// The official tables for other rooms: what is in use now, read once a table.
import type { Services } from "#platform/feature/server/context.ts";
import type { Drug, GenericGroup } from "../domain/drug.ts";
import { areEquivalent, shortageOf } from "../domain/equivalents.ts";
import type { Nomenclature } from "../domain/official.ts";
import type { GhmTariffs } from "../domain/read-ghs.ts";
import type { InteractionPair, ThesaurusSubstance } from "../domain/read-interactions.ts";
import type { YearOfSupplements } from "../domain/read-stay-supplements.ts";
import type { FoundLabel } from "../domain/search/search.ts";
import { searchOf } from "./catalogue.ts";
import {
  type CodingTables as BuiltCodingTables,
  codingTables as builtCodingTables,
} from "./coding-tables.ts";
import { decode } from "./decode.ts";
import { download, isLoopback, isOfficial } from "./download.ts";
import { pageOf } from "./queries.ts";
import { noteOfficialPage } from "./queries-imports.ts";
import { type InUse, inUse, type Run, readPart, requireInUse, rowsOf } from "./tables-in-use.ts";

// Official pages: what may be asked, asked within bounds, and its text whatever its encoding.
export { decode, download, isLoopback, isOfficial, noteOfficialPage };

export interface InteractionTables {
  /** Identifies the table: what is made of it may be kept under it. */
  id: string;
  edition: string;
  partial: boolean;
  pairs: InteractionPair[];
  substances: ThesaurusSubstance[];
}

/** What the composition of a drug needs. */
export interface ComposedDrug {
  cis: string;
  name: string;
  cips: string[];
  parts: Drug["parts"];
  atc: string | null;
}

const runIn =
  ({ db }: Pick<Services, "db">): Run =>
  (work) =>
    db.asSystem("read official tables", work);
const tableOf = (run: Run, nomenclature: Nomenclature): Promise<InUse | null> =>
  run((tx) => inUse(tx, nomenclature));
/** Of those that the project ships a list of. */
const heldOf = (run: Run, nomenclature: Nomenclature): Promise<InUse> =>
  run((tx) => requireInUse(tx, nomenclature));

/** The interaction thesaurus in use. */
export async function interactionTables(
  services: Pick<Services, "db">,
): Promise<InteractionTables> {
  const run = runIn(services);
  const table = await heldOf(run, "interactions");
  const part = <T>(name: string) => readPart(run, table, name, (_key, content: T) => content);
  const pairs = await part<InteractionPair>("pairs");
  const substances = await part<ThesaurusSubstance>("substances");
  const { id, edition, partial } = table;
  return { id, edition, partial, pairs, substances };
}

/** The drugs of the public database with their composition. */
export async function composedDrugs(
  services: Pick<Services, "db">,
): Promise<{ id: string; edition: string; drugs: ComposedDrug[] }> {
  const run = runIn(services);
  const table = await heldOf(run, "bdpm");
  const drugs = await readPart(run, table, "drugs", (cis, drug: Drug) => ({
    cis,
    name: drug.name,
    cips: drug.packages.flatMap(({ cip7, cip13 }) => [cip7, cip13]),
    parts: drug.parts,
    atc: drug.atc,
  }));
  return { id: table.id, edition: table.edition, drugs };
}

/** Drugs that answer a few words, best first; partial: of the shipped list only. */
export async function findDrugs(
  services: Pick<Services, "db">,
  query: string,
  limit: number,
): Promise<{ partial: boolean; results: FoundLabel[] }> {
  const search = await searchOf(services, "drugs");
  const { partial } = await heldOf(runIn(services), "bdpm");
  return { partial, results: search(query, limit) };
}

/** Diagnoses or acts that answer a few words, best first. */
export async function findCodes(
  services: Pick<Services, "db">,
  searched: "codes" | "acts",
  query: string,
  limit: number,
): Promise<FoundLabel[]> {
  const search = await searchOf(services, searched);
  return search(query, limit);
}

export interface RelatedDrug {
  cis: string;
  name: string;
  /**
   * `same`: one generic group, strength, form and route. `group`: one generic group alone.
   * `substance`: the same ingredients, strength, form and route, in no common group.
   */
  relation: "same" | "group" | "substance";
  market: string;
  shortage: string | null;
}

export interface DrugSheet {
  edition: string;
  partial: boolean;
  drug: Drug;
  equivalents: RelatedDrug[];
}

function relatedTo(drug: Drug, cis: string, other: Drug, inGroup: boolean): RelatedDrug[] {
  const equivalent = areEquivalent(drug, other);
  if (!equivalent && !inGroup) return [];
  const shared = equivalent ? "same" : "group";
  const { name, market } = other;
  return [
    { cis, name, market, relation: inGroup ? shared : "substance", shortage: shortageOf(other) },
  ];
}

/** What the official files say of a drug, or null; `alike` may be its equivalents outside its groups. */
export function drugSheet(
  services: Pick<Services, "db">,
  cis: string,
  alike: readonly string[] = [],
): Promise<DrugSheet | null> {
  return services.db.asSystem("read official tables", async (tx) => {
    const table = await requireInUse(tx, "bdpm");
    const of = (part: string, keys: readonly string[]) => rowsOf(tx, table, part, keys);
    const [row] = await of("drugs", [cis]);
    if (!row) return null;
    const drug = row.content as Drug;
    const ids = drug.groups.map(({ id }) => id);
    const groups = await of("groups", ids);
    const members = new Set(groups.flatMap(({ content }) => (content as GenericGroup).members));
    const others = [...new Set([...members, ...alike])].filter((one) => one !== cis);
    const rows = await of("drugs", others);
    const equivalents = rows.flatMap(({ key, content }) =>
      relatedTo(drug, key, content as Drug, members.has(key)),
    );
    equivalents.sort((a, b) => a.name.localeCompare(b.name, "fr"));
    return { edition: table.edition, partial: table.partial, drug, equivalents };
  });
}

/** What coding reads of the tables in use. */
export type CodingTables = BuiltCodingTables;
export const codingTables = (services: Pick<Services, "db">): Promise<CodingTables> =>
  builtCodingTables(services);

export interface StayTariffs {
  /** Null: their table was not imported. */
  edition: string | null;
  label: string;
  items: GhmTariffs["items"];
  /** Daily supplements, by year of tariffs. */
  supplements: (YearOfSupplements & { year: string })[];
}
const MOST_YEARS = 100;

/** Tariffs of the stays of a GHM, and what a day in some units adds. */
export function stayTariffs(services: Pick<Services, "db">, ghm: string): Promise<StayTariffs> {
  return services.db.asSystem("read official tables", async (tx) => {
    const table = await inUse(tx, "ghs");
    if (!table) return { edition: null, label: "", items: [], supplements: [] };
    const [row] = await rowsOf(tx, table, "tariffs", [ghm]);
    const years = await pageOf(tx, table.id, "supplements", "", MOST_YEARS);
    const { label = "", items = [] } = (row?.content ?? {}) as Partial<GhmTariffs>;
    const supplements = years.map(({ key: year, content }) => ({
      ...(content as YearOfSupplements),
      year,
    }));
    return { edition: table.edition, label, items, supplements };
  });
}

/** What identifies the tables in use of some nomenclatures; changes with any of them. */
export async function versionsInUse(
  services: Pick<Services, "db">,
  nomenclatures: readonly Nomenclature[],
): Promise<string> {
  const run = runIn(services);
  const ids: string[] = [];
  for (const one of nomenclatures) ids.push((await tableOf(run, one))?.id ?? "");
  return ids.join(" ");
}
