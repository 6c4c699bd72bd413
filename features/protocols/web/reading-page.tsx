import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";
import { isUnknown, NoProtocol } from "./no-protocol.tsx";
import { ProtocolView } from "./protocol-view.tsx";

export function ProtocolPage() {
  const { protocolId, number } = useParams({ from: "/_app/protocols/$protocolId/$number" });
  const { data, error, refetch } = useQuery(
    queries.read.queryOptions({ input: { id: protocolId, number: Number(number) } }),
  );
  if (data) return <ProtocolView protocol={data} />;
  if (!error) return <PagePending />;
  return <NoProtocol unknown={isUnknown(error)} onRetry={() => void refetch()} />;
}
