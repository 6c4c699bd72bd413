// A classification walked node by node, and the codes that a person marked or opened.
import { type CodingTables, codingTables } from "#features/nomenclatures/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { BrowsedTable, Favourite, ListedCode } from "../contract.ts";
import { eligibility } from "../domain/eligibility.ts";
import { actIn, diagnosisIn } from "./code-description.ts";

const ANYBODY = { age: null, sex: null };

/** Null when the table does not have it. */
export function listedCode(
  tables: CodingTables,
  table: BrowsedTable,
  code: string,
  date: string,
): ListedCode | null {
  const entry = (table === "cim10" ? diagnosisIn : actIn)(tables)(code);
  if (!entry) return null;
  return { code, label: entry.label, usable: eligibility(entry, ANYBODY, date).ok };
}

/** "¶" ends a line in the official file, whose titles are repeated at the head of the text. */
const notesOf = (notes: readonly { title: string; text: string }[]) =>
  notes.map(({ title, text }) => ({ title, text: text.replace(/\s*¶\s*/g, "\n").trim() }));

interface Asked {
  table: BrowsedTable;
  node: string;
  code?: string | undefined;
  date: string;
}

/** Null when neither the node nor the code is there. */
export async function browseCodes(services: Pick<Services, "db">, asked: Asked) {
  const { table, date } = asked;
  const tables = await codingTables(services);
  const tree = await tables.tree(table);
  const node = asked.code === undefined ? asked.node : tree.nodeOf(asked.code);
  const place = node === null ? null : tree.at(node);
  if (!place) return null;
  const { code } = asked;
  const noted = table === "ccam" && code !== undefined ? await tables.notes([code]) : null;
  return {
    notes: notesOf(noted?.get(code ?? "") ?? []),
    edition: tables.editions[table],
    partial: tables.partial.includes(table),
    path: place.path,
    nodes: place.nodes,
    codes: place.codes.flatMap((code) => listedCode(tables, table, code, date) ?? []),
  };
}

interface Row {
  table: BrowsedTable;
  code: string;
  starred: boolean;
}

/** Those that the tables in use still have, marked ones by code. */
export async function namedFavourites(
  services: Pick<Services, "db">,
  rows: readonly Row[],
  date: string,
): Promise<{ starred: Favourite[]; recent: Favourite[] }> {
  const tables = await codingTables(services);
  const named = (wanted: readonly Row[]) =>
    wanted.flatMap(({ table, code }): Favourite[] => {
      const found = listedCode(tables, table, code, date);
      return found ? [{ table, ...found }] : [];
    });
  const starred = rows.filter((row) => row.starred);
  const recent = rows.filter((row) => !row.starred);
  const byCode = (a: Row, b: Row) => (a.code < b.code ? -1 : 1);
  return { starred: named(starred.sort(byCode)), recent: named(recent) };
}
