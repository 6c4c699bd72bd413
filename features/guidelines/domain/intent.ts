// What a clinician's question asks for: the section ("dose", "CAT", "red flags") and the person
// (child, pregnant). Phrases are compared as stems, longest first, so that "conduite à tenir" is
// one intent and not three words.
import type { Population } from "#platform/ai/toolbox.ts";
import { stems } from "#platform/search/normalise.ts";
import type { Section } from "./sheet.ts";
import { POPULATION_PHRASES, SECTION_PHRASES } from "./vocabulary/asking.ts";

interface Phrase<Value> {
  stems: string[];
  value: Value;
  /** Written with a plus: the words tell the section and may also name the subject. */
  kept: boolean;
}

function phrases<Value extends string>(table: Record<Value, string>): Phrase<Value>[] {
  const list: Phrase<Value>[] = [];
  for (const [value, text] of Object.entries(table) as [Value, string][])
    for (const phrase of text.split("|"))
      list.push({ stems: stems(phrase), value, kept: phrase.startsWith("+") });
  return list.sort((a, b) => b.stems.length - a.stems.length);
}

const SECTION_LIST = phrases(SECTION_PHRASES);
const POPULATION_LIST = phrases(POPULATION_PHRASES);
const POPULATION_STARTS = new Set(POPULATION_LIST.map(({ stems: [first] }) => first));

export interface Intent {
  /** SetQuestion sections in the order of the question. */
  sections: Section[];
  population: Exclude<Population, "all"> | null;
  /** Positions of the words that only express the intent; they name no subject. */
  spent: Set<number>;
}

/** Reads the intent of a question given as stems. */
export function readIntent(query: readonly string[]): Intent {
  const spent = new Set<number>();
  const found = new Map<Section, number>();
  for (const { position, length, value, kept } of occurrences(query, SECTION_LIST)) {
    found.set(value, Math.min(found.get(value) ?? position, position));
    if (kept) continue;
    for (let at = position; at < position + length; at++) spent.add(at);
  }
  let population: Intent["population"] = ageInYears(query);
  for (const { position, length, value } of occurrences(query, POPULATION_LIST)) {
    // A newborn is more precise than a child, a pregnant adult than an adult.
    if (population === null || population === "adult" || value === "newborn") population = value;
    for (let at = position; at < position + length; at++) spent.add(at);
  }
  const sections = [...found].sort((a, b) => a[1] - b[1]).map(([section]) => section);
  return { sections, population, spent };
}

/** The person a name is about, and its words without that person: "arrêt cardiaque de l'enfant". */
export function readPerson(name: readonly string[]): {
  person: Intent["population"];
  rest: string[];
} {
  if (!name.some((one) => POPULATION_STARTS.has(one))) return { person: null, rest: [...name] };
  let person: Intent["population"] = null;
  const spent = new Set<number>();
  for (const { position, length, value } of occurrences(name, POPULATION_LIST)) {
    person = person === "newborn" ? person : value;
    for (let at = position; at < position + length; at++) spent.add(at);
  }
  return { person, rest: name.filter((_, at) => !spent.has(at)) };
}

/** "3 ans" or "8 mois" names a child, "74 ans" an adult; nothing otherwise. */
function ageInYears(query: readonly string[]): "child" | "adult" | null {
  for (let at = 0; at + 1 < query.length; at++) {
    if (isChildWeight(query, at)) return "child";
    const value = Number(query[at]);
    const unit = query[at + 1] ?? "";
    if (!/^\d{1,3}$/.test(query[at] ?? "")) continue;
    if (["mois", "mes", "month", "months"].includes(unit) && query[at - 1] !== "depui") {
      if (value < 36 && !["x", "pendant", "a"].includes(query[at - 1] ?? "")) return "child";
    }
    if (["ans", "an", "ano", "year", "yo"].includes(unit) && query[at - 1] !== "depui")
      return value < 18 ? "child" : "adult";
  }
  return null;
}

/** "15 kg" weighs a child, unless it is a weight gained, lost or lifted. */
function isChildWeight(query: readonly string[], at: number): boolean {
  const value = Number(query[at]);
  if (!/^\d{1,2}$/.test(query[at] ?? "") || query[at + 1] !== "kg" || value < 2 || value > 35)
    return false;
  return !query.some((s) =>
    ["pris", "perdu", "perte", "plus", "moin", "gain", "lost", "jour", "adult"].includes(s),
  );
}

/** Non-overlapping occurrences of the phrases, the longest phrase winning. */
function* occurrences<Value>(query: readonly string[], list: readonly Phrase<Value>[]) {
  const taken = new Set<number>();
  for (const phrase of list) {
    const length = phrase.stems.length;
    for (let position = 0; position + length <= query.length; position++) {
      const fits = phrase.stems.every(
        (s, offset) => query[position + offset] === s && !taken.has(position + offset),
      );
      if (!fits) continue;
      for (let at = position; at < position + length; at++) taken.add(at);
      yield { position, length, value: phrase.value, kept: phrase.kept };
    }
  }
}
