import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { requestStudy, useDecks } from "#features/flashcards/web/public.tsx";
import { queue, useQueue } from "#platform/offline/web/queue-store.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { type Batch, countOf, takeBack } from "../domain/batch.ts";
import styles from "./generate.module.css";
import { useJudgeKeys } from "./judge-keys.ts";
import type { GenerationState } from "./use-generation.ts";

interface JudgeSummaryProps extends Pick<GenerationState, "change"> {
  batch: Batch;
  focused: boolean;
  onAgain(): void;
}

/** Cards of this device that the server has not acknowledged. */
function useUnsent(): number {
  const { pending } = useQueue();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits changes with the number of what waits
  useEffect(() => {
    let left = false;
    void queue.pending("flashcard_note").then((items) => {
      if (!left)
        setCount(
          items.reduce(
            (sum, { data }) => sum + (Array.isArray(data.notes) ? data.notes.length : 0),
            0,
          ),
        );
    });
    return () => {
      left = true;
    };
  }, [pending]);
  return count;
}

/** Nothing is left to judge: what became of the proposals, and what comes next. */
export function JudgeSummary({ batch, change, focused, onAgain }: JudgeSummaryProps) {
  const { t } = useTranslation("flashcards");
  const navigate = useNavigate();
  const { data } = useDecks();
  const unsent = useUnsent();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (focused) title.current?.focus();
  }, []);
  // The last refusal is undone here as it was there.
  const view = useJudgeKeys((action) => action === "undo" && change((held) => takeBack(held)));
  const accepted = countOf(batch, "accepted") + countOf(batch, "accepting");
  const deck = data?.decks.find(({ id }) => id === batch.deckId);
  const refused = batch.proposals.filter(({ judged }) => judged === "refused");
  if (batch.proposals.length === 0)
    return (
      <EmptyState
        title={t("generate.nothing")}
        body={t("generate.nothingBody")}
        action={<Button onClick={onAgain}>{t("generate.again")}</Button>}
      />
    );
  return (
    <section ref={view} className={styles.over} aria-label={t("generate.over")}>
      <h2 ref={title} tabIndex={-1}>
        {t("generate.over")}
      </h2>
      <p>{t("generate.overBody", { count: accepted })}</p>
      {unsent > 0 && <p role="status">{t("generate.sending", { count: unsent })}</p>}
      <div className={styles.actions}>
        {accepted > 0 && deck && (
          <Button
            size="md"
            disabled={unsent > 0}
            onClick={() => {
              requestStudy({ scope: { deckIds: [deck.id], query: "" }, title: deck.name });
              void navigate({ to: "/flashcards", search: { tab: "study" } });
            }}
          >
            {t("generate.study")}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onAgain}>
          {t("generate.again")}
        </Button>
      </div>
      {refused.length > 0 && (
        <details className={styles.refused}>
          <summary>{t("generate.refusedList", { count: refused.length })}</summary>
          <ul>
            {refused.map(({ id, card }) => (
              <li key={id}>
                <span>{card.question.replace(/\{\{c\d+::|\}\}/gu, "")}</span>
                <button
                  type="button"
                  className={styles.quiet}
                  onClick={() => change((held) => takeBack(held, id))}
                >
                  {t("generate.restore")}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
