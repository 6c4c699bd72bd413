import { useParams } from "@tanstack/react-router";
import { CachedNote } from "#platform/offline/web/cached-part.tsx";
import { useCachedQuery } from "#platform/offline/web/cached-query.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { client, queries } from "./api.ts";
import { NoProtocol } from "./no-protocol.tsx";
import { ProtocolView } from "./protocol-view.tsx";

export function ProtocolPage() {
  const { protocolId, number } = useParams({ from: "/_app/protocols/$protocolId/$number" });
  const input = { id: protocolId, number: Number(number) };
  const { data, error, refetch } = useCachedQuery(
    `protocol:${protocolId}:${number}`,
    queries.read.queryKey({ input }),
    (signal) => client.read(input, { signal }),
  );
  if (data)
    return (
      <>
        {data.keptAt && <CachedNote at={data.keptAt} />}
        <ProtocolView protocol={data.data} />
      </>
    );
  if (!error) return <PagePending />;
  return <NoProtocol error={error} onRetry={() => void refetch()} />;
}
