// Which entities of the register a question speaks of, with the words it says them in. The longest
// name wins: "rupture d'anévrisme de l'aorte" is not the aneurysm of a brain, "CHA2DS2-VASc" is not
// "CHA2DS2-VA".
import { editDistance } from "#platform/search/edit-distance.ts";
import { fold } from "#platform/search/normalise.ts";
import { soundKey } from "#platform/search/phonetic.ts";
import { otherMeanings } from "../vocabulary/ambiguous.ts";
import { IS, RULED_OUT, WITHOUT } from "../vocabulary/denials.ts";
import { GRAMMAR } from "../vocabulary/grammar.ts";
import { OF_TIME_AND_WEIGHT, SCORE_WORDS } from "../vocabulary/word-parts.ts";
import { type Aside, asideOf } from "./aside.ts";
import { derivedForms } from "./derived.ts";
import { type Entity, FORMS, type Form } from "./register.ts";
import { isCutShort, isDerived, isHeardAs } from "./slips.ts";
import { type Token, tokens } from "./tokens.ts";
import { wholeName } from "./whole-name.ts";

export interface Mention {
  entity: Entity;
  /** The words of the question, as typed. */
  words: string;
  /** The same with the word beside it that tells it apart: "hémophilie A". */
  whole: string;
  /** Places of its first and last words among the words of the question. */
  first: number;
  last: number;
  sign: boolean;
  /** "sans fièvre", "pas d'AVC": named as absent. */
  denied: boolean;
  /** The history of the person, or the company of what is asked. */
  aside: Aside | null;
  /** The word was misspelt: what was taken must be said. */
  corrected: boolean;
  /** Other entities of one word that it may have stood for, less near. */
  others: readonly Entity[];
}

/** The words of a question, and how they are told. */
interface Told {
  typed: readonly Token[];
  /** Somebody speaks of a score. */
  scored: boolean;
  loud: boolean;
}

const SPOKEN: readonly Form[] = [...FORMS, ...derivedForms(FORMS)];
/** The disease that an abbreviation stands for in its company: "DT" beside diazepam. */
function formsOf(meaning: readonly string[]): Form[] {
  const told = meaning.filter((one) => !GRAMMAR.has(one)).join(" ");
  return FORMS.filter(
    ({ entity, stems }) => entity.kind === "disease" && stems.join(" ") === told,
  ).slice(0, 1);
}

const byFirst = Map.groupBy(SPOKEN, ({ stems }) => stems[0] ?? "");
const KNOWN = new Set<string>();
for (const { stems } of SPOKEN) for (const one of stems) KNOWN.add(one);

/** Words long enough to be told from their neighbours, by their first two letters. */
const NAMED = new Set<string>();
for (const { stems } of FORMS) for (const one of stems) if (one.length >= 6) NAMED.add(one);
const byStart = Map.groupBy(NAMED, (word) => word.slice(0, 2));

/** What a clinician leaves of a word of a longer name: "embolie pulm", "insuf card". */
const SHORTEST_CUT = 3;
const isCutOf = (word: string, wanted: string): boolean =>
  word.length >= SHORTEST_CUT && word.length + 1 < wanted.length && wanted.startsWith(word);

/**
 * Places after the first word where a form ends, or -1. `isOwn`: a word of its own is no cut of
 * another.
 */
function endOf(
  form: Form,
  said: readonly string[],
  at: number,
  isOwn: (word: string) => boolean,
): number {
  let next = at + 1;
  for (const wanted of form.stems.slice(1)) {
    let skipped = 0;
    const isSaid = (word = "") => word === wanted || (isCutOf(word, wanted) && !isOwn(word));
    while (!isSaid(said[next]) && next < said.length && skipped < 4) {
      const word = said[next] ?? "";
      if (!GRAMMAR.has(word) && !OF_TIME_AND_WEIGHT.test(word)) return -1;
      next++;
      skipped++;
    }
    if (!isSaid(said[next])) return -1;
    next++;
  }
  return next - 1;
}

