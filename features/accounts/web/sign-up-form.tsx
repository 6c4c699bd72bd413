import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { unmetPasswordRules } from "#platform/auth/password.ts";
import shared from "#platform/ui/public.module.css";
import styles from "./auth.module.css";
import { authCalls, readInstallation } from "./auth-calls.ts";
import { EmailField, emailError } from "./email-field.tsx";
import { explainRefusal, type FieldErrors } from "./explain-refusal.ts";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";
import type { Typed } from "./typed.ts";
import { useSubmit } from "./use-submit.ts";

const NAME_MAX = 100;

interface Props {
  typed: Typed;
  enter(): Promise<boolean>;
  confirmAddress(email: string): void;
  signInInstead(): void;
}

export function SignUpForm({ typed, enter, confirmAddress, signInInstead }: Props) {
  const { t } = useTranslation("accounts");
  const { name, email, password, adminCode } = typed.values;
  const [codeAsked, setCodeAsked] = useState(false);
  const [exists, setExists] = useState(false);
  useEffect(() => {
    let here = true;
    void readInstallation().then(({ firstAdminCode }) => here && setCodeAsked(firstAdminCode));
    return () => {
      here = false;
    };
  }, []);

  const check = (): FieldErrors => {
    const found: FieldErrors = {};
    if (name.trim() === "" || name.trim().length > NAME_MAX) found.name = t("errors.invalidName");
    // The first fault takes the focus: they come in the order of the fields.
    Object.assign(found, emailError(t, email));
    if (password === "") found.password = t("errors.passwordMissing");
    else if (unmetPasswordRules(password).length > 0) found.password = t("errors.passwordTooShort");
    return found;
  };
  const send = async (): Promise<FieldErrors> => {
    setExists(false);
    const code = codeAsked ? adminCode.trim() : "";
    const account = {
      name: name.trim(),
      email: email.trim(),
      password,
      ...(code ? { adminCode: code } : {}),
    };
    const outcome = await authCalls.signUp(account);
    if (!outcome.ok) {
      setExists(outcome.refusal.code === "USER_ALREADY_EXISTS");
      return explainRefusal(t, outcome.refusal, "signUpError");
    }
    // No session after a sign-up: the address has to be confirmed first.
    const inside = await enter().catch(() => null);
    if (inside === null) return { form: t("errors.signInError") };
    if (!inside) confirmAddress(account.email);
    return {};
  };
  const { busy, faults, onSubmit } = useSubmit(check, send);

  return (
    <form noValidate onSubmit={onSubmit} className={shared.form}>
      {faults.form && (
        <div className={styles.refusal} role="alert">
          <p>{faults.form}</p>
          {exists && (
            <button type="button" className={styles.link} onClick={signInInstead}>
              {t("errors.accountExistsAction")}
            </button>
          )}
        </div>
      )}
      <TextField
        name="name"
        autoComplete="name"
        label={t("auth.name")}
        value={name}
        onValue={(value) => typed.set("name", value)}
        fault={faults.name}
      />
      <EmailField typed={typed} fault={faults.email} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        withRules
        label={t("auth.password")}
        value={password}
        onValue={(value) => typed.set("password", value)}
        fault={faults.password}
      />
      {codeAsked && (
        <TextField
          name="adminCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t("auth.adminCode")}
          hint={t("auth.adminCodeHint")}
          value={adminCode}
          onValue={(value) => typed.set("adminCode", value)}
        />
      )}
      <button type="submit" className={shared.btn} aria-busy={busy}>
        {busy ? t("auth.busy") : t("auth.signUp")}
      </button>
    </form>
  );
}
