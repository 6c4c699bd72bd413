import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "#platform/ui/format.ts";
import records from "#platform/ui/records/records.module.css";
import { Cell, Tag, type Tone } from "#platform/ui/records/records.tsx";
import { formatCost, formatDuration } from "./amounts.ts";
import type { Call } from "./api.ts";
import { providerName } from "./provider-name.ts";

const TONES = {
  complete: "ok",
  stopped: "quiet",
  interrupted: "warn",
  fallback: "warn",
  failed: "alert",
} as const satisfies Record<Call["outcome"], Tone>;

/** The last ten calls (spec §9). */
export function LastCalls({ calls }: { calls: readonly Call[] }) {
  const { t } = useTranslation("assistant");
  const columns = [
    "time",
    "person",
    "provider",
    "mode",
    "tokens",
    "cost",
    "duration",
    "outcome",
  ] as const;
  return (
    <table className={records.table} aria-label={t("usage.last")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`usage.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={`${call.messageId}-${call.run}`}>
            <Cell label={t("usage.time")} className={records.time}>
              {formatDateTime(call.at)}
            </Cell>
            <Cell label={t("usage.person")}>{call.person ?? t("usage.erased")}</Cell>
            <Cell label={t("usage.provider")}>
              {providerName(t, call.provider)}
              {call.model !== "" && <span className={records.sub}>{call.model}</span>}
            </Cell>
            <Cell label={t("usage.mode")}>{call.mode}</Cell>
            <Cell label={t("usage.tokens")}>{formatNumber(call.tokensIn + call.tokensOut)}</Cell>
            <Cell label={t("usage.cost")}>
              {call.costMicroEuros === null ? t("usage.unknown") : formatCost(call.costMicroEuros)}
            </Cell>
            <Cell label={t("usage.duration")}>{formatDuration(call.durationMs)}</Cell>
            <Cell label={t("usage.outcome")}>
              <Tag tone={TONES[call.outcome]}>{t(`outcomes.${call.outcome}`)}</Tag>
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