const OTHERS = 2;
/** What else a misspelt word may have meant: a letter more away than what was taken. */
const FAR = 3;

function othersThan(word: string, taken: string): Entity[] {
  const near = (byStart.get(word.slice(0, 2)) ?? [])
    .filter((known) => known !== taken)
    .map((known) => ({ known, slips: editDistance(word, known, FAR) }))
    .filter(({ slips }) => slips <= FAR)
    .sort((a, b) => a.slips - b.slips);
  const alone = near.flatMap(({ known }) =>
    (byFirst.get(known) ?? [])
      .filter(({ stems, sign, entity }) => stems.length === 1 && !sign && entity.kind === "disease")
      .map(({ entity }) => entity),
  );
  return [...new Set(alone)].slice(0, OTHERS);
}

/**
 * The one word of the register a misspelt one stands for. Two candidates, or a word of its own:
 * none.
 */
function corrected(word: string, isWord: (stem: string) => boolean): string | null {
  if (word.length < 6 || /[^a-z]/.test(word) || isWord(word)) return null;
  const most = word.length >= 9 ? 2 : 1;
  const near = (byStart.get(word.slice(0, 2)) ?? [])
    .map((known) => ({ known, slips: editDistance(word, known, most) }))
    .filter(({ known, slips }) => slips <= most && !isDerived(word, known))
    .sort((a, b) => a.slips - b.slips);
  const [best, second] = near;
  if (best && (!second || second.slips > best.slips)) return best.known;
  const key = soundKey(word);
  const heard = (byStart.get(word.slice(0, 2)) ?? []).filter(
    (known) => soundKey(known) === key && isHeardAs(word, known),
  );
  return heard.length === 1 ? (heard[0] ?? null) : null;
}

/** Glued to an abbreviation, it is read as it is written: "hypoTA" is no hyponatraemia ("hypoNa"). */
const HELD_TOGETHER = /\p{Ll}\p{Lu}/u;

/** `isWord`: what is a word of its own is never corrected into another. */
export function recognise(text: string, isWord: (stem: string) => boolean): Mention[] {
  const typed = tokens(text);
  const fixed = new Map<number, { typed: string; meant: string }>();
  const said = typed.map(({ stem, typed: word }, at) => {
    if (KNOWN.has(stem) || isCutShort(word, stem) || HELD_TOGETHER.test(word)) return stem;
    const meant = corrected(stem, isWord);
    if (meant !== null) fixed.set(at, { typed: stem, meant });
    return meant ?? stem;
  });
  const isOwn = (word: string) => KNOWN.has(word) || isWord(word);
  const meant = otherMeanings(typed.map(({ stem, typed: word }) => ({ stem, word: fold(word) })));
  const told: Told = {
    typed,
    scored: said.some((word) => SCORE_WORDS.test(word)),
    loud: isLoud(typed),
  };
  const found = said.flatMap((word, at) => {
    const other = meant.get(at);
    if (other) return formsOf(other).map((form) => ({ form, first: at, last: at }));
    return (byFirst.get(word) ?? []).flatMap((form) => {
      const last = endOf(form, said, at, isOwn);
      return last >= 0 && fits(form, told, at, last) ? [{ form, first: at, last }] : [];
    });
  });
  found.sort((a, b) => b.form.stems.length - a.form.stems.length || a.first - b.first);
  const taken = new Set<number>();
  const kept = found.filter(({ first, last }) => {
    for (let at = first; at <= last; at++) if (taken.has(at)) return false;
    for (let at = first; at <= last; at++) taken.add(at);
    return true;
  });
  let before: { last: number; aside: Aside | null } | null = null;
  return kept
    .sort((a, b) => a.first - b.first)
    .map(({ form, first, last }) => {
      const aside = asideOf(text, typed, { first, last }, before);
      before = { last, aside };
      return { form, first, last, aside };
    })
    .map(({ form, first, last, aside }) => ({
      entity: form.entity,
      words: text.slice(typed[first]?.from ?? 0, typed[last]?.to ?? 0),
      whole: wholeName(text, typed, { first, last }),
      first,
      last,
      sign: form.sign,
      denied: isDenied(said, first) || isRuledOut(said, last),
      aside,
      corrected: [...fixed.keys()].some((at) => at >= first && at <= last),
      others: first === last ? others(fixed.get(first), form.entity) : [],
    }));
}

