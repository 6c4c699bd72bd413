// What coding reads of the tables in use, kept in memory under the versions it was made of.
import type { Services } from "#platform/feature/server/context.ts";
import type { CcamAct, CcamTariff } from "../domain/read-ccam.ts";
import type { Cim10Code } from "../domain/read-cim10.ts";
import type { NgapLetter } from "../domain/read-ngap.ts";
import { LabelDictionary } from "../domain/search/dictionary.ts";
import { ACT_WORDINGS, DIAGNOSIS_WORDINGS, NAMES_OF_CODE } from "../domain/search/shipped-names.ts";
import { searchOf } from "./catalogue.ts";
import { currentVersion, rowsByKey, type Version } from "./queries.ts";
import { type Run, readPart } from "./read-part.ts";

export interface CodingTables {
  codes: ReadonlyMap<string, Cim10Code>;
  acts: ReadonlyMap<string, CcamAct>;
  /** Letters of the NGAP with their labels. */
  letters: ReadonlyMap<string, NgapLetter>;
  diagnoses: LabelDictionary;
  procedures: LabelDictionary | null;
  editions: { cim10: string; ccam: string | null; ngap: string | null };
  tariffs(acts: readonly string[]): Promise<Map<string, CcamTariff[]>>;
}

/** Circumstances and factors are named by usual names only. */
const NAMED_BY_LABEL = /^[A-U]/;
/** What a label of one of these says is said of everybody: "fièvre", "douleur". */
const REMOVED = /^\*{3}/;

async function build(services: Pick<Services, "db">, versions: Versions): Promise<CodingTables> {
  const run: Run = (work) => services.db.asSystem("read official tables", work);
  const read = async <T>(version: Version | null, part: string): Promise<Map<string, T>> =>
    new Map(
      version ? await readPart(run, version.id, part, (key, one: T) => [key, one] as const) : [],
    );
  const codes = await read<Cim10Code>(versions.cim10, "codes");
  const acts = await read<CcamAct>(versions.ccam, "acts");
  const [codeSearch, actSearch] = [
    await searchOf(services, "codes"),
    await searchOf(services, "acts"),
  ];
  if (!codeSearch) throw new Error("the CIM-10 was imported and has no search");
  const codable = [...codes].filter(([, { mco, label }]) => mco !== 3 && !REMOVED.test(label));
  const named = [...codes].map(([code, { label }]) => ({
    code,
    label,
    byLabel: NAMED_BY_LABEL.test(code) && !REMOVED.test(label),
  }));
  return {
    codes,
    acts,
    letters: await read<NgapLetter>(versions.ngap, "letters"),
    diagnoses: new LabelDictionary(
      named,
      DIAGNOSIS_WORDINGS,
      NAMES_OF_CODE,
      codeSearch,
      new Set(codable.map(([code]) => code)),
    ),
    procedures: actSearch
      ? new LabelDictionary([], ACT_WORDINGS, new Map(), actSearch, new Set(acts.keys()))
      : null,
    editions: {
      cim10: versions.cim10?.edition ?? "",
      ccam: versions.ccam?.edition ?? null,
      ngap: versions.ngap?.edition ?? null,
    },
    tariffs: async (wanted) => {
      const { ccam } = versions;
      if (!ccam || wanted.length === 0) return new Map();
      const rows = await run((tx) => rowsByKey(tx, ccam.id, "tariffs", wanted));
      return new Map(
        rows.map(({ key, content }) => [key, (content as { items: CcamTariff[] }).items]),
      );
    },
  };
}

type Versions = Record<"cim10" | "ccam" | "ngap", Version | null>;
let built: { key: string; tables: Promise<CodingTables> } | null = null;

/** Null without a CIM-10. */
export async function codingTables(services: Pick<Services, "db">): Promise<CodingTables | null> {
  const versions = await services.db.asSystem("read official tables", async (tx) => ({
    cim10: await currentVersion(tx, "cim10"),
    ccam: await currentVersion(tx, "ccam"),
    ngap: await currentVersion(tx, "ngap"),
    forms: await currentVersion(tx, "abbreviations"),
  }));
  if (!versions.cim10) return null;
  const key = Object.values(versions)
    .map((version) => version?.id ?? "")
    .join(" ");
  if (built?.key === key) return built.tables;
  const tables = build(services, versions);
  built = { key, tables };
  tables.catch(() => {
    built = null;
  });
  return tables;
}
