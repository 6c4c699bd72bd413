import { useTranslation } from "react-i18next";
import type { Analysis } from "../../contract.ts";
import { LEVELS, type Level } from "../../domain/levels.ts";
import { AnalysedPrescription } from "./analysed-prescription.tsx";
import styles from "./analysis.module.css";
import { AnalysisTools } from "./analysis-tools.tsx";
import { Allergies, PatientResult } from "./patient-result.tsx";
import type { Analysed } from "./prescription.ts";

/** Gravest first. Nothing found is never drawn as safe: it says where nothing was found. */
export function AnalysisResult({ analysed }: { analysed: Analysed }) {
  const { t } = useTranslation("medications");
  const { analysis, drugs } = analysed;
  const { source, interactions, duplicates, unverified, patient } = analysis;
  const said = { edition: source.edition, count: source.pairs };
  const of = (level: Level) => interactions.filter((one) => one.level === level);
  return (
    <div className={styles.analysis}>
      <AnalysisTools analysed={analysed} />
      <AnalysedPrescription analysed={analysed} />
      <p role="status">
        {interactions.length === 0
          ? t("prescription.none", said)
          : t("prescription.found", { count: interactions.length })}
      </p>
      <dl className={styles.counts}>
        {LEVELS.map((level) => (
          <div key={level} data-level={level}>
            <dd>{of(level).length}</dd>
            <dt>
              <Bars level={level} />
              {t(`level.${level}`)}
            </dt>
          </div>
        ))}
        <div>
          <dd>{new Set(unverified).size}</dd>
          <dt>{t("prescription.unverified")}</dt>
        </div>
      </dl>
      {source.partial && <p>{t("prescription.partial")}</p>}
      <Allergies allergies={patient.allergies} />
      {LEVELS.map((level) => (
        <LevelGroup key={level} level={level} pairs={of(level)} drugs={drugs} />
      ))}
      {duplicates.length > 0 && (
        <section className={styles.level}>
          <h3>{t("prescription.duplicates")}</h3>
          <ul>
            {duplicates.map(({ a, b, substance }) => (
              <li key={`${a} + ${b} : ${substance}`}>
                {t("prescription.duplicate", { a, b, substance })}
              </li>
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
          <p className={styles.note}>{t("prescription.unverifiedWhy")}</p>
        </section>
      )}
      <p className={styles.note}>{t("prescription.source", said)}</p>
      <PatientResult patient={patient} />
    </div>
  );
}

const BARS = 4;

/** Never the colour alone: as many bars as the level is grave. */
function Bars({ level }: { level: Level }) {
  const filled = BARS - LEVELS.indexOf(level);
  return (
    <span className={styles.bars} aria-hidden>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-filled={bar <= filled || undefined} />
      ))}
    </span>
  );
}

interface LevelGroupProps {
  level: Level;
  pairs: Analysis["interactions"];
  drugs: readonly string[];
}

function LevelGroup({ level, pairs, drugs }: LevelGroupProps) {
  const { t } = useTranslation("medications");
  if (pairs.length === 0) return null;
  const numbered = (drug: string) => `${drugs.indexOf(drug) + 1}. ${drug}`;
  return (
    <section className={styles.level} data-level={level}>
      <h3>
        <Bars level={level} />
        {t(`level.${level}`)} <span className={styles.note}>{pairs.length}</span>
      </h3>
      <ul>
        {pairs.map(({ a, b, levels, details }) => (
          <li key={`${a} + ${b}`}>
            <strong>
              {numbered(a)} + {numbered(b)}
            </strong>
            {levels.length > 1 && (
              <span className={styles.note}>
                {" "}
                {t("prescription.several", {
                  levels: levels.map((one) => t(`level.${one}`)).join(", "),
                })}
              </span>
            )}
            <ul lang="fr">
              {details.map((one) => (
                <li key={`${one.pair} ${one.level} ${one.detail}`}>
                  <span className={styles.note}>
                    {t(`level.${one.level}`)} · {one.pair}
                  </span>
                  {one.mechanism && <p>{one.mechanism}</p>}
                  {one.detail && (
                    <p>
                      <strong>{t("prescription.conduct")}</strong> {one.detail}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
