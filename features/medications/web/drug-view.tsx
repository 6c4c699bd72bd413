import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#platform/ui/notice.tsx";
import { PageHeader } from "#platform/ui/page-header.tsx";
import reading from "#platform/ui/reading/reading-page.module.css";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import type { DrugSheetView } from "../contract.ts";
import { inWords } from "./day.ts";
import { DrugPackages } from "./drug-packages.tsx";
import { Equivalents } from "./equivalents.tsx";
import styles from "./medications.module.css";
import { DrugRcp } from "./rcp/drug-rcp.tsx";
import { useFacts } from "./use-facts.ts";

type Drug = DrugSheetView["drug"];
/** Addresses of the official sites only: a file is data of others. */
const OFFICIAL = /^https:\/\/(?:[a-z-]+\.)*(?:gouv\.fr|ansm\.sante\.fr|has-sante\.fr)\//;

export function DrugView({ sheet }: { sheet: DrugSheetView }) {
  const { t } = useTranslation("medications");
  const { drug, edition, partial, equivalents, cis } = sheet;
  const facts = useFacts(drug, cis);
  return (
    <article className={reading.page}>
      <BackLink to="/medications" label={t("back")} />
      <PageHeader
        title={<span lang="fr">{drug.name}</span>}
        lead={t(partial ? "sheet.partialLead" : "sheet.lead", { edition: inWords(edition) })}
      />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang="fr">{value === "" ? t("sheet.unknown") : value}</dd>
          </div>
        ))}
      </dl>
      <Shortages drug={drug} />
      <DrugRcp cis={cis} />
      <Block title={t("sheet.conditions")} empty={drug.conditions.length === 0}>
        <ul lang="fr">
          {drug.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </Block>
      <DrugPackages packages={drug.packages} />
      <Opinions title={t("sheet.smr")} opinions={drug.smr} />
      <Opinions title={t("sheet.asmr")} opinions={drug.asmr} />
      <Equivalents related={equivalents} />
      {drug.link && OFFICIAL.test(drug.link) && (
        <p>
          <a href={drug.link} rel="noreferrer">
            {t("sheet.official")}
          </a>
        </p>
      )}
      <Notice>{t("sheet.notice")}</Notice>
    </article>
  );
}

/** A heading that says « non renseigné » rather than nothing. */
function Block({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  const { t } = useTranslation("medications");
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {empty ? <p className={styles.count}>{t("sheet.unknown")}</p> : children}
    </section>
  );
}

function Shortages({ drug }: { drug: Drug }) {
  const { t } = useTranslation("medications");
  return (
    <Block title={t("sheet.shortages")} empty={drug.shortages.length === 0}>
      <ul>
        {drug.shortages.map(({ cip13, status, from, updated, back, link }) => (
          <li key={`${cip13} ${status} ${from}`}>
            <span lang="fr">{status}</span>{" "}
            <span className={styles.count}>
              {t("sheet.shortageDays", {
                from: inWords(from ?? t("sheet.unknown")),
                updated: inWords(updated ?? t("sheet.unknown")),
                back: inWords(back ?? t("sheet.unknown")),
              })}
            </span>{" "}
            {OFFICIAL.test(link) && (
              <a href={link} rel="noreferrer">
                {t("sheet.official")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Opinions({ title, opinions }: { title: string; opinions: Drug["smr"] }) {
  return (
    <Block title={title} empty={opinions.length === 0}>
      <ul lang="fr">
        {opinions.map(({ reason, day, value, text }) => (
          <li key={`${reason} ${day} ${value} ${text}`}>
            <strong>{value}</strong>{" "}
            <span className={styles.count}>
              {[reason, day && inWords(day)].filter(Boolean).join(", ")}
            </span>
            <p className={styles.opinion}>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
