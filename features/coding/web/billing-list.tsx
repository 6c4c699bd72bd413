import { useTranslation } from "react-i18next";
import { formatDate, formatEuros } from "#platform/ui/format.ts";
import type { CodedView } from "../contract.ts";
import { RULE_SOURCES, type SourceKey } from "../domain/rule-sources.ts";
import styles from "./coding.module.css";

const dayOf = (day: string) => formatDate(day, { dateStyle: "long", timeZone: "UTC" });

/** Flat fees, supplements and modifiers; each says whether it applies, why, and by which text. */
export function BillingList({ billing }: Pick<CodedView, "billing">) {
  const { t } = useTranslation("coding");
  const sources = [...new Set(billing.flatMap(({ sources: texts }) => texts))];
  return (
    <section className={styles.section} aria-labelledby="coding-billing">
      <h2 id="coding-billing">{t("billing.title")}</h2>
      {billing.length === 0 && <p className={styles.small}>{t("billing.none")}</p>}
      <ul className={styles.lines}>
        {billing.map(({ code, state, amount, reasons }) => (
          <li key={code} className={styles.fee}>
            <strong className={styles.code}>{code}</strong>
            <div className={styles.name}>
              {reasons.map(({ key, vars }) => (
                <span key={key}>{t(key, vars ?? {})} </span>
              ))}
            </div>
            <span className={styles.small}>{t(`billing.${state}`)}</span>
            <span className={styles.value}>
              {amount === null ? t("result.unknown") : formatEuros(amount)}
            </span>
          </li>
        ))}
      </ul>
      {sources.map((source) => (
        <RuleText key={source} source={source} />
      ))}
    </section>
  );
}

/** The text of a rule, what of it was read, and since when it is held. */
export function RuleText({ source }: { source: SourceKey }) {
  const { t } = useTranslation("coding");
  const { title, published, link, opened, from } = RULE_SOURCES[source];
  const said = [
    published === "" ? null : t("billing.published", { day: dayOf(published) }),
    t(`billing.${opened}`),
    t("billing.held", { day: dayOf(from) }),
  ];
  return (
    <p className={styles.small}>
      {t("billing.source")}{" "}
      {link === null ? (
        <span lang="fr">{title}</span>
      ) : (
        <a href={link} lang="fr" target="_blank" rel="noreferrer">
          {title}
        </a>
      )}
      {` (${said.filter(Boolean).join(", ")})`}
    </p>
  );
}
