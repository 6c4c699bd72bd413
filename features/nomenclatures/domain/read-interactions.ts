// The interaction thesaurus of the ANSM: pairs of substances or classes with their levels, and the
// index that gives each substance its classes. As JSON, or as two CSV files that a later edition is
// turned into (README): "a,b,level,detail,mechanism" and "substance,class".
import { fold } from "#platform/search/normalise.ts";
import { records } from "./delimited.ts";
import {
  type OfficialRow,
  type Reading,
  type Refused,
  refused,
  type SourceFile,
} from "./official.ts";
import { type FlatRecord, jsonRecords, textIn } from "./read-json.ts";

/** Gravest first: contraindication, discouraged, precaution, to be taken into account. */
export const LEVELS = ["CI", "AD", "PE", "APEC"] as const;
export type Level = (typeof LEVELS)[number];

export interface InteractionPair {
  a: string;
  b: string;
  /** Gravest first; each with the circumstances it holds in. */
  levels: { level: Level; detail: string }[];
  mechanism: string;
}

export interface ThesaurusSubstance {
  name: string;
  classes: string[];
}

const LEAST_PAIRS = 1_500;
const LEAST_SUBSTANCES = 500;
const NAMED_SHARE = 0.9;

const LEVEL_NAMES: readonly [RegExp, Level][] = [
  [/^ci$|contre-? ?indi/, "CI"],
  [/^ad$|^asdec$|deconseill/, "AD"],
  [/^pe$|precaution/, "PE"],
  [/^apec$|prendre en compte/, "APEC"],
];

/** The level of an official wording, or null. */
export const levelOf = (wording: string): Level | null =>
  LEVEL_NAMES.find(([pattern]) => pattern.test(fold(wording)))?.[1] ?? null;

