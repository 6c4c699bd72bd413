import { useTranslation } from "react-i18next";
import { formatDate, formatEuros } from "#platform/ui/format.ts";
import type { CodedView, DescriptionInput } from "../contract.ts";
import { type Correction, correctedLines, TABLES, type Table } from "../domain/corrections.ts";
import { CodeSection } from "./code-section.tsx";
import styles from "./coding.module.css";
import { CopyAndExport } from "./copy-and-export.tsx";
import { StayEstimate } from "./stay-estimate.tsx";

export interface ReadCoding {
  description: DescriptionInput;
  coded: CodedView;
}

export interface ResultProps {
  coding: ReadCoding;
  /** Under which it is kept. */
  id: string;
  corrections: readonly Correction[];
  onCorrect(correction: Correction): void;
  onRestore(correction: Correction): void;
  active: string | null;
  onActive(key: string | null): void;
}

const dayOf = (day: string) => formatDate(day, { dateStyle: "long", timeZone: "UTC" });

/** Every section of a coding, with what was not verified said as such. */
export function CodingResult(props: ResultProps) {
  const { t } = useTranslation("coding");
  const { coding, corrections, id } = props;
  const { coded, description } = coding;
  const none = coded.cim10.length === 0 && coded.ccam.length === 0;
  const lines = (table: Table) => correctedLines(coded[table], corrections, table);
  if (none && coded.ngap.length === 0)
    return (
      <>
        <p role="status" className={styles.hero}>
          {t("state.none")}
        </p>
        {coded.partial.includes("cim10") && (
          <p className={styles.missing}>{t("unchecked.partialCodes")}</p>
        )}
        <Severity coded={coded} emergency={description.context.startsWith("urgences")} />
      </>
    );
  return (
    <>
      <div className={styles.hero}>
        <p role="status">
          {none
            ? t("state.none")
            : t("result.found", { codes: lines("cim10").length, acts: lines("ccam").length })}
          <small>{t("result.noTotal")}</small>
        </p>
        <CopyAndExport coding={coding} corrections={corrections} id={id} />
      </div>
      {TABLES.map((table) => (
        <CodeSection key={table} table={table} lines={lines(table)} {...props} />
      ))}
      <Severity coded={coded} emergency={description.context.startsWith("urgences")} />
      <Worth coded={coded} description={description} />
      {description.context === "sejour" && <StayEstimate date={description.date} />}
    </>
  );
}

function Severity({ coded, emergency }: { coded: CodedView; emergency: boolean }) {
  const { t } = useTranslation("coding");
  const said = coded.ccmu === null ? t("ccmu.none") : t(`ccmu.${coded.ccmu}`);
  return (
    <section className={styles.section} aria-labelledby="coding-ccmu">
      <h2 id="coding-ccmu">CCMU</h2>
      <p>{emergency ? said : t("ccmu.notHere")}</p>
      {emergency && <p className={styles.missing}>{t("ccmu.confirm")}</p>}
    </section>
  );
}

/** Tariffs with the day from which they hold, then each verification that was not made. */
function Worth({ coded, description }: ReadCoding) {
  const { t } = useTranslation("coding");
  const { valuation, unchecked } = coded;
  return (
    <section className={styles.section} aria-labelledby="coding-worth">
      <h2 id="coding-worth">{t("result.worth")}</h2>
      <p className={styles.small}>{t("result.worthOn", { day: dayOf(description.date) })}</p>
      <ul>
        {valuation.lines.map(({ code, amount, grid, from }) => (
          <li key={code}>
            {code} :{" "}
            {amount === null
              ? t("result.unknownTariff")
              : t("result.tariff", {
                  amount: formatEuros(amount),
                  grid,
                  from: from && dayOf(from),
                })}
          </li>
        ))}
        {valuation.notes.map(({ key, vars }) => (
          <li key={key}>{t(key, vars ?? {})}</li>
        ))}
      </ul>
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
