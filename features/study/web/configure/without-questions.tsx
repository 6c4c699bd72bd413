import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Specialty } from "#features/guidelines/domain/public.ts";
import styles from "./configure.module.css";

/** Specialties of the programme that the bank has no question of yet, and what can be done. */
export function WithoutQuestions({ specialties }: { specialties: readonly Specialty[] }) {
  const { t } = useTranslation("study");
  if (specialties.length === 0) return null;
  return (
    <p className={styles.hint}>
      {t("configure.without", {
        names: specialties.map((one) => t(`specialties.${one}`)).join(", "),
      })}{" "}
      <Link to="/study" search={{ tab: "own" }}>
        {t("configure.bringOwn")}
      </Link>{" "}
      <Link to="/study" search={{ tab: "quiz" }}>
        {t("configure.quizOfText")}
      </Link>
    </p>
  );
}
