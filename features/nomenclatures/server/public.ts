// The official tables for other rooms: what is in use now, read once a version.
import type { Services } from "#platform/feature/server/context.ts";
import type { Drug } from "../domain/drug.ts";
import type { Nomenclature } from "../domain/official.ts";
import type { InteractionPair, ThesaurusSubstance } from "../domain/read-interactions.ts";
import {
  type CodingTables as BuiltCodingTables,
  codingTables as builtCodingTables,
} from "./coding-tables.ts";
import { currentVersion, type Version } from "./queries.ts";
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
