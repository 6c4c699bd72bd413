// The versions that a person may read, as one shelf. A version never changes and its id names it:
// every database of the process may share what was read of it, as long as who asks may read them all.
import type { Tx } from "#platform/db/database.ts";
import { cachedShelves } from "../domain/cached-shelves.ts";
import { type Candidate, type Shelf, shelfOf } from "../domain/shelf.ts";
import type { PassageRow, VersionInForce } from "./queries.ts";
import { passagesOf } from "./queries-search.ts";

export type Shelved = PassageRow & Candidate;
/** Of all sets of readers: about 6 000 pages, and 90 MB of memory once they are read. */
const MOST_CHARACTERS = 4_000_000;
const shelves = cachedShelves<Shelved>(MOST_CHARACTERS);

export async function shelfFor(
  tx: Tx,
  versions: readonly VersionInForce[],
): Promise<Shelf<Shelved>> {
  const titles = new Map(versions.map(({ id, title }) => [id, title]));
  const key = [...titles.keys()].sort().join(" ");
  const known = shelves.find(key);
  if (known) return known;
  const rows = titles.size === 0 ? [] : await passagesOf(tx, [...titles.keys()]);
  const shelf = shelfOf(rows.map((row) => ({ ...row, title: titles.get(row.versionId) ?? "" })));
  shelves.put(key, shelf);
  return shelf;
}
