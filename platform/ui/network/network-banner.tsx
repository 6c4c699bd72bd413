import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./network-banner.module.css";
import { network, useNetwork } from "./network-state.ts";

/** Spec §8: offline, or the server cannot be reached. Retry asks the server, then `onReached` refreshes the page. `note` follows
 *  the sentence: what waits meanwhile. */
export function NetworkBanner({ onReached, note }: { onReached: () => void; note?: ReactNode }) {
  const { t } = useTranslation("common");
  const { offline, trouble } = useNetwork();
  const problem = offline ? "offline" : trouble ? "trouble" : null;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(network.watch, []);
  // A problem that went away and comes back is shown again.
  useEffect(() => {
    if (problem === null) setDismissed(null);
  }, [problem]);
  if (problem === null || dismissed === problem) return null;

  const retry = async () => {
    setAsking(true);
    const reached = await fetch("/healthz", { cache: "no-store" }).then(
      (response) => response.ok,
      () => false,
    );
    setAsking(false);
    if (!reached) return network.failed();
    network.reached();
    if (navigator.onLine) network.online();
    onReached();
  };

  return (
    <div className={styles.banner} role="status" data-network-banner>
      <p>
        {t(problem === "offline" ? "network.offline" : "network.trouble")}
        {note}
      </p>
      <button type="button" disabled={asking} onClick={() => void retry()}>
        {t("network.retry")}
      </button>
      <button type="button" onClick={() => setDismissed(problem)}>
        {t("network.dismiss")}
      </button>
    </div>
  );
}
