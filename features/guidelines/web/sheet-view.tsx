import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import { ReadingPage } from "#platform/ui/reading/reading-page.tsx";
import { useTarget } from "#platform/ui/reading/use-target.ts";
import { TargetActions } from "#platform/ui/target-actions.tsx";
import type { SheetView as SheetData } from "../contract.ts";
import { isByWeight } from "../domain/dose/by-weight.ts";
import { LocalNotes } from "./local/local-notes.tsx";
import styles from "./sheet.module.css";
import { SheetAbout } from "./sheet-about.tsx";
import { SheetOutline } from "./sheet-outline.tsx";
import { SheetSection } from "./sheet-section.tsx";
import { SourceList } from "./source-list.tsx";
import { WeightField, weightOf } from "./weight-field.tsx";

type Passage = SheetData["content"][number];

/** Consecutive passages of one section, in the order of the sheet. */
const bySection = (sheet: SheetData) => [
  ...Map.groupBy(sheet.content, (passage) => passage.section),
];

const needsWeight = ({ doses }: Passage) =>
  doses.some((dose) => isByWeight(dose) || dose.weight !== undefined);

/**
 * A sheet to be read, the action first: title, sections with anchors, numbered sources, what the
 * sheet is made of.
 */
export function SheetView({ sheet }: { sheet: SheetData }) {
  const { t } = useTranslation("guidelines");
  const target = useTarget(sheet.id);
  const [typed, setTyped] = useState("");
  const sections = bySection(sheet);
  const weighed = sections.find(([, passages]) => passages.some(needsWeight))?.[0];
  const weight = weightOf(typed);
  return (
    <ReadingPage
      back={{ to: "/guidelines", label: t("back") }}
      print={t("print")}
      title={sheet.title}
      lang="fr"
      tools={<TargetActions kind="guidelines.sheet" id={sheet.id} />}
      header={<SheetHead sheet={sheet} />}
    >
      <div className={styles.columns}>
        <SheetOutline sections={sections.map(([section]) => section)} />
        <div className={styles.body}>
          {sections.map(([section, passages]) => (
            <SheetSection
              key={section}
              section={section}
              passages={passages}
              sheet={sheet}
              target={target}
              weight={weight}
              aside={
                section === weighed ? <WeightField value={typed} onChange={setTyped} /> : undefined
              }
            />
          ))}
          <SourceList sources={sheet.sources} target={target} />
          <SheetAbout sheet={sheet} />
          <Notice>{t("notice")}</Notice>
        </div>
      </div>
    </ReadingPage>
  );
}

/**
 * For whom, which field, which codes; and one sentence when something in the sheet is not verified.
 */
function SheetHead({ sheet }: { sheet: SheetData }) {
  const { t } = useTranslation("guidelines");
  const unverified = sheet.content.filter(({ grade }) => grade !== "issuer" && grade !== "extract");
  const [first] = unverified;
  return (
    <>
      <p className={styles.meta}>
        <span>{t(`populations.${sheet.population}`)}</span>
        <span>{t(`specialties.${sheet.specialty}`)}</span>
        {sheet.icd10.length > 0 && <span>{sheet.icd10.join(", ")}</span>}
      </p>
      <LocalNotes local={sheet.local} />
      {first && (
        <p className={styles.unverified}>
          {t("review.unverified", { count: unverified.length, passages: sheet.passages })}{" "}
          <a href={`#${first.anchor}`}>{t("review.see")}</a>
        </p>
      )}
    </>
  );
}
