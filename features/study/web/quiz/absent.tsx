import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import styles from "./quiz.module.css";

interface AbsentProps {
  names: readonly string[];
  beside: readonly { id: string; title: string }[];
  onChoose(id: string): void;
  onBack(): void;
}

/** A subject without a sheet is named; its neighbours are another quiz, asked for by a press. */
export function Absent({ names, beside, onChoose, onBack }: AbsentProps) {
  const { t } = useTranslation("quiz");
  const title =
    names.length > 0 ? t("absent.named", { names: names.join(", ") }) : t("absent.unknown");
  return (
    <div role="alert">
      <EmptyState
        title={title}
        body={t(beside.length > 0 ? "absent.beside" : "absent.body")}
        action={
          <>
            {beside.length > 0 && (
              <ul className={styles.beside}>
                {beside.map(({ id, title }) => (
                  <li key={id}>
                    <Button variant="default" onClick={() => onChoose(id)}>
                      <span lang="fr">{title}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <Button onClick={onBack}>{t("errors.change")}</Button>
          </>
        }
      />
    </div>
  );
}
