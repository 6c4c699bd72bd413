import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import records from "#platform/ui/records/records.module.css";
import { Cell, Tag } from "#platform/ui/records/records.tsx";
import type { SourceState } from "../domain/wire-import.ts";
import styles from "./imports.module.css";

const TONES = { imported: "ok", shipped: "warn", none: "quiet" } as const;

/** When something last came from its official address; never, until it has once come whole. */
export function LastUpdate({ last }: { last: Date | null }) {
  const { t } = useTranslation("nomenclatures");
  return (
    <Tag tone={last === null ? "quiet" : "ok"}>
      {last === null ? t("imports.never") : formatDateTime(last)}
    </Tag>
  );
}

/** How many rows of each part, then what stands inside them. */
export function Counts({ counts, inside }: Pick<SourceState, "counts" | "inside">) {
  const { t } = useTranslation("nomenclatures");
  const told = Object.entries({ ...counts, ...inside });
  if (told.length === 0) return "–";
  return (
    <>
      {told.map(([part, count]) => (
        <span key={part} className={records.sub}>
          {t(`parts.${part}`, { count, number: formatNumber(count), defaultValue: part })}
        </span>
      ))}
    </>
  );
}

/** What is held of one table, and the versions that answered before. */
export function SourceRow({ source: one, last }: { source: SourceState; last: Date | null }) {
  const { t } = useTranslation("nomenclatures");
  return (
    <tr>
      <Cell label={t("imports.source")}>
        <span className={records.main}>{t(`sources.${one.source}`)}</span>
        <span className={records.sub}>
          <Tag tone={TONES[one.state]}>{t(`states.${one.state}`)}</Tag>
        </span>
      </Cell>
      <Cell label={t("imports.edition")}>
        {one.edition === "" ? "–" : one.edition}
        {one.since && (
          <span className={records.sub}>
            {t("imports.since", { date: formatDateTime(one.since) })}
          </span>
        )}
      </Cell>
      <Cell label={t("imports.rows")}>
        <Counts counts={one.counts} inside={one.inside} />
      </Cell>
      <Cell label={t("imports.official")}>
        <LastUpdate last={last} />
      </Cell>
      <Cell label={t("imports.history")}>
        {one.history.length === 0 ? (
          "–"
        ) : (
          <details className={styles.versions}>
            <summary>{t("imports.versions", { count: one.history.length })}</summary>
            <ul>
              {one.history.map(({ edition, from, until, counts, inside }) => (
                <li key={from.toISOString()}>
                  {edition}
                  <span className={records.sub}>
                    {until === null
                      ? t("imports.since", { date: formatDateTime(from) })
                      : t("imports.between", {
                          from: formatDateTime(from),
                          until: formatDateTime(until),
                        })}
                  </span>
                  <Counts counts={counts} inside={inside} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Cell>
    </tr>
  );
}
