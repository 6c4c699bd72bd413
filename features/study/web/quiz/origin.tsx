import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { QuizOrigin } from "../../domain/quiz/quiz-origin.ts";
import styles from "./quiz.module.css";

/** Which mind wrote the questions of a quiz, of what, and what was left out. */
export function Origin({ quiz, count }: { quiz: QuizOrigin; count: number }) {
  const { t } = useTranslation("quiz");
  const { by, title, dropped, otherLevel, asked } = quiz;
  return (
    <div className={styles.origin}>
      <p>
        <b lang="fr">{title}</b> · {t(`origin.${by}`)}
      </p>
      {count < asked && <p>{t("origin.fewer", { count, asked })}</p>}
      {otherLevel > 0 && <p>{t("origin.otherLevel", { count: otherLevel })}</p>}
      {dropped > 0 && <p>{t("origin.dropped", { count: dropped })}</p>}
      <p>
        {t("origin.kept")} <DynamicLink to="/scores?tab=quiz">{t("origin.xp")}</DynamicLink>
      </p>
    </div>
  );
}
