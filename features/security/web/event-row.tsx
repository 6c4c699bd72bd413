import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import styles from "#platform/ui/records/records.module.css";
import { Cell, Tag, type Tone } from "#platform/ui/records/records.tsx";
import { actionName } from "./action-name.ts";
import type { client } from "./api.ts";

type SecurityEvent = Awaited<ReturnType<typeof client.listEvents>>["items"][number];

const TONES: Record<SecurityEvent["level"], Tone> = {
  info: "quiet",
  warning: "warn",
  critical: "alert",
};

/**
 * One event; its details and browser open under it. Everything comes from outside and is shown as
 * text.
 */
export function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation("security");
  const [open, setOpen] = useState(false);
  return (
    <tr>
      <Cell label={t("log.time")} className={styles.time}>
        {formatDateTime(event.at)}
      </Cell>
      <Cell label={t("log.action")}>
        <Tag tone={TONES[event.level]}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {actionName(event.action)}
          </button>
        </Tag>
        <span className={styles.sub}>{t(`levels.${event.level}`)}</span>
        {open && (
          <pre className={styles.code}>
            {[
              event.action,
              event.details && t("log.details", { text: event.details }),
              event.userAgent && t("log.browser", { text: event.userAgent }),
            ]
              .filter(Boolean)
              .join("\n")}
          </pre>
        )}
      </Cell>
      <Cell label={t("log.person")}>{event.personName ?? t("log.visitor")}</Cell>
      <Cell label={t("log.resource")}>{event.resource || "—"}</Cell>
      <Cell label={t("log.address")}>{event.address || "—"}</Cell>
    </tr>
  );
}