/** One name whatever its case, accents, hyphens left by a line end, and kind of apostrophe. */
export const thesaurusKey = (name: string): string =>
  fold(name)
    .replace(/[-‐]\s+/g, "-")
    .replace(/\s*[-‐]\s*/g, "-")
    .replace(/\s+([),])/g, "$1")
    .replace(/\(\s+/g, "(");

const isPairs = ({ text }: SourceFile) =>
  text.slice(0, 4_000).includes('"main_drug"') || /^a[,;\t]b[,;\t]level/i.test(text);
const isIndex = ({ text }: SourceFile) =>
  text.slice(0, 4_000).includes('"drug_classes"') || /^substance[,;\t]class/i.test(text);
export const isInteractions = (start: string): boolean =>
  isPairs({ name: "", text: start }) || isIndex({ name: "", text: start });

const byGravity = (levels: InteractionPair["levels"]) =>
  levels.sort((x, y) => LEVELS.indexOf(x.level) - LEVELS.indexOf(y.level));

function jsonPair(record: FlatRecord): InteractionPair | null {
  const given = Array.isArray(record.severity_levels) ? (record.severity_levels as unknown[]) : [];
  const levels = given.flatMap((one) => {
    const entry = (typeof one === "object" && one !== null ? one : {}) as FlatRecord;
    const level = levelOf(textIn(entry, "level"));
    return level ? [{ level, detail: textIn(entry, "info") }] : [];
  });
  const [a, b] = [textIn(record, "main_drug"), textIn(record, "plus_drug")];
  if (a === "" || b === "" || levels.length === 0) return null;
  return { a, b, levels: byGravity(levels), mechanism: textIn(record, "interaction_mechanism") };
}

function pairsOf(file: SourceFile): (InteractionPair | null)[] | null {
  if (/^\s*\[/.test(file.text)) return jsonRecords(file)?.map(jsonPair) ?? null;
  return (
    records(file.text)?.map(({ a = "", b = "", level = "", detail = "", mechanism = "" }) => {
      const known = levelOf(level);
      return known && a !== "" && b !== ""
        ? { a, b, levels: [{ level: known, detail }], mechanism }
        : null;
    }) ?? null
  );
}

function substancesOf(file: SourceFile): ThesaurusSubstance[] | null {
  if (/^\s*\[/.test(file.text))
    return (
      jsonRecords(file)?.map((one) => ({
        name: textIn(one, "substance"),
        classes: (Array.isArray(one.drug_classes) ? one.drug_classes : []).filter(
          (name): name is string => typeof name === "string",
        ),
      })) ?? null
    );
  return (
    records(file.text)?.map((one) => ({
      name: one.substance ?? "",
      classes: [one.class ?? ""].filter(Boolean),
    })) ?? null
  );
}

/** The same pair in one or the other order, or twice, is one pair with all its levels. */
function pairRows(pairs: readonly InteractionPair[]): OfficialRow[] {
  const known = new Map<string, InteractionPair>();
  for (const pair of pairs) {
    const key = [thesaurusKey(pair.a), thesaurusKey(pair.b)].sort().join(" + ");
    const found = known.get(key);
    const told = new Set(found?.levels.map((one) => JSON.stringify(one)));
    const levels = [
      ...(found?.levels ?? []),
      ...pair.levels.filter((one) => !told.has(JSON.stringify(one))),
    ];
    const kept = found ?? pair;
    const mechanism = kept.mechanism === "" ? pair.mechanism : kept.mechanism;
    known.set(key, { ...kept, mechanism, levels: byGravity(levels) });
  }
  return [...known].map(([key, content]) => ({ part: "pairs", key, content }));
}

function substanceRows(substances: readonly ThesaurusSubstance[]): OfficialRow[] {
  const known = new Map<string, ThesaurusSubstance>();
  for (const { name, classes } of substances) {
    const key = thesaurusKey(name);
    const kept = known.get(key)?.classes ?? [];
    if (key !== "") known.set(key, { name, classes: [...new Set([...kept, ...classes])] });
  }
  return [...known].map(([key, content]) => ({ part: "substances", key, content }));
}

/** Whether nearly every name of the pairs is a substance or a class of the index. */
function named(pairs: readonly InteractionPair[], index: readonly ThesaurusSubstance[]): boolean {
  const names = new Set(index.flatMap(({ name, classes }) => [name, ...classes]).map(thesaurusKey));
  const asked = new Set(pairs.flatMap(({ a, b }) => [a, b]).map(thesaurusKey));
  return [...asked].filter((name) => names.has(name)).length >= asked.size * NAMED_SHARE;
}

/** "…-20102020.json": the day is in the name of the file. */
function editionOf(name: string): string | null {
  const [, day, month, year] = /(\d{2})[-_.]?(\d{2})[-_.]?(20\d{2})/.exec(name) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return /20\d{2}-\d{2}(-\d{2})?/.exec(name)?.[0] ?? null;
}

export function readInteractions(files: readonly SourceFile[], partial = false): Reading | Refused {
  const blank = files.find(({ text }) => text.trim() === "");
  if (blank) return refused("empty", blank.name);
  const [pairFile, indexFile] = [files.find(isPairs), files.find(isIndex)];
  if (!pairFile) return refused("missing", "thesaurus");
  if (!indexFile) return refused("missing", "index-des-substances");
  const [read, index] = [pairsOf(pairFile), substancesOf(indexFile)];
  if (read === null) return refused("truncated", pairFile.name);
  if (index === null) return refused("truncated", indexFile.name);
  const pairs = read.filter((pair) => pair !== null);
  if (pairs.length < read.length * NAMED_SHARE) return refused("format", pairFile.name);
  if (!partial) {
    if (pairs.length < LEAST_PAIRS) return refused("truncated", pairFile.name);
    if (index.length < LEAST_SUBSTANCES) return refused("truncated", indexFile.name);
    if (!named(pairs, index)) return refused("mismatch", indexFile.name);
  }
  const rows = [...pairRows(pairs), ...substanceRows(index)];
  return { ok: true, edition: editionOf(pairFile.name) ?? editionOf(indexFile.name), rows };
}
