// What the ranking rule knows of the library: the names each sheet answers to, which stem is found
// in which sheet, and the words it may correct a slip into. Built once for an edition of the
// library, then only read.
import { NearestWord } from "#platform/search/edit-distance.ts";
import { stems } from "#platform/search/normalise.ts";
import { phoneticKeys } from "#platform/search/phonetic.ts";
import { type Intent, readPerson } from "./intent.ts";
import { DISEASES } from "./register/register.ts";
import { isHeardAs } from "./register/slips.ts";
import { COMMON_WORDS, PARTS_OF_DRUGS, QUALIFIERS, STOP_WORDS } from "./stop-words.ts";
import { termStemsOfEach, terms } from "./terms.ts";
import { PLAIN_WORDS } from "./vocabulary/plain-words.ts";

export interface SheetEntry {
  id: string;
  title: string;
  /** Abbreviations, synonyms and misspellings. */
  names: readonly string[];
  drugs: readonly string[];
  /** Every passage, in one text. */
  text: string;
}

/** A shorter word has no sound to be told by. */
const SHORTEST_HEARD = 4;

/** Names of diseases without a sheet that share a word: with more, it is a part of names. */
const MANY = 4;

/**
 * A word of many names ("foie", "facteur") that is none by itself is no subject, nor an everyday one
 * of a longer name ("morning sickness").
 */
const isSubject = (word: string, names: readonly Name[]): boolean =>
  (names.length < MANY && !PLAIN_WORDS.has(word)) ||
  names.some(({ sheet, stems: own }) => sheet >= 0 || own.length === 1);

export interface Name {
  /** Index of the sheet, or -1 for a condition without a sheet. */
  sheet: number;
  /** As written, to tell the reader what the library lacks. */
  label: string;
  stems: readonly string[];
  /** Only a question about this person uses the name: "arrêt cardiaque de l'enfant". */
  person: Intent["population"];
  isTitle: boolean;
}

export interface LibraryIndex {
  sheets: readonly { id: string; title: string }[];
  /** By each stem they hold: a query reads only the names that share a word with it. */
  namesByStem: ReadonlyMap<string, readonly Name[]>;
  /** Sheets whose drugs hold the stem. */
  drugs: ReadonlyMap<string, ReadonlySet<number>>;
  /** Sheets whose passages hold the stem, with the number of times they do. */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Stems that name a disease or a drug: what a misspelt word is corrected into first. */
  topical: ReadonlySet<string>;
  nearestTopical: NearestWord;
  nearestOther: NearestWord;
  bySound: ReadonlyMap<string, string>;
}

/**
 * Stems of a name that tell it from another: grammar and qualifiers left out, unless nothing else
 * remains.
 */
export function nameStems(name: string): string[] {
  return distinctive(terms(name).map((term) => term.stem));
}

function distinctive(all: readonly string[]): string[] {
  const content = all.filter((s) => !STOP_WORDS.has(s) && !QUALIFIERS.has(s));
  return [...new Set(content.length > 0 ? content : all)];
}

/** What a label says, read once however many lists hold it. */
interface Label {
  stems: readonly string[];
  person: Intent["population"];
  /** The same for two labels that say the same. */
  key: string;
}

/** Words in capitals, as stems. */
const abbreviations = (labels: Iterable<string>): string[] =>
  [...labels].flatMap((label) => stems((label.match(/\p{L}*\p{Lu}{2,}/gu) ?? []).join(" ")));

