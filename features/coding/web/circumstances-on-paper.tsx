import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import { readAge, saidAge } from "../domain/age.ts";
import styles from "./coding.module.css";
import type { Form } from "./use-coding.ts";

/** What was given of the care, in words: a sheet has nothing to choose from. */
export function CircumstancesOnPaper({ form }: { form: Form }) {
  const { t } = useTranslation("coding");
  const { date, sex, time, ccmu, outcome, specialty, surgery } = form;
  const years = readAge(form.age);
  const age = typeof years === "number" ? saidAge(years) : null;
  const given: [label: string, value: string][] = [
    [t("form.date"), date && formatDate(date, { dateStyle: "long", timeZone: "UTC" })],
    [t("form.ageOnPaper"), age ? t(`form.${age.unit}`, { count: age.count }) : ""],
    [t("form.sex"), sex && t(sex === "F" ? "form.woman" : "form.man")],
    [t("form.time"), time],
    [t("form.ccmu"), ccmu],
    [t("form.outcome"), outcome && t(`outcome.${outcome}`)],
    [t("form.specialty"), specialty && t(`specialty.${specialty}`)],
    [t("form.surgery"), surgery === "usual" ? "" : t(`surgery.${surgery}`)],
  ];
  return (
    <dl className={styles.onPaper}>
      {given
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
