import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { BankQuestion } from "../../domain/bank-question.ts";
import type { Step } from "../../domain/marking.ts";
import { findProfile } from "../../domain/profiles.ts";
import { sentenceOf } from "../../domain/steps.ts";
import styles from "./correction.module.css";
import { letterOf } from "./lines.tsx";

/** Lines by the letters that the screen gives them. */
function lettered(step: Step, content: BankQuestion): Step {
  if (!("ids" in step) || !("propositions" in content)) return step;
  const at = (id: string) => content.propositions.findIndex((line) => line.id === id);
  return { ...step, ids: step.ids.map((id) => letterOf(at(id))) };
}

/** The points, and how they came about. */
export function Computation({
  content,
  score,
  steps,
  profile,
}: {
  content: BankQuestion;
  score: number;
  steps: readonly Step[];
  profile: string;
}) {
  const { t } = useTranslation("study");
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 3 });
  return (
    <div className={styles.computation}>
      <p className={styles.score}>
        {number(score)} <small>{t("correction.outOf")}</small>
      </p>
      <ul>
        {steps.map((step, at) => {
          const { key, vars } = sentenceOf(lettered(step, content), number);
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are an order
          return <li key={at}>{t(key, vars)}</li>;
        })}
      </ul>
      <p className={styles.rules}>{t(`profiles.${profile}`)}</p>
      <Rule type={content.type} profile={profile} />
    </div>
  );
}

/** What the points stand on; a rule whose text could not be opened says so. */
function Rule({ type, profile }: { type: BankQuestion["type"]; profile: string }) {
  const { t } = useTranslation("study");
  const rule = findProfile(profile)?.rules?.[type];
  if (!rule) return null;
  const name = `${rule.organisation}, ${rule.title}`;
  return (
    <p className={styles.rules}>
      {t(rule.opened ? "rule.opened" : "rule.notOpened")}{" "}
      {rule.link ? (
        <a href={rule.link} target="_blank" rel="noopener noreferrer" lang="fr">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}
