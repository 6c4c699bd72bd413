// Whether a message stays with what the conversation is about: the sheet at hand, or the disease
// without a sheet that was named before it.
import type { KnowledgeAnswer, RankedPassage, RecognisedEntity } from "#platform/ai/toolbox.ts";
import { stem, stems } from "#platform/search/normalise.ts";
import { isFigure, isPast, type Lean } from "../domain/follow-up.ts";
import { subjectWords } from "../domain/question.ts";
import { root } from "../domain/roots.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";

/** A second document is another subject of the question, not an echo of the first. */
export const NAMED = 0.8;
const SHORT = 12;

/**
 * After a disease without a sheet, a message that names no other is about it: what another sheet
 * says of the same drug is no answer.
 */
export function stillAbsent(
  { question, previous }: MindRequest,
  own: KnowledgeAnswer,
  follows: boolean,
): KnowledgeAnswer | null {
  const absent = previous?.absent;
  const entities = own.entities ?? [];
  if (!absent || own.score || own.moves) return null;
  if (entities.some(({ kind }) => kind === "disease" || kind === "score")) return null;
  const drug = entities.some(({ kind }) => kind === "drug") || (own.classDrugs ?? []).length > 0;
  const nothingElse = own.documents.length === 0 && own.strange !== true;
  const details =
    question.split(/\s+/u).length <= SHORT && (drug || own.sections.length > 0 || nothingElse);
  if (!follows && !details) return null;
  const named = { ...absent, kind: "disease", words: "", sheet: null, corrected: false } as const;
  return {
    ...own,
    passages: [],
    documents: [],
    indications: [],
    absent: [named],
    missing: [absent.title],
    closed: true,
  };
}

/**
 * An entity of its own right is another subject, with or without a sheet; a patient's history is
 * not.
 */
export function leaves(
  own: KnowledgeAnswer,
  { terrain, failing }: Lean,
  question: string,
): boolean {
  if (own.score) return !isFigure(question);
  const named = (own.entities ?? []).filter(
    ({ kind, sheet }) => kind === "disease" && sheet !== null,
  );
  if (failing) return false;
  const [best] = own.documents;
  if (!best) {
    const absent = (own.absent ?? []).filter(({ kind }) => kind === "disease");
    return absent.some(({ sign }) => own.closed === true || (!terrain && !sign));
  }
  const subject = named.filter(({ sheet }) => sheet === best.id || best.score >= NAMED);
  return terrain
    ? !isPast(question) && subject.some(({ sign, aside }) => !sign && !aside)
    : subject.length > 0;
}

/**
 * A short message that names no disease and no score: it may be about the subject at hand although
 * nothing in its words leans on it, if the sheet at hand speaks of it.
 */
export function namesNoSubject(own: KnowledgeAnswer, question: string): boolean {
  const other = (own.absent ?? []).some(({ kind }) => kind !== "drug");
  if (own.score || other || question.split(/\s+/u).length > SHORT) return false;
  return !(own.entities ?? []).some(({ kind }) => kind === "disease" || kind === "score");
}

const heldStems = ({ text, doses }: RankedPassage["passage"]): string[] => [
  ...stems(text),
  ...doses.flatMap(({ drug }) => stems(drug)),
];

/**
 * The sheet at hand speaks of what is asked: of its drugs, of all its words when another sheet
 * answers to them by itself, of some otherwise.
 */
export function speaksOf(
  { passages, terms }: Topic,
  answer: KnowledgeAnswer,
  own: KnowledgeAnswer,
): boolean {
  const held = new Set(passages.flatMap(({ passage }) => heldStems(passage)));
  const drugs = (own.entities ?? []).filter(({ kind }) => kind === "drug");
  if (drugs.length > 0)
    return drugs.every(({ words, title }) =>
      [...stems(words), ...stems(title)].some((root) => held.has(root)),
    );
  const elsewhere = own.documents.some(({ score }) => score >= NAMED);
  return elsewhere ? terms.every((term) => held.has(term)) : answer.holdsTerms === true;
}

