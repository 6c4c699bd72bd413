import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "#platform/ui/format.ts";
import { DynamicLink } from "#platform/ui/routing/dynamic-link.tsx";
import type { Analysis } from "../../contract.ts";
import styles from "./analysis.module.css";

type Patient = Analysis["patient"];
type Drug = Patient["drugs"][number];
type Line = Drug["contraindications"][number];
type Source = Drug["sources"][number];

/** What is told of each drug for this patient, after the renal function it is compared with. */
export function PatientResult({ patient }: { patient: Patient }) {
  const { t } = useTranslation("medications");
  const { asked, drugs, kidney } = patient;
  return (
    <>
      {kidney && <Kidney kidney={kidney} />}
      <section className={styles.level}>
        <h3>{t("patient.drugs")}</h3>
        {asked.length === 0 && <p className={styles.note}>{t("patient.nothingAsked")}</p>}
        {drugs.map((drug) => (
          <DrugLines key={drug.drug} drug={drug} />
        ))}
        <p className={styles.note}>{t("patient.note")}</p>
      </section>
    </>
  );
}

export function Allergies({
  allergies: { found, unverified },
}: {
  allergies: Patient["allergies"];
}) {
  const { t } = useTranslation("medications");
  if (found.length + unverified.length === 0) return null;
  return (
    <section className={styles.level} data-level={found.length > 0 ? "CI" : undefined}>
      <h3>{t("patient.allergies")}</h3>
      <ul>
        {found.map(({ allergy, drug, by, shared }) => (
          <li key={`${allergy} ${drug}`}>
            <strong>{drug}</strong> {t(`patient.allergy.${by}`, { allergy, shared })}
          </li>
        ))}
        {unverified.map((allergy) => (
          <li key={allergy}>{t("patient.allergy.unverified", { allergy })}</li>
        ))}
      </ul>
    </section>
  );
}

function Kidney({ kidney }: { kidney: NonNullable<Patient["kidney"]> }) {
  const { t } = useTranslation("medications");
  const { values, given, used, missing, refused } = kidney;
  const round = (value: number) => formatNumber(value, { maximumFractionDigits: 0 });
  return (
    <section className={styles.level}>
      <h3>{t("patient.kidney")}</h3>
      <ul>
        {values.map(({ calculator, value, unit, formula }) => (
          <li key={calculator}>
            <DynamicLink to={`/calculator/${calculator}`}>
              {t(`patient.by.${calculator as "cockcroft-gault"}`)}
            </DynamicLink>{" "}
            <strong>
              {round(value)} {unit}
            </strong>{" "}
            <span className={styles.note}>{formula}</span>
          </li>
        ))}
        {given !== null && (
          <li>
            {t("patient.by.given")} <strong>{round(given)} mL/min</strong>
          </li>
        )}
      </ul>
      {used && values.length > 0 && (
        <p className={styles.note}>
          {t("patient.used", { by: t(`patient.by.${used.by as "given"}`) })}
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>{t("patient.missing", { fields: fieldsOf(missing, t) })}</p>
      )}
      {refused.length > 0 && (
        <p className={styles.note}>{t("patient.refused", { fields: fieldsOf(refused, t) })}</p>
      )}
    </section>
  );
}

type T = ReturnType<typeof useTranslation<"medications">>["t"];
const fieldsOf = (fields: readonly string[], t: T) =>
  fields.map((field) => t(`profile.${field as "age"}`)).join(", ");

function DrugLines({ drug }: { drug: Drug }) {
  const { t } = useTranslation("medications");
  const { sources, told, contraindications, cis } = drug;
  const [number] = cis;
  return (
    <article className={styles.drug}>
      <h4>{drug.drug}</h4>
      {told.map(({ subject, lines }) => (
        <div key={subject}>
          <h5>{t(`patient.subject.${subject}`)}</h5>
          <Lines lines={lines} sources={sources} />
        </div>
      ))}
      <details>
        <summary>
          {t("patient.contraindications")}{" "}
          <span className={styles.note}>{contraindications.length || t("sheet.unknown")}</span>
        </summary>
        <Lines lines={contraindications} sources={sources} />
      </details>
      {number !== undefined && !sources.some(({ kind }) => kind === "rcp") && (
        <p className={styles.note}>
          {t("patient.noRcp")}{" "}
          <Link to="/medications/$cis" params={{ cis: number }}>
            {t("patient.openSheet")}
          </Link>
        </p>
      )}
    </article>
  );
}

/** The same words in several places are one line with each of its places. */
function Lines({ lines, sources }: { lines: readonly Line[]; sources: readonly Source[] }) {
  const { t } = useTranslation("medications");
  if (lines.length === 0) return <p className={styles.note}>{t("sheet.unknown")}</p>;
  const byText = [...Map.groupBy(lines, ({ text }) => text)];
  return (
    <ul>
      {byText.map(([text, places]) => (
        <li key={text} data-holds={places[0]?.holds ?? undefined}>
          {places[0]?.holds && <strong>{t("patient.holds")} </strong>}
          <span lang="fr">{text}</span>{" "}
          {places.map(({ place, source }) => (
            <Where key={`${source} ${place}`} place={place} source={sources[source]} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Where the line stands: the section of the RCP with its day, or the passage of the library. */
function Where({ place, source }: { place: string; source: Source | undefined }) {
  const { t } = useTranslation("medications");
  if (!source) return null;
  if (source.kind === "library")
    return (
      <span className={styles.where}>
        <DynamicLink to={source.route}>{t("patient.sheet", { title: source.title })}</DynamicLink>
        {place && ` (${place})`}
      </span>
    );
  const day = formatDate(source.updated ?? source.readAt, { dateStyle: "medium" });
  return (
    <span className={styles.where}>
      <Link to="/medications/$cis" params={{ cis: source.cis }}>
        {t(source.updated ? "patient.rcp" : "patient.rcpUndated", { place, day })}
      </Link>{" "}
      <span lang="fr">{source.name}</span>
    </span>
  );
}
