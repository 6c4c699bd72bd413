import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type NetworkState, network, useNetwork } from "#platform/network/web/network-state.ts";
import styles from "./network-banner.module.css";

const problemOf = ({ offline, unavailable, trouble }: Omit<NetworkState, "silent">) => {
  if (offline) return "offline";
  if (unavailable) return "unavailable";
  return trouble ? "trouble" : null;
};

/**
 * Milliseconds between two looks at a server that cannot serve anybody; up to half as much again,
 * so that not everybody looks at once.
 */
const LOOK_MS = 3_000;

/** Asks the server whether it can serve again, and tells the network's state. */
async function look(): Promise<boolean> {
  const status = await fetch("/readyz", { cache: "no-store" }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 0) network.failed();
  else network.answered(status);
  return status === 200;
}

/**
 * Spec §8: offline, or the server cannot be reached. Retry asks the server, then `onReached`
 * refreshes the page; of a server that is unavailable it is asked again and again. `note` says
 * what waits meanwhile: before what is only advice, which is not drawn where the line is too short.
 */
export function NetworkBanner({ onReached, note }: { onReached: () => void; note?: ReactNode }) {
  const { t } = useTranslation("common");
  const { offline, trouble, unavailable } = useNetwork();
  const problem = problemOf({ offline, trouble, unavailable });
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(network.watch, []);
  // A problem that went away and comes back is shown again.
  useEffect(() => {
    if (problem === null) setDismissed(null);
  }, [problem]);
  const refresh = useEffectEvent(onReached);
  useEffect(() => {
    if (problem !== "unavailable") return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const again = () => {
      timer = setTimeout(
        async () => {
          if (await look()) refresh();
          else if (!left) again();
        },
        LOOK_MS * (1 + Math.random() / 2),
      );
    };
    again();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [problem]);
  if (problem === null || dismissed === problem) return null;

  const retry = async () => {
    setAsking(true);
    const reached = await look();
    setAsking(false);
    if (!reached) return;
    if (navigator.onLine) network.online();
    onReached();
  };

  return (
    <div className={styles.banner} role="status" data-network-banner>
      <p>
        <span>{t(`network.${problem}`)}</span> {note} <span>{t(`network.${problem}Hint`)}</span>
      </p>
      <button type="button" disabled={asking} onClick={() => void retry()}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden>
          <path
            d="M13 8a5 5 0 1 1-1.5-3.6M13 1.5v3.4h-3.4"
            stroke="currentColor"
            strokeWidth="1.6"
            fill="none"
          />
        </svg>
        <span>{t("network.retry")}</span>
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t("network.dismiss")}
        title={t("network.dismiss")}
        onClick={() => setDismissed(problem)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </button>
    </div>
  );
}
