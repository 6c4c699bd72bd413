// What coding reads of the tables in use, kept in memory under the versions it was made of.
import type { Services } from "#platform/feature/server/context.ts";
import { actTree, type CodeTree, diagnosisTree } from "../domain/code-tree.ts";
import type { CcamAct, CcamGrouping, CcamNote, CcamTariff } from "../domain/read-ccam.ts";
import type { Cim10Block, Cim10Code } from "../domain/read-cim10.ts";
import type { NgapLetter } from "../domain/read-ngap.ts";
import { ACT_HEADS, DISEASE_HEADS, LabelDictionary } from "../domain/search/dictionary.ts";
import {
  ACT_WORDINGS,
  DIAGNOSIS_WORDINGS,
  NAMES_OF_ACT,
  NAMES_OF_CODE,
} from "../domain/search/shipped-names.ts";
import { searchOf } from "./catalogue.ts";
import { type InUse, inUse, type Run, readPart, requireInUse, rowsOf } from "./tables-in-use.ts";

const CODING = ["cim10", "ccam", "ngap"] as const;
type CodingTable = (typeof CODING)[number];

export interface CodingTables {
  codes: ReadonlyMap<string, Cim10Code>;
  acts: ReadonlyMap<string, CcamAct>;
  /** Letters of the NGAP with their labels. */
  letters: ReadonlyMap<string, NgapLetter>;
  diagnoses: LabelDictionary;
  procedures: LabelDictionary;
  /** Of the tables that were imported; empty for a shipped list. */
  editions: Record<CodingTable, string>;
  /** Tables of which only the shipped list is requireInUse. */
  partial: readonly CodingTable[];
  tariffs(acts: readonly string[]): Promise<Map<string, CcamTariff[]>>;
  notes(acts: readonly string[]): Promise<Map<string, CcamNote[]>>;
  /** Billing groups of an act, by activity. */
  groupings(acts: readonly string[]): Promise<Map<string, CcamGrouping[]>>;
  /** The table of notes was imported. */
  hasNotes: boolean;
  /** Made when it is first walked. */
  tree(table: "cim10" | "ccam"): Promise<CodeTree>;
}

/** Circumstances and factors are named by usual names only. */
const NAMED_BY_LABEL = /^[A-U]/;
/** What a label of one of these says is said of everybody: "fièvre", "douleur". */
const REMOVED = /^\*{3}/;

/** What was made is kept; a failure is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

async function build(services: Pick<Services, "db">, versions: Versions): Promise<CodingTables> {
  const run: Run = (work) => services.db.asSystem("read official tables", work);
  const read = async <T>(table: CodingTable, part: string): Promise<Map<string, T>> =>
    new Map(await readPart(run, versions[table], part, (key, one: T) => [key, one] as const));
  const codes = await read<Cim10Code>("cim10", "codes");
  const acts = await read<CcamAct>("ccam", "acts");
  const [codeSearch, actSearch] = [
    await searchOf(services, "codes"),
    await searchOf(services, "acts"),
  ];
  const codable = [...codes].filter(([, { mco, label }]) => mco !== 3 && !REMOVED.test(label));
  const named = [...codes].map(([code, { label }]) => ({
    code,
    label,
    byLabel: NAMED_BY_LABEL.test(code) && !REMOVED.test(label),
  }));
  const ofActs = async <T>(part: string, wanted: readonly string[]): Promise<Map<string, T[]>> => {
    const rows = await run((tx) => rowsOf(tx, versions.ccam, part, wanted));
    return new Map(rows.map(({ key, content }) => [key, (content as { items: T[] }).items]));
  };
  const diagnosisNodes = once(async () =>
    diagnosisTree(codes, await read<Cim10Block>("cim10", "blocks")),
  );
  const actNodes = once(async () => actTree(acts, await read<{ label: string }>("ccam", "tree")));
  return {
    codes,
    acts,
    letters: await read<NgapLetter>("ngap", "letters"),
    diagnoses: new LabelDictionary(
      named,
      DIAGNOSIS_WORDINGS,
      new Map([...NAMES_OF_CODE].filter(([code]) => NAMED_BY_LABEL.test(code))),
      codeSearch,
      { codable: new Set(codable.map(([code]) => code)), heads: DISEASE_HEADS },
    ),
    procedures: new LabelDictionary(
      [...acts].map(([code, { label }]) => ({ code, label, byLabel: false })),
      ACT_WORDINGS,
      NAMES_OF_ACT,
      actSearch,
      { codable: new Set(acts.keys()), heads: ACT_HEADS },
    ),
    editions: {
      cim10: versions.cim10.edition,
      ccam: versions.ccam.edition,
      ngap: versions.ngap.edition,
    },
    partial: CODING.filter((one) => versions[one].partial),
    tariffs: (wanted) => ofActs<CcamTariff>("tariffs", wanted),
    notes: (wanted) => ofActs<CcamNote>("notes", wanted),
    groupings: (wanted) => ofActs<CcamGrouping>("groupings", wanted),
    hasNotes: versions.ccam.counts.notes !== undefined,
    tree: (table) => (table === "cim10" ? diagnosisNodes() : actNodes()),
  };
}

type Versions = Record<CodingTable, InUse>;
/** By database: what was made reads the one it was made of. */
const built = new WeakMap<Services["db"], { key: string; tables: Promise<CodingTables> }>();

export async function codingTables(services: Pick<Services, "db">): Promise<CodingTables> {
  const versions = await services.db.asSystem("read official tables", async (tx) => ({
    cim10: await requireInUse(tx, "cim10"),
    ccam: await requireInUse(tx, "ccam"),
    ngap: await requireInUse(tx, "ngap"),
    forms: await inUse(tx, "abbreviations"),
  }));
  const key = Object.values(versions)
    .map((version) => version?.id ?? "")
    .join(" ");
  const before = built.get(services.db);
  if (before?.key === key) return before.tables;
  const tables = build(services, versions);
  built.set(services.db, { key, tables });
  tables.catch(() => {
    if (built.get(services.db)?.tables === tables) built.delete(services.db);
  });
  return tables;
}
