import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardSearch } from "./card-search.tsx";
import { DuplicatesView } from "./duplicates-view.tsx";
import { FilesView } from "./files-view.tsx";
import styles from "./manage.module.css";

const VIEWS = ["cards", "duplicates", "files"] as const;

export function ManageTab() {
  const { t } = useTranslation("flashcards");
  const [view, setView] = useState<(typeof VIEWS)[number]>("cards");
  return (
    <>
      <fieldset className={styles.views} aria-label={t("manage.view")}>
        {VIEWS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="manage-view"
              checked={view === one}
              onChange={() => setView(one)}
            />
            <span>{t(`manage.views.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {view === "cards" && <CardSearch />}
      {view === "duplicates" && <DuplicatesView />}
      {view === "files" && <FilesView />}
    </>
  );
}
