import { useTranslation } from "react-i18next";
import { formatDate, formatEuros } from "#platform/ui/format.ts";
import type { StaySupplements } from "../domain/stay.ts";
import styles from "./coding.module.css";

/** Each unit with its days and its tariff, then the total with its day. */
export function PaidSupplements({
  supplements: { lines, total, year, from },
  days: stay,
}: {
  supplements: StaySupplements;
  days: number;
}) {
  const { t } = useTranslation("coding");
  const inUnits = lines.reduce((sum, { days }) => sum + days, 0);
  return (
    <>
      <ul>
        {lines.map(({ code, days, daily, amount }) => {
          const unit = t(`stay.supplement.${code}`);
          return (
            <li key={code}>
              {daily === null || amount === null
                ? t("stay.noDaily", { unit })
                : t("stay.day", {
                    ...{ unit, count: days },
                    daily: formatEuros(daily),
                    amount: formatEuros(amount),
                  })}
            </li>
          );
        })}
      </ul>
      <p>
        {total === null || from === null
          ? t("stay.supplementsUnknown")
          : t("stay.supplementsOf", {
              ...{ total: formatEuros(total), year },
              from: formatDate(from, { dateStyle: "long", timeZone: "UTC" }),
            })}
      </p>
      {/* The day of the entry and that of the exit may both be days in a unit. */}
      {inUnits > stay + 1 && <p className={styles.missing}>{t("stay.tooMany")}</p>}
    </>
  );
}
