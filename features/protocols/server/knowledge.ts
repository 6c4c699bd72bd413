// The service's protocols as the assistant knows them: what is in force today, and nothing else.
import { saidWords } from "#features/guidelines/server/public.ts";
import type { KnowledgeSource, Passage, ToolContext } from "#platform/ai/toolbox.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { dayOf, mayRead } from "../domain/protocol.ts";
import { relevantPassages } from "../domain/relevance.ts";
import { anchorOf } from "./anchor.ts";
import { type PassageRow, roleOf, type VersionInForce, versionsInForce } from "./queries.ts";
import { findPassage } from "./queries-search.ts";
import { shelfFor } from "./shelves.ts";

const KNOWLEDGE = "protocols";

/** A protocol is the same for everybody; a command without a person reads it as the system. */
const reading = <T>(context: ToolContext<Services>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  context.personId === null
    ? context.services.db.asSystem("read the protocols without a person", work)
    : context.services.db.asPerson(context.personId, work);

/** Versions in force that this person may read; a command without a person reads them all. */
async function readable({ services, personId, now }: ToolContext<Services>) {
  const role =
    personId === null
      ? null
      : await services.db.asSystem("the role of who asks", (tx) => roleOf(tx, personId));
  return async (tx: Tx): Promise<VersionInForce[]> => {
    const versions = await versionsInForce(tx, dayOf(now));
    if (personId === null) return versions;
    return versions.filter(({ readers }) => role !== null && mayRead(role, readers));
  };
}

const routeOf = ({ protocolId, number }: VersionInForce): string =>
  `/protocols/${protocolId}/${number}`;

/** In the language of protocols: wherever a passage is cited, its figures are to be looked at. */
const RECOGNISED = " (numérisé, texte reconnu)";

function citable(version: VersionInForce, row: PassageRow): Passage {
  const { service, author, dated, validUntil, origin } = version;
  const title = `${version.title}${origin === "scan" ? RECOGNISED : ""}`;
  const year = Number(dated.slice(0, 4));
  const route = `${routeOf(version)}#${anchorOf(row.id)}`;
  return {
    ...{ id: row.id, knowledge: KNOWLEDGE, documentId: version.id, title, section: row.heading },
    ...{ text: row.text, language: "fr", population: "all", doses: [], year, route },
    references: [{ id: version.id, organisation: service, title, year, link: "" }],
    local: { service, author, dated, validUntil },
  };
}

export const knowledge: KnowledgeSource<Services> = {
  name: KNOWLEDGE,
  titleKey: "protocols:knowledge",
  local: true,
  search: async (query, context) => {
    const inForce = await readable(context);
    const { versions, shelf } = await reading(context, async (tx) => {
      const readableNow = await inForce(tx);
      return { versions: readableNow, shelf: await shelfFor(tx, readableNow) };
    });
    const ranked = relevantPassages(query.text, shelf, saidWords).flatMap(({ passage, score }) => {
      const version = versions.find(({ id }) => id === passage.versionId);
      return version ? [{ passage, version, score }] : [];
    });
    const best = new Map<string, { version: VersionInForce; score: number }>();
    for (const { version, score } of ranked)
      if (!best.has(version.id)) best.set(version.id, { version, score });
    return {
      passages: ranked.map(({ passage, version, score }) => ({
        passage: citable(version, passage),
        score,
      })),
      documents: [...best.values()].map(({ version, score }) => ({
        ...{ id: version.id, title: version.title, score, route: routeOf(version) },
      })),
      ...{ sections: [], population: null, missing: [] },
    };
  },
  open: async (passageId, context) => {
    const inForce = await readable(context);
    return reading(context, async (tx) => {
      const row = await findPassage(tx, passageId);
      const version = row && (await inForce(tx)).find(({ id }) => id === row.versionId);
      return version ? citable(version, row) : null;
    });
  },
};
