import { useTranslation } from "react-i18next";
import type { SheetPassageView } from "../contract.ts";
import styles from "./sheet.module.css";

/** The doses of a passage as a prescriber reads them: drug, amount, route, schedule, for whom. The person stands on
 *  every line: an adult dose is never shown bare. */
export function DoseList({ doses }: { doses: SheetPassageView["doses"] }) {
  const { t } = useTranslation("guidelines");
  return (
    <ul className={styles.doses} aria-label={t("doses")}>
      {doses.map((dose) => (
        <li key={`${dose.drug}|${dose.value}|${dose.unit}|${dose.route}|${dose.rhythm}|${dose.population}`}>
          <span className={styles.drug} lang="fr">
            {dose.drug}
          </span>
          <span className={styles.amount} lang="fr">
            {`${dose.value}\u00a0${dose.unit}`}
          </span>
          <span className={styles.how} lang="fr">
            {dose.route}, {dose.rhythm}
          </span>
          <span className={styles.whom}>{t(`populations.${dose.population}`)}</span>
        </li>
      ))}
    </ul>
  );
}
