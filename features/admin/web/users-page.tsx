import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchFilter } from "#platform/ui/records/filters.tsx";
import { afresh, paged } from "#platform/ui/records/paged.ts";
import { RecordsPage } from "#platform/ui/records/records-page.tsx";
import { toast } from "#platform/ui/toasts.ts";
import { accountQueries } from "./api.ts";
import type { RoleChange } from "./role-change.ts";
import { roleFailure } from "./role-failure.ts";
import { SystemRoleDialog } from "./system-role-dialog.tsx";
import { UserRow } from "./user-row.tsx";

export function UsersPage() {
  const { t } = useTranslation("admin");
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const list = useInfiniteQuery({
    ...accountQueries.listPeople.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      ...paged,
    }),
    ...afresh,
  });
  const change = useMutation({
    ...accountQueries.setRoles.mutationOptions({
      onSuccess: (person) =>
        void toast({ kind: "success", message: t("users.saved", { name: person.name }) }),
      onError: (error) => void toast({ kind: "error", message: t(`users.${roleFailure(error)}`) }),
      onSettled: () => list.refetch(),
    }),
    retry: false,
  });
  const apply = ({ person, providerRole, systemRole }: RoleChange) => {
    setAsked(null);
    change.mutate({
      id: person.id,
      ...(providerRole ? { providerRole } : {}),
      ...(systemRole ? { systemRole } : {}),
    });
  };
  return (
    <>
      <RecordsPage
        title={t("users.title")}
        lead={t("users.lead")}
        list={list}
        filters={
          <SearchFilter
            label={t("users.search")}
            hint={t("users.searchHint")}
            value={search}
            onChange={setSearch}
          />
        }
        texts={{
          none: t("users.none"),
          noneBody: t("users.noneBody"),
          more: t("users.more"),
          failed: t("users.failed"),
          retry: t("users.retry"),
        }}
        columns={[
          t("users.person"),
          t("users.email"),
          t("users.created"),
          t("users.providerRole"),
          t("users.systemRole"),
        ]}
        row={(person) => (
          <UserRow
            key={person.id}
            person={person}
            busy={change.isPending}
            onProviderRole={(providerRole) => apply({ person, providerRole })}
            onSystemRole={(systemRole) => setAsked({ person, systemRole })}
          />
        )}
      />
      <SystemRoleDialog change={asked} onCancel={() => setAsked(null)} onConfirm={apply} />
    </>
  );
}
