// PostgreSQL reads and plans a statement each time it comes, which takes longer than most of ours
// run. One that comes often is given a name: each connection then keeps its plan.
import type { Client, QueryConfig, QueryResult } from "pg";

/** From this many times on. */
const OFTEN = 5;
/** A plan takes some 20 kB on every connection. */
const MOST_NAMES = 200;
/** Texts that are still counted; lists of any length make new ones without end. */
const MOST_COUNTED = 1_000;
const LONGEST_TEXT = 8_000;

const known = new Map<string, Map<string, string>>();
const counts = new Map<string, Map<string, number>>();

function ofRole<V>(roles: Map<string, Map<string, V>>, role: string): Map<string, V> {
  const found = roles.get(role) ?? new Map<string, V>();
  roles.set(role, found);
  return found;
}

/**
 * Each role has its own names: what is planned for one is never run as another, whatever the
 * server's version.
 */
export function nameOf(role: string, text: string): string | undefined {
  const names = ofRole(known, role);
  const name = names.get(text);
  if (name !== undefined || names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return name;
  const counted = ofRole(counts, role);
  const count = (counted.get(text) ?? 0) + 1;
  if (count < OFTEN) {
    if (counted.size >= MOST_COUNTED) counted.clear();
    counted.set(text, count);
    return undefined;
  }
  counted.delete(text);
  const made = `${role}_${names.size}`;
  names.set(text, made);
  return made;
}

export interface Queries {
  query(config: QueryConfig, values: unknown[]): Promise<QueryResult>;
}

/** The client as Drizzle uses it, whose frequent statements have a name. */
export function named(client: Queries, role: string): Client {
  const query: Queries["query"] = (config, values) =>
    client.query({ ...config, name: nameOf(role, config.text) }, values);
  // Drizzle asks for no more than `query`.
  return { query } as unknown as Client;
}
