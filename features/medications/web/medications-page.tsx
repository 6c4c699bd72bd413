import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { drugsOf } from "./analysis/prescription.ts";
import { PrescriptionAnalysis } from "./analysis/prescription-analysis.tsx";
import { DrugSearch } from "./drug-search.tsx";
import styles from "./medications.module.css";
import { ReverseQuestion } from "./reverse/reverse-question.tsx";

/** A drug by its name, and the interactions of a prescription. What is typed stays on the page. */
export function MedicationsPage() {
  const { t } = useTranslation("medications");
  const [typed, setTyped] = useState("");
  return (
    <div className={reading.page}>
      <PageHeader title={t("page.title")} lead={t("lead")} />
      <div className={styles.screenOnly}>
        <DrugSearch />
      </div>
      <PrescriptionAnalysis typed={typed} onType={setTyped} />
      <ReverseQuestion among={drugsOf(typed)} />
      <Notice>{t("notice")}</Notice>
    </div>
  );
}
