import { useTranslation } from "react-i18next";
import { CalculatorLink, existingCalculators } from "#features/calculators/web/public.tsx";
import { formatDate } from "#platform/ui/format.ts";
import type { SheetView } from "../contract.ts";
import styles from "./sheet.module.css";

/** For whom, under which codes, with which scores, checked when and how far: before the first line that someone may act on. */
export function SheetFacts({ sheet }: { sheet: SheetView }) {
  const { t } = useTranslation("guidelines");
  const { confirmed, passages } = sheet;
  const calculators = existingCalculators(sheet.calculators);
  const extent = confirmed === 0 ? "none" : confirmed === passages ? "all" : "some";
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t("population")}</dt>
          <dd>{t(`populations.${sheet.population}`)}</dd>
        </div>
        {sheet.icd10.length > 0 && (
          <div>
            <dt>{t("icd10")}</dt>
            <dd className={styles.codes}>{sheet.icd10.join(" ")}</dd>
          </div>
        )}
        {sheet.drugs.length > 0 && (
          <div>
            <dt>{t("drugs")}</dt>
            <dd lang="fr">{sheet.drugs.join(", ")}</dd>
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
      </dl>
      <p className={styles.review}>
        <strong>{t("checkedOn", { date: formatDate(sheet.checked) })}.</strong>{" "}
        {t(`review.${extent}`, { confirmed, passages })}
      </p>
    </>
  );
}
