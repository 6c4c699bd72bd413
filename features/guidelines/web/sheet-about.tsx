import { useTranslation } from "react-i18next";
import { CalculatorLink, existingCalculators } from "#features/calculators/web/public.tsx";
import { ReportError } from "#features/content-reports/web/public.tsx";
import { GRADES } from "#platform/ai/toolbox.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import { Part } from "#platform/offline/web/parts.tsx";
import { formatDate } from "#platform/ui/format.ts";
import type { SheetView } from "../contract.ts";
import { GradeIcon } from "./grade-icon.tsx";
import { ReviewText } from "./local/review-text.tsx";
import styles from "./sheet.module.css";

/**
 * Other names, scores, when it was gone through, and the key to its marks: after what someone may
 * act on.
 */
export function SheetAbout({ sheet }: { sheet: SheetView }) {
  const { t } = useTranslation("guidelines");
  const calculators = existingCalculators(sheet.calculators);
  const names = [...sheet.abbreviations, ...sheet.synonyms];
  const lent = contributions("pageParts").filter(({ page }) => page === "/guidelines/$sheetId");
  const grades = GRADES.filter((grade) => sheet.content.some((passage) => passage.grade === grade));
  return (
    <section className={styles.section} aria-labelledby="about">
      <h2 id="about" tabIndex={-1}>
        {t("about")}
      </h2>
      <dl className={styles.facts}>
        {names.length > 0 && (
          <div>
            <dt>{t("also")}</dt>
            <dd lang="fr">{names.join(", ")}</dd>
          </div>
        )}
        {calculators.length > 0 && (
          <div>
            <dt>{t("calculators")}</dt>
            <dd className={styles.calculators}>
              {calculators.map((id) => (
                <CalculatorLink key={id} id={id} />
              ))}
            </dd>
          </div>
        )}
        {lent.map(({ id, component: Lines }) => (
          <Part key={id} pending={null}>
            <Lines />
          </Part>
        ))}
        <div>
          <dt>{t("checkedOn")}</dt>
          <dd>{formatDate(sheet.checked)}</dd>
        </div>
      </dl>
      <ul className={styles.key}>
        {grades.map((grade) => (
          <li key={grade}>
            <GradeIcon grade={grade} />
            {t(`grade.${grade}`)}{" "}
            <b>{sheet.content.filter((passage) => passage.grade === grade).length}</b>
          </li>
        ))}
      </ul>
      <ReportError kind="sheet" id={sheet.id} version={sheet.version} title={sheet.title} text="" />
      <ReviewText
        target={sheet.id}
        version={sheet.version}
        title={sheet.title}
        text=""
        local={sheet.local}
      />
    </section>
  );
}
