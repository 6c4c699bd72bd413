import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { WeightField, weightOf } from "#features/guidelines/web/public.tsx";
import type { ChecklistStep } from "../../contract.ts";
import { OwnDose } from "../own/own-dose-note.tsx";
import { isDosed, StepDoses } from "../step-doses.tsx";
import styles from "./run.module.css";

/** One step: what is done, its doses by the weight, what is said of it. */
export function Step({
  step,
  at,
  of,
  mark,
  own,
  weight,
  onWeight,
}: {
  step: ChecklistStep;
  at: number;
  of: number;
  mark: "done" | "skipped" | undefined;
  own: boolean;
  weight: string;
  onWeight(typed: string): unknown;
}) {
  const { t } = useTranslation("checklists");
  const [typed, setTyped] = useState(weight);
  useEffect(() => setTyped(weight), [weight]);
  return (
    <>
      <div role="status">
        <div className={styles.where}>
          <p className={styles.quiet}>{t("run.step", { at, of })}</p>
          {step.critical && <p className={styles.critical}>{t("critical")}</p>}
          {mark && <p className={styles.quiet}>{t(`run.already.${mark}`)}</p>}
        </div>
        <p className={styles.title} lang="fr">
          {step.title}
        </p>
      </div>
      {isDosed(step) && (
        // What is typed counts, and is logged, once the field is left: what is no weight is none, and
        // the next step computes with no former one.
        // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the field was left.
        <div
          onBlur={() => {
            const read = weightOf(typed) === null ? "" : typed;
            if (read !== weight) onWeight(read);
          }}
        >
          <WeightField value={typed} onChange={setTyped} />
        </div>
      )}
      {!isDosed(step) && <Detail step={step} own={own} />}
      <div className={styles.doses}>
        <StepDoses step={step} weight={weightOf(typed)} />
      </div>
      {isDosed(step) && <Detail step={step} own={own} />}
    </>
  );
}

/** What is said of the step: after its dose, which comes first, and before everything else. */
const Detail = ({ step, own }: { step: ChecklistStep; own: boolean }) => (
  <>
    {step.text !== undefined && (
      <p className={styles.text} lang="fr">
        {step.text}
      </p>
    )}
    {own && <OwnDose step={step} />}
  </>
);
