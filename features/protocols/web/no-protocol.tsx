import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";

/** The server answered that there is none at this address. */
export const isUnknown = (error: Error): boolean =>
  "code" in error && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");

/** In the place of a protocol: there is none, or the server did not say. */
export function NoProtocol({ unknown, onRetry }: { unknown: boolean; onRetry(): void }) {
  const { t } = useTranslation("protocols");
  return (
    <>
      <BackLink to="/protocols" label={t("back")} />
      <EmptyState
        whole
        title={t(unknown ? "failed.unknown" : "failed.read")}
        body={unknown ? t("failed.unknownBody") : undefined}
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
