import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import { toast } from "#platform/ui/toasts.ts";
import { client, queries } from "./api.ts";
import { RevokeOthersDialog } from "./revoke-others-dialog.tsx";
import { SessionRow } from "./session-row.tsx";
import styles from "./settings.module.css";

/**
 * Where one is signed in. The list is read afresh each time: it is looked at when something is
 * suspected.
 */
export function SessionsTab() {
  const { t } = useTranslation("accounts");
  const memory = useQueryClient();
  const list = useQuery(
    queries.listSessions.queryOptions({ staleTime: 0, refetchOnMount: "always" }),
  );
  const [asking, setAsking] = useState(false);
  const refresh = () => memory.invalidateQueries({ queryKey: queries.listSessions.key() });
  const revoke = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => client.revokeSession({ id }),
    onSuccess: (_, { device }) =>
      void toast({ kind: "success", message: t("sessions.revoked", { device }) }),
    onError: () => void toast({ kind: "error", message: t("settingsErrors.revoke") }),
    onSettled: refresh,
  });
  const revokeOthers = useMutation({
    mutationFn: () => client.revokeOtherSessions(),
    onSuccess: () => void toast({ kind: "success", message: t("sessions.othersRevoked") }),
    onError: () => void toast({ kind: "error", message: t("settingsErrors.revokeOthers") }),
    onSettled: async () => {
      setAsking(false);
      await refresh();
    },
  });
  const rows = [...(list.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const others = rows.filter(({ current }) => !current).length;
  return (
    <section className={styles.section}>
      <h2>{t("sessions.title")}</h2>
      <p>{t("sessions.lead")}</p>
      {list.isPending && <p role="status">{t("sessions.loading")}</p>}
      {list.isError && (
        <div className={shared.alert} role="alert">
          <p>{t("settingsErrors.sessions")}</p>
          <button type="button" className={shared.btn2} onClick={() => void list.refetch()}>
            {t("settings.retry")}
          </button>
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.devices}>
          {rows.map((row) => (
            <SessionRow
              key={row.id}
              row={row}
              busy={revoke.isPending && revoke.variables.id === row.id}
              onRevoke={(device) => revoke.mutate({ id: row.id, device })}
            />
          ))}
        </ul>
      )}
      {others > 0 && (
        <button
          type="button"
          className={shared.btn2}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {t("sessions.revokeOthers")}
        </button>
      )}
      {list.isSuccess && others === 0 && <p className={styles.hint}>{t("sessions.alone")}</p>}
      <RevokeOthersDialog
        opened={asking}
        count={others}
        busy={revokeOthers.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => revokeOthers.mutate()}
      />
    </section>
  );
}
