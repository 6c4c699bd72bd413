import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "#platform/ui/format.ts";
import { SAID_AT_ONCE } from "#platform/ui/said-at-once.ts";
import type { RcpView } from "../../contract.ts";
import { client, queries } from "../api.ts";
import styles from "./rcp.module.css";
import { RcpChanges } from "./rcp-changes.tsx";
import { RcpSections } from "./rcp-sections.tsx";

const FAILURES = ["RCP_UNREACHABLE", "RCP_ABSENT", "RCP_TRUNCATED", "RCP_ANOTHER"] as const;
const KEYS = {
  RCP_UNREACHABLE: "errors.rcpUnreachable",
  RCP_ABSENT: "errors.rcpAbsent",
  RCP_TRUNCATED: "errors.rcpTruncated",
  RCP_ANOTHER: "errors.rcpAnother",
} as const;

const failureOf = (error: Error) => {
  const code = "code" in error ? String(error.code) : "";
  const known = FAILURES.find((one) => one === code);
  return known ? KEYS[known] : "rcp.failed";
};

/** The RCP of a drug: read on its official page when it is asked for, kept when that page is away. */
export function DrugRcp({ cis }: { cis: string }) {
  const { t } = useTranslation("medications");
  const options = queries.rcp.queryOptions({ input: { cis } });
  const known = useQuery(options);
  const cache = useQueryClient();
  const read = useMutation({
    ...SAID_AT_ONCE,
    mutationFn: (): Promise<RcpView> => client.readRcp({ cis }),
    onSuccess: (state) => cache.setQueryData(options.queryKey, state),
  });
  const state = known.data;
  return (
    <section className={styles.rcp} aria-labelledby="drug-rcp">
      <h2 id="drug-rcp">{t("rcp.title")}</h2>
      {known.isPending && <p>{t("rcp.loading")}</p>}
      {known.isError && (
        <p role="alert">
          {t("rcp.notLoaded")}{" "}
          <button type="button" onClick={() => void known.refetch()}>
            {t("retry")}
          </button>
        </p>
      )}
      {state && (
        <>
          <Status state={state} />
          <div className={styles.ask}>
            <Button
              variant={state.held ? "default" : "filled"}
              loading={read.isPending}
              onClick={() => read.mutate()}
            >
              {t(state.held ? "rcp.again" : "rcp.read")}
            </Button>
            {!state.everRead && <span className={styles.note}>{t("rcp.neverTried")}</span>}
          </div>
          {read.isError && (
            <p role="alert">
              {t(failureOf(read.error))} {state.held && t("rcp.kept")}
            </p>
          )}
          {state.held && <RcpChanges since={state.held.since} />}
          {state.held && <RcpSections rcp={state.held.rcp} />}
        </>
      )}
    </section>
  );
}

function Status({ state: { held } }: { state: RcpView }) {
  const { t } = useTranslation("medications");
  if (!held) return <p role="status">{t("rcp.none")}</p>;
  const day = (moment: Date | string) => formatDate(moment);
  return (
    <p role="status" className={styles.note}>
      {t(held.rcp.updated ? "rcp.updated" : "rcp.undated", {
        day: held.rcp.updated ? day(held.rcp.updated) : "",
      })}{" "}
      {t(held.official ? "rcp.readOfficial" : "rcp.readFile", { day: day(held.readAt) })}
    </p>
  );
}
