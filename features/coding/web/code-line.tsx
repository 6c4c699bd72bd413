import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatEuros } from "#platform/ui/format.ts";
import type { CodedView } from "../contract.ts";
import type { ShownLine, Table } from "../domain/corrections.ts";
import styles from "./coding.module.css";
import type { ResultProps } from "./coding-result.tsx";
import { copyText } from "./copy-text.ts";
import { CorrectLine } from "./correct-line.tsx";
import { lineKey } from "./marked-description.tsx";

const BARS = { low: 1, medium: 2, high: 3 } as const;

interface CodeLineProps extends ResultProps {
  table: Table;
  line: ShownLine;
}

/** A code, the words and the rule that gave it, how sure it is, and what the person does of it. */
export function CodeLine({ table, line, ...props }: CodeLineProps) {
  const { t } = useTranslation("coding");
  const [correcting, setCorrecting] = useState(false);
  const { coding, active, onActive, onCorrect } = props;
  const key = lineKey(table, line.proposed);
  const remove = () => onCorrect({ table, code: line.proposed, to: null });
  return (
    <li
      className={styles.line}
      data-on={active === key || undefined}
      onMouseEnter={() => onActive(key)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(key)}
      onBlur={() => onActive(null)}
    >
      <strong className={styles.code}>{line.code}</strong>
      <div className={styles.name}>
        <span lang="fr">{line.label}</span>
        <small>
          {line.words.map((one) => (
            <q key={one}>{one}</q>
          ))}{" "}
          {line.reasons.map(({ key: said, vars }) => t(said, vars ?? {})).join(" ")}
        </small>
        {line.missing.map(({ key: said, vars }) => (
          <small key={said} className={styles.missing}>
            {t(said, vars ?? {})}
          </small>
        ))}
        {correcting ? (
          <CorrectLine
            table={table}
            line={line}
            date={coding.description.date}
            onCorrect={onCorrect}
            onClose={() => setCorrecting(false)}
          />
        ) : (
          <LineActions
            table={table}
            line={line}
            onChange={() => setCorrecting(true)}
            onRemove={remove}
          />
        )}
      </div>
      <Certainty confidence={line.confidence} />
      <Value line={line} table={table} valuation={coding.coded.valuation} />
    </li>
  );
}

interface LineActionsProps extends Pick<CodeLineProps, "table" | "line"> {
  onChange(): void;
  onRemove(): void;
}

function LineActions({ table, line, onChange, onRemove }: LineActionsProps) {
  const { t } = useTranslation("coding");
  const named = (key: string) => t(`line.${key}Named`, { code: line.code });
  return (
    <span className={styles.actions}>
      <button
        type="button"
        aria-label={named("copy")}
        onClick={() => void copyText(`${line.code} ${line.label}`)}
      >
        {t("line.copy")}
      </button>
      {table !== "ngap" && (
        <button type="button" aria-label={named("correct")} onClick={onChange}>
          {t("line.correct")}
        </button>
      )}
      <button type="button" aria-label={named("remove")} onClick={onRemove}>
        {t("line.remove")}
      </button>
    </span>
  );
}

function Certainty({ confidence }: Pick<ShownLine, "confidence">) {
  const { t } = useTranslation("coding");
  if (confidence === null) return <span className={styles.certainty}>{t("confidence.yours")}</span>;
  return (
    <span className={styles.certainty} data-bars={BARS[confidence]}>
      <i aria-hidden="true">
        <b />
        <b />
        <b />
      </i>
      <span>
        <span className={styles.hidden}>{t("confidence.label")} </span>
        {t(`confidence.${confidence}`)}
      </span>
    </span>
  );
}

interface ValueProps extends Pick<CodeLineProps, "line" | "table"> {
  valuation: CodedView["valuation"];
}

/** The place of a diagnosis, or the tariff of an act: none where acts are not priced, as in a stay. */
function Value({ line, table, valuation }: ValueProps) {
  const { t } = useTranslation("coding");
  if (table === "cim10")
    return <span className={styles.value}>{line.position && t(`position.${line.position}`)}</span>;
  const priced = valuation.lines.find(({ code }) => code === line.code);
  if (!priced) return null;
  const { amount } = priced;
  return (
    <span className={styles.value}>
      {amount === null ? t("result.unknown") : formatEuros(amount)}
    </span>
  );
}
