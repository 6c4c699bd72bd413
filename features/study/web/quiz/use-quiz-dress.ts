import { useTranslation } from "react-i18next";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import type { Dress } from "../paper/strokes.tsx";

/** How a generated quiz is drawn while it is answered; null for any other paper. */
export function useQuizDress(): (paper: OpenedAttempt) => Dress | null {
  const { t } = useTranslation("quiz");
  return ({ quiz, count }) =>
    quiz
      ? {
          eyebrow: t("page.title"),
          title: quiz.title,
          // No question is of another kind than the first.
          split: count,
          kindOf: () => t(`kind.${quiz.by}`),
          said: t("strokes", { count }),
        }
      : null;
}
