import { useTranslation } from "react-i18next";
import type { DrugSheetView } from "../contract.ts";
import styles from "./medications.module.css";

type Package = DrugSheetView["drug"]["packages"][number];

/** Packages with their price and reimbursement; a price that the file does not say is free. */
export function DrugPackages({ packages }: { packages: readonly Package[] }) {
  const { t, i18n } = useTranslation("medications");
  const euros = new Intl.NumberFormat(i18n.language, { style: "currency", currency: "EUR" });
  return (
    <section className={styles.block}>
      <h2>{t("sheet.packages")}</h2>
      {packages.length === 0 && <p className={styles.count}>{t("sheet.unknown")}</p>}
      <ul>
        {packages.map(({ cip13, label, status, rates, price, priceWithFee, conditions }) => (
          <li key={cip13}>
            <span lang="fr">{label}</span>{" "}
            <span className={styles.count}>
              CIP {cip13} · <span lang="fr">{status}</span>
            </span>
            <p>
              {price === null
                ? t("sheet.noPrice")
                : t("sheet.price", {
                    price: euros.format(price),
                    whole: euros.format(priceWithFee ?? price),
                  })}{" "}
              {rates.length === 0
                ? t("sheet.noRate")
                : t("sheet.rate", { rates: rates.join(", ") })}
            </p>
            {conditions !== "" && (
              <p className={styles.opinion} lang="fr">
                {conditions}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
