import { IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { Calculator, CalculatorTexts, Show } from "../domain/calculator.ts";
import type { Evaluation } from "../domain/evaluate.ts";
import { feedRoute } from "../domain/fragment.ts";
import { recordLine, showExtra } from "../domain/present.ts";
import styles from "./calculator.module.css";
import { copyLine } from "./copy-line.ts";
import { useSay } from "./use-say.ts";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  evaluation: Evaluation;
  show: Show;
}

/**
 * Where the result comes from: points, computation with the person's numbers, other results, line
 * for the record.
 */
export function ResultDetails({ calculator, texts, evaluation, show }: Props) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const { outcome } = evaluation;
  if (!outcome) return null;
  const feed = feedRoute(calculator, outcome.value);
  const line = recordLine(calculator, evaluation, texts, show, say);
  return (
    <>
      {outcome.notes.map((note) => (
        <p key={note} className={styles.note}>
          {texts.notes?.[note] ?? note}
        </p>
      ))}
      {outcome.formula !== "" && (
        <section aria-labelledby="computation">
          <h2 id="computation">{t("form.formula")}</h2>
          <p className={styles.formula}>{outcome.formula}</p>
        </section>
      )}
      {outcome.parts.length > 0 && (
        <section aria-labelledby="points">
          <h2 id="points">{t("form.points")}</h2>
          <dl className={styles.parts}>
            {outcome.parts.map(({ id, points }) => (
              <div key={id} data-none={points === 0 || undefined}>
                <dt>{texts.parts?.[id] ?? texts.inputs[id]?.label ?? id}</dt>
                <dd>{show(points, 1)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {outcome.also.length > 0 && (
        <section aria-labelledby="also">
          <h2 id="also">{t("form.also")}</h2>
          <dl className={styles.parts}>
            {outcome.also.map((extra) => (
              <div key={extra.id}>
                <dt>{texts.also?.[extra.id] ?? extra.id}</dt>
                <dd>
                  {showExtra(calculator, extra, show, say)}
                  {extra.band && <small>{texts.bands[extra.band]?.label}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {feed !== null && (
        <p>
          <DynamicLink to={feed} className={styles.feed}>
            {texts.feeds}
          </DynamicLink>
        </p>
      )}
      <section aria-labelledby="record-line">
        <h2 id="record-line">{t("form.line")}</h2>
        <p className={styles.line}>{line}</p>
        <button type="button" className={styles.primary} onClick={() => void copyLine(line)}>
          <IconCopy size={18} aria-hidden />
          {t("form.copy")}
        </button>
      </section>
    </>
  );
}
