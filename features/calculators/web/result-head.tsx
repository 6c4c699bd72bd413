import { useTranslation } from "react-i18next";
import type { Calculator, CalculatorTexts, Show } from "../domain/calculator.ts";
import type { Evaluation } from "../domain/evaluate.ts";
import { certainLeast, isListed } from "../domain/points.ts";
import { missingLabel, resultUnit, showResult } from "../domain/present.ts";
import styles from "./calculator.module.css";
import { goToField } from "./go-to-field.ts";
import { ResultScale } from "./result-scale.tsx";
import { useSay } from "./use-say.ts";

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

/** "/10" beside a score that has a greatest value; "−3/11" would say nothing of its range. */
const outOf = ({ result: { unit, max, min = 0 } }: Calculator, show: Show): string =>
  unit === "" && max !== undefined && min >= 0 ? `/${show(max, 1)}` : "";

/**
 * The result as it stands at each key: a value with its meaning, or between what it still lies, what
 * is certain already and what is missing.
 */
export function ResultHead(props: Props) {
  const { t } = useTranslation("calculators");
  const { evaluation, empty } = props;
  const { outcome, missing, problems } = evaluation;
  const toFill = problems[0]?.field ?? missing[0];
  return (
    <section className={styles.result} aria-label={t("form.result")}>
      <div role="status">{outcome ? <Reached {...props} /> : <Unfinished {...props} />}</div>
      {!empty && <ResultScale {...props} />}
      {!empty && !outcome && toFill !== undefined && (
        <button type="button" className={styles.goTo} onClick={() => goToField(toFill)}>
          {t("form.goTo")}
        </button>
      )}
    </section>
  );
}

function Reached({ calculator, texts, evaluation, show }: Props) {
  const say = useSay();
  const { outcome } = evaluation;
  if (!outcome) return null;
  const band = outcome.band ? texts.bands[outcome.band] : undefined;
  const tone = calculator.bands.find(({ id }) => id === outcome.band)?.tone ?? "neutral";
  const shown = showResult(calculator, outcome, show, say);
  // The figure is what is read from afar: what it is in stands smaller beside it.
  const beside =
    outcome.value === null ? "" : resultUnit(calculator, show, say) || outOf(calculator, show);
  return (
    <>
      <p className={styles.value}>
        {shown.endsWith(beside) ? shown.slice(0, shown.length - beside.length) : shown}
        {beside !== "" && <small>{beside}</small>}
      </p>
      {band && (
        <p className={styles.band} data-tone={tone}>
          <strong>{band.label}</strong> <span>{band.meaning}</span>
        </p>
      )}
    </>
  );
}

function Unfinished({ calculator, texts, evaluation, show, empty }: Props) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const { missing, problems, possible } = evaluation;
  if (empty) return <p>{t("form.start")}</p>;
  const labels = (names: readonly string[]) =>
    names.map((name) => texts.inputs[name]?.label ?? name);
  const absent = (names: readonly string[]) => names.map((name) => missingLabel(texts, name));
  const unticked = missing.some((name) => isListedName(calculator, name));
  const lacking = [
    ...absent(missing.filter((name) => !isListedName(calculator, name))),
    ...(unticked ? [t("form.criteriaMissing")] : []),
  ].join(", ");
  const certain = evaluation.certain;
  const least = certainLeast(calculator, evaluation);
  return (
    <>
      {possible && (
        <p className={styles.value}>
          {t("form.between", {
            min: show(possible.min, 1),
            max: show(possible.max, 1) + resultUnit(calculator, show, say),
          })}
          <small>{outOf(calculator, show)}</small>
        </p>
      )}
      {certain && (
        <p className={styles.band}>
          <strong>{t("form.already", { label: texts.bands[certain]?.label })}</strong>{" "}
          <span>{texts.bands[certain]?.meaning}</span>
        </p>
      )}
      {least !== null && (
        <p className={styles.band}>
          <strong>{t("form.alreadyLeast", { least: show(least, 1) })}</strong>
        </p>
      )}
      {problems.length > 0 && (
        <p>
          {t("form.correct", { labels: labels(problems.map(({ field }) => field)).join(", ") })}
        </p>
      )}
      {missing.length > 0 && <p>{t("form.missing", { labels: lacking })}</p>}
    </>
  );
}
