import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import styles from "./correction.module.css";
import { useQuestionLanguage } from "./question-language.ts";

/** "anaphylaxie#f2" is a passage of the page of its sheet. */
export function PassageLink({ passage }: { passage: string }) {
  const { t } = useTranslation("study");
  const [sheet = "", anchor = ""] = passage.split("#");
  return <DynamicLink to={`/guidelines/${sheet}#${anchor}`}>{t("correction.passage")}</DynamicLink>;
}

/** Why, in the words of who wrote the question. */
export function Explanation({ text }: { text: string | null }) {
  const language = useQuestionLanguage();
  return text === null ? null : (
    <p className={styles.whole} lang={language}>
      {text}
    </p>
  );
}

/** A box as it was ticked, or as it was to be. */
export function Box({ on, kind }: { on: boolean; kind: "you" | "expected" }) {
  const { t } = useTranslation("study");
  return (
    <span className={styles.box} data-on={on || undefined} data-kind={kind}>
      {on && <IconCheck size={16} aria-hidden />}
      <span className={styles.hidden}>{t(on ? "correction.yes" : "correction.no")}</span>
    </span>
  );
}
