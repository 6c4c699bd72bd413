import { useTranslation } from "react-i18next";
import type { Analysis } from "../contract.ts";
import styles from "./medications.module.css";

const LEVELS = ["CI", "AD", "PE", "APEC"] as const;
type Level = (typeof LEVELS)[number];

/** Gravest first. Nothing found is never drawn as safe: it says where nothing was found. */
export function AnalysisResult({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation("medications");
  const { source, interactions, duplicates, unverified } = analysis;
  const said = { edition: source.edition, count: source.pairs };
  return (
    <div className={styles.analysis}>
      <p role="status">
        {interactions.length === 0
          ? t("prescription.none", said)
          : t("prescription.found", { count: interactions.length })}
      </p>
      {source.partial && <p>{t("prescription.partial")}</p>}
      {LEVELS.map((level) => (
        <LevelGroup
          key={level}
          level={level}
          pairs={interactions.filter((one) => one.level === level)}
        />
      ))}
      {duplicates.length > 0 && (
        <section>
          <h3>{t("prescription.duplicates")}</h3>
          <ul>
            {duplicates.map(({ a, b, substance }) => (
              <li key={`${a} + ${b}`}>{t("prescription.duplicate", { a, b, substance })}</li>
            ))}
          </ul>
        </section>
      )}
      {unverified.length > 0 && (
        <section className={styles.unverified}>
          <h3>{t("prescription.unverified")}</h3>
          <ul>
            {[...new Set(unverified)].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.count}>{t("prescription.source", said)}</p>
      <p className={styles.count}>{t("prescription.notChecked")}</p>
    </div>
  );
}

function LevelGroup({ level, pairs }: { level: Level; pairs: Analysis["interactions"] }) {
  const { t } = useTranslation("medications");
  if (pairs.length === 0) return null;
  return (
    <section className={styles.level} data-level={level}>
      <h3>
        {t(`level.${level}`)} <span className={styles.count}>{pairs.length}</span>
      </h3>
      <ul>
        {pairs.map(({ a, b, levels, details }) => (
          <li key={`${a} + ${b}`}>
            <strong>
              {a} + {b}
            </strong>
            {levels.length > 1 && (
              <span className={styles.count}>
                {" "}
                {t("prescription.several", {
                  levels: levels.map((one) => t(`level.${one}`)).join(", "),
                })}
              </span>
            )}
            <ul lang="fr">
              {details.map((one) => (
                <li key={`${one.pair} ${one.level} ${one.detail}`}>
                  <span className={styles.count}>
                    {t(`level.${one.level}`)} · {one.pair}
                  </span>
                  {one.mechanism && <p>{one.mechanism}</p>}
                  {one.detail && <p>{one.detail}</p>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
