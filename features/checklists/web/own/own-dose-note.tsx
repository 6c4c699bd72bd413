import { useTranslation } from "react-i18next";
import type { ChecklistStep } from "../../contract.ts";
import { ownDose } from "../../domain/own-dose.ts";

/** A dose that somebody wrote in their own words is nobody's but theirs: said beside it. */
export function OwnDose({ step }: { step: Pick<ChecklistStep, "title" | "text"> }) {
  const { t } = useTranslation("checklists");
  const dose = ownDose(`${step.title}. ${step.text ?? ""}`);
  return dose === null ? null : <p role="note">{t("own.dose", { dose })}</p>;
}
