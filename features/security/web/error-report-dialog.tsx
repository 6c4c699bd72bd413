import { Button, Modal } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import styles from "#platform/ui/records/records.module.css";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { toast } from "#platform/ui/toasts.ts";
import { queries } from "./api.ts";

interface Props {
  id: string | null;
  onClose(): void;
  onChanged(): void;
}

/** One report with its stack, and the button that marks it as handled. */
export function ErrorReportDialog({ id, onClose, onChanged }: Props) {
  const { t } = useTranslation("security");
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      size="xl"
      title={t("reports.detail", { id: id ?? "" })}
      closeButtonProps={{ "aria-label": t("reports.close") }}
    >
      {id !== null && <Detail id={id} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  );
}

function Detail({ id, onClose, onChanged }: Props & { id: string }) {
  const { t } = useTranslation("security");
  const { data: report, isError } = useQuery(
    queries.errorReport.queryOptions({ input: { id }, staleTime: 0, refetchOnMount: "always" }),
  );
  const mark = useMutation(
    queries.handleErrorReport.mutationOptions({
      onSuccess: ({ handled }) => {
        void toast({
          kind: "success",
          message: handled ? t("reports.marked") : t("reports.reopened"),
        });
        onChanged();
        onClose();
      },
      onError: () => void toast({ kind: "error", message: t("reports.markFailed") }),
    }),
  );
  if (isError) return <p role="alert">{t("reports.failed")}</p>;
  if (!report) return <PagePending />;
  const facts = [
    [t("reports.message"), report.message],
    [t("reports.time"), formatDateTime(report.at)],
    [t("reports.route"), report.route || "—"],
    [t("reports.person"), report.personName ?? t("reports.unknown")],
    [t("reports.browser"), report.userAgent || "—"],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </dl>
      <h3>{t("reports.stack")}</h3>
      <pre className={styles.code}>{report.stack || t("reports.noStack")}</pre>
      <p className={styles.more}>
        <Button
          loading={mark.isPending}
          onClick={() => mark.mutate({ id, handled: !report.handled })}
        >
          {report.handled ? t("reports.reopen") : t("reports.mark")}
        </Button>
      </p>
    </>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
