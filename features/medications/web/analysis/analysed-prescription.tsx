import { useTranslation } from "react-i18next";
import { keyed } from "../rcp/keyed.ts";
import styles from "./analysis.module.css";
import type { Analysed } from "./prescription.ts";

/** What the analysis was asked of: drugs by their numbers, and what was told of the patient. */
export function AnalysedPrescription({ analysed: { drugs, profile } }: { analysed: Analysed }) {
  const { t } = useTranslation("medications");
  const { age, sex, weight, creatinine, gfr, pregnant, breastfeeding, allergies } = profile;
  const told = [
    [t("profile.age"), age],
    [t("profile.sex"), sex && t(`profile.${sex}`)],
    [t("profile.weight"), weight],
    [t("profile.creatinine"), creatinine && quantityText(creatinine)],
    [t("profile.gfr"), gfr],
    [t("profile.pregnant"), pregnant && t("profile.yes")],
    [t("profile.breastfeeding"), breastfeeding && t("profile.yes")],
    [t("profile.allergies"), allergies?.join(", ")],
  ] as const;
  return (
    <>
      <ol className={styles.drugs}>
        {keyed(drugs, (drug) => drug).map(([key, drug]) => (
          <li key={key}>{drug}</li>
        ))}
      </ol>
      <dl className={styles.told}>
        {told.map(
          ([label, value]) =>
            value !== undefined &&
            value !== null &&
            value !== false &&
            value !== "" && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const quantityText = (given: NonNullable<Analysed["profile"]["creatinine"]>): string =>
  typeof given === "object" ? `${given.value} ${given.unit}` : String(given);
