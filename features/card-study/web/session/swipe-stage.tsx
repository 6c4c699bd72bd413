import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ratingGestures, usePreference } from "#platform/ui/device-preference.ts";
import { leansTo, type Side, swipedTo } from "../../domain/swipe.ts";
import styles from "./session.module.css";

/** What each side means once the answer is shown; every other rating has its button and its key. */
const MEANS = { left: "very_difficult", right: "good" } as const;

const SAYS = { left: "rating.meaning.very_difficult", right: "rating.good" } as const;

interface SwipeStageProps {
  revealed: boolean;
  onReveal(): void;
  onRate(rating: (typeof MEANS)[Side]): void;
  children: ReactNode;
}

/** What a finger is used for there stays what it is. */
const isBusy = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, textarea, summary") !== null;

/**
 * Where the card stands. For whoever wants it so, a card pushed aside shows its answer, then is rated.
 */
export function SwipeStage({ revealed, onReveal, onRate, children }: SwipeStageProps) {
  const { t } = useTranslation("flashcards");
  const on = usePreference(ratingGestures) === "on";
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const [pulled, setPulled] = useState<number | null>(null);
  const end = (): void => {
    start.current = null;
    setPulled(null);
  };
  const moved = ({ pointerId, clientX, clientY }: PointerEvent) =>
    start.current?.id === pointerId
      ? { x: clientX - start.current.x, y: clientY - start.current.y }
      : null;
  if (!on) return <div className={styles.stage}>{children}</div>;
  const side = pulled === null ? null : leansTo(pulled, 0);
  return (
    <div
      className={styles.stage}
      data-swipe
      onPointerDown={({ pointerType, pointerId, clientX, clientY, target, isPrimary }) => {
        if (pointerType === "mouse" || !isPrimary || isBusy(target)) return;
        start.current = { id: pointerId, x: clientX, y: clientY };
      }}
      onPointerMove={(event) => {
        const by = moved(event);
        if (by) setPulled(leansTo(by.x, by.y) ? by.x : null);
      }}
      onPointerUp={(event) => {
        const by = moved(event);
        end();
        const to = by && swipedTo(by.x, by.y);
        if (!to) return;
        if (revealed) onRate(MEANS[to]);
        else onReveal();
      }}
      onPointerCancel={end}
    >
      <div className={styles.pulled} style={{ "--pulled": `${pulled ?? 0}px` } as object}>
        {children}
      </div>
      {side && (
        <p className={styles.pull} data-side={side} aria-hidden>
          {revealed ? t(SAYS[side]) : t("study.show")}
        </p>
      )}
    </div>
  );
}
