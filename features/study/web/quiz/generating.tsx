import { Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./quiz.module.css";

/** While the quiz is made: what it is about, and a way to stop. */
export function Generating({ title, onCancel }: { title: string | null; onCancel(): void }) {
  const { t } = useTranslation("quiz");
  return (
    <section className={styles.generating} aria-label={t("generating.label")}>
      <Loader aria-hidden />
      <p role="status">
        {title === null ? t("generating.reading") : t("generating.writing", { title })}
      </p>
      <Button variant="default" onClick={onCancel}>
        {t("generating.cancel")}
      </Button>
    </section>
  );
}
