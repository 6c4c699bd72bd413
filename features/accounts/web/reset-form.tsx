import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unmetPasswordRules } from "#platform/auth/password.ts";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { authCalls } from "./auth-calls.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { PasswordField } from "./password-field.tsx";
import type { Typed } from "./typed.ts";
import { useSubmit } from "./use-submit.ts";

const DEAD_LINK = new Set(["INVALID_TOKEN", "TOKEN_EXPIRED"]);

interface Props {
  token: string;
  typed: Typed;
  done(): void;
  again(): void;
}

/** Where the reset letter leads: a new password, then the sign-in form. */
export function ResetForm({ token, typed, done, again }: Props) {
  const { t } = useTranslation("accounts");
  const { password } = typed.values;
  const [dead, setDead] = useState(false);
  const { busy, faults, onSubmit } = useSubmit(
    () =>
      unmetPasswordRules(password).length > 0 ? { password: t("errors.passwordTooShort") } : {},
    async () => {
      const outcome = await authCalls.reset(token, password);
      if (outcome.ok) {
        typed.set("password", "");
        done();
        return {};
      }
      setDead(DEAD_LINK.has(outcome.refusal.code));
      return explainRefusal(t, outcome.refusal, "resetError");
    },
  );
  return (
    <>
      <h1>{t("reset.title")}</h1>
      <p className={styles.lead}>{t("reset.body")}</p>
      <form noValidate onSubmit={onSubmit} className={shared.form}>
        {faults.form && (
          <div className={styles.refusal} role="alert">
            <p>{faults.form}</p>
            {dead && (
              <button type="button" className={styles.link} aria-haspopup="dialog" onClick={again}>
                {t("reset.again")}
              </button>
            )}
          </div>
        )}
        <PasswordField
          name="password"
          autoComplete="new-password"
          withRules
          label={t("auth.newPassword")}
          value={password}
          onValue={(value) => typed.set("password", value)}
          fault={faults.password}
        />
        <button type="submit" className={shared.btn} aria-busy={busy}>
          {busy ? t("auth.busy") : t("reset.save")}
        </button>
      </form>
    </>
  );
}
