import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./auth.module.css";
import { authCalls } from "./auth-calls.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { looksLikeEmail } from "./typed.ts";

/**
 * Asks for the confirmation letter again. The server answers the same whether the account exists or
 * not.
 */
export function ResendVerification({ email, sent }: { email: string; sent(): void }) {
  const { t } = useTranslation("accounts");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const resend = async (): Promise<void> => {
    if (busy) return;
    if (!looksLikeEmail(email)) {
      setFault(t(email.trim() === "" ? "errors.emailMissing" : "errors.invalidEmail"));
      return;
    }
    setBusy(true);
    setFault(null);
    const outcome = await authCalls.askVerification(email.trim());
    setBusy(false);
    if (outcome.ok) sent();
    else
      setFault(
        explainRefusal(t, outcome.refusal, "verifyMailError").form ?? t("errors.verifyMailError"),
      );
  };
  return (
    <>
      <button type="button" className={styles.link} aria-busy={busy} onClick={() => void resend()}>
        {busy ? t("auth.busy") : t("verify.resend")}
      </button>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
