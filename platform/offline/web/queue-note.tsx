import { useTranslation } from "react-i18next";
import { useQueue } from "./queue-store.ts";

/** In the line of the banner: what waits for the network. */
export function QueueNote() {
  const { t } = useTranslation("offline");
  const { pending } = useQueue();
  return pending === 0 ? null : <span>{t("banner.waiting", { count: pending })}</span>;
}
