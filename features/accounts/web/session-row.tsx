import type { InferContractRouterOutputs } from "@orpc/contract";
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconQuestionMark,
  IconTerminal2,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime } from "#platform/ui/format.ts";
import shared from "#platform/ui/public.module.css";
import type { contract } from "../contract.ts";
import { describeDevice } from "../domain/device.ts";
import styles from "./settings.module.css";

export type SessionInfo = InferContractRouterOutputs<typeof contract>["listSessions"][number];

const ICONS = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
  unknown: IconQuestionMark,
};

/** The server notes a use at most once a day: an hour would claim more than is known. */
const day = (instant: Date): string => formatDate(instant, { dateStyle: "medium" });

interface Props {
  row: SessionInfo;
  busy: boolean;
  onRevoke(device: string): void;
}

export function SessionRow({ row, busy, onRevoke }: Props) {
  const { t } = useTranslation("accounts");
  const { kind, browser, system } = describeDevice(row.userAgent);
  const Icon = ICONS[kind];
  const reader =
    browser && system
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknownDevice"));
  const device = kind === "program" ? t("sessions.script") : reader;
  const local = row.address === "::1" || row.address.startsWith("127.");
  return (
    <li>
      <Icon size={24} stroke={1.6} aria-hidden />
      <div>
        <p className={styles.device}>
          {device}
          {row.current && <span className={styles.current}>{t("sessions.current")}</span>}
        </p>
        <p className={styles.where}>
          <span>{t("sessions.opened", { date: formatDateTime(row.createdAt) })}</span>
          {day(row.lastSeenAt) !== day(row.createdAt) && (
            <span>{t("sessions.seen", { date: day(row.lastSeenAt) })}</span>
          )}
          {row.address !== "" && (
            <span>
              {local ? t("sessions.here") : t("sessions.address", { address: row.address })}
            </span>
          )}
        </p>
      </div>
      {!row.current && (
        <button
          type="button"
          className={shared.btn2}
          aria-busy={busy}
          aria-label={t("sessions.revokeNamed", { device })}
          onClick={() => (busy ? undefined : onRevoke(device))}
        >
          {t("sessions.revoke")}
        </button>
      )}
    </li>
  );
}
