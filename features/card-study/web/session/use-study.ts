// A session on screen: each action changes what is shown at once, then is written on the device and
// handed to the queue.
import { useRef, useState } from "react";
import type { Change, StudyCard } from "#features/flashcards/domain/public.ts";
import { timeZone } from "#features/flashcards/web/public.tsx";
import { addDays, type Rating, studyDay } from "#features/memory/domain/public.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { current, type StudyRun } from "../../domain/study-run.ts";
import type { StudyChange } from "../offline/send.ts";
import { type Entry, type Journal, play, type Sent, writeJournal } from "./journal.ts";
import { editOf, type WrittenNote } from "./note-edit.ts";

export interface Study {
  run: StudyRun;
  journal: Journal;
  card: StudyCard | undefined;
  /** Id of the review to come: the intervals on the buttons are those it will give. */
  factId: string;
  rate(rating: Rating, duration: number): void;
  undo(): void;
  /** Asks a step that has fallen due since there was nothing to ask. */
  look(): void;
  bury(): void;
  suspend(): void;
  flag(): void;
  edit(written: WrittenNote): void;
}

const sent = (change: StudyChange): Sent => ({ id: crypto.randomUUID(), change });
const send = ({ id, change }: Sent) => void enqueue("flashcard_change", change, id);

interface State {
  run: StudyRun;
  journal: Journal;
  /** Pinned: a step that falls due while a card is read does not take its place. */
  askedId: string | undefined;
  factId: string;
}

const asking = (run: StudyRun): string | undefined => current(run, new Date())?.id;

export function useStudy(start: { run: StudyRun; journal: Journal }): Study {
  const [state, setState] = useState<State>(() => ({
    ...start,
    askedId: asking(start.run),
    factId: crypto.randomUUID(),
  }));
  // Two keys pressed between two frames must see each other's effect.
  const latest = useRef(state);
  const become = (next: State): void => {
    latest.current = next;
    setState(next);
  };
  const step = (entry: Entry, shown?: string): void => {
    const { run, journal } = latest.current;
    const played = play(run, entry);
    const next = { ...journal, entries: [...journal.entries, entry] };
    become({
      run: played,
      journal: next,
      askedId: shown ?? asking(played),
      factId: crypto.randomUUID(),
    });
    writeJournal(next);
  };
  const asked = (): StudyCard | undefined =>
    latest.current.run.cards.get(latest.current.askedId ?? "");
  const putAside = (why: Change): void => {
    const id = asked()?.id;
    if (id === undefined) return;
    const change = sent({ does: "changeCards", cardIds: [id], change: why, timeZone: timeZone() });
    step({ kind: "aside", cardIds: [id], sent: change });
    send(change);
  };

  return {
    ...state,
    card: state.run.cards.get(state.askedId ?? ""),
    look() {
      const { run, askedId } = latest.current;
      if (askedId === undefined && asking(run) !== undefined)
        become({ ...latest.current, askedId: asking(run) });
    },
    rate(rating, duration) {
      const { factId, journal } = latest.current;
      const cardId = asked()?.id;
      if (cardId === undefined) return;
      const at = new Date();
      const place = { timeZone: timeZone() };
      step({ kind: "answer", factId, cardId, rating, at: at.getTime(), duration, ...place });
      const review = {
        cardId,
        at: at.toISOString(),
        ...place,
        rating,
        duration,
        sessionId: journal.id,
      };
      enqueue("flashcard_review", review, factId);
    },
    undo() {
      const last = latest.current.run.answered.at(-1);
      if (!last) return;
      step({ kind: "undo" }, last.cardId);
      enqueue("flashcard_review", {
        cardId: last.cardId,
        at: new Date().toISOString(),
        retracts: last.factId,
      });
    },
    bury() {
      putAside({ action: "bury", until: addDays(studyDay(new Date(), timeZone()), 1) });
    },
    suspend() {
      putAside({ action: "suspend", suspended: true });
    },
    flag() {
      const card = asked();
      if (!card) return;
      const flag = card.flag === 0 ? 1 : 0;
      const change = sent({
        does: "changeCards",
        cardIds: [card.id],
        change: { action: "flag", flag },
        timeZone: timeZone(),
      });
      step({ kind: "amend", cardId: card.id, change: { flag }, sent: change }, card.id);
      send(change);
    },
    edit(written) {
      const card = asked();
      if (!card) return;
      const change = sent({ does: "editNote", edit: editOf(card, written) });
      step(
        {
          kind: "amend",
          cardId: card.id,
          change: { ...written, version: card.version + 1 },
          sent: change,
        },
        card.id,
      );
      send(change);
    },
  };
}
