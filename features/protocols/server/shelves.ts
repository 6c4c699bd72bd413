// The versions that a person may read, as one shelf. A version never changes and its id names it:
// every database of the process may share what was read of it, as long as who asks may read them all.
import type { Tx } from "#platform/db/database.ts";
import { type Candidate, type Shelf, shelfOf } from "../domain/shelf.ts";
import type { PassageRow, VersionInForce } from "./queries.ts";
import { passagesOf } from "./queries-search.ts";

export type Shelved = PassageRow & Candidate;
/** As many sets of readers as there are roles. */
const MOST = 4;
const shelves = new Map<string, Shelf<Shelved>>();

export async function shelfFor(
  tx: Tx,
  versions: readonly VersionInForce[],
): Promise<Shelf<Shelved>> {
  const titles = new Map(versions.map(({ id, title }) => [id, title]));
  const key = [...titles.keys()].sort().join(" ");
  const known = shelves.get(key);
  if (known) return known;
  const rows = titles.size === 0 ? [] : await passagesOf(tx, [...titles.keys()]);
  const shelf = shelfOf(rows.map((row) => ({ ...row, title: titles.get(row.versionId) ?? "" })));
  const [oldest] = shelves.keys();
  if (shelves.size >= MOST && oldest !== undefined) shelves.delete(oldest);
  shelves.set(key, shelf);
  return shelf;
}
