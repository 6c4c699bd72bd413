// CCAM: acts, their tree, notes and groupings, modifiers, grids, and the dated tariffs of each act.
import {
  grouped,
  type OfficialRow,
  type Reading,
  type Refused,
  refused,
  type SourceFile,
} from "./official.ts";
import { dayIn, type FlatRecord, jsonRecords, numberIn, textIn } from "./read-json.ts";

export interface CcamAct {
  label: string;
  short: string;
  kind: string;
  /** 0 anyone, 1 men, 2 women. */
  sex: string;
  from: string | null;
  /** The day it was closed; null while it may be coded. */
  until: string | null;
  /** Labels of its chapter, then of each level under it. */
  path: string[];
}

/** Tariffs of one activity and phase from a day on: euros by grid. */
export interface CcamTariff {
  activity: string;
  phase: string;
  from: string;
  grids: Record<string, number>;
}

export interface CcamGrouping {
  activity: string;
  group: string;
}

export interface CcamNote {
  type: string;
  title: string;
  text: string;
}

const ACT = /^[A-Z]{4}\d{3}$/;
const LEAST_ACTS = 7_000;
const PRICED_SHARE = 0.7;
const GRIDS = Array.from({ length: 30 }, (_, grid) => String(grid));

/** A table is known by a field that no other one has. */
const TABLES = {
  acts: "compatibilite_sexe",
  tariffs: "date_arr_minis",
  notes: "libelle_type_note",
  tree: "lib_niveau",
  groupings: "regroupement",
  modifiers: "libelle_modificateur",
  grids: "libelle_grille_tarif",
} as const;
type Table = keyof typeof TABLES;

const tableOf = (text: string): Table | null =>
  (Object.keys(TABLES) as Table[]).find((table) =>
    text.slice(0, 4_000).includes(`"${TABLES[table]}"`),
  ) ?? null;
export const isCcam = (start: string): boolean => /^\s*\[/.test(start) && tableOf(start) !== null;

function actRows(acts: readonly FlatRecord[], tree: readonly FlatRecord[]): OfficialRow[] {
  const paths = new Map(
    tree.map((one) => [
      textIn(one, "code"),
      [1, 2, 3, 4].map((level) => textIn(one, `libelle_niveau_${level}`)).filter(Boolean),
    ]),
  );
  return acts.flatMap((one) => {
    const [key, label] = [textIn(one, "code"), textIn(one, "libelle_long")];
    if (!ACT.test(key) || label === "") return [];
    const content: CcamAct = {
      label,
      short: textIn(one, "libelle_court"),
      kind: textIn(one, "type_acte"),
      sex: textIn(one, "compatibilite_sexe"),
      from: dayIn(one, "date_debut"),
      until: dayIn(one, "date_fin"),
      path: paths.get(key) ?? [],
    };
    return [{ part: "acts", key, content }];
  });
}

function tariffOf(one: FlatRecord): CcamTariff | null {
  const from = dayIn(one, "date_effet");
  if (from === null) return null;
  const grids: Record<string, number> = {};
  for (const grid of GRIDS) {
    const value = numberIn(one, grid);
    if (value !== null) grids[grid] = value;
  }
  return { activity: textIn(one, "activite"), phase: textIn(one, "phase"), from, grids };
}

/** One row an act, with all it has in that table: a thousandth of the rows, asked for by act. */
const byAct = <T>(
  part: string,
  list: readonly FlatRecord[],
  read: (one: FlatRecord) => T | null,
): OfficialRow[] =>
  [...grouped(list, (one) => textIn(one, "code"))].flatMap(([key, ones]) => {
    const known = new Set<string>();
    const items = ones.flatMap((one) => {
      const item = read(one);
      const text = JSON.stringify(item);
      if (item === null || known.has(text)) return [];
      known.add(text);
      return [item];
    });
    return ACT.test(key) && items.length > 0 ? [{ part, key, content: { items } }] : [];
  });

const noteOf = (one: FlatRecord): CcamNote | null => {
  const text = textIn(one, "note");
  const title = textIn(one, "libelle_type_note");
  return text === "" ? null : { type: textIn(one, "type_note"), title, text };
};

const treeRows = (tree: readonly FlatRecord[]): OfficialRow[] =>
  tree.flatMap((one) => {
    const [key, label] = [textIn(one, "strate"), textIn(one, "libelle")];
    const content = { label, level: numberIn(one, "niveau") ?? 0 };
    return textIn(one, "type") === "H" ? [{ part: "tree", key, content }] : [];
  });

const labels = (part: string, list: readonly FlatRecord[], key: string, label: string) =>
  list.map((one) => ({ part, key: textIn(one, key), content: { label: textIn(one, label) } }));

/** The rows of each key, the last one counting: a file given twice says the same. */
const once = (rows: readonly OfficialRow[]) => [
  ...new Map(rows.map((row) => [`${row.part} ${row.key}`, row])).values(),
];

export function readCcam(files: readonly SourceFile[], partial = false): Reading | Refused {
  const tables = new Map<Table, FlatRecord[]>();
  for (const file of files) {
    const table = tableOf(file.text);
    const read = jsonRecords(file);
    if (file.text.trim() === "") return refused("empty", file.name);
    if (read === null) return refused("truncated", file.name);
    if (table === null) return refused("format", file.name);
    tables.set(table, [...(tables.get(table) ?? []), ...read]);
  }
  const table = (name: Table) => tables.get(name) ?? [];
  const acts = once(actRows(table("acts"), table("tree")));
  if (!tables.has("acts")) return refused("missing", "ccam_actes");
  if (acts.length === 0) return refused("format", "ccam_actes");
  const tariffs = byAct("tariffs", table("tariffs"), tariffOf);
  if (!partial && acts.length < LEAST_ACTS) return refused("truncated", "ccam_actes");
  if (!partial && tables.has("tariffs") && tariffs.length < acts.length * PRICED_SHARE)
    return refused("truncated", "ccam_tarifs_detailles");
  const rows = [
    ...acts,
    ...once(treeRows(table("tree"))),
    ...byAct("notes", table("notes"), noteOf),
    ...byAct(
      "groupings",
      table("groupings"),
      (one): CcamGrouping => ({
        activity: textIn(one, "activite"),
        group: textIn(one, "regroupement"),
      }),
    ),
    ...once(labels("modifiers", table("modifiers"), "modificateur", "libelle_modificateur")),
    ...once(labels("grids", table("grids"), "grille", "libelle_grille_tarif")),
    ...tariffs,
  ];
  const dated = tariffs.map(({ content }) => (content as { items: CcamTariff[] }).items.length);
  const inside = { datedTariffs: dated.reduce((sum, count) => sum + count, 0) };
  return { ok: true, edition: null, rows, inside };
}
