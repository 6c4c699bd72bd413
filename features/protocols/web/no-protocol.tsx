import { useTranslation } from "react-i18next";
import { useNotCached } from "#platform/offline/web/use-not-cached.ts";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";

/** The server answered that there is none at this address. */
const isUnknown = (error: Error): boolean =>
  "code" in error && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");

/** In the place of a protocol: there is none, as a list without it says too, or the server did not say. */
export function NoProtocol({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const { t } = useTranslation("protocols");
  const notHeld = useNotCached(error);
  const unknown = error === null || isUnknown(error);
  return (
    <>
      <BackLink to="/protocols" label={t("back")} />
      <EmptyState
        whole
        title={t(unknown ? "failed.unknown" : "failed.read")}
        body={unknown ? t("failed.unknownBody") : notHeld}
        action={
          unknown ? undefined : (
            <button type="button" onClick={onRetry}>
              {t("retry")}
            </button>
          )
        }
      />
    </>
  );
}
