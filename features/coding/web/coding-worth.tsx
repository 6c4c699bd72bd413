import { useTranslation } from "react-i18next";
import { formatDate, formatEuros } from "#platform/ui/format.ts";
import type { SourceKey } from "../domain/rule-sources.ts";
import { RuleText } from "./billing-list.tsx";
import styles from "./coding.module.css";
import type { ReadCoding } from "./coding-result.tsx";

const dayOf = (day: string) => formatDate(day, { dateStyle: "long", timeZone: "UTC" });

type Priced = ReadCoding["coded"]["valuation"]["lines"][number];

/** The texts behind the shares and the letters that are shown. */
function sourcesOf({ valuation, ngap }: ReadCoding["coded"]): SourceKey[] {
  const codes = ngap.map(({ code }) => code);
  const found: (SourceKey | null)[] = [
    valuation.lines.some(({ association }) => association !== null) ? "association" : null,
    codes.some((code) => /^V?G$/.test(code)) ? "generalPractice" : null,
    codes.some((code) => /^CE[HKG]$/.test(code)) ? "paediatrics" : null,
    codes.some((code) => /^U(?:03|45)$/.test(code)) ? "emergencyDoctor" : null,
  ];
  return found.filter((one) => one !== null);
}

/** Tariffs with the day from which they hold, the share of each act, the total; then what was not made. */
export function CodingWorth({ coded, description }: ReadCoding) {
  const { t } = useTranslation("coding");
  const { valuation, unchecked } = coded;
  return (
    <section className={styles.section} aria-labelledby="coding-worth">
      <h2 id="coding-worth">{t("result.worth")}</h2>
      <p className={styles.small}>{t("result.worthOn", { day: dayOf(description.date) })}</p>
      {valuation.total !== null && (
        <p>
          <strong>{t("result.total", { amount: formatEuros(valuation.total) })}</strong>
          <span className={styles.small}>{t("result.totalHow")}</span>
        </p>
      )}
      <ul>
        {valuation.lines.map((line) => (
          <li key={line.code}>
            {line.code} : <Tariff line={line} />
          </li>
        ))}
        {valuation.notes.map(({ key, vars }) => (
          <li key={`${key} ${Object.values(vars ?? {}).join()}`}>{t(key, vars ?? {})}</li>
        ))}
      </ul>
      {sourcesOf(coded).map((source) => (
        <RuleText key={source} source={source} />
      ))}
      <h3>{t("unchecked.title")}</h3>
      <ul>
        {unchecked.map(({ key, vars }) => (
          <li key={key} className={styles.missing}>
            {t(key, vars ?? {})}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tariff({ line: { amount, grid, from, rate, association } }: { line: Priced }) {
  const { t } = useTranslation("coding");
  if (amount === null) return t("result.unknownTariff");
  const day = from && dayOf(from);
  const said =
    grid === null
      ? t("result.tariffOnly", { amount: formatEuros(amount), from: day })
      : t("result.tariff", { amount: formatEuros(amount), grid, from: day });
  if (rate === 0) return `${said}, ${t("result.notPaid")}`;
  if (rate === null || association === null) return said;
  return `${said}, ${t("result.rateCode", { rate, association })}`;
}
