import { useState } from "react";
import { useTranslation } from "react-i18next";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { authCalls } from "./auth-calls.ts";
import { EmailField, emailError } from "./email-field.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import { PasswordField } from "./password-field.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import type { Typed } from "./typed.ts";
import { useSubmit } from "./use-submit.ts";

interface Props {
  typed: Typed;
  enter(): Promise<boolean>;
  confirmAddress(email: string): void;
  forgot(): void;
}

export function SignInForm({ typed, enter, confirmAddress, forgot }: Props) {
  const { t } = useTranslation("accounts");
  const { email, password } = typed.values;
  const [unconfirmed, setUnconfirmed] = useState(false);
  const { busy, faults, onSubmit } = useSubmit(
    () => ({
      ...emailError(t, email),
      ...(password === "" ? { password: t("errors.passwordMissing") } : {}),
    }),
    async () => {
      setUnconfirmed(false);
      const outcome = await authCalls.signIn(email.trim(), password);
      if (!outcome.ok) {
        setUnconfirmed(outcome.refusal.code === "EMAIL_NOT_VERIFIED");
        return explainRefusal(t, outcome.refusal, "signInError");
      }
      return (await enter().catch(() => false)) ? {} : { form: t("errors.signInError") };
    },
  );
  return (
    <form noValidate onSubmit={onSubmit} className={shared.form}>
      {faults.form && (
        <div className={styles.refusal} role="alert">
          <p>{faults.form}</p>
          {unconfirmed && (
            <ResendVerification email={email.trim()} sent={() => confirmAddress(email.trim())} />
          )}
        </div>
      )}
      <EmailField typed={typed} fault={faults.email} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t("auth.password")}
        value={password}
        onValue={(value) => typed.set("password", value)}
        fault={faults.password}
      />
      <button type="submit" className={shared.btn} aria-busy={busy}>
        {busy ? t("auth.busy") : t("auth.signIn")}
      </button>
      <p className={styles.aside}>
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={forgot}>
          {t("auth.forgot")}
        </button>
      </p>
    </form>
  );
}
