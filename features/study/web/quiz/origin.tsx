import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { QuizOrigin } from "../../domain/quiz/quiz-origin.ts";
import { languageOf } from "../paper/question-language.ts";
import styles from "./quiz.module.css";

/** Which mind wrote the questions of a quiz, of what, and what was left out. */
export function Origin({ quiz, count }: { quiz: QuizOrigin; count: number }) {
  const { t } = useTranslation("quiz");
  const { by, title, dropped, otherLevel, asked, instead, partial } = quiz;
  const of = quiz.of ?? "library";
  return (
    <div className={styles.origin}>
      <p>
        <b lang={languageOf(quiz)}>{title}</b> · {t(`origin.${by}.${of}`)}
      </p>
      {instead && <p>{t(`origin.instead.${instead}`)}</p>}
      {partial && <p>{t(`origin.partial.${of}`)}</p>}
      {count < asked && <p>{t(`origin.fewer.${of}`, { count, asked })}</p>}
      {otherLevel > 0 && <p>{t("origin.otherLevel", { count: otherLevel })}</p>}
      {dropped > 0 && <p>{t("origin.dropped", { count: dropped })}</p>}
      <p>
        {t("origin.kept")} <DynamicLink to="/scores?tab=quiz">{t("origin.xp")}</DynamicLink>
      </p>
    </div>
  );
}