/**
 * Nothing of medicine was named, and several words of which the sheet at hand holds none, nor any
 * other sheet all. One alone may ask for a detail in another language.
 */
export const saysNothing = (own: KnowledgeAnswer, answer: KnowledgeAnswer): boolean =>
  own.documents.length === 0 &&
  own.strange === true &&
  (answer.terms ?? []).length > 1 &&
  (own.entities ?? []).every(({ kind }) => kind === "value") &&
  answer.holdsTerms !== true;

const wordsIn = ({ words }: RecognisedEntity): string => words.toLowerCase();

/** The names by which a passage may speak of it: its own, those of its classes. */
const namesOf = (
  { kind, title }: RecognisedEntity,
  { drugClasses = [] }: KnowledgeAnswer,
): string[][] =>
  [stems(title), ...(kind === "drug" ? drugClasses : [])].map((name) => name.map(root));

interface Named {
  /** Words of the message that some passage says by another name. */
  words: ReadonlySet<string>;
  /** The passages that speak of all of it. */
  passages: readonly string[];
}

export const isNamed = (entities: readonly RecognisedEntity[], id: string): boolean =>
  entities.some(({ kind, sheet }) => kind === "disease" && sheet === id);

/** What the message names (what is taken, what it is for) and the sheet says by another name. */
export function namedOtherwise(
  { passages }: Topic,
  answer: KnowledgeAnswer,
  own: KnowledgeAnswer,
): Named {
  const held = passages.map(({ passage }) => new Set(heldStems(passage).map(root)));
  const entities = (own.entities ?? []).filter(({ kind }) => kind === "drug" || kind === "disease");
  // A class alone is too wide: what is taken and what for are told together.
  if (entities.length < 2 || answer.holdsTerms !== false) return { words: new Set(), passages: [] };
  const said = entities.flatMap((entity) => {
    const names = namesOf(entity, own);
    const at = held.map((one) => names.some((name) => name.every((stem) => one.has(stem))));
    return at.includes(true) ? [{ entity, at }] : [];
  });
  const all = passages.filter((_, index) => said.length > 0 && said.every(({ at }) => at[index]));
  return {
    words: new Set(said.flatMap(({ entity: { words } }) => [words.toLowerCase(), ...stems(words)])),
    passages: all.map(({ passage }) => passage.id),
  };
}

/** What the message names and no passage of the sheet speaks of. */
export function untreatedOf(
  question: string,
  { passages }: Topic,
  answer: KnowledgeAnswer,
  own: KnowledgeAnswer,
  otherwise: Named,
): string | null {
  if (answer.holdsTerms !== false && passages.length > 0) return null;
  const terms = new Set(answer.terms ?? []);
  const held = new Set(passages.flatMap(({ passage }) => heldStems(passage)).map(root));
  const drugs = (own.entities ?? []).filter(({ kind }) => kind === "drug");
  const { words } = otherwise;
  const unheld = [
    ...drugs.filter(({ title }) => !stems(title).some((one) => held.has(root(one)))).map(wordsIn),
    ...subjectWords(question).filter(
      (word) => terms.has(stem(word)) && !held.has(root(stem(word))),
    ),
  ];
  const untreated = [...new Set(unheld)].filter(
    (word) => !words.has(word) && !words.has(stem(word)),
  );
  return untreated.length > 0 ? untreated.join(" ") : null;
}

/** "C'est une femme enceinte", "ado de 40 kg, même chose ?": a person, and nothing else that is known. */
export function saysOnlyWhom(own: KnowledgeAnswer, question: string): boolean {
  const entities = own.entities ?? [];
  return (
    own.documents.length === 0 &&
    entities.some(({ kind }) => kind === "population") &&
    entities.every(({ kind }) => kind === "population" || kind === "value") &&
    question.split(/\s+/u).length <= SHORT
  );
}
