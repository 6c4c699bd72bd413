// Whether a sentence says that something is there, or that it is not: French negation over lists.

import { NUMBER_WORDS } from "./number-words.ts";

export interface Said {
  value: boolean;
  from: number;
  to: number;
}

const NEGATION = /\b(?:pas|sans|aucune?|absence|ni|non|jamais|nie|negatif|exclu|ecarte)\b/;
/** What ends the reach of a negation; a comma or "et" lets it go on when "de", "d'" or "ni" follows. */
const STOP = /[;.](?= |$)|\bmais\b|\bavec\b|\bpresence\b|\boui\b|:|,(?! ?(?:de |d'|ni |ou ))|\bet (?!de |d'|ni )/g;
const AFTER_NO = /^\s*(?:[:=(]\s*)?(?:non|absente?s?|negati(?:f|ve)s?|0(?![.,\d])|aucune?|exclue?|ecartee?)(?![a-z])/;

/** Every place where the pattern stands, each with its sense. */
export function sayings(folded: string, pattern: RegExp): Said[] {
  return [...folded.matchAll(new RegExp(pattern.source, "g"))].map((match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    return { value: !isNegated(folded, from, to), from, to };
  });
}

export function isNegated(folded: string, from: number, to: number): boolean {
  if (AFTER_NO.test(folded.slice(to, to + 24))) return true;
  const before = folded.slice(Math.max(0, from - 120), from);
  const last = [...before.matchAll(STOP)].at(-1);
  const scope = last ? before.slice(last.index + last[0].length) : before;
  return NEGATION.test(scope.replace(/\bnon (?:opere|stemi|invasive)\w*/g, ""));
}

/** One answer, or null when nothing is said; "conflict" when it is said both ways. */
export function answer(
  folded: string,
  yes: RegExp,
  no?: RegExp,
): { value: boolean; from: number; to: number } | "conflict" | null {
  const negative = no
    ? [...folded.matchAll(new RegExp(no.source, "g"))].map((match) => ({
        value: false,
        from: match.index,
        to: match.index + match[0].length,
      }))
    : [];
  const plain = sayings(folded, yes).filter(({ from, to }) => !negative.some((one) => from < one.to && to > one.from));
  const all = [...negative, ...plain].sort((a, b) => a.from - b.from);
  const [first] = all;
  if (!first) return null;
  return all.every(({ value }) => value === first.value) ? first : "conflict";
}

const DAYS: Record<string, number> = { jour: 1, semaine: 7, mois: 30, an: 365 };

/** Days since an event told just after `from` ("il y a 3 mois", "depuis 5 jours"), or null. */
export function daysSince(folded: string, from: number): number | null {
  const clause = folded.slice(from, from + 60).split(/[,;.](?= |$)/)[0] ?? "";
  const told =
    /(?:il y a|depuis|date de|remonte a|j-?) ?(?:plus de |environ )?(\d+|[a-z]+) ?(jour|semaine|mois|an)/.exec(clause);
  if (!told) return null;
  const count = NUMBER_WORDS[told[1] ?? ""] ?? Number(told[1]);
  return Number.isFinite(count) ? count * (DAYS[told[2] ?? ""] ?? 1) : null;
}
