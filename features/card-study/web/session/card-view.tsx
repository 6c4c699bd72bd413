import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReportError } from "#features/content-reports/web/public.tsx";
import type { StudyCard } from "#features/flashcards/domain/public.ts";
import { DEEPEST, faces, plainText } from "#features/flashcards/domain/public.ts";
import { OcclusionView, RichText } from "#features/flashcards/web/public.tsx";
import { DosesOfLink } from "#features/guidelines/web/public.tsx";
import styles from "./card.module.css";
import { compareTyped, judgeTyped } from "./typed-answer.ts";

const TAG = { same: "span", extra: "del", missing: "ins" } as const;

function TypedComparison({ typed, expected }: { typed: string; expected: string }) {
  const { t } = useTranslation("flashcards");
  return (
    <div className={styles.typed}>
      <p className={styles.verdict} data-verdict={judgeTyped(typed, expected)}>
        {t(`typed.${judgeTyped(typed, expected)}`)}
      </p>
      {typed.trim() !== "" && (
        <p className={styles.diff}>
          {compareTyped(typed, expected).map(({ text, kind }, place) => {
            const Tag = TAG[kind];
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
            return <Tag key={place}>{text}</Tag>;
          })}
        </p>
      )}
    </div>
  );
}

/** Where the answer is from, and the doses that are written there. */
function CardSource({
  source: { title, link, year },
}: {
  source: NonNullable<StudyCard["source"]>;
}) {
  const { t } = useTranslation("flashcards");
  return (
    <>
      <p className={styles.source}>
        {t("study.source")}{" "}
        {/^(?:https?:\/\/|\/(?!\/))/.test(link) ? (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {title || link}
          </a>
        ) : (
          title
        )}
        {year !== null && ` (${year})`}
      </p>
      <DosesOfLink link={link} />
    </>
  );
}

interface CardViewProps {
  card: StudyCard;
  revealed: boolean;
  onReveal(): void;
}

/**
 * A card: its question, then its answer under it. The keyboard is on the card, so that its keys
 * work at once.
 */
export function CardView({ card, revealed, onReveal }: CardViewProps) {
  const { t } = useTranslation("flashcards");
  const place = useRef<HTMLElement>(null);
  const answerPlace = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const field = useId();
  const { question, answer, tooDeep } = faces(card, card.ordinal);
  const asksTyping = card.kind === "typed";

  useEffect(() => {
    const shown = revealed ? answerPlace.current : place.current;
    if (revealed || !asksTyping) shown?.focus({ preventScroll: true });
    // A long card before this one left the page further down; a long question pushes its answer
    // under the fold.
    // What was asked for comes into sight; where it is from may stay under the fold.
    if (revealed) (shown?.firstElementChild ?? shown)?.scrollIntoView({ block: "nearest" });
    else if ((shown?.getBoundingClientRect().top ?? 0) < 0)
      shown?.scrollIntoView({ block: "start" });
  }, [revealed, asksTyping]);

  const answerPart = card.kind === "occlusion" || card.kind === "cloze" ? card.answer : answer;
  return (
    <div className={styles.card}>
      <section
        className={styles.question}
        ref={place}
        tabIndex={-1}
        aria-label={t("study.question")}
      >
        <RichText html={card.kind === "cloze" && revealed ? answer : question} />
        {tooDeep && <p className={styles.warning}>{t("study.tooDeep", { count: DEEPEST })}</p>}
        {card.occlusion && (
          <OcclusionView
            occlusion={card.occlusion}
            asked={card.ordinal + 1}
            revealed={revealed}
            onReveal={onReveal}
          />
        )}
        {asksTyping && !revealed && (
          <form
            className={styles.typing}
            onSubmit={(event) => {
              event.preventDefault();
              onReveal();
            }}
          >
            <label htmlFor={field}>{t("typed.label")}</label>
            <input
              id={field}
              // biome-ignore lint/a11y/noAutofocus: the card asks to type; the field is its only control.
              autoFocus
              value={typed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </form>
        )}
      </section>
      {revealed && (
        <section
          className={styles.answer}
          ref={answerPlace}
          tabIndex={-1}
          aria-label={t("study.answer")}
        >
          {asksTyping && <TypedComparison typed={typed} expected={plainText(answer)} />}
          {answerPart !== "" && <RichText html={answerPart} />}
          {card.extra !== "" && (
            <div className={styles.extra}>
              <RichText html={card.extra} />
            </div>
          )}
          {card.source && <CardSource source={card.source} />}
          <div className={styles.source}>
            <ReportError
              kind="card"
              id={card.id}
              version={String(card.version)}
              title={plainText(question).slice(0, 200) || t("study.question")}
              text={plainText(answerPart)}
            />
          </div>
        </section>
      )}
    </div>
  );
}
