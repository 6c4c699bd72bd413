import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatEuros } from "#platform/ui/format.ts";
import type { CodedView, SavedCoding } from "../contract.ts";
import { type Correction, correctedLines, TABLES, type Table } from "../domain/corrections.ts";
import { BillingList } from "./billing-list.tsx";
import { CodeSection } from "./code-section.tsx";
import styles from "./coding.module.css";
import { CodingWorth } from "./coding-worth.tsx";
import { CopyAndExport } from "./copy-and-export.tsx";
import { StayEstimate } from "./stay-estimate.tsx";

export interface ReadCoding {
  description: SavedCoding["description"];
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
        <Severity {...coding} />
        {description.context !== "sejour" && <BillingList billing={coded.billing} />}
      </>
    );
  return (
    <>
      <div className={styles.hero}>
        <p role="status">
          {none
            ? t("state.none")
            : t("result.found", { codes: lines("cim10").length, acts: lines("ccam").length })}
          <small>
            {coded.valuation.total !== null &&
              `${t("result.total", { amount: formatEuros(coded.valuation.total) })}. `}
            {t("result.noTotal")}
          </small>
        </p>
        <CopyAndExport coding={coding} corrections={corrections} id={id} />
      </div>
      {TABLES.map((table) => (
        <CodeSection key={table} table={table} lines={lines(table)} {...props} />
      ))}
      <Severity {...coding} />
      {description.context !== "sejour" && <BillingList billing={coded.billing} />}
      <CodingWorth coded={coded} description={description} />
      {description.context === "sejour" && (
        <StayEstimate coding={coding} corrections={corrections} />
      )}
    </>
  );
}

/** Classes that a text can show are proposed; the others are the doctor's. */
function Severity({ coded, description }: ReadCoding) {
  const { t } = useTranslation("coding");
  const emergency = description.context.startsWith("urgences");
  const said = coded.ccmu === null ? t("ccmu.none") : t(`ccmu.${coded.ccmu}`);
  const confirmed = (description.ccmu ?? null) !== null;
  return (
    <section className={styles.section} aria-labelledby="coding-ccmu">
      <h2 id="coding-ccmu">CCMU</h2>
      <p>{emergency ? said : t("ccmu.notHere")}</p>
      {emergency && (
        <>
          <p className={confirmed ? styles.small : styles.missing}>
            {t(confirmed ? "ccmu.confirmed" : "ccmu.confirm")}
          </p>
          <p className={styles.links}>
            <Link to="/calculator/$calculatorId" params={{ calculatorId: "ccmu" }}>
              {t("ccmu.criteria")}
            </Link>{" "}
            <Link to="/calculator/$calculatorId" params={{ calculatorId: "gemsa" }}>
              {t("ccmu.outcome")}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
