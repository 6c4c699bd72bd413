import { useTranslation } from "react-i18next";
import { CONCORDANCE_STEPS } from "../../../domain/question.ts";
import type { ShownConcordance } from "../../../domain/shown-question.ts";
import styles from "./kinds.module.css";

interface ConcordanceFieldProps {
  asked: ShownConcordance;
  name: string;
  value: string | undefined;
  disabled: boolean;
  onChange(steps: readonly string[]): void;
}

/** What is thought of, what is found then, and what it becomes. */
export function ConcordanceField({
  asked,
  name,
  value,
  disabled,
  onChange,
}: ConcordanceFieldProps) {
  const { t } = useTranslation("study");
  return (
    <>
      <Weighed asked={asked} />
      <fieldset className={styles.scale}>
        <legend>{t(`tcs.becomes.${asked.ask}`)}</legend>
        {CONCORDANCE_STEPS.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={name}
              checked={value === step}
              disabled={disabled}
              onChange={() => onChange([step])}
            />
            <span className={styles.step}>{signed(step)}</span>
            <span>{t(`tcs.scale.${asked.ask}.${step}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** "+1", "−2": a minus that is one. */
export function signed(step: string): string {
  if (step.startsWith("-")) return `−${step.slice(1)}`;
  return step === "0" ? step : `+${step}`;
}

export function Weighed({ asked }: { asked: ShownConcordance }) {
  const { t } = useTranslation("study");
  return (
    <dl className={styles.weighed}>
      <dt>{t(`tcs.think.${asked.ask}`)}</dt>
      <dd lang="fr">{asked.hypothesis}</dd>
      <dt>{t("tcs.find")}</dt>
      <dd lang="fr">{asked.information}</dd>
    </dl>
  );
}
