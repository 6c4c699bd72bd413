import { useTranslation } from "react-i18next";
import { formatNumber } from "#platform/ui/format.ts";
import records from "#platform/ui/records/records.module.css";
import { Cell } from "#platform/ui/records/records.tsx";
import { costText, formatDuration } from "./amounts.ts";
import type { Group } from "./api.ts";
import styles from "./assistant.module.css";
import { providerName } from "./provider-name.ts";

export function GroupTable({
  title,
  column,
  groups,
}: {
  title: string;
  column: string;
  groups: readonly Group[];
}) {
  const { t } = useTranslation("assistant");
  const columns = [
    column,
    t("usage.calls"),
    t("usage.tokens"),
    t("usage.cost"),
    t("usage.median"),
    t("usage.p95"),
    t("usage.errors"),
  ];
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <table className={records.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key ?? ""}>
              <Cell label={column} className={records.main}>
                {group.key === null ? t("usage.erased") : providerName(t, group.name)}
              </Cell>
              <Cell label={t("usage.calls")}>{formatNumber(group.calls)}</Cell>
              <Cell label={t("usage.tokens")}>
                {formatNumber(group.tokensIn + group.tokensOut)}
              </Cell>
              <Cell label={t("usage.cost")}>{costText(group, t("usage.unknown"))}</Cell>
              <Cell label={t("usage.median")}>{formatDuration(group.medianMs)}</Cell>
              <Cell label={t("usage.p95")}>{formatDuration(group.p95Ms)}</Cell>
              <Cell label={t("usage.errors")}>{formatNumber(group.errors)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
