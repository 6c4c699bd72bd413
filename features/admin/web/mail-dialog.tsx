import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#platform/ui/format.ts";
import styles from "#platform/ui/records/records.module.css";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { queries } from "./api.ts";

/**
 * One message as plain text: a link in it belongs to its recipient, so nothing here can be clicked
 * by mistake.
 */
export function MailDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  const { t } = useTranslation("admin");
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      size="lg"
      title={t("mails.title")}
      closeButtonProps={{ "aria-label": t("mails.close") }}
    >
      {id !== null && <Message id={id} />}
    </Modal>
  );
}

function Message({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { data: mail, isError } = useQuery(
    queries.mail.queryOptions({ input: { id }, staleTime: 0, refetchOnMount: "always" }),
  );
  if (isError) return <p role="alert">{t("mails.failed")}</p>;
  if (!mail) return <PagePending />;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t("mails.subject")}</dt>
        <dd>{mail.subject}</dd>
        <dt>{t("mails.to")}</dt>
        <dd>{mail.to}</dd>
        <dt>{t("mails.time")}</dt>
        <dd>{formatDateTime(mail.at)}</dd>
        <dt>{t("mails.status")}</dt>
        <dd>
          {mail.sentAt
            ? t("mails.sentAt", { date: formatDateTime(mail.sentAt) })
            : t(`mails.statuses.${mail.status}`)}
          {mail.error && (
            <span className={styles.sub}>{t("mails.error", { code: mail.error })}</span>
          )}
        </dd>
      </dl>
      {mail.text === "" ? (
        <p>{t(mail.status === "failed" ? "mails.givenUp" : "mails.emptied")}</p>
      ) : (
        <pre className={styles.code}>{mail.text}</pre>
      )}
      <p className={styles.sub}>{t("mails.linkNote")}</p>
    </>
  );
}
