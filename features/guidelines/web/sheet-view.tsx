import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import { TargetActions } from "#platform/ui/target-actions.tsx";
import type { SheetView as SheetData } from "../contract.ts";
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
  const others = [...sheet.abbreviations, ...sheet.synonyms];
  return (
    <ReadingPage
      back={{ to: "/guidelines", label: t("back") }}
      print={t("print")}
      kicker={t(`specialties.${sheet.specialty}`)}
      title={sheet.title}
      lang="fr"
      header={
        <>
          {others.length > 0 && (
            <p className={reading.lead} lang="fr">
              {t("also", { names: others.join(", ") })}
            </p>
          )}
          <SheetFacts sheet={sheet} />
          <p className={styles.uses}>
            <TargetActions kind="guidelines.sheet" id={sheet.id} />
          </p>
        </>
      }
    >
      <div className={styles.columns}>
        <SheetOutline sections={sections.map(([section]) => section)} />
        <div className={styles.body}>
          {sections.map(([section, passages]) => (
            <SheetSection key={section} section={section} passages={passages} numbers={numbers} target={target} />
          ))}
          <SourceList sources={sheet.sources} target={target} />
          <Notice>{t("notice")}</Notice>
        </div>
      </div>
    </ReadingPage>
  );
}
