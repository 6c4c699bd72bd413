// What was done with a paper on this device, written before the screen goes on: the local storage
// answers at once, and survives a killed tab. The questions are in the cache; the queue delivers.
import { session } from "#platform/auth/web/session.ts";
import { type AnswerFact, isLater } from "../../domain/attempt.ts";
import type { SingleAnswer } from "../../domain/question.ts";
import type { Highlight } from "./highlight.ts";

export type PaperFact = AnswerFact & { readonly attemptId: string; readonly clockMoved: boolean };

export interface Entry {
  readonly fact: PaperFact;
  /** Training: the key was shown, the answer stays. */
  readonly validated: boolean;
  /** The part of a case that is being answered. */
  readonly draft: SingleAnswer;
  /** Lines struck out; they count for nothing. */
  readonly struck: readonly string[];
  /** Marked passages of the statement ("whole") and of the parts of a case, by their rank. */
  readonly highlights?: Readonly<Record<string, readonly Highlight[]>>;
}

export interface Journal {
  readonly owner: string;
  readonly attemptId: string;
  readonly position: number;
  readonly entries: Readonly<Record<number, Entry>>;
  /** The longest time known of the paper, milliseconds. */
  readonly elapsed: number;
  readonly clockMoved: boolean;
  /** Id of the item that hands it in. */
  readonly handedIn: string | null;
  /** Of a clinical case, the step that is shown, from 0. */
  readonly step?: number;
}

const keyOf = (attemptId: string) => `study-paper:${attemptId}`;

export const newJournal = (attemptId: string): Journal => ({
  ...{ owner: session.current()?.id ?? "", attemptId, position: 0, entries: {} },
  ...{ elapsed: 0, clockMoved: false, handedIn: null },
});

/** Null when there is none of this person, or when it cannot be read. */
export function readJournal(attemptId: string): Journal | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? "null") as Journal | null;
    return kept?.owner === session.current()?.id ? kept : null;
  } catch {
    return null;
  }
}

/** False when the device has no room: the queue and the server alone keep the answers then. */
export function writeJournal(journal: Journal): boolean {
  try {
    localStorage.setItem(keyOf(journal.attemptId), JSON.stringify(journal));
    return true;
  } catch {
    return false;
  }
}

export function dropJournal(attemptId: string): void {
  try {
    localStorage.removeItem(keyOf(attemptId));
  } catch {
    // storage refused by the browser: nothing was kept there
  }
}

/** Whether a fact takes the place of what is here: without a way back, the first one stays. */
function counts(fact: AnswerFact, own: Entry, firstCounts: boolean): boolean {
  if (!firstCounts) return isLater(fact, own.fact);
  return !own.validated || isLater(own.fact, fact);
}

/** The journal with the answers that this journal has not, or has older: the server's, the queue's. */
export function withAnswers(
  journal: Journal,
  facts: readonly PaperFact[],
  firstCounts = false,
): Journal {
  const entries: Record<number, Entry> = { ...journal.entries };
  for (const fact of facts) {
    const own = entries[fact.position];
    if (own && !counts(fact, own, firstCounts)) continue;
    const validated = fact.given !== null;
    const { struck = [], highlights = {} } = own ?? {};
    entries[fact.position] = { fact, validated, draft: [], struck, highlights };
  }
  return { ...journal, entries };
}

/** With what another tab of this paper did. */
export function withOtherTab(journal: Journal): Journal {
  const other = readJournal(journal.attemptId);
  if (!other) return journal;
  const entries: Record<number, Entry> = { ...other.entries };
  for (const [position, entry] of Object.entries(journal.entries)) {
    const theirs = other.entries[Number(position)];
    // What the other tab has validated is no longer answered here.
    if (theirs?.validated && !entry.validated) continue;
    if (!theirs || !isLater(theirs.fact, entry.fact)) entries[Number(position)] = entry;
  }
  return { ...journal, entries, handedIn: journal.handedIn ?? other.handedIn };
}

/** Tells when another tab wrote. */
export function onOtherTab(attemptId: string, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === keyOf(attemptId)) listener();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

export const factsIn = ({ entries }: Journal): PaperFact[] =>
  Object.values(entries).map(({ fact }) => fact);
