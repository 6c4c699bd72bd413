// Which edition of a recommendation a source is, by the register of editions.

import { linkParts } from "#platform/text/link.ts";
import type { Registers } from "./checks/finding.ts";
import type { Source } from "./evidence.ts";

type Edition = Registers["editions"][number];

/**
 * What a passage stands on: the edition in force, one that another replaced, or documents that the
 * register does not follow.
 */
export const EDITIONS = ["current", "replaced", "unfollowed"] as const;
export type EditionState = (typeof EDITIONS)[number];

/** The same document, however its address is written. */
export function documentKey(link: string): string {
  const { host, path, query } = linkParts(link);
  if (/^(?:dx\.)?doi\.org$/.test(host)) return `doi:${path.slice(1).toLowerCase()}`;
  return `${host}${path.replace(/\/+$/, "")}${query}`;
}

/** The edition that replaced this source, whether or not the sheet says why it keeps the older. */
export function newerEdition(source: Source, editions: readonly Edition[]): Edition | null {
  const key = documentKey(source.link);
  const replaced = editions.find(({ replaces }) =>
    replaces.some(({ link }) => documentKey(link) === key),
  );
  if (replaced) return replaced;
  const named = editions.find(({ id }) => id === source.edition);
  if (!named || source.year === "undated") return null;
  return source.year < named.current.year ? named : null;
}

const isFollowed = (source: Source, editions: readonly Edition[]): boolean =>
  editions.some(
    ({ id, current }) =>
      id === source.edition ||
      (current.link !== undefined && documentKey(current.link) === documentKey(source.link)),
  );

/** Of a passage that stands on these sources. */
export function editionOf(
  sources: readonly Source[],
  editions: readonly Edition[],
): { edition: EditionState; newer: string[] } {
  const newer = sources.flatMap((source) => newerEdition(source, editions)?.current.title ?? []);
  if (newer.length > 0) return { edition: "replaced", newer: [...new Set(newer)] };
  const followed = sources.some((source) => isFollowed(source, editions));
  return { edition: followed ? "current" : "unfollowed", newer: [] };
}
