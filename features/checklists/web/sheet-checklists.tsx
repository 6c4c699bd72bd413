import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "./checklists.module.css";
import { useChecklists } from "./use-checklists.ts";

/** On the page of a sheet. */
export function SheetChecklists() {
  const { sheetId } = useParams({ from: "/_app/guidelines/$sheetId" });
  return <ChecklistsOf sheetId={sheetId} />;
}

/** The checklists that lead a team through it, one's own too. */
export function ChecklistsOf({ sheetId }: { sheetId: string }) {
  const { t } = useTranslation("checklists");
  const { data } = useChecklists();
  const found = (data ?? []).filter(({ sheets }) => sheets.includes(sheetId));
  if (found.length === 0) return null;
  return (
    <div>
      <dt>{t("nav.title")}</dt>
      <dd>
        <ul className={styles.onSheet}>
          {found.map(({ id, title }) => (
            <li key={id}>
              <Link to="/checklists/$checklistId" params={{ checklistId: id }} lang="fr">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
