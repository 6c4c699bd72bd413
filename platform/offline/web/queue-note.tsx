import { useTranslation } from "react-i18next";
import { useQueue } from "./queue-store.ts";

/** Beside the sentence of the banner: what waits for the network. */
export function QueueNote() {
  const { t } = useTranslation("offline");
  const { pending } = useQueue();
  return pending === 0 ? null : <> {t("banner.waiting", { count: pending })}</>;
}
