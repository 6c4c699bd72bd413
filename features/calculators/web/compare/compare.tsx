import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#platform/i18n/languages.ts";
import reading from "#platform/ui/reading/reading-page.module.css";
import type { Calculator, CalculatorTexts, Show } from "../../domain/calculator.ts";
import { differences, told } from "../../domain/compare.ts";
import type { Evaluation } from "../../domain/evaluate.ts";
import { useSay } from "../use-say.ts";
import styles from "./compare.module.css";
import { OtherCalculator } from "./other-calculator.tsx";

interface Props {
  calculator: Calculator;
  texts: CalculatorTexts;
  evaluation: Evaluation;
  show: Show;
  language: Language;
}

/** A state kept beside the one that changes, or another calculator beside this one. */
export function Compare(props: Props) {
  const { t } = useTranslation("calculators");
  const { evaluation } = props;
  const [kept, setKept] = useState<Evaluation | null>(null);
  return (
    <section aria-labelledby="compare" className={styles.compare}>
      <h2 id="compare">{t("compare.title")}</h2>
      {kept ? <States {...props} kept={kept} /> : <p>{t("compare.help")}</p>}
      <div className={styles.choices}>
        {kept ? (
          <button type="button" className={reading.tool} onClick={() => setKept(null)}>
            {t("compare.forget")}
          </button>
        ) : (
          <button
            type="button"
            className={reading.tool}
            disabled={!evaluation.outcome}
            onClick={() => setKept(evaluation)}
          >
            {t("compare.keep")}
          </button>
        )}
        <OtherCalculator {...props} />
      </div>
    </section>
  );
}

function States({ calculator, texts, evaluation, show, kept }: Props & { kept: Evaluation }) {
  const { t } = useTranslation("calculators");
  const say = useSay();
  const changed = differences(calculator, texts, kept, evaluation, show, say);
  return (
    <table className={styles.states}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("compare.kept")}</th>
          <th scope="col">{t("compare.now")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("compare.result")}</th>
          <td>{told(calculator, texts, kept, show, say) || "–"}</td>
          <td>{told(calculator, texts, evaluation, show, say) || "–"}</td>
        </tr>
        {changed.map(({ id, label, before, after }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{before || "–"}</td>
            <td>{after || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
