import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { plainText } from "#features/flashcards/domain/public.ts";
import { timeZone } from "#features/flashcards/web/public.tsx";
import { addDays, startOfStudyDay, studyDay } from "#features/memory/domain/public.ts";
import { useContributions } from "#platform/feature/web/contributions.ts";
import { Parts } from "#platform/offline/web/parts.tsx";
import { useQueue } from "#platform/offline/web/queue-store.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { comingBack, forgotten, type StudyRun, summarise } from "../../domain/study-run.ts";
import { clock } from "./intervals.ts";
import type { Journal } from "./journal.ts";
import { MORE_CARDS } from "./open-queue.ts";
import styles from "./summary.module.css";

interface SessionSummaryProps {
  run: StudyRun;
  journal: Journal;
  /** Ten cards more of the same. */
  onMore(): Promise<void>;
  onClose(): void;
}

/** Of the cards of this session, how many come back tomorrow. */
function tomorrow(run: StudyRun): number {
  const zone = timeZone();
  const today = studyDay(new Date(), zone);
  const start = (days: number) => startOfStudyDay(addDays(today, days), zone);
  return comingBack(run, start(1), start(2));
}

/** What the session was: known at once, forgotten, what comes tomorrow; no applause. */
export function SessionSummary({ run, journal, onMore, onClose }: SessionSummaryProps) {
  const { t } = useTranslation("flashcards");
  const { reviews, cards, newCards, duration, known } = summarise(run);
  const { pending, refused } = useQueue();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lost = forgotten(run);
  const counted = (
    name: "knownAtOnce" | "cards" | "newCards" | "reviews" | "tomorrow",
    n: number,
  ) => [t(`summary.${name}`, { count: n }), formatNumber(n)] as const;
  const figures = [
    counted("knownAtOnce", cards - lost.length),
    counted("cards", cards),
    counted("newCards", newCards),
    counted("reviews", reviews),
    [t("summary.known"), known === null ? "–" : formatNumber(known, { style: "percent" })],
    [t("summary.duration"), clock(duration)],
    counted("tomorrow", tomorrow(run)),
  ] as const;
  return (
    <section aria-labelledby="session-summary" className={styles.end}>
      <h2 id="session-summary" ref={title} tabIndex={-1}>
        {t("summary.title", { title: journal.title })}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lost.length > 0 && (
        <>
          <h3>{t("summary.forgotten", { count: lost.length })}</h3>
          <ul className={styles.forgotten}>
            {lost.map((card) => (
              <li key={card.id}>
                {plainText(card.question)}
                <p>{plainText(card.answer)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.lent}>
        <SessionEnd />
      </div>
      {pending > 0 && <p className={styles.note}>{t("summary.waiting", { count: pending })}</p>}
      {/* What was refused is said above every page. */}
      {pending === 0 && refused === 0 && <p className={styles.kept}>{t("summary.kept")}</p>}
      <div className={styles.actions} data-bottom-bar>
        <Button size="lg" onClick={() => void onMore()}>
          {t("summary.more", { count: MORE_CARDS })}
        </Button>
        <Button size="lg" variant="subtle" onClick={onClose}>
          {t("summary.close")}
        </Button>
      </div>
    </section>
  );
}

/** Level and streak, lent by the room where they live. */
function SessionEnd() {
  const { data } = useContributions("session-end");
  return <Parts widgets={data?.widgets ?? []} />;
}
