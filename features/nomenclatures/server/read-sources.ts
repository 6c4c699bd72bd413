// What the administration reads of the official tables: what answers at a moment, and what came.
import type { Tx } from "#platform/db/database.ts";
import { countsOf, NOMENCLATURES, type Nomenclature } from "../domain/official.ts";
import { addressesOf, OFFICIAL_HOSTS } from "../domain/official-addresses.ts";
import { starterOf } from "../domain/starter.ts";
import { OFFICIAL_SOURCES, type SourceState, type SourceStates } from "../domain/wire-import.ts";
import type { Version } from "./queries.ts";
import { answeringVersions, lastOfficial, latestImports } from "./queries-imports.ts";

const IMPORTS_SHOWN = 20;
const VERSIONS_SHOWN = 12;

type Answered = Version & { currentFrom: Date };

const answeredAt = ({ currentFrom, currentUntil }: Answered, moment: Date) =>
  currentFrom <= moment && (currentUntil === null || currentUntil > moment);

function answerOf(
  source: Nomenclature,
  versions: readonly Answered[],
): Pick<SourceState, "state" | "edition" | "since" | "counts" | "inside"> {
  const [version] = versions;
  if (version) {
    const { edition, currentFrom, counts, inside } = version;
    return { state: "imported", edition, since: currentFrom, counts, inside };
  }
  const starter = starterOf(source);
  return {
    state: starter ? "shipped" : "none",
    edition: starter?.edition ?? "",
    since: null,
    counts: countsOf(starter?.rows ?? []),
    inside: {},
  };
}

function sourceAt(source: Nomenclature, all: readonly Answered[], moment: Date): SourceState {
  const own = all.filter(({ nomenclature }) => nomenclature === source);
  return {
    source,
    ...answerOf(
      source,
      own.filter((one) => answeredAt(one, moment)),
    ),
    history: own
      .slice(0, VERSIONS_SHOWN)
      .map(({ edition, currentFrom, currentUntil, files, counts, inside }) => ({
        ...{ edition, from: currentFrom, until: currentUntil, files, counts, inside },
      })),
    known: addressesOf(source).length > 0,
  };
}

export async function readSources(tx: Tx, moment: Date): Promise<SourceStates> {
  const versions = (await answeringVersions(tx)).flatMap((one) =>
    one.currentFrom ? [{ ...one, currentFrom: one.currentFrom }] : [],
  );
  const last = await lastOfficial(tx);
  return {
    sources: NOMENCLATURES.map((source) => sourceAt(source, versions, moment)),
    official: OFFICIAL_SOURCES.map((source) => ({ source, last: last.get(source) ?? null })),
    imports: await latestImports(tx, IMPORTS_SHOWN),
    hosts: [...OFFICIAL_HOSTS],
  };
}