const others = (
  fix: { typed: string; meant: string } | undefined,
  taken: Entity,
): readonly Entity[] =>
  fix ? othersThan(fix.typed, fix.meant).filter((entity) => entity !== taken) : [];

/**
 * The name of a score that is also a word ("GRACE", "YEARS") needs its capitals, or somebody who
 * speaks of a score; a short abbreviation of a disease that is a word too ("map", "sep") its
 * capitals or a short question.
 */
function fits(
  { entity, stems, word: ordinary }: Form,
  { typed, scored, loud }: Told,
  at: number,
  last: number,
): boolean {
  const word = typed[at]?.typed ?? "";
  const alone = stems.length === 1 && at === last;
  if (!alone) return true;
  if (entity.kind === "disease" && isReflexive(typed[at - 1])) return false;
  if (/\d/.test(word) || isShort(word, ordinary && loud)) return true;
  if (entity.kind === "score") return !ordinary || scored || typed.length === 1;
  return !ordinary && (word.length > 2 || typed.length <= 4);
}

/** `isNoSign`: where capitals tell nothing. */
const isShort = (word: string, isNoSign: boolean): boolean =>
  !isNoSign && word === word.toUpperCase() && word !== word.toLowerCase();

/** All in capitals, which then tell no abbreviation: "QUELS SONT LES SIGNES". */
const isLoud = (typed: readonly Token[]): boolean =>
  typed.length > 3 && typed.every(({ typed: word }) => word === word.toUpperCase());

/** What one does to oneself is a verb: "s'il s'agit de" is no agitation. */
const isReflexive = (before: Token | undefined): boolean => before?.typed.toLowerCase() === "s";

/**
 * Its own clause says it is absent: "pas de fièvre", "ni toux ni fièvre", "no fever", "sin fiebre".
 */
function isDenied(said: readonly string[], first: number): boolean {
  const before = said.slice(Math.max(0, first - 3), first).filter((word) => !GRAMMAR.has(word));
  const last = before.at(-1) ?? "";
  return (
    WITHOUT.has(last) || ["pas", "no", "aucun", "aucune", "absence", "ausencia"].includes(last)
  );
}

/** "Paludisme éliminé, c’est une dengue", "malaria negative": a test or somebody ruled it out. */
function isRuledOut(said: readonly string[], last: number): boolean {
  const [next = "", then = ""] = said.slice(last + 1, last + 3);
  return RULED_OUT.has(next) || (IS.has(next) && RULED_OUT.has(then));
}

/**
 * The question without the names of its scores, whose words say nothing of who asks nor of whom:
 * "Child-Pugh" is neither English nor a child.
 */
export function withoutScores(text: string, mentions: readonly Mention[]): string {
  const typed = tokens(text);
  return mentions
    .filter(({ entity }) => entity.kind === "score")
    .reduce((left, { first, last }) => {
      const from = typed[first]?.from ?? 0;
      const to = typed[last]?.to ?? from;
      return left.slice(0, from) + " ".repeat(to - from) + left.slice(to);
    }, text);
}

/** An entity that the question means without saying its name. */
export const mentionOf = (entity: Entity): Mention => ({
  entity,
  words: "",
  whole: "",
  first: -1,
  last: -1,
  sign: false,
  denied: false,
  aside: null,
  corrected: false,
  others: [],
});
