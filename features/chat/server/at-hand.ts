// Whether a message stays with what the conversation is about: the sheet at hand, or the disease
// without a sheet that was named before it.
import type { KnowledgeAnswer, RankedPassage, RecognisedEntity } from "#platform/ai/toolbox.ts";
import { fold, stem, stems } from "#platform/search/normalise.ts";
import { isPastOf } from "../domain/follow-up.ts";
import { subjectWords } from "../domain/question.ts";
import type { Topic } from "../domain/topic.ts";
import type { MindRequest } from "./mind.ts";

/** A second document is another subject of the question, not an echo of the first. */
export const NAMED = 0.8;
const SHORT = 12;
/** "Contre-indications de la thrombolyse ?": what half a name finds elsewhere is asked here first. */
const DETAIL = 6;

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
  if (!absent || own.score) return null;
  if (entities.some(({ kind }) => kind === "disease" || kind === "score")) return null;
  const drug = entities.some(({ kind }) => kind === "drug") || (own.classDrugs ?? []).length > 0;
  const details = question.split(/\s+/u).length <= SHORT && (drug || own.sections.length > 0);
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
export function leaves(own: KnowledgeAnswer, terrain: boolean, question: string): boolean {
  if (own.score) return true;
  const absent = (own.absent ?? []).filter(({ kind }) => kind === "disease");
  const named = (own.entities ?? []).filter(
    ({ kind, sheet }) => kind === "disease" && sheet !== null,
  );
  const [best] = own.documents;
  const closed = absent.length > 0 && !best;
  if (closed) return !isHistory(own);
  if (!best) return false;
  const subject = named.filter(({ sheet }) => sheet === best.id || best.score >= NAMED);
  return terrain
    ? subject.some(({ sheet }) => sheet !== null && !isPastOf(question, sheet))
    : subject.length > 0;
}

/**
 * A short message that names a drug, or nothing that the library knows, and no disease: it may be
 * about the subject at hand although nothing in its words leans on it.
 */
export function namesNoSubject(own: KnowledgeAnswer, question: string): boolean {
  const entities = own.entities ?? [];
  if (own.score || (own.absent ?? []).some(({ kind }) => kind !== "drug")) return false;
  // "La noradrénaline à quelle dose ?": used everywhere, it is no subject by itself.
  const drugs = entities.filter(({ kind }) => kind === "drug").map(({ words }) => fold(words));
  const onlyDrugs = drugs.length > 0 && subjectWords(question).every((one) => drugs.includes(one));
  if (own.closed === true && !onlyDrugs) return false;
  if (entities.some(({ kind }) => kind === "disease" || kind === "score")) return false;
  if (question.split(/\s+/u).length > SHORT) return false;
  const words = question.split(/\s+/u).length;
  const unsure = words <= DETAIL && own.documents.every(({ score }) => score < NAMED);
  return own.documents.length === 0 || drugs.length > 0 || unsure;
}

/**
 * Nothing but a sign or a terrain was named ("il est diabétique"): no document, and no disease of
 * its own right.
 */
const isHistory = (own: KnowledgeAnswer): boolean => own.closed !== true;

const heldStems = ({ text, doses }: RankedPassage["passage"]): string[] => [
  ...stems(text),
  ...doses.flatMap(({ drug }) => stems(drug)),
];

export function speaksOf(
  { passages }: Topic,
  answer: KnowledgeAnswer,
  own: KnowledgeAnswer,
): boolean {
  const drugs = (own.entities ?? []).filter(({ kind }) => kind === "drug");
  if (drugs.length === 0) return answer.holdsTerms === true;
  const held = new Set(passages.flatMap(({ passage }) => heldStems(passage)));
  return drugs.every(({ words, title }) =>
    [...stems(words), ...stems(title)].some((root) => held.has(root)),
  );
}

const wordsIn = ({ words }: RecognisedEntity): string => words.toLowerCase();

/** What the message names and no passage of the sheet speaks of. */
export function untreatedOf(
  question: string,
  { passages }: Topic,
  answer: KnowledgeAnswer,
  own: KnowledgeAnswer,
): string | null {
  if (answer.holdsTerms !== false && passages.length > 0) return null;
  const terms = new Set(answer.terms ?? []);
  const held = new Set(passages.flatMap(({ passage }) => heldStems(passage)));
  const drugs = (own.entities ?? []).filter(({ kind }) => kind === "drug");
  const unheld = [
    ...drugs.filter(({ title }) => !stems(title).some((one) => held.has(one))).map(wordsIn),
    ...subjectWords(question).filter((word) => terms.has(stem(word)) && !held.has(stem(word))),
  ];
  return unheld.length > 0 ? [...new Set(unheld)].join(" ") : null;
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
