import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { pagePart } from "#platform/feature/web/registry.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { VIEWS, type View } from "../search.ts";
import { CardSearch } from "./card-search.tsx";
import { DuplicatesView } from "./duplicates-view.tsx";
import styles from "./manage.module.css";

export function ManageTab() {
  const { t } = useTranslation("flashcards");
  const Files = pagePart("/flashcards", "files");
  // The address says it while this tab is open; what was begun stays when another is.
  const { show: addressed } = useSearch({ strict: false }) as { show?: View };
  const [view, setView] = useState<View>(addressed ?? VIEWS[0]);
  const navigate = useNavigate();
  useEffect(() => {
    if (addressed) setView(addressed);
  }, [addressed]);
  const open = (next: View): void => {
    setView(next);
    const search = { tab: "manage" as const, show: next };
    void navigate({ to: "/flashcards", search, replace: true, resetScroll: false });
  };
  return (
    <>
      <fieldset className={styles.views} aria-label={t("manage.view")}>
        {VIEWS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="manage-view"
              checked={view === one}
              onChange={() => open(one)}
            />
            <span>{t(`manage.views.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {view === "cards" && <CardSearch />}
      {view === "duplicates" && <DuplicatesView />}
      {view === "files" && (
        <Suspense fallback={<PagePending />}>
          <Files />
        </Suspense>
      )}
    </>
  );
}
