import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS } from "#features/memory/domain/public.ts";
import { useQueue } from "#platform/offline/web/queue-store.ts";
import { formatNumber } from "#platform/ui/format.ts";
import { type StudyRun, summarise } from "../../domain/study-run.ts";
import styles from "./decks.module.css";
import { clock } from "./intervals.ts";
import type { Journal } from "./journal.ts";
import { SESSION_CARDS } from "./open-queue.ts";

interface SessionSummaryProps {
  run: StudyRun;
  journal: Journal;
  onClose(): void;
}

/** What the session was, in figures; no applause. */
export function SessionSummary({ run, journal, onClose }: SessionSummaryProps) {
  const { t } = useTranslation("flashcards");
  const { reviews, cards, newCards, duration, known } = summarise(run);
  const { pending, refused } = useQueue();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const figures = [
    ["cards", formatNumber(cards)],
    ["reviews", formatNumber(reviews)],
    ["newCards", formatNumber(newCards)],
    ["known", known === null ? "–" : formatNumber(known, { style: "percent" })],
    ["duration", clock(duration)],
  ] as const;
  return (
    <section aria-labelledby="session-summary">
      <h2 id="session-summary" ref={title} tabIndex={-1}>
        {t("summary.title", { title: journal.title })}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`summary.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table} aria-label={t("summary.byRating")}>
        <thead>
          <tr>
            <th scope="col">{t("summary.rating")}</th>
            <th scope="col">{t("summary.answers")}</th>
          </tr>
        </thead>
        <tbody>
          {RATINGS.map((rating) => (
            <tr key={rating}>
              <th scope="row">{t(`rating.${rating}`)}</th>
              <td>{run.answered.filter((one) => one.rating === rating).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {journal.more && <p className={styles.note}>{t("study.more", { count: SESSION_CARDS })}</p>}
      {pending > 0 && <p className={styles.note}>{t("summary.waiting", { count: pending })}</p>}
      {/* What was refused is said above every page. */}
      {pending === 0 && refused === 0 && <p className={styles.kept}>{t("summary.kept")}</p>}
      <Button onClick={onClose}>{t("summary.close")}</Button>
    </section>
  );
}
