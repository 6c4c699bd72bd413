// A prescription: which of its drugs interact, which could not be verified.
import { LEVELS, type Level } from "#features/nomenclatures/domain/public.ts";
import type { DrugBook, ReadDrug } from "./drug-book.ts";
import type { Thesaurus } from "./thesaurus.ts";

export interface FoundInteraction {
  /** The drugs as they were given. */
  a: string;
  b: string;
  /** The gravest; the others hold in other circumstances. */
  level: Level;
  levels: readonly Level[];
  /** Names of the pairs of the thesaurus that say so. */
  said: readonly string[];
  details: readonly { level: Level; detail: string; mechanism: string; pair: string }[];
}

export interface Analysis {
  interactions: FoundInteraction[];
  /** Two drugs that hold one substance: a row for each that they share. */
  duplicates: { a: string; b: string; substance: string }[];
  unverified: string[];
}

const nameOf = ({ a, b }: { a: string; b: string }) => `${a} + ${b}`;

/** Those that the thesaurus has, then those that it does not speak of. */
function sharedSubstances(a: ReadDrug, b: ReadDrug, thesaurus: Thesaurus): string[] {
  const keysOf = ({ members }: ReadDrug) =>
    members.flatMap((one) => (one.kind === "substance" ? [one.key] : []));
  const held = new Set(keysOf(b));
  const known = [...new Set(keysOf(a))].filter((key) => held.has(key)).sort();
  const others = [...a.others].filter((name) => b.others.has(name)).sort();
  return [...known.map((key) => thesaurus.nameOf(key)), ...others];
}

/** The gravest first, then in the order of the prescription. */
export function analyse(drugs: readonly string[], book: DrugBook, thesaurus: Thesaurus): Analysis {
  const read = drugs.map((given) => book.read(given));
  const analysis: Analysis = { interactions: [], duplicates: [], unverified: [] };
  read.forEach((one, at) => {
    if (one === null) analysis.unverified.push(drugs[at] as string);
  });
  const known = read.filter((one) => one !== null);
  known.forEach((a, at) => {
    for (const b of known.slice(at + 1)) {
      for (const substance of sharedSubstances(a, b, thesaurus))
        analysis.duplicates.push({ a: a.given, b: b.given, substance });
      const found = thesaurus.interaction(a.members, b.members);
      const [level] = found?.levels ?? [];
      if (!found || level === undefined) continue;
      analysis.interactions.push({
        a: a.given,
        b: b.given,
        level,
        levels: found.levels,
        said: found.pairs.map(nameOf),
        details: found.pairs.flatMap((pair) =>
          pair.levels.map((one) => ({ ...one, mechanism: pair.mechanism, pair: nameOf(pair) })),
        ),
      });
    }
  });
  analysis.interactions.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  return analysis;
}
