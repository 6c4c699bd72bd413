import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#platform/ui/empty-state.tsx";
import { BackLink } from "#platform/ui/reading/reading-page.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { ProtocolView } from "./protocol-view.tsx";

export function ProtocolPage() {
  const { t } = useTranslation("protocols");
  const { protocolId, number } = useParams({ from: "/_app/protocols/$protocolId/$number" });
  const { data, error, refetch } = useQuery(
    queries.read.queryOptions({ input: { id: protocolId, number: Number(number) } }),
  );
  if (data) return <ProtocolView protocol={data} />;
  if (!error) return <PagePending />;
  const unknown = "code" in error && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
  return (
    <>
      <BackLink to="/protocols" label={t("back")} />
      <EmptyState
        whole
        title={t(unknown ? "failed.unknown" : "failed.read")}
        body={unknown ? t("failed.unknownBody") : undefined}
        action={
          unknown ? undefined : (
            <button type="button" onClick={() => void refetch()}>
              {t("retry")}
            </button>
          )
        }
      />
    </>
  );
}
