// Addresses of a model's answer, and statements whose citation opened nothing. An address is that
// of a cited source, or it is marked: a link that looks right is believed more than a sentence.
import type { Passage } from "#platform/ai/toolbox.ts";
import type { Annotation } from "./annotations.ts";
import { sentencesOf } from "./audit-claims.ts";
import { citedIn } from "./citations.ts";

const TAIL = "[^\\s<>\"'\\]|(){}«»*`]";
const LINK = new RegExp(
  [
    `(?:https?://|www\\.)${TAIL}+`,
    `(?:doi\\s?:?\\s?|(?<![\\w/.]))10\\.\\d{4,9}/${TAIL}+`,
    "PMID\\s?:?\\s?\\d{4,9}",
    "PMC\\s?\\d{5,9}",
    "NCT\\s?\\d{8}",
    `(?<![\\w@.-])(?:[a-z0-9-]{1,60}\\.){1,4}(?:fr|org|com|net|gov|edu|int|eu|info|uk|es|io)(?![\\w-])(?:/${TAIL}*)?`,
  ].join("|"),
  "giu",
);

/** One form for an address, however it is written. */
const keyOf = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/^www\./u, "")
    .replace(/^(?:dx\.)?doi\.org\//u, "")
    .replace(/^doi\s?:?\s?/u, "")
    .replace(/^(pmid|pmc|nct)\s?:?\s?/u, "$1")
    .replace(/^(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d+).*$/u, "pmid$1")
    .replace(/[.,;:!?/#]+$/u, "");

const linksIn = (text: string): { key: string; from: number; to: number }[] =>
  [...text.matchAll(LINK)].map(({ index, 0: found }) => {
    const link = found.replace(/[.,;:!?]+$/u, "");
    return { key: keyOf(link), from: index, to: index + link.length };
  });

/** The numbers of an address measure nothing. */
export const withoutLinks = (text: string): string =>
  text.replace(LINK, (link) => " ".repeat(link.length));

/**
 * Addresses of the sources of the passages that the text cites, of the passages themselves, and of
 * the question.
 */
function known(
  text: string,
  { passages, question }: { passages: ReadonlyMap<number, Passage>; question: string },
) {
  const cited = [...citedIn(text)].flatMap((n) => passages.get(n) ?? []);
  const said = [question, ...cited.flatMap((one) => [one.text, JSON.stringify(one.references)])];
  const keys = new Set(
    said.flatMap((one) => linksIn(one.replaceAll('\\"', '"')).map(({ key }) => key)),
  );
  // The bare name of the site of a cited source is no other address.
  for (const key of [...keys])
    if (!/^(?:10\.|pmid|pmc|nct)/u.test(key)) keys.add(key.split("/")[0] ?? key);
  return keys;
}

export function linkDoubts(
  text: string,
  evidence: { passages: ReadonlyMap<number, Passage>; question: string },
): Annotation[] {
  const found = linksIn(text);
  if (found.length === 0) return [];
  const keys = known(text, evidence);
  return found
    .filter(({ key }) => !keys.has(key))
    .map(({ from, to }) => ({ from, to, kind: "link" }));
}

/**
 * The sentence that a citation of nothing supported, unless it cites something else or holds a
 * doubt already.
 */
export function uncitedDoubts(
  text: string,
  taken: readonly number[],
  doubts: readonly Annotation[],
): Annotation[] {
  const sentences = taken.length === 0 ? [] : sentencesOf(text);
  return sentences.flatMap((sentence): Annotation[] => {
    const [from, to] = [sentence.from, sentence.from + sentence.text.length];
    // A citation that follows the full stop is of the sentence before.
    const own = taken.some(
      (at) => at > from + (/^\s*/u.exec(sentence.text)?.[0].length ?? 0) && at <= to,
    );
    if (!own || citedIn(sentence.text).size > 0) return [];
    if (doubts.some((one) => one.from < to && one.to > from)) return [];
    const before =
      /^\s*(?:[-*+]\s+|\d{1,2}[.)]\s+|#{1,6}\s+|>\s?)*/u.exec(sentence.text)?.[0].length ?? 0;
    const end = from + sentence.text.trimEnd().length;
    return from + before < end ? [{ from: from + before, to: end, kind: "uncited" }] : [];
  });
}
