import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { DrugSearch } from "./drug-search.tsx";
import { PrescriptionAnalysis } from "./prescription-analysis.tsx";

/** A drug by its name, and the interactions of a prescription. What is typed stays on the page. */
export function MedicationsPage() {
  const { t } = useTranslation("medications");
  return (
    <div className={reading.page}>
      <PageHeader title={t("page.title")} lead={t("lead")} />
      <DrugSearch />
      <PrescriptionAnalysis />
      <Notice>{t("notice")}</Notice>
    </div>
  );
}
