import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconFlag,
  IconFlagFilled,
  IconKeyboard,
  IconPencil,
  IconX,
} from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RATINGS } from "#features/memory/domain/public.ts";
import { singleKeys, usePreference } from "#platform/ui/device-preference.ts";
import { formatDate } from "#platform/ui/format.ts";
import { useSettledClicks } from "#platform/ui/ratings/settled-clicks.ts";
import { nextStep, progress, remaining, type StudyRun } from "../../domain/study-run.ts";
import { CardView } from "./card-view.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import type { Journal } from "./journal.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { SESSION_CARDS } from "./open-queue.ts";
import { RatingBar } from "./rating-bar.tsx";
import styles from "./session.module.css";
import { type KeyAction, useSessionKeys } from "./session-keys.ts";
import { SessionTimer } from "./session-timer.tsx";
import { SwipeStage } from "./swipe-stage.tsx";
import { useAttention } from "./use-attention.ts";
import { useStudy } from "./use-study.ts";

interface SessionViewProps {
  start: { run: StudyRun; journal: Journal };
  /** Said until the first thing that is done. */
  said?: string;
  onEnd(ended: { run: StudyRun; journal: Journal }): void;
}

const LOOK_EVERY = 5_000;

export function SessionView({ start, said: first = "", onEnd }: SessionViewProps) {
  const { t } = useTranslation("flashcards");
  const study = useStudy(start);
  const { run, journal, card, factId } = study;
  const [revealed, setRevealed] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"edit" | "help" | null>(null);
  const keys = usePreference(singleKeys) === "on";
  const [said, setSaid] = useState(first);
  // An edit keeps the answer in sight; the next card, or the same one asked again, hides it.
  const shown = card && `${card.id}/${run.answered.length}/${run.aside.size}`;
  const open = shown !== undefined && revealed === shown;
  const spent = useAttention(shown);
  const settled = useSettledClicks(`${shown}/${open}`);
  const step = nextStep(run);
  const left = remaining(run);
  const { done, total } = progress(run);

  const rate = (place: number) => {
    const rating = RATINGS[place];
    if (!open || !rating) return;
    study.rate(rating, spent());
    setSaid("");
  };
  const putAside = (what: "bury" | "suspend") => {
    if (!card) return;
    study[what]();
    setSaid(t(`study.done.${what}`));
  };
  const undo = () => {
    if (run.answered.length === 0) return;
    study.undo();
    setSaid(t("study.done.undo"));
  };
  const act = (action: KeyAction) => {
    if (action === "show" && open) rate(2);
    else if (action === "show") setRevealed(shown ?? null);
    else if (action === "undo") undo();
    else if (action === "edit") setDialog(card ? "edit" : null);
    else if (action === "flag") study.flag();
    else if (action === "help") setDialog("help");
    else if (action === "bury" || action === "suspend") putAside(action);
    else rate(Number(action.slice(4)) - 1);
  };
  useSessionKeys(act);

  const over = card === undefined;
  useEffect(() => {
    if (!over) return;
    const timer = setInterval(study.look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [over, study.look]);

  return (
    <section className={styles.session} aria-label={t("study.session", { title: journal.title })}>
      <header className={styles.head}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={18} aria-hidden />}
          aria-label={t("study.end")}
          onClick={() => onEnd({ run, journal })}
        >
          <span className={styles.endLabel}>{t("study.end")}</span>
        </Button>
        <div className={styles.place}>
          <b title={journal.title}>{journal.title.split("::").at(-1)}</b>
          <span>{t("study.progress", { done, total })}</span>
        </div>
        <p className={styles.left}>
          <span data-kind="new">{t("study.left.new", { count: left.new })}</span>
          <span data-kind="learning">{t("study.left.learning", { count: left.learning })}</span>
          <span data-kind="due">{t("study.left.due", { count: left.due })}</span>
          <SessionTimer since={journal.startedAt} />
        </p>
        <div className={styles.tools}>
          <button
            type="button"
            disabled={run.answered.length === 0}
            onClick={undo}
            aria-label={t("keys.undo")}
          >
            <IconArrowBackUp size={20} aria-hidden />
          </button>
          <button
            type="button"
            disabled={!card}
            aria-pressed={(card?.flag ?? 0) > 0}
            onClick={study.flag}
            aria-label={t("study.flag")}
          >
            {(card?.flag ?? 0) > 0 ? (
              <IconFlagFilled size={20} aria-hidden />
            ) : (
              <IconFlag size={20} aria-hidden />
            )}
          </button>
          <button
            type="button"
            disabled={!card}
            onClick={() => setDialog("edit")}
            aria-label={t("keys.edit")}
          >
            <IconPencil size={20} aria-hidden />
          </button>
          <button type="button" onClick={() => setDialog("help")} aria-label={t("keys.help")}>
            <IconKeyboard size={20} aria-hidden />
          </button>
        </div>
      </header>
      <progress
        className={styles.progress}
        value={done}
        max={total}
        aria-label={t("study.progress", { done, total })}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      <SwipeStage
        revealed={open}
        onReveal={() => setRevealed(shown ?? null)}
        onRate={(rating) => rate(RATINGS.indexOf(rating))}
      >
        {card ? (
          <CardView
            key={shown}
            card={card}
            revealed={open}
            onReveal={() => setRevealed(shown ?? null)}
          />
        ) : (
          <div className={styles.over}>
            <h2>{t(step ? "study.pause" : "study.over")}</h2>
            <p>
              {step
                ? t("study.pauseBody", { time: formatDate(step, { timeStyle: "short" }) })
                : t("study.overBody")}
            </p>
            {journal.more && !step && <p>{t("study.more", { count: SESSION_CARDS })}</p>}
            <Button size="md" onClick={() => onEnd({ run, journal })}>
              {t("study.summary")}
            </Button>
          </div>
        )}
      </SwipeStage>
      {card && (
        <footer className={styles.foot} data-bottom-bar onClickCapture={settled}>
          <p className={styles.aside}>
            <button type="button" onClick={() => putAside("bury")}>
              {t("study.bury")}
            </button>
            <button type="button" onClick={() => putAside("suspend")}>
              {t("study.suspend")}
            </button>
          </p>
          {open ? (
            <RatingBar
              run={run}
              card={card}
              factId={factId}
              onRate={(rating) => rate(RATINGS.indexOf(rating))}
            />
          ) : (
            <Button
              fullWidth
              size="lg"
              className={styles.show}
              onClick={() => setRevealed(shown ?? null)}
            >
              {t("study.show")}
            </Button>
          )}
        </footer>
      )}
      {dialog === "edit" && card && (
        <EditDialog card={card} onSave={study.edit} onClose={() => setDialog(null)} />
      )}
      {dialog === "help" && (
        <KeysDialog
          on={keys}
          onChange={(on) => singleKeys.write(on ? "on" : "off")}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
