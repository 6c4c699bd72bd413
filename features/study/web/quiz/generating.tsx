import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./quiz.module.css";

interface GeneratingProps {
  title: string | null;
  /** What a model gave so far; null before, and for rules. */
  written: { readonly questions: number; readonly dropped: number } | null;
  onCancel(): void;
}

/** While the quiz is made: what it is about, how far it is, and a way to stop. */
export function Generating({ title, written, onCancel }: GeneratingProps) {
  const { t } = useTranslation("quiz");
  return (
    <section className={styles.generating} aria-label={t("generating.label")}>
      <Loader aria-hidden />
      <p role="status">
        {title === null ? t("generating.reading") : t("generating.writing", { title })}{" "}
        {written && t("generating.proven", { count: written.questions })}{" "}
        {written && written.dropped > 0 && t("generating.dropped", { count: written.dropped })}
      </p>
      <Button variant="default" onClick={onCancel}>
        {t("generating.cancel")}
      </Button>
    </section>
  );
}
