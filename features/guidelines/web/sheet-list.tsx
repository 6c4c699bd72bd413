import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Reading } from "#platform/offline/web/cached-query.ts";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import catalogue from "#platform/ui/catalogue/catalogue.module.css";
import { Catalogue } from "#platform/ui/catalogue/catalogue.tsx";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import type { SheetSummary } from "../contract.ts";
import styles from "./library.module.css";

/**
 * Every sheet, by specialty: emergencies first, as on call, then in alphabetical order of the
 * reader's language.
 */
export function SheetList({
  drawn,
  list: { error, refetch },
}: {
  /** What is drawn of the list. */
  drawn: Reading<SheetSummary[]> | undefined;
  list: UseQueryResult<Reading<SheetSummary[]>>;
}) {
  const { t, i18n } = useTranslation("guidelines");
  const notHeld = useNotCached(error);
  const data = drawn?.data;
  if (error && !data)
    return (
      <EmptyState
        title={t("list.failed")}
        body={notHeld}
        action={
          <button type="button" onClick={() => void refetch()}>
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
      Number(b === "urgences") - Number(a === "urgences") ||
      label(a).localeCompare(label(b), i18n.language),
  );
  return (
    <Catalogue
      groups={groups.map(([specialty, sheets]) => ({
        id: specialty,
        label: label(specialty),
        lines: sheets.map((sheet) => <SheetLine key={sheet.id} sheet={sheet} />),
      }))}
    />
  );
}

function SheetLine({ sheet }: { sheet: SheetSummary }) {
  const { t } = useTranslation("guidelines");
  return (
    <li>
      <Link
        to="/guidelines/$sheetId"
        params={{ sheetId: sheet.id }}
        className={catalogue.line}
        data-result
      >
        <span className={catalogue.name} lang="fr">
          {sheet.title}
          {sheet.abbreviations.length > 0 && (
            <small>{sheet.abbreviations.slice(0, 2).join(", ")}</small>
          )}
        </span>
        <span className={catalogue.about}>
          {t(`populations.${sheet.population}`)}
          <span aria-hidden> · </span>
          {t("list.passages", { count: sheet.passages })}
          {sheet.doses > 0 && (
            <>
              <span aria-hidden> · </span>
              {t("list.doses", { count: sheet.doses })}
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
