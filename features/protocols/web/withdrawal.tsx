import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ProtocolReading } from "../contract.ts";
import { client, queries } from "./api.ts";
import styles from "./protocols.module.css";

/** What a writer does of a protocol: another version, out of use, and in use again. */
export function Withdrawal({ protocol: { id, validity } }: { protocol: ProtocolReading }) {
  const { t } = useTranslation("protocols");
  const cache = useQueryClient();
  const withdrawn = validity === "withdrawn";
  const change = useMutation({
    mutationFn: () => client.withdraw({ id, withdrawn: !withdrawn }),
    onSuccess: () => cache.invalidateQueries({ queryKey: queries.key() }),
  });
  return (
    <div className={styles.actions}>
      <Link to="/protocols/$protocolId/new" params={{ protocolId: id }}>
        {t("newVersion.action")}
      </Link>
      <button type="button" disabled={change.isPending} onClick={() => change.mutate()}>
        {t(withdrawn ? "putBack" : "withdraw")}
      </button>
      <span role="status">{change.isSuccess && t(withdrawn ? "done.withdrawn" : "done.back")}</span>
      {change.isError && <span role="alert">{t("failed.withdraw")}</span>}
    </div>
  );
}
