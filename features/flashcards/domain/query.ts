import { SPECIALTIES, type Specialty } from "#features/guidelines/domain/public.ts";
// The query language of the manage tab: words, "phrases", key:value and -negation; everything must
// hold.
//   deck:Urgences  tag:avc (also tag:none)  is:due|new|learning|review|suspended|buried|leech|flagged|mastered  flag:3
//   kind:cloze  mode:ai  specialty:neurologie  difficulty:hard  prop:lapses>2  added:7  tag:=avc (neither avc::ischémie nor AVC)
//   rated:1  hour:22 or hour:20-24  answer:due|known|forgotten: what is asked of reviews must hold of one same review
import { NOTE_DIFFICULTIES, type NoteDifficulty } from "./note-words.ts";
import type { QueryProblem } from "./wire-manage.ts";
import type { NoteKind } from "./wire-note.ts";

export const STATES = [
  "new",
  "learning",
  "review",
  "due",
  "suspended",
  "buried",
  "leech",
  "flagged",
  "mastered",
] as const;
export const PROPERTIES = [
  "stability",
  "difficulty",
  "interval",
  "reviews",
  "lapses",
  "streak",
] as const;
const KINDS: readonly NoteKind[] = ["basic", "reversed", "cloze", "typed", "occlusion"];
const MODES = ["manual", "ai"] as const;
/**
 * Answers to cards that had come back, apart from their steps: any of them, those that were known,
 * those that were not.
 */
const ANSWERS = ["due", "known", "forgotten"] as const;
const KEYS = [
  "deck",
  "tag",
  "is",
  "flag",
  "kind",
  "mode",
  "specialty",
  "difficulty",
  "prop",
  "added",
  "rated",
  "hour",
  "answer",
] as const;

export type Condition =
  | { key: "text"; value: string }
  | { key: "deck" | "tag"; value: string }
  /** This very tag, in the same letters. */
  | { key: "exactTag"; value: string }
  | { key: "is"; value: (typeof STATES)[number] }
  | { key: "flag"; value: number }
  | { key: "kind"; value: NoteKind }
  | { key: "mode"; value: (typeof MODES)[number] }
  | { key: "specialty"; value: Specialty }
  | { key: "difficulty"; value: NoteDifficulty }
  | {
      key: "prop";
      value: number;
      property: (typeof PROPERTIES)[number];
      compare: "<" | "<=" | "=" | ">=" | ">";
    }
  | { key: "added"; value: number }
  | { key: "rated"; value: number }
  /**
   * Of the person's clock, from `value` (0 to 23) to `until` (1 to 24, not included); past midnight
   * when `until` is smaller.
   */
  | { key: "hour"; value: number; until: number }
  | { key: "answer"; value: (typeof ANSWERS)[number] };
export type Term = Condition & { not: boolean };

export interface Query {
  terms: Term[];
  /** Parts that were left out, with their place in what was typed. */
  problems: QueryProblem[];
}

const TOKEN = /(-?)(?:([a-z]+):)?(?:"([^"]*)("?)|([^\s"]+))/giu;
const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((one) => one === value.toLowerCase()) ?? null;
const whole = (value: string, max: number): number | null =>
  /^\d{1,5}$/.test(value) && Number(value) <= max ? Number(value) : null;

/**
 * The longest first: a text that another one holds asks for nothing more, and a question of five
 * hundred letters is no longer than what it says.
 */
export function withoutImplied(texts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const text of texts.toSorted((a, b) => b.length - a.length))
    if (!kept.some((longer) => longer.includes(text))) kept.push(text);
  return kept;
}

export function parseQuery(typed: string): Query {
  const terms: Term[] = [];
  const problems: QueryProblem[] = [];
  for (const match of typed.matchAll(TOKEN)) {
    const [all, minus = "", rawKey, phrase, closing, bare] = match;
    const [from, to] = [match.index, match.index + all.length];
    const complain = (code: QueryProblem["code"]) => problems.push({ from, to, code });
    if (phrase !== undefined && closing === "") complain("unclosedQuote");
    const value = phrase ?? bare ?? "";
    if (value.trim() === "" || (value === "-" && rawKey === undefined)) continue;
    const not = minus === "-";
    const key = rawKey?.toLowerCase();
    if (key === undefined) {
      terms.push({ key: "text", value, not });
      continue;
    }
    // A word with a colon that is no key ("pH: 7") is a word.
    if (!oneOf(KEYS, key)) {
      complain("unknownKey");
      terms.push({ key: "text", value: `${rawKey}:${value}`, not });
      continue;
    }
    const condition = readCondition(key, value);
    if (condition) terms.push({ ...condition, not });
    else complain(key === "is" ? "unknownState" : "badValue");
  }
  return { terms, problems };
}

function readCondition(key: string, value: string): Condition | null {
  const given = <K extends Condition["key"], V>(name: K, read: V | null) =>
    read === null ? null : ({ key: name, value: read } as unknown as Condition);
  switch (key) {
    case "deck":
      return { key, value };
    case "tag":
      return /^=./u.test(value) ? { key: "exactTag", value: value.slice(1) } : { key, value };
    case "is":
      return given(key, oneOf(STATES, value));
    case "flag":
      return given(key, whole(value, 7));
    case "kind":
      return given(key, oneOf(KINDS, value));
    case "mode":
      return given(key, oneOf(MODES, value));
    case "specialty":
      return given(key, oneOf(SPECIALTIES, value));
    case "difficulty":
      return given(key, oneOf(NOTE_DIFFICULTIES, value));
    case "prop":
      return readProperty(value);
    case "added":
    case "rated":
      return given(key, whole(value, 36_500));
    case "hour":
      return readHours(value);
    case "answer":
      return given(key, oneOf(ANSWERS, value));
    default:
      return null;
  }
}

function readProperty(value: string): Condition | null {
  const match = /^([a-z]+)(<=|>=|=|<|>)(\d{1,6}(?:[.,]\d{1,4})?)$/i.exec(value);
  const property = match ? oneOf(PROPERTIES, match[1] ?? "") : null;
  if (!match || !property) return null;
  const compare = match[2] as "<" | "<=" | "=" | ">=" | ">";
  return { key: "prop", property, compare, value: Number((match[3] ?? "").replace(",", ".")) };
}

function readHours(value: string): Condition | null {
  const match = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(value);
  if (!match) return null;
  const from = Number(match[1]);
  const until = match[2] === undefined ? from + 1 : Number(match[2]) || 24;
  return from < 24 && until <= 24 && until !== from ? { key: "hour", value: from, until } : null;
}
