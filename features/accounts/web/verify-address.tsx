import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { authCalls } from "./auth-calls.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { ResendVerification } from "./resend-verification.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";

interface Props {
  token: string;
  typed: Typed;
  enter(): Promise<boolean>;
  leave(notice: string | null): void;
}

/**
 * Where the confirmation letter leads: confirms, then enters; a dead link is replaced by asking for
 * another.
 */
export function VerifyAddress({ token, typed, enter, leave }: Props) {
  const { t } = useTranslation("accounts");
  const [fault, setFault] = useState<string | null>(null);
  const [resent, setResent] = useState(false);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    const confirm = async (): Promise<void> => {
      const outcome = await authCalls.verify(token);
      if (!outcome.ok) {
        setFault(explainRefusal(t, outcome.refusal, "verifyError").form ?? t("errors.verifyError"));
        return;
      }
      const inside = await enter().catch(() => false);
      if (!inside) leave(t("verify.done"));
    };
    void confirm();
  });
  const email = typed.values.email.trim();
  if (fault === null)
    return (
      <div className={shared.pending} role="status">
        <span className={shared.spinner} aria-hidden />
        {t("verify.busy")}
      </div>
    );
  return (
    <>
      <h1>{t("verify.title")}</h1>
      <p className={shared.alert} role="alert">
        {fault}
      </p>
      {resent && (
        <p className={shared.notice} role="status">
          {t("verify.sent", { email })}
        </p>
      )}
      <div className={shared.form}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t("verify.email")}
          value={typed.values.email}
          onValue={(value) => typed.set("email", value)}
        />
        <div className={styles.choices}>
          <ResendVerification email={email} sent={() => setResent(true)} />
          <button type="button" className={styles.link} onClick={() => leave(null)}>
            {t("verify.back")}
          </button>
        </div>
      </div>
    </>
  );
}