/** Reads every label of the library at once; the function then gives each. */
function labelReader(entries: readonly SheetEntry[], bySound: Map<string, string>) {
  const labels = new Set([
    ...entries.flatMap(({ title, names }) => [title, ...names]),
    ...entries.flatMap(({ drugs }) => drugs),
    ...DISEASES.flatMap(({ names }) => names),
  ]);
  const each = termStemsOfEach([...labels]);
  const stemsOf = new Map([...labels].map((label, at) => [label, each[at] ?? []]));
  // Abbreviations are read, not heard: "haut" is no OHSS.
  const read = new Set(abbreviations(labels));
  const heard = each.flat().filter((one) => one.length >= SHORTEST_HEARD && !read.has(one));
  const keys = phoneticKeys(new Set(heard));
  // The first spelling of a sound is the right one: titles and synonyms come before misspellings in
  // every list.
  const spell = (stem: string): string => {
    const key = keys.get(stem);
    if (key === undefined) return stem;
    const first = bySound.get(key);
    if (first === undefined) bySound.set(key, stem);
    return first !== undefined && isHeardAs(stem, first) ? first : stem;
  };
  const spelled = (stems: readonly string[]) => [...new Set(stems.map(spell))];
  const known = new Map<string, Label>();
  return {
    spelled: (label: string) => spelled(distinctive(stemsOf.get(label) ?? [])),
    named(label: string): Label {
      const before = known.get(label);
      if (before) return before;
      const all = stemsOf.get(label) ?? [];
      const { person, rest } = readPerson(all);
      const isOfAll = person === null || person === "adult" || rest.length === 0;
      const stems = spelled(distinctive(isOfAll ? all : rest));
      const whom = isOfAll ? null : person;
      const own = { stems, person: whom, key: [...stems].sort().join(" ") + (whom ?? "") };
      known.set(label, own);
      return own;
    },
  };
}

export function buildIndex(entries: readonly SheetEntry[]): LibraryIndex {
  const names: Name[] = [];
  const claimed = new Set<string>();
  const drugs = new Map<string, Set<number>>();
  const postings = new Map<string, Map<number, number>>();
  const bySound = new Map<string, string>();
  const { spelled, named } = labelReader(entries, bySound);
  for (const { title } of entries) spelled(title);
  const diseases = Map.groupBy(DISEASES, ({ sheet }) => sheet);
  const texts = termStemsOfEach(entries.map(({ text }) => text));
  entries.forEach((entry, sheet) => {
    const own = new Set<string>();
    const add = (label: string, isTitle: boolean) => {
      const { stems, person, key } = named(label);
      if (stems.length === 0 || own.has(key)) return;
      own.add(key);
      claimed.add(key);
      names.push({ sheet, label, stems, person, isTitle });
    };
    add(entry.title, true);
    for (const name of entry.names) add(name, false);
    for (const { names: other } of diseases.get(entry.id) ?? [])
      for (const name of other) add(name, false);
    for (const drug of entry.drugs)
      for (const s of spelled(drug))
        if (!COMMON_WORDS.has(s) && !PARTS_OF_DRUGS.has(s) && /^[a-z]{2,}/.test(s))
          put(drugs, s, sheet);
    for (const stem of texts[sheet] ?? []) {
      const counts = postings.get(stem) ?? new Map<number, number>();
      counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
      postings.set(stem, counts);
    }
  });
  for (const label of DISEASES.flatMap(({ names: every }) => every)) {
    const { stems, person, key } = named(label);
    if (!claimed.has(key)) names.push({ sheet: -1, label, stems, person, isTitle: false });
  }
  const namesByStem = new Map<string, Name[]>();
  for (const name of names)
    for (const s of name.stems) {
      const list = namesByStem.get(s) ?? [];
      list.push(name);
      namesByStem.set(s, list);
    }
  const subjects = [...namesByStem]
    .filter(([word, own]) => isSubject(word, own))
    .map(([one]) => one);
  const topical = new Set([...subjects, ...drugs.keys()]);
  // Abbreviations are read, not mistyped: "hello" is no HELLP.
  const short = new Set(
    abbreviations(entries.flatMap(({ title, names: every }) => [title, ...every])),
  );
  return {
    sheets: entries.map(({ id, title }) => ({ id, title })),
    namesByStem,
    drugs,
    postings,
    topical,
    nearestTopical: new NearestWord([...topical].filter((word) => !short.has(word))),
    nearestOther: new NearestWord([...postings.keys()].filter((s) => s.length >= 7)),
    bySound,
  };
}

function put(map: Map<string, Set<number>>, key: string, value: number): void {
  const set = map.get(key) ?? new Set();
  set.add(value);
  map.set(key, set);
}
