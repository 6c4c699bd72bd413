import { type RefObject, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { authCalls, readInstallation } from "./auth-calls.ts";
import { EmailField, emailError } from "./email-field.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import type { Typed } from "./typed.ts";
import { useSubmit } from "./use-submit.ts";

/**
 * The browser's own dialog: it keeps the focus inside, closes with Escape and gives the focus back.
 */
export function ForgotDialog({
  dialog,
  typed,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  typed: Typed;
}) {
  const { t } = useTranslation("accounts");
  const title = useId();
  const { email } = typed.values;
  const [sent, setSent] = useState<{ email: string; delivered: boolean } | null>(null);
  const { busy, faults, onSubmit } = useSubmit(
    () => emailError(t, email),
    async () => {
      const outcome = await authCalls.askReset(email.trim());
      if (!outcome.ok) return explainRefusal(t, outcome.refusal, "resetMailError");
      setSent({ email: email.trim(), delivered: (await readInstallation()).verifiesEmail });
      return {};
    },
  );
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={() => setSent(null)}
    >
      <h2 id={title}>{sent?.delivered ? t("forgot.sentTitle") : t("forgot.title")}</h2>
      {sent ? (
        <div className={shared.form}>
          <p role="status">
            {t(sent.delivered ? "forgot.sent" : "forgot.sentLocal", { email: sent.email })}
          </p>
          <button type="button" className={shared.btn} onClick={close}>
            {t("forgot.close")}
          </button>
        </div>
      ) : (
        <form noValidate onSubmit={onSubmit} className={shared.form}>
          <p>{t("forgot.body")}</p>
          {faults.form && (
            <p className={styles.refusal} role="alert">
              {faults.form}
            </p>
          )}
          <EmailField typed={typed} fault={faults.email} />
          <div className={styles.buttons}>
            <button type="submit" className={shared.btn} aria-busy={busy}>
              {busy ? t("auth.busy") : t("forgot.send")}
            </button>
            <button type="button" className={shared.btn2} onClick={close}>
              {t("forgot.cancel")}
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}
