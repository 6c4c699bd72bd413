import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import type { SheetSummary } from "../contract.ts";
import { queries } from "./api.ts";
import styles from "./library.module.css";
import { moveInResults } from "./move-in-results.ts";

/** Every sheet, by specialty: emergencies first, as on call, then in alphabetical order of the reader's language. */
export function SheetList() {
  const { t, i18n } = useTranslation("guidelines");
  const { data, isError, refetch } = useQuery(queries.list.queryOptions({ input: {} }));
  if (isError)
    return (
      <EmptyState
        title={t("list.failed")}
        action={
          <button type="button" className={styles.retry} onClick={() => void refetch()}>
            {t("search.retry")}
          </button>
        }
      />
    );
  if (!data) return <div className={styles.waiting} aria-hidden />;
  if (data.length === 0) return <EmptyState title={t("list.empty")} body={t("list.emptyBody")} />;

  const label = (specialty: SheetSummary["specialty"]) => t(`specialties.${specialty}`);
  const groups = [...Map.groupBy(data, (sheet) => sheet.specialty)].sort(
    ([a], [b]) =>
      Number(b === "urgences") - Number(a === "urgences") || label(a).localeCompare(label(b), i18n.language),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only carries the arrow keys of the links it holds.
    <div className={styles.specialties} onKeyDown={moveInResults}>
      {groups.map(([specialty, sheets]) => (
        <section key={specialty} aria-labelledby={`specialty-${specialty}`}>
          <h2 id={`specialty-${specialty}`} className={styles.specialty}>
            {label(specialty)}
          </h2>
          <ul className={styles.rows}>
            {sheets.map((sheet) => (
              <SheetLine key={sheet.id} sheet={sheet} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SheetLine({ sheet }: { sheet: SheetSummary }) {
  const { t } = useTranslation("guidelines");
  return (
    <li>
      <Link to="/guidelines/$sheetId" params={{ sheetId: sheet.id }} className={styles.line} data-result>
        <span className={styles.name} lang="fr">
          {sheet.title}
          {sheet.abbreviations.length > 0 && <small>{sheet.abbreviations.slice(0, 2).join(", ")}</small>}
        </span>
        <span className={styles.about}>
          {t(`populations.${sheet.population}`)}
          <span aria-hidden> · </span>
          {t("list.confirmed", { confirmed: sheet.confirmed, passages: sheet.passages })}
        </span>
      </Link>
    </li>
  );
}
