import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import type { SheetView } from "../contract.ts";
import { queries } from "./api.ts";
import styles from "./sheet.module.css";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetOutline } from "./sheet-outline.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { SourceList } from "./source-list.tsx";
import { useTarget } from "./use-target.ts";

export function SheetPage() {
  const { t } = useTranslation("guidelines");
  const { sheetId } = useParams({ from: "/_app/guidelines/$sheetId" });
  const { data, error, refetch } = useQuery(queries.sheet.queryOptions({ input: { id: sheetId } }));
  if (data) return <Sheet sheet={data} />;
  if (!error) return <PagePending />;
  const unknown = "code" in error && error.code === "NOT_FOUND";
  return (
    <>
      <BackLink />
      <EmptyState
        title={unknown ? t("notFound") : t("list.failed")}
        body={unknown ? t("notFoundBody") : undefined}
        action={
          unknown ? undefined : (
            <button type="button" className={styles.tool} onClick={() => void refetch()}>
              {t("search.retry")}
            </button>
          )
        }
      />
    </>
  );
}

function BackLink() {
  const { t } = useTranslation("guidelines");
  return (
    <Link to="/guidelines" className={styles.back}>
      <IconArrowLeft size={18} aria-hidden />
      {t("back")}
    </Link>
  );
}

/** Consecutive passages of one section, in the order of the sheet. */
const bySection = (sheet: SheetView) => [...Map.groupBy(sheet.content, (passage) => passage.section)];

function Sheet({ sheet }: { sheet: SheetView }) {
  const { t } = useTranslation("guidelines");
  const target = useTarget(sheet.id);
  const numbers = new Map(sheet.sources.map((source, index) => [source.id, index + 1]));
  const sections = bySection(sheet);
  useEffect(() => {
    document.title = `${sheet.title} — Sclepios`;
  }, [sheet.title]);
  const others = [...sheet.abbreviations, ...sheet.synonyms];
  return (
    <article className={styles.page}>
      <div className={styles.bar}>
        <BackLink />
        <button type="button" className={styles.tool} onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden />
          {t("print")}
        </button>
      </div>
      <header className={styles.header}>
        <p className={styles.specialty}>{t(`specialties.${sheet.specialty}`)}</p>
        <h1 lang="fr">{sheet.title}</h1>
        {others.length > 0 && (
          <p className={styles.also} lang="fr">
            {t("also", { names: others.join(", ") })}
          </p>
        )}
        <SheetFacts sheet={sheet} />
      </header>
      <div className={styles.columns}>
        <SheetOutline sections={sections.map(([section]) => section)} />
        <div className={styles.body}>
          {sections.map(([section, passages]) => (
            <SheetSection key={section} section={section} passages={passages} numbers={numbers} target={target} />
          ))}
          <SourceList sources={sheet.sources} target={target} />
          <p className={styles.notice}>{t("notice")}</p>
        </div>
      </div>
    </article>
  );
}
