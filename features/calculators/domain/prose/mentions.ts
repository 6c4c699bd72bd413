// Every place of a question that speaks of an input, or of a measure that is none of this
// calculator's: each holds its place. The longest phrase wins over those at its ends ("antecedent
// de tvp" over "tvp"), whatever input they belong to.
import type {
  ChoiceReading,
  CriterionReading,
  InputReading,
  Phrases,
  Reading,
} from "../reading.ts";
import { MEASURES, SEX } from "./measures.ts";
import { isDeniedOfPatient, isOfAnother, isRelative } from "./other-patient.ts";
import { deniedPlaces, type Place, places } from "./phrases.ts";

export type MentionKind = "number" | "yes" | "no" | "not" | "open" | "option" | "each" | "with";
export interface Mention extends Place {
  /** Name of the input, or of the measure. */
  name: string;
  kind: MentionKind;
  /** The option, or the rank of the counted thing. */
  value?: string;
}

const spoken = (
  folded: string,
  name: string,
  kind: MentionKind,
  phrases: Phrases | undefined,
  value?: string,
): Mention[] =>
  phrases
    ? [
        ...places(folded, phrases),
        ...(kind === "yes" || kind === "open" ? deniedPlaces(folded, phrases) : []),
      ].map((place) => ({
        ...place,
        name,
        kind,
        ...(value === undefined ? {} : { value }),
      }))
    : [];

function ofCriterion(
  folded: string,
  name: string,
  { yes, no, not, open, counted }: CriterionReading,
): Mention[] {
  return [
    ...spoken(folded, name, "open", open),
    ...(counted?.each ?? []).flatMap((phrases, rank) =>
      spoken(folded, name, "each", phrases, String(rank)),
    ),
    ...spoken(folded, name, "yes", yes),
    ...spoken(folded, name, "no", no),
    ...spoken(folded, name, "not", not),
  ];
}

function ofChoice(
  folded: string,
  name: string,
  { options, counted, only, open }: ChoiceReading,
): Mention[] {
  return [
    ...spoken(folded, name, "open", open),
    ...Object.entries(options).flatMap(([option, phrases]) =>
      spoken(folded, name, "option", phrases, option),
    ),
    ...(counted?.each ?? []).flatMap((phrases, rank) =>
      spoken(folded, name, "each", phrases, String(rank)),
    ),
    ...spoken(folded, name, "with", only?.with),
  ];
}

export const readingOfInput = (reading: Reading, name: string): InputReading | undefined =>
  reading.inputs[name] ?? reading.measures?.[name] ?? (name === "sex" ? SEX : MEASURES[name]);

export function findMentions(
  folded: string,
  reading: Reading,
  inputs: readonly string[],
): Mention[] {
  const names = new Set([
    ...inputs,
    ...Object.keys(MEASURES),
    ...Object.keys(reading.measures ?? {}),
  ]);
  const all = [...names].flatMap((name): Mention[] => {
    const one = readingOfInput(reading, name);
    if (!one) return [];
    if ("options" in one) return ofChoice(folded, name, one);
    return "yes" in one
      ? ofCriterion(folded, name, one)
      : spoken(folded, name, "number", one.names);
  });
  return longest(all).flatMap((one): Mention[] => {
    const { kind, from, to } = one;
    if (OTHERS.test(folded.slice(Math.max(0, from - 24), from))) return [];
    if (one.name === "sex" && isRelative(folded, from)) return [];
    if (kind === "number" || kind === "not" || !isOfAnother(folded, from, to)) return [one];
    return kind === "yes" && isDeniedOfPatient(folded, to) ? [{ ...one, denied: true }] : [];
  });
}

/** "Dobutamine seule, pas d'autre catécholamine": of the others, and no word against the first. */
const OTHERS =
  /(?:pas d'|sans |aucune? |ni d'|ni )autres? (?:[a-z]+ )?$|(?:no|any|without) other (?:[a-z]+ )?$|(?:sin|ningun|ninguna) otr[oa]s? (?:[a-z]+ )?$/;

const length = ({ from, to }: Place): number => to - from;
const overlap = (a: Place, b: Place): boolean => a.from < b.to && b.from < a.to;
/** Strictly inside, at one of its ends; or anywhere, a denial in a longer one ("sin TEP ni TVP previas"). */
const atEnd = (small: Mention, large: Mention): boolean =>
  length(small) < length(large) &&
  small.from >= large.from &&
  small.to <= large.to &&
  (small.from === large.from ||
    small.to === large.to ||
    large.kind === "not" ||
    (small.kind === "no" && large.kind === "no"));

/** "Tombé de la table, 1 m": words that leave a criterion open do not hide the measure that tells. */
const isMeasured = (small: Mention, large: Mention): boolean =>
  small.kind === "number" && large.kind === "open";

function longest(all: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  // Of two as long, the one whose every word was foreseen: "exécute un seul des deux ordres".
  const rank = ({ kind, loose }: Mention) =>
    kind === "option" ? (loose ?? 0) : ["no", "open"].indexOf(kind) + (loose === 2 ? 10 : 0);
  for (const one of [...all].sort((a, b) => length(b) - length(a) || rank(a) - rank(b))) {
    const covered = kept.some(
      (other) =>
        (atEnd(one, other) && !isMeasured(one, other)) ||
        (other.name === one.name &&
          other.kind !== "with" &&
          one.kind !== "with" &&
          overlap(one, other)),
    );
    if (!covered) kept.push(one);
  }
  return kept.sort((a, b) => a.from - b.from);
}
