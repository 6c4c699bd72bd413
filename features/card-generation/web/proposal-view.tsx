import { useTranslation } from "react-i18next";
import { formStyles } from "#features/flashcards/web/public.tsx";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import { type Batch, type Proposal, remarksOf } from "../domain/batch.ts";
import styles from "./generate.module.css";

const GAP = /\{\{c\d+::((?:(?!\{\{|\}\})[\s\S])*)\}\}/u;

/** A text with what its gaps hide marked. */
function WithGaps({ text }: { text: string }) {
  const parts = text.split(GAP);
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their place
    at % 2 === 1 ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}

/** A proposal as it will be asked, and what to look at before it is accepted. */
export function ProposalView({ batch, proposal }: { batch: Batch; proposal: Proposal }) {
  const { t } = useTranslation("flashcards");
  const { card, duplicate } = proposal;
  const remarks = remarksOf(batch, proposal);
  return (
    <div className={styles.card}>
      <p className={styles.kind}>{t(`kind.${card.kind}`)}</p>
      <p className={styles.question}>
        <WithGaps text={card.question} />
      </p>
      {card.kind === "basic" && <p className={styles.answer}>{card.answer}</p>}
      {remarks.length > 0 && (
        <ul className={styles.remarks} aria-label={t("generate.remarks")}>
          {remarks.map((remark) => (
            <li key={remark}>
              {remark === "duplicate" ? (
                <>
                  {t("errors.duplicates")} <q>{duplicate?.question}</q>
                </>
              ) : (
                t(`generate.remark.${remark}`)
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const AROUND = 220;

/**
 * The words a proposal comes from, as they stand in the text, with a little of what is around them.
 */
export function PassageView({ batch, proposal }: { batch: Batch; proposal: Proposal }) {
  const { t } = useTranslation("flashcards");
  const { title, link, text, marks } = batch.source;
  const { from, to } = proposal;
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  const address = marks.find((one) => one.from <= from && to <= one.to)?.link ?? link;
  return (
    <aside className={styles.passage} aria-label={t("generate.passage")}>
      <h3>{t("generate.passage")}</h3>
      <blockquote>
        <span className={styles.around}>
          {start > 0 && "…"}
          {text.slice(start, from)}
        </span>
        <mark>{text.slice(from, to)}</mark>
        <span className={styles.around}>
          {text.slice(to, end)}
          {end < text.length && "…"}
        </span>
      </blockquote>
      <p className={formStyles.hint}>
        {address === "" ? (
          t("generate.from", { title: title || t("generate.noTitle") })
        ) : (
          <DynamicLink to={address}>{t("generate.from", { title })}</DynamicLink>
        )}
      </p>
    </aside>
  );
}
