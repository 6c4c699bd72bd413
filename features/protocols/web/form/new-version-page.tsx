import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMe } from "#platform/auth/web/session.ts";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { dayOf, mayWrite } from "../../domain/protocol.ts";
import { queries } from "../api.ts";
import { NoProtocol } from "../no-protocol.tsx";
import { emptyDraft } from "./draft.ts";
import { FormFrame } from "./form-frame.tsx";

/** Another version of a protocol: it begins with what the one in force says of itself. */
export function NewVersionPage() {
  const { t } = useTranslation("protocols");
  const { protocolId } = useParams({ from: "/_app/protocols/$protocolId/new" });
  const me = useMe();
  const list = useQuery(queries.list.queryOptions());
  const current = list.data?.protocols.find(({ id }) => id === protocolId);
  const version = useQuery({
    ...queries.read.queryOptions({ input: { id: protocolId, number: current?.number ?? 1 } }),
    enabled: current !== undefined,
  });
  if (list.isPending || (current && version.isPending)) return <PagePending />;
  const { data } = version;
  // A list without it says that there is none; a server that is silent says nothing.
  const error = list.error ?? version.error;
  if (!data)
    return (
      <NoProtocol
        error={error}
        onRetry={() => void Promise.all([list.refetch(), current && version.refetch()])}
      />
    );
  const { title, service, author, number, origin, pages, readers } = data;
  const written = origin === "written";
  const fresh = {
    ...emptyDraft(dayOf(new Date())),
    ...{ id: protocolId, after: number, title, service, author, readers },
    ...(written ? { origin, pages } : {}),
  };
  return (
    <FormFrame
      title={t("newVersion.title")}
      lead={t("newVersion.lead", { title, number })}
      back={`/protocols/${protocolId}/${number}`}
      place={protocolId}
      mayWrite={mayWrite(me)}
      fresh={fresh}
    />
  );
}
