// The session of this device, written at each step: a killed tab resumes where it was. The cards as
// they were at the start are in the cache; what was done since is here, in the local storage, which
// answers at once.

import type { Queue, Scope, StudyCard } from "#features/flashcards/domain/public.ts";
import { timeZone } from "#features/flashcards/web/public.tsx";
import type { Rating } from "#features/memory/domain/public.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { amend, answer, putAside, type StudyRun, startRun, undo } from "../../domain/study-run.ts";
import type { StudyChange } from "../offline/send.ts";

const KEY = "flashcards-session";
const DAY = 24 * 3_600_000;

/** What an entry handed to the queue, under the queue's id. */
export interface Sent {
  id: string;
  change: StudyChange;
}

export type Entry =
  | {
      kind: "answer";
      factId: string;
      cardId: string;
      rating: Rating;
      at: number;
      duration: number;
      timeZone?: string;
    }
  | { kind: "undo" }
  | { kind: "aside"; cardIds: string[]; sent: Sent }
  | {
      kind: "amend";
      cardId: string;
      sent: Sent;
      change: Partial<Pick<StudyCard, "flag" | "question" | "answer" | "extra" | "version">>;
    };

export interface Journal {
  owner: string;
  id: string;
  /** What is studied, in words. */
  title: string;
  scope: Scope;
  startedAt: number;
  /** More cards than a session takes were waiting. */
  more?: boolean;
  entries: readonly Entry[];
}

export function play(run: StudyRun, entry: Entry): StudyRun {
  switch (entry.kind) {
    case "answer":
      // Journals of earlier versions do not say where they were written.
      return answer(run, {
        ...entry,
        at: new Date(entry.at),
        timeZone: entry.timeZone ?? timeZone(),
      });
    case "undo":
      return undo(run)?.run ?? run;
    case "aside":
      return putAside(run, entry.cardIds);
    case "amend": {
      const noteId = run.cards.get(entry.cardId)?.noteId;
      const isText = entry.change.version !== undefined;
      // The other cards of a note show the same text.
      const ids = isText
        ? [...run.cards.values()].filter((card) => card.noteId === noteId).map(({ id }) => id)
        : [];
      return [...new Set([entry.cardId, ...ids])].reduce(
        (amended, id) => amend(amended, id, entry.change),
        run,
      );
    }
  }
}

/**
 * The outbox takes a moment to write: a tab killed in that moment has them here alone. Sent again,
 * each is applied once.
 */
export const changesOf = (journal: Journal): Sent[] =>
  journal.entries.flatMap((entry) => ("sent" in entry ? [entry.sent] : []));

export function writeJournal(journal: Journal): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(journal));
  } catch {
    // Full, which the queue says. Refused there too, the session ends with the tab; its reviews do
    // not.
    void cache.put("flashcard_category", [{ key: "journal", data: journal }], DAY).catch(() => {});
  }
}

function inLocalStorage(): Journal | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Journal | null;
  } catch {
    return null;
  }
}

/** The journal of this person, from whichever copy went further. */
export async function readJournal(owner: string): Promise<Journal | null> {
  const copies = [
    inLocalStorage(),
    (await cache.get<Journal>("flashcard_category", "journal").catch(() => null)) ?? null,
  ];
  const own = copies.filter(
    (one): one is Journal => one?.owner === owner && Array.isArray(one.entries),
  );
  own.sort((a, b) => b.startedAt - a.startedAt || b.entries.length - a.entries.length);
  return own[0] ?? null;
}

type Snapshot = Pick<Queue, "cards" | "options" | "weights"> & { session: string };

export async function keepStart(
  session: string,
  { cards, options, weights }: Omit<Snapshot, "session">,
): Promise<void> {
  const data: Snapshot = { session, cards, options, weights };
  await cache.put("flashcard_category", [{ key: "session", data }], DAY).catch(() => {});
}

export async function closeJournal(): Promise<void> {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // storage refused: nothing was written either
  }
  await cache.remove("flashcard_category", ["session", "journal"]).catch(() => {});
}

/** The session as it was when the tab was killed; null when its cards are gone. */
export async function resumeRun(journal: Journal): Promise<StudyRun | null> {
  const start = await cache.get<Snapshot>("flashcard_category", "session").catch(() => undefined);
  return start?.session === journal.id ? journal.entries.reduce(play, startRun(start)) : null;
}
