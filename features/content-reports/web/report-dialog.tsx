import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { network } from "#platform/network/web/network-state.ts";
import { enqueue } from "#platform/offline/web/offline-work.ts";
import { holdUnsaved } from "#platform/pwa/web/unsaved-work.ts";
import { formatDate } from "#platform/ui/format.ts";
import { afresh } from "#platform/ui/records/paged.ts";
import { useReturnFocus } from "#platform/ui/return-focus.ts";
import { toast } from "#platform/ui/toasts.ts";
import {
  excerptOf,
  LONGEST_COMMENT,
  LONGEST_TITLE,
  REASONS,
  type Reason,
  type Reported,
} from "../domain/report.ts";
import { queries } from "./api.ts";
import styles from "./report.module.css";

interface Props {
  reported: Reported;
  onClose(): void;
}

/** What is wrong, in one press and a few words. It leaves with the queue: no network is needed. */
export function ReportDialog({ reported, onClose }: Props) {
  useReturnFocus();
  const { t } = useTranslation("content-reports");
  const { kind, id: target, version, title, text } = reported;
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState("");
  const [asked, setAsked] = useState(false);
  const excerpt = excerptOf(text);
  const begun = comment.trim() !== "";
  // A new version of the application waits for the end of it.
  useEffect(() => (begun ? holdUnsaved() : undefined), [begun]);

  const send = async () => {
    setAsked(true);
    if (reason === null) return;
    const report = { kind, target, version, title: title.slice(0, LONGEST_TITLE), excerpt, reason };
    const kept = await enqueue("content_report", { ...report, comment: comment.trim() }).saved;
    const waits = network.current().offline ? "waits" : "sent";
    const said = kept === "memory" ? "unsaved" : waits;
    void toast({ kind: kept === "memory" ? "warning" : "success", message: t(said) });
    onClose();
  };
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      closeOnClickOutside={!begun}
      closeOnEscape={!begun}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles.text} lang={kind === "calculator" ? undefined : "fr"}>
          <strong>{title}</strong>
          {excerpt !== "" && <> · {excerpt}</>}
        </p>
        <Earlier kind={kind} target={target} />
        <Reasons reason={reason} onChange={setReason} missing={asked && reason === null} />
        <Textarea
          label={t("comment")}
          rows={4}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <p className={styles.note}>{t(kind === "card" ? "noteCard" : "note")}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("send")}</Button>
        </Group>
      </form>
    </Modal>
  );
}

function Reasons(props: {
  reason: Reason | null;
  onChange(reason: Reason): void;
  missing: boolean;
}) {
  const { t } = useTranslation("content-reports");
  const { reason, onChange, missing } = props;
  const name = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={missing ? `${name}-missing` : undefined}>
      <legend>{t("reason")}</legend>
      {REASONS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={reason === one}
            onChange={() => onChange(one)}
          />
          {t(`reasons.${one}`)}
        </label>
      ))}
      {missing && (
        <p role="alert" id={`${name}-missing`}>
          {t("reasonMissing")}
        </p>
      )}
    </fieldset>
  );
}

/** What the person already reported of this text, and what was answered. */
function Earlier({ kind, target }: { kind: Reported["kind"]; target: string }) {
  const { t } = useTranslation("content-reports");
  const { data } = useQuery(queries.mine.queryOptions({ input: { kind, target }, ...afresh }));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={t("earlier")}>
      <h3>{t("earlier")}</h3>
      <ul>
        {data.map(({ id, at, reason, comment, status, reply }) => (
          <li key={id}>
            <p>
              {formatDate(at)} · {t(`reasons.${reason}`)} · {t(`status.${status}`)}
            </p>
            {comment !== "" && <p>{comment}</p>}
            {reply !== "" && (
              <p>
                <strong>{t("reply")}</strong> {reply}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
