import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { toast } from "#platform/ui/toasts.ts";
import type { ReadReport } from "../contract.ts";
import { LONGEST_COMMENT, type Status } from "../domain/report.ts";
import { queries } from "./api.ts";
import styles from "./report.module.css";

interface Props {
  report: ReadReport;
  onClose(): void;
  onChanged(): void;
}

/** One report: what was read, what is said of it, what is answered. */
export function AnswerDialog({ report, onClose, onChanged }: Props) {
  useReturnFocus();
  const { t } = useTranslation("content-reports");
  const [reply, setReply] = useState(report.reply);
  const answer = useMutation(
    queries.answer.mutationOptions({
      onSuccess: () => {
        void toast({ kind: "success", message: t("answer.done") });
        onChanged();
        onClose();
      },
      onError: () => void toast({ kind: "error", message: t("answer.failed") }),
    }),
  );
  const give = (status: Status) => answer.mutate({ id: report.id, status, reply: reply.trim() });
  const other = report.status === "open" ? "closed" : "open";
  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={onClose}
      closeOnClickOutside={reply === report.reply}
      title={report.title}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <p className={styles.text} lang={report.kind === "calculator" ? undefined : "fr"}>
        {report.excerpt || report.target}
      </p>
      <p className={styles.note}>{t("answer.version", { version: report.version })}</p>
      <p>
        <strong>{t(`reasons.${report.reason}`)}</strong>
      </p>
      {report.comment !== "" && <p>{report.comment}</p>}
      <Textarea
        label={t("answer.reply")}
        description={t("answer.hint")}
        rows={4}
        maxLength={LONGEST_COMMENT}
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button
          variant="default"
          loading={answer.isPending}
          disabled={reply.trim() === report.reply}
          onClick={() => give(report.status)}
        >
          {t("answer.save")}
        </Button>
        <Button loading={answer.isPending} onClick={() => give(other)}>
          {t(other === "closed" ? "answer.close" : "answer.reopen")}
        </Button>
      </Group>
    </Modal>
  );
}
