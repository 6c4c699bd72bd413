import { useTranslation } from "react-i18next";
import type { Grade } from "#platform/ai/toolbox.ts";
import { GradeIcon } from "./grade-icon.tsx";

export function PassageGrade({ grade }: { grade: Grade }) {
  const { t } = useTranslation("guidelines");
  return (
    <span>
      <GradeIcon grade={grade} /> {t(`grade.${grade}`)}
    </span>
  );
}
