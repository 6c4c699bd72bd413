import { useCallback, useEffect, useRef, useState } from "react";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import type { Confidence } from "../../domain/attempt.ts";
import type { Answer, SingleAnswer } from "../../domain/question.ts";
import type { Highlight } from "./highlight.ts";
import { type Entry, type Journal, onOtherTab, withOtherTab, writeJournal } from "./journal.ts";
import type { OpenPaper } from "./stored-paper.ts";

type Change = Partial<Pick<Entry["fact"], "given" | "confidence" | "flagged">>;
type Aside = Partial<Pick<Entry, "draft" | "struck" | "validated" | "highlights">>;

const SECOND = 1_000;
/** How often the time is written, for a tab that is killed while nothing is answered. */
const KEEP_TIME_EVERY = 10;

/** A paper that is being answered: each change is on the disk before the screen shows it. */
export function usePaper({ paper, journal: first, clock }: OpenPaper) {
  const [journal, setJournal] = useState(first);
  const latest = useRef(journal);
  const shownSince = useRef(performance.now());
  const [elapsed, setElapsed] = useState(clock.elapsed);
  const exam = paper.mode === "exam";
  const unsent = useRef<Entry["fact"] | null>(null);
  const limit = paper.minutes === null ? null : paper.minutes * 60_000;
  const over = limit !== null && elapsed >= limit;

  const keepShown = useCallback((next: Journal) => {
    latest.current = next;
    setJournal(next);
  }, []);
  const keep = useCallback(
    (changed: Journal) => {
      const next = withOtherTab(changed);
      writeJournal(next);
      keepShown(next);
    },
    [keepShown],
  );

  useEffect(
    () => onOtherTab(paper.id, () => keepShown(withOtherTab(latest.current))),
    [paper.id, keepShown],
  );

  useEffect(() => {
    let ticks = 0;
    const timer = setInterval(() => {
      const now = clock.elapsed();
      setElapsed(now);
      ticks += 1;
      if (ticks % KEEP_TIME_EVERY === 0)
        keep({ ...latest.current, elapsed: now, clockMoved: clock.clockMoved() });
    }, SECOND);
    return () => clearInterval(timer);
  }, [clock, keep]);

  const write = (change: Change, aside: Aside = {}, deliver = true) => {
    const now = clock.elapsed();
    if (limit !== null && now > limit) return setElapsed(now);
    const { position, entries } = latest.current;
    const known = entries[position];
    const spent = (known?.fact.spent ?? 0) + Math.round(performance.now() - shownSince.current);
    shownSince.current = performance.now();
    const clockMoved = clock.clockMoved();
    const fact = {
      ...{ given: null, confidence: null, flagged: false },
      ...known?.fact,
      ...change,
      ...{
        id: crypto.randomUUID(),
        attemptId: paper.id,
        position,
        spent,
        elapsed: now,
        clockMoved,
      },
    };
    const entry = {
      ...{ validated: false, draft: [], struck: [] },
      ...known,
      ...aside,
      fact,
    };
    keep({
      ...latest.current,
      ...{ elapsed: now, clockMoved },
      entries: { ...entries, [position]: entry },
    });
    unsent.current = deliver ? null : fact;
    if (deliver) enqueue("quiz_answer", { ...fact }, fact.id);
  };
  /** What was being typed. */
  const flush = () => {
    const fact = unsent.current;
    unsent.current = null;
    if (fact && exam) enqueue("quiz_answer", { ...fact }, fact.id);
  };

  const entry = journal.entries[journal.position];
  return {
    journal,
    entry,
    elapsed,
    over,
    left: limit === null ? null : Math.max(0, limit - elapsed),
    /** In a training, nothing leaves before it is validated. */
    answer: (given: Answer) => write({ given }, {}, exam),
    /** On the disk at each letter, sent once the field is left. */
    type: (given: Answer) => write({ given }, {}, false),
    flush,
    draft: (draft: SingleAnswer) => write({}, { draft }, false),
    /** The part of a case that was being answered is answered for good. */
    closePart: (parts: number, part: SingleAnswer) => {
      const given = [...((entry?.fact.given ?? []) as readonly SingleAnswer[]), part];
      const last = given.length === parts;
      write({ given }, { draft: [], validated: !exam && last }, exam || last);
    },
    validate: () => write({}, { validated: true }),
    /** Validated for good, left blank or not. */
    close: () => write({ given: entry?.fact.given ?? [] }, { validated: true }),
    /** Of a clinical case. */
    showStep: (step: number) => keep({ ...latest.current, step }),
    strike: (struck: readonly string[]) => write({}, { struck }, false),
    highlight: (place: string, marked: readonly Highlight[]) =>
      write({}, { highlights: { ...entry?.highlights, [place]: marked } }, false),
    flag: () => write({ flagged: !entry?.fact.flagged }, {}, exam || entry?.validated === true),
    trust: (confidence: Confidence) =>
      write({ confidence: entry?.fact.confidence === confidence ? null : confidence }, {}, exam),
    go: (position: number) => {
      if (position < 0 || position >= paper.count) return;
      flush();
      shownSince.current = performance.now();
      keep({ ...latest.current, position });
    },
    handIn: () => {
      if (latest.current.handedIn) return;
      flush();
      const handedIn = crypto.randomUUID();
      keep({ ...latest.current, handedIn, elapsed: clock.elapsed() });
      enqueue("study_progress", { does: "submit", attemptId: paper.id }, handedIn);
    },
  };
}
export type RunningPaper = ReturnType<typeof usePaper>;
