import { useQueryClient } from "@tanstack/react-query";
import { lazy, startTransition, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Scope } from "#features/flashcards/domain/public.ts";
import {
  onStudyRequest,
  queries,
  takeStudyRequest,
  timeZone,
} from "#features/flashcards/web/public.tsx";
import { studyDay } from "#features/memory/domain/public.ts";
import { session } from "#platform/auth/web/session.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { current, type StudyRun, startRun } from "../domain/study-run.ts";
import { DayChange } from "./decks/day-change.tsx";
import { DeckList } from "./decks/deck-list.tsx";
import type { StudyChange } from "./offline/send.ts";
import {
  changesOf,
  closeJournal,
  type Journal,
  keepStart,
  readJournal,
  resumeRun,
  writeJournal,
} from "./session/journal.ts";
import { MORE_CARDS, openQueue } from "./session/open-queue.ts";

// What a session needs comes while its deck is chosen.
const loadView = () => import("./session/session-view.tsx");
const loadSummary = () => import("./session/session-summary.tsx");
const SessionView = lazy(() => loadView().then((module) => ({ default: module.SessionView })));
const SessionSummary = lazy(() =>
  loadSummary().then((module) => ({ default: module.SessionSummary })),
);

interface Running {
  run: StudyRun;
  journal: Journal;
}
type Screen =
  | { shows: "nothing" }
  | { shows: "decks"; problem: "empty" | "failed" | "erased" | null }
  | { shows: "session"; start: Running; restored: boolean }
  | { shows: "summary"; ended: Running };

const send = (data: StudyChange, id?: string) => void enqueue("flashcard_change", data, id);
const end = (journal: Journal, at: number): Promise<void> => {
  send({ does: "endSession", sessionId: journal.id, endedAt: new Date(at).toISOString() });
  return closeJournal();
};

/**
 * Decks, then the session, then what it was. A session that a killed tab left open resumes where it
 * was.
 */
export function StudyTab() {
  const { t } = useTranslation("flashcards");
  const client = useQueryClient();
  const me = session.current()?.id ?? "";
  const [screen, setScreen] = useState<Screen>({ shows: "nothing" });

  useEffect(() => {
    let left = false;
    void (async () => {
      const journal = await readJournal(me);
      if (journal) for (const { id, change } of changesOf(journal)) send(change, id);
      const isToday =
        journal &&
        studyDay(new Date(journal.startedAt), timeZone()) === studyDay(new Date(), timeZone());
      const run = journal && isToday ? await resumeRun(journal) : null;
      if (left) return;
      if (journal && run) setScreen({ shows: "session", start: { journal, run }, restored: false });
      else {
        const last = journal?.entries.findLast((entry) => entry.kind === "answer");
        if (journal) await end(journal, last?.at ?? journal.startedAt);
        // Begun today and erased by the browser: what is left of it comes from the server.
        if (journal && isToday) await latest.current(journal.scope, journal.title, "erased");
        // In slices: the list is long, and what is pressed meanwhile does not wait for it.
        else startTransition(() => setScreen({ shows: "decks", problem: null }));
      }
    })();
    return () => {
      left = true;
    };
  }, [me]);

  async function study(
    scope: Scope,
    title: string,
    why: "asked" | "erased" = "asked",
    most?: number,
  ): Promise<void> {
    try {
      const opened = await openQueue(scope, most);
      const run = startRun(opened);
      if (!current(run, new Date())) {
        setScreen({ shows: "decks", problem: why === "erased" ? "erased" : "empty" });
        return;
      }
      const startedAt = Date.now();
      const journal: Journal = {
        owner: me,
        id: crypto.randomUUID(),
        title,
        scope,
        startedAt,
        more: opened.more,
        entries: [],
      };
      writeJournal(journal);
      void keepStart(journal.id, opened);
      send({
        does: "startSession",
        sessionId: journal.id,
        scope,
        startedAt: new Date(startedAt).toISOString(),
      });
      setScreen({ shows: "session", start: { run, journal }, restored: why === "erased" });
    } catch {
      setScreen({ shows: "decks", problem: why === "erased" ? "erased" : "failed" });
    }
  }

  useEffect(() => void Promise.allSettled([loadView(), loadSummary()]), []);

  const latest = useRef(study);
  latest.current = study;
  const free = screen.shows === "decks" || screen.shows === "summary";
  useEffect(() => {
    // A session in progress is not thrown away for another: the request is kept until it ends.
    const begin = () => {
      const request = free ? takeStudyRequest() : null;
      if (request) void latest.current(request.scope, request.title);
    };
    begin();
    return onStudyRequest(begin);
  }, [free]);

  if (screen.shows === "nothing") return <PagePending />;
  if (screen.shows === "session")
    return (
      <div data-studying>
        <SessionView
          start={screen.start}
          said={screen.restored ? t("study.restored") : ""}
          onEnd={(ended) => {
            void end(ended.journal, Date.now());
            void client.invalidateQueries({ queryKey: queries.key() });
            setScreen(
              ended.run.answered.length > 0
                ? { shows: "summary", ended }
                : { shows: "decks", problem: null },
            );
          }}
        />
      </div>
    );
  if (screen.shows === "summary")
    return (
      <div data-studying>
        <SessionSummary
          {...screen.ended}
          onMore={() =>
            study(screen.ended.journal.scope, screen.ended.journal.title, "asked", MORE_CARDS)
          }
          onClose={() => setScreen({ shows: "decks", problem: null })}
        />
      </div>
    );
  const sentence = {
    failed: "errors.sessionStart",
    erased: "study.erased",
    empty: "study.nothingDue",
  } as const;
  const problem = screen.problem && t(sentence[screen.problem]);
  return (
    <>
      <DayChange />
      <DeckList problem={problem} onStudy={study} />
    </>
  );
}
