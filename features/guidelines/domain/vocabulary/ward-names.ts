// What else a hospital calls the things that were typed. The names of a row stand for each other;
// after « > » stand kinds of it, which it stands for and which stand for it, and not for each other.
import type { Term } from "../terms.ts";
import { type Phrase, spoken, telling } from "./expand.ts";
import { WARD } from "./ward.ts";
import { WARD_ACTS } from "./ward-acts.ts";
import { WARD_BRANDS } from "./ward-brands.ts";
import { WARD_DEVICES } from "./ward-devices.ts";
import { WARD_EXAMS } from "./ward-exams.ts";
import { WARD_GESTURES } from "./ward-gestures.ts";
import { WARD_MEDICINES } from "./ward-medicines.ts";
import { WARD_PAPERS } from "./ward-papers.ts";
import { WARD_PEOPLE } from "./ward-people.ts";
import { WARD_PLACES } from "./ward-places.ts";
import { WARD_STATES } from "./ward-states.ts";
import { WARD_TIMES } from "./ward-times.ts";

/** What a service decides for itself: its things, places, people, papers and ways. */
const OF_SERVICE = [...[WARD, WARD_ACTS, WARD_DEVICES, WARD_PAPERS], ...[WARD_PEOPLE, WARD_PLACES]];
/** What medicine speaks of as well: it asks for no protocol by itself. */
const OF_MEDICINE = [WARD_EXAMS, WARD_GESTURES, WARD_MEDICINES, WARD_STATES, WARD_TIMES];
/** A trade name is of the class that its substance is of. */
const OF_CLASSES = [WARD_MEDICINES, WARD_BRANDS];
export const WARD_TABLES: readonly string[] = [...OF_SERVICE, ...OF_MEDICINE];
const TABLES = [...WARD_TABLES, WARD_BRANDS];

interface Named extends Phrase {
  /** Its other names, each as stems. */
  others: readonly (readonly string[])[];
  ofService: boolean;
}

const byFirst = new Map<string, Map<string, Named>>();

function put(form: Phrase, others: readonly Phrase[], ofService: boolean): void {
  const [first = ""] = form.from;
  const named = byFirst.get(first) ?? new Map<string, Named>();
  const key = form.from.join(" ");
  const known = named.get(key);
  const all = [...(known?.others ?? []), ...others.map((other) => other.from)];
  const once = new Map(all.map((other) => [other.join(" "), other]));
  once.delete(key);
  named.set(key, {
    ...form,
    others: [...once.values()],
    ofService: ofService || known?.ofService === true,
  });
  byFirst.set(first, named);
}

const forms = (names: string): Phrase[] => names.split(" | ").map(telling);
for (const table of TABLES)
  for (const row of table.trim().split("\n")) {
    const [names = "", under] = row.split(" > ");
    const [same, kinds] = [forms(names), under === undefined ? [] : forms(under)];
    const ofService = OF_SERVICE.includes(table);
    for (const form of same) put(form, [...same, ...kinds], ofService);
    for (const kind of kinds) put(kind, same, ofService);
  }

/** Of each substance and each of its names, the classes that any of them is of. */
function putClasses(): void {
  const rows = OF_CLASSES.flatMap((table) => table.trim().split("\n")).map((row) => {
    const [names = "", under] = row.split(" > ");
    return { same: names.split(" | "), kinds: under?.split(" | ") ?? [] };
  });
  const classesOf = new Map<string, Set<string>>();
  const add = (name: string, above: Iterable<string>) => {
    const known = classesOf.get(name) ?? new Set();
    for (const one of above) known.add(one);
    classesOf.set(name, known);
  };
  for (const { same, kinds } of rows) for (const kind of kinds) add(kind, same);
  for (const { same, kinds } of rows)
    for (const name of kinds.length === 0 ? same : kinds)
      for (const other of same) if (other !== name) add(name, classesOf.get(other) ?? []);
  for (const [name, above] of classesOf) {
    above.delete(name);
    put(telling(name), [...above].map(telling), false);
  }
}
putClasses();

/** The phrase that a typed word is of, and its other names: all of them as stems. */
export interface Names {
  phrase: readonly string[];
  others: readonly (readonly string[])[];
  /** Whether it is a thing of the service, and not of medicine alone. */
  ofService: boolean;
}

/** For each typed word; the longest phrase is read. */
export function wardNames(typed: readonly Term[]): Names[] {
  const names = typed.map(({ stem }): Names => ({ phrase: [stem], others: [], ofService: false }));
  for (let at = 0; at < typed.length; ) {
    const read = [...(byFirst.get(typed[at]?.stem ?? "")?.values() ?? [])]
      .map(({ from, loose, others, ofService }) => ({
        names: { phrase: from, others, ofService },
        length: spoken({ from, loose }, typed, at),
      }))
      .sort((a, b) => b.length - a.length)
      .find(({ length }) => length > 0);
    const length = read?.length ?? 1;
    if (read) names.fill(read.names, at, at + length);
    at += length;
  }
  return names;
}
