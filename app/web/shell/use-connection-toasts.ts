import { useEffect } from "react";
import { text } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";

/** Spec §4: going offline is told as information, coming back as good news. */
export function useConnectionToasts(): void {
  useEffect(() => {
    const show = (kind: "info" | "success", title: string, message: string): void =>
      void toast({
        id: "connection",
        kind,
        title: text(`common:network.${title}`),
        message: text(`common:network.${message}`),
      });
    const gone = (): void => show("info", "wentOffline", "wentOfflineBody");
    const back = (): void => show("success", "back", "backBody");
    addEventListener("offline", gone);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", gone);
      removeEventListener("online", back);
    };
  }, []);
}
