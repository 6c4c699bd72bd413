import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { Calculator, CalculatorTexts, Show } from "../../domain/calculator.ts";
import type { Evaluation } from "../../domain/evaluate.ts";
import { routeOf } from "../../domain/fragment.ts";
import type { BundleEvaluation, Merged } from "../../domain/merge-bundle.ts";
import { isListed } from "../../domain/points.ts";
import { resultUnit, type Say, showResult } from "../../domain/present.ts";
import { useSay } from "../use-say.ts";
import styles from "./bundle.module.css";

interface Props {
  each: BundleEvaluation["each"];
  merged: Merged;
  texts: Readonly<Record<string, CalculatorTexts>>;
  show: Show;
}

/** Every result side by side, each with what it says or what it misses; never a number supposed. */
export function BundleResults({ each, merged, texts, show }: Props) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  return (
    <section className={styles.results} aria-label={t("bundle.results")}>
      <ul>
        {each.map(({ calculator, evaluation }) => {
          const own = texts[calculator.id];
          return own ? (
            <li key={calculator.id}>
              <DynamicLink to={routeOf(calculator, evaluation)} className={styles.row}>
                <span className={styles.figure}>{figure(calculator, evaluation, show, say)}</span>
                <span className={styles.what}>
                  <strong>{own.short}</strong>
                  <span>
                    <Meaning {...{ calculator, evaluation, own, merged, texts }} />
                  </span>
                </span>
              </DynamicLink>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}

/** "6/10", "1 à 4", or a dash. */
function figure(calculator: Calculator, evaluation: Evaluation, show: Show, say: Say): string {
  const { outcome, possible } = evaluation;
  const { unit, max } = calculator.result;
  if (outcome) {
    const total = unit === "" && max !== undefined && outcome.value !== null;
    return showResult(calculator, outcome, show, say) + (total ? `/${show(max, 1)}` : "");
  }
  if (!possible) return "–";
  const most = show(possible.max, 1) + resultUnit(calculator, show, say);
  return say("form.between", { min: show(possible.min, 1), max: most });
}

function Meaning({
  calculator,
  evaluation,
  own,
  merged,
  texts,
}: {
  calculator: Calculator;
  evaluation: Evaluation;
  own: CalculatorTexts;
  merged: Merged;
  texts: Readonly<Record<string, CalculatorTexts>>;
}) {
  const { t } = useTranslation("calculators");
  const { outcome, missing, problems } = evaluation;
  if (outcome) {
    const band = outcome.band === null ? undefined : own.bands[outcome.band]?.label;
    return (
      <>{[band, ...outcome.notes.map((note) => own.notes?.[note])].filter(Boolean).join(" · ")}</>
    );
  }
  const certain = evaluation.certain;
  const label = (name: string) => labelOf(merged, texts, calculator, name);
  const listed = missing.filter((name) => {
    const input = merged.inputs[merged.keyOf(calculator, name)];
    return input !== undefined && isListed(input);
  });
  const lacking = [
    ...missing.filter((name) => !listed.includes(name)).map(label),
    ...(listed.length > 0 ? [t("form.criteriaMissing")] : []),
  ];
  return (
    <>
      {[
        certain ? t("form.already", { label: own.bands[certain]?.label }) : "",
        problems.length > 0
          ? t("form.correct", { labels: problems.map(({ field }) => label(field)).join(", ") })
          : "",
        lacking.length > 0 ? t("form.missing", { labels: lacking.join(", ") }) : "",
      ]
        .filter(Boolean)
        .join(" ")}
    </>
  );
}

/** As the form calls it: a threshold is the measure that answers it. */
function labelOf(
  { calculators, keyOf }: Merged,
  texts: Readonly<Record<string, CalculatorTexts>>,
  calculator: Calculator,
  name: string,
): string {
  const key = keyOf(calculator, name);
  const asking = calculators.find((one) => one.inputs[key] !== undefined);
  const own = texts[calculator.id]?.inputs[name]?.label ?? name;
  return asking ? (texts[asking.id]?.inputs[key]?.label ?? own) : own;
}
