import { IconPrinter } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { SheetView as SheetData } from "../contract.ts";
import { BackLink } from "./back-link.tsx";
import styles from "./sheet.module.css";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetOutline } from "./sheet-outline.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { SourceList } from "./source-list.tsx";
import { useTarget } from "./use-target.ts";

/** Consecutive passages of one section, in the order of the sheet. */
const bySection = (sheet: SheetData) => [...Map.groupBy(sheet.content, (passage) => passage.section)];

/** A sheet to be read: title and state of its checks, sections with anchors, numbered sources. */
export function SheetView({ sheet }: { sheet: SheetData }) {
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
