// The official tables for other rooms: what is in use now, read once a version.
import type { Services } from "#platform/feature/server/context.ts";
import type { Drug, GenericGroup } from "../domain/drug.ts";
import type { Nomenclature } from "../domain/official.ts";
import type { InteractionPair, ThesaurusSubstance } from "../domain/read-interactions.ts";
import type { FoundLabel } from "../domain/search/search.ts";
import { searchOf } from "./catalogue.ts";
import {
  type CodingTables as BuiltCodingTables,
  codingTables as builtCodingTables,
} from "./coding-tables.ts";
import { currentVersion, rowsByKey, type Version } from "./queries.ts";
import { type Run, readPart } from "./read-part.ts";

export interface InteractionTables {
  /** Identifies the version: what is made of it may be kept under it. */
  id: string;
  edition: string;
  pairs: InteractionPair[];
  substances: ThesaurusSubstance[];
}

/** What the composition of a drug needs. */
export interface ComposedDrug {
  cis: string;
  name: string;
  cips: string[];
  parts: Drug["parts"];
}

const runIn =
  ({ db }: Pick<Services, "db">): Run =>
  (work) =>
    db.asSystem("read official tables", work);
const versionOf = (run: Run, nomenclature: Nomenclature): Promise<Version | null> =>
  run((tx) => currentVersion(tx, nomenclature));

/** The interaction thesaurus in use, or null. */
export async function interactionTables(
  services: Pick<Services, "db">,
): Promise<InteractionTables | null> {
  const run = runIn(services);
  const version = await versionOf(run, "interactions");
  if (!version) return null;
  const part = <T>(name: string) => readPart(run, version.id, name, (_key, content: T) => content);
  const pairs = await part<InteractionPair>("pairs");
  const substances = await part<ThesaurusSubstance>("substances");
  return { id: version.id, edition: version.edition, pairs, substances };
}

/** The drugs of the public database with their composition, and the version; null without them. */
export async function composedDrugs(
  services: Pick<Services, "db">,
): Promise<{ id: string; edition: string; drugs: ComposedDrug[] } | null> {
  const run = runIn(services);
  const version = await versionOf(run, "bdpm");
  if (!version) return null;
  const drugs = await readPart(run, version.id, "drugs", (cis, drug: Drug) => ({
    cis,
    name: drug.name,
    cips: drug.packages.flatMap(({ cip7, cip13 }) => [cip7, cip13]),
    parts: drug.parts,
  }));
  return { id: version.id, edition: version.edition, drugs };
}

/** Drugs that answer a few words, best first; null without a drug database. */
export async function findDrugs(
  services: Pick<Services, "db">,
  query: string,
  limit: number,
): Promise<FoundLabel[] | null> {
  const search = await searchOf(services, "drugs");
  return search?.(query, limit) ?? null;
}

/** Diagnoses or acts that answer a few words, best first; null when their table is not held. */
export async function findCodes(
  services: Pick<Services, "db">,
  searched: "codes" | "acts",
  query: string,
  limit: number,
): Promise<FoundLabel[] | null> {
  const search = await searchOf(services, searched);
  return search?.(query, limit) ?? null;
}

export interface DrugSheet {
  edition: string;
  drug: Drug;
  /** Drugs of the same generic groups. */
  equivalents: { cis: string; name: string }[];
}

/** What the official files say of a drug, or null. */
export function drugSheet(services: Pick<Services, "db">, cis: string): Promise<DrugSheet | null> {
  return services.db.asSystem("read official tables", async (tx) => {
    const version = await currentVersion(tx, "bdpm");
    if (!version) return null;
    const of = (part: string, keys: readonly string[]) => rowsByKey(tx, version.id, part, keys);
    const [row] = await of("drugs", [cis]);
    if (!row) return null;
    const drug = row.content as Drug;
    const ids = drug.groups.map(({ id }) => id);
    const groups = ids.length > 0 ? await of("groups", ids) : [];
    const members = groups.flatMap(({ content }) => (content as GenericGroup).members);
    const others = [...new Set(members)].filter((one) => one !== cis);
    const rows = others.length > 0 ? await of("drugs", others) : [];
    const equivalents = rows.map(({ key, content }) => ({
      cis: key,
      name: (content as Drug).name,
    }));
    equivalents.sort((a, b) => a.name.localeCompare(b.name, "fr"));
    return { edition: version.edition, drug, equivalents };
  });
}

/** What coding reads of the tables in use; null without a CIM-10. */
export type CodingTables = BuiltCodingTables;
export const codingTables = (services: Pick<Services, "db">): Promise<CodingTables | null> =>
  builtCodingTables(services);

/** What identifies the versions in use of some nomenclatures; changes with any of them. */
export async function versionsInUse(
  services: Pick<Services, "db">,
  nomenclatures: readonly Nomenclature[],
): Promise<string> {
  const run = runIn(services);
  const ids: string[] = [];
  for (const one of nomenclatures) ids.push((await versionOf(run, one))?.id ?? "");
  return ids.join(" ");
}
