// From an effect, a drug or a condition to the drugs: over the thesaurus and the texts that are held.
import { LEVELS, type Level } from "#features/nomenclatures/domain/public.ts";
import { fold, stems } from "#platform/search/normalise.ts";
import type { ReadDrug } from "./drug-book.ts";
import { type Effect, saysEffect } from "./effects.ts";
import { type Rcp, sectionOf, textsOf } from "./rcp/rcp.ts";
import type { Member, Thesaurus } from "./thesaurus.ts";

export interface EffectFound {
  substance: string;
  /** Classes of the thesaurus that say it. */
  classes: string[];
  /** Those that were asked among which hold it. */
  among: string[];
}

const holds = (drug: ReadDrug, key: string, thesaurus: Thesaurus): boolean =>
  drug.members.some((one) =>
    one.kind === "substance" ? one.key === key : thesaurus.isIn(key, one.key),
  );

const heldBy = (key: string, among: readonly ReadDrug[], thesaurus: Thesaurus): string[] =>
  among.filter((drug) => holds(drug, key, thesaurus)).map(({ given }) => given);

/** Substances that the thesaurus gives the effect; those of the prescription first. */
export function withEffect(
  effect: Effect,
  thesaurus: Thesaurus,
  among: readonly ReadDrug[],
): EffectFound[] {
  const found = new Map<string, string[]>();
  for (const [name, members] of thesaurus.classes())
    if (saysEffect(effect, name))
      for (const key of members) found.set(key, [...(found.get(key) ?? []), name]);
  return [...found]
    .map(([substance, classes]) => ({
      substance: thesaurus.nameOf(substance),
      classes: classes.map((one) => thesaurus.nameOf(one)),
      among: heldBy(substance, among, thesaurus),
    }))
    .sort(
      (a, b) =>
        Math.sign(b.among.length) - Math.sign(a.among.length) ||
        a.substance.localeCompare(b.substance, "fr"),
    );
}

export interface Interacting {
  /** A substance or a class, as the thesaurus names it. */
  other: string;
  level: Level;
  levels: Level[];
  mechanism: string;
  detail: string;
  among: string[];
}

/** Every pair of the thesaurus that speaks of the drug, gravest first. */
export function interactingWith(
  drug: ReadDrug,
  thesaurus: Thesaurus,
  among: readonly ReadDrug[],
): Interacting[] {
  const others = among.filter(({ given }) => given !== drug.given);
  return thesaurus
    .pairsWith(drug.members)
    .flatMap(({ other, pair }): Interacting[] => {
      const [gravest] = pair.levels;
      if (!gravest) return [];
      const member: Member[] = thesaurus.memberOf(other);
      return [
        {
          ...{ level: gravest.level, mechanism: pair.mechanism, detail: gravest.detail },
          other: thesaurus.nameOf(other),
          levels: [...new Set(pair.levels.map(({ level }) => level))],
          among: others
            .filter((one) => member.some((m) => one.members.some((own) => thesaurus.meets(own, m))))
            .map(({ given }) => given),
        },
      ];
    })
    .sort(
      (a, b) =>
        LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.other.localeCompare(b.other, "fr"),
    );
}

export interface Forbidden {
  drug: string;
  /** Number of its RCP, or the route of the passage. */
  cis: string | null;
  route: string | null;
  title: string;
  text: string;
}

/** Words that say nothing of a condition. */
const EMPTY_WORDS = new Set(
  stems("si en cas de chez une un le la les avec pendant patient femme sous"),
);

export const conditionStems = (condition: string): string[] =>
  stems(condition).filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));

/** Whether a line speaks of all the words of a condition. */
export function speaksOf(line: string, wanted: readonly string[]): boolean {
  const held = new Set(stems(line));
  return wanted.length > 0 && wanted.every((word) => held.has(word));
}

/** Lines of its contraindications that speak of the condition. */
export function forbiddenBy(rcp: Rcp, wanted: readonly string[]): string[] {
  const lines = (sectionOf(rcp, "4.3")?.blocks ?? []).flatMap(textsOf);
  return lines.filter((line) => speaksOf(line, wanted));
}

/** What a sentence asks: "quels médicaments interagissent avec …", "lesquels allongent le QT ?". */
export function questionIn(
  sentence: string,
): { kind: "interacting" | "contraindicated"; words: string } | null {
  const text = fold(sentence).replace(/\s*[?.!]+$/, "");
  const [, condition] =
    /contre-? ?indique\w*\s+(?:si|en cas d[e']|chez|dans|pendant|avec)\s*(.+)$/.exec(text) ?? [];
  if (condition) return { kind: "contraindicated", words: condition };
  const [, drug] =
    /(?:interagi\w*|interactions?|interact\w*)\s+(?:avec|with|con|de|du)\s+(?:l[ea]s?\s+|l')?(.+)$/.exec(
      text,
    ) ?? [];
  return drug ? { kind: "interacting", words: drug } : null;
}
