// From a clinical description to the lines that may be coded, and to what was read and not coded.
import { type Assertion, assertionOf, concludes, isChronic } from "./assertion.ts";
import { type Eligibility, eligibility, type Patient } from "./eligibility.ts";

export interface Mentioned {
  start: number;
  end: number;
  code: string;
  exact: boolean;
  /** Proposed by a model: the words are the text's, the code is one of the tables. */
  byModel?: boolean;
}

/** A code or an act of the tables in use. */
export interface TableEntry {
  code: string;
  label: string;
  /** MCO type of a diagnosis; null for an act. */
  mco: number | null;
  from: string | null;
  until: string | null;
}

export type Confidence = "low" | "medium" | "high";
export type Position = "principal" | "related" | "associated" | null;

/** Where words stand in the description. */
export interface Place {
  start: number;
  end: number;
}

/** A sentence of the messages, with its variables. */
export interface Reason {
  key: string;
  vars?: Record<string, string>;
}

export interface Line {
  code: string;
  label: string;
  /** Words of the description that say it. */
  words: string[];
  places: Place[];
  position: Position;
  confidence: Confidence;
  reasons: Reason[];
  /** What would make it more precise. */
  missing: Reason[];
  /** A conclusion names it. */
  concluded: boolean;
}

export interface NotCoded {
  words: string;
  place: Place;
  code: string;
  label: string;
  reason: Reason;
}

export interface ReadLines {
  lines: Line[];
  notCoded: NotCoded[];
}

const OPEN = /sans précision|non précisée?s?\b|sans autre indication/i;
const SYMPTOM = /^R/;

function confidenceOf(exact: boolean, { code, label }: TableEntry): Confidence {
  if (SYMPTOM.test(code) && code.length > 3 && !exact) return "low";
  if (exact && !OPEN.test(label)) return "high";
  return "medium";
}

interface Asked {
  text: string;
  mentions: readonly Mentioned[];
  entry(code: string): TableEntry | undefined;
  patient: Patient;
  date: string;
}

interface Said {
  words: string;
  place: Place;
  exact: boolean;
  byModel: boolean;
}

const readBy = ({ exact, byModel }: Said): string => {
  if (byModel) return "reason.model";
  return exact ? "reason.label" : "reason.usual";
};

function readLine(line: Line | undefined, entry: TableEntry, said: Said): Line {
  const { words, place, exact, byModel } = said;
  if (line) {
    line.places.push(place);
    if (!line.words.includes(words)) line.words.push(words);
    if (exact && line.confidence === "medium") line.confidence = confidenceOf(exact, entry);
    return line;
  }
  return {
    code: entry.code,
    label: entry.label,
    words: [words],
    places: [place],
    position: null,
    confidence: byModel ? "low" : confidenceOf(exact, entry),
    reasons: [{ key: readBy(said) }],
    missing: OPEN.test(entry.label) ? [{ key: "reason.precise" }] : [],
    concluded: false,
  };
}

const said = (assertion: Assertion): Reason => ({ key: `said.${assertion}` });

/** Everything named, each once; what the text does not assert, or the rules refuse, beside it. */
export function readMentions({ text, mentions, entry, patient, date }: Asked): ReadLines {
  const lines = new Map<string, Line>();
  const notCoded: NotCoded[] = [];
  for (const { start, end, code, exact, byModel = false } of mentions) {
    const found = entry(code);
    if (!found) continue;
    const words = text.slice(start, end).replace(/\s+/g, " ");
    const place = { start, end };
    const assertion = assertionOf(text, start, end, code);
    const allowed: Eligibility = eligibility(found, patient, date);
    const reason = assertion === "present" ? (allowed.ok ? null : allowed.reason) : said(assertion);
    if (reason) notCoded.push({ words, place, code, label: found.label, reason });
    else {
      const line = readLine(lines.get(code), found, { words, place, exact, byModel });
      line.concluded ||= concludes(text, start);
      lines.set(code, line);
    }
  }
  return { lines: [...lines.values()], notCoded };
}

/** What the MCO type of the ATIH file lets a code be, where it was read. */
export const mcoReason = (mco: number | null | undefined): Reason[] =>
  mco === null || mco === undefined ? [] : [{ key: `reason.mco${mco}` }];

/**
 * The first diagnosis that may be principal is proposed as such: one that a conclusion names, else
 * before any lasting disease, else before any symptom. Types 1, 2 and 4 may not (format of the ATIH
 * file). Which one mobilised the care is the clinician's to say.
 */
export function withPositions(
  lines: readonly Line[],
  entry: (code: string) => TableEntry | undefined,
): Line[] {
  const may = (line: Line) => entry(line.code)?.mco === 0;
  const disease = (line: Line) => may(line) && !SYMPTOM.test(line.code);
  const first =
    lines.find((line) => disease(line) && line.concluded) ??
    lines.find((line) => disease(line) && !isChronic(line.code)) ??
    lines.find((line) => disease(line)) ??
    lines.find(may);
  return lines.map((line) => {
    const position = line === first ? ("principal" as const) : ("associated" as const);
    const told: Reason[] = may(line) ? [] : mcoReason(entry(line.code)?.mco);
    const reasons = line === first ? [{ key: "reason.principal" }] : told;
    return { ...line, position, reasons: [...line.reasons, ...reasons] };
  });
}
