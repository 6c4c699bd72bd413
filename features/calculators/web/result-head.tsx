import { useTranslation } from "react-i18next";
import type { Calculator, CalculatorTexts, Show } from "../domain/calculator.ts";
import type { Evaluation } from "../domain/evaluate.ts";
import { certainBand, isListed } from "../domain/points.ts";
import { resultUnit, showResult } from "../domain/present.ts";
import styles from "./calculator.module.css";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  evaluation: Evaluation;
  show: Show;
  empty: boolean;
}

const isListedName = ({ inputs }: Calculator, name: string): boolean => {
  const input = inputs[name];
  return input !== undefined && isListed(input);
};

/**
 * The result as it stands at each key: a value with its meaning, or what is missing and what is
 * still possible.
 */
export function ResultHead({ calculator, texts, evaluation, show, empty }: Props) {
  const { t } = useTranslation("calculators");
  const { outcome, missing, problems, possible } = evaluation;
  const labels = (names: readonly string[]) =>
    names.map((name) => texts.inputs[name]?.label ?? name).join(", ");
  const unticked = missing.some((name) => isListedName(calculator, name));
  const lacking = [
    ...missing
      .filter((name) => !isListedName(calculator, name))
      .map((name) => texts.inputs[name]?.label ?? name),
    ...(unticked ? [t("form.criteriaMissing")] : []),
  ].join(", ");
  const certain = certainBand(calculator, evaluation);
  const band = outcome?.band ? texts.bands[outcome.band] : undefined;
  const tone = calculator.bands.find(({ id }) => id === outcome?.band)?.tone ?? "neutral";
  const { unit, max } = calculator.result;
  const outOf =
    outcome?.value != null && unit === "" && max !== undefined ? `/${show(max, 1)}` : "";
  return (
    <section className={styles.result} aria-label={t("form.result")}>
      <div role="status">
        {outcome ? (
          <>
            <p className={styles.value}>
              {showResult(calculator, outcome, show)}
              {outOf !== "" && <small>{outOf}</small>}
            </p>
            {band && (
              <p className={styles.band} data-tone={tone}>
                <strong>{band.label}</strong> <span>{band.meaning}</span>
              </p>
            )}
          </>
        ) : (
          <>
            {empty && <p>{t("form.start")}</p>}
            {problems.length > 0 && (
              <p>{t("form.correct", { labels: labels(problems.map(({ field }) => field)) })}</p>
            )}
            {!empty && missing.length > 0 && <p>{t("form.missing", { labels: lacking })}</p>}
            {certain && (
              <p className={styles.band}>
                <strong>{t("form.already", { label: texts.bands[certain]?.label })}</strong>
              </p>
            )}
            {possible && !empty && (
              <p>
                {t("form.possible", {
                  range: t("form.range", {
                    min: show(possible.min, 1),
                    max: show(possible.max, 1) + resultUnit(calculator, show),
                  }),
                })}
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
