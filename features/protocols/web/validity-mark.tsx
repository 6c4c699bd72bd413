import { IconAlertTriangle, IconCircleOff, IconClockExclamation } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Validity } from "../domain/protocol.ts";
import { formatDay } from "./day.ts";
import styles from "./protocols.module.css";

const ICONS = {
  soon: IconClockExclamation,
  expired: IconAlertTriangle,
  withdrawn: IconCircleOff,
} as const;

/** What limits the use of a protocol, in a mark and in words; of one that holds, its last day. */
export function ValidityMark({ validity, until }: { validity: Validity; until: string | null }) {
  const { t } = useTranslation("protocols");
  const day = until === null ? "" : formatDay(until);
  if (validity === "valid")
    return until === null ? null : <span className={styles.until}>{t("valid", { day })}</span>;
  const Icon = ICONS[validity];
  return (
    <span className={styles.mark} data-validity={validity}>
      <Icon size={16} aria-hidden />
      {t(validity, { day })}
    </span>
  );
}
