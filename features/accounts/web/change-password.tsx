import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unmetPasswordRules } from "#platform/auth/password.ts";
import { useMe } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { queries } from "./api.ts";
import { authCalls } from "./auth-calls.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { PasswordField } from "./password-field.tsx";
import styles from "./settings.module.css";
import { useSubmit } from "./use-submit.ts";

/** Closed until asked for. A new password signs every other device out. */
export function ChangePassword() {
  const { t } = useTranslation("accounts");
  const [state, setState] = useState<"closed" | "open" | "done">("closed");
  return (
    <section className={styles.section}>
      <h2>{t("password.title")}</h2>
      {state === "done" && (
        <p className={shared.notice} role="status">
          {t("password.done")}
        </p>
      )}
      {state === "open" ? (
        <PasswordForm done={() => setState("done")} cancel={() => setState("closed")} />
      ) : (
        <button type="button" className={shared.btn2} onClick={() => setState("open")}>
          {t("password.open")}
        </button>
      )}
    </section>
  );
}

function PasswordForm({ done, cancel }: { done(): void; cancel(): void }) {
  const { t } = useTranslation("accounts");
  const me = useMe();
  const memory = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const { busy, faults, onSubmit } = useSubmit(
    () => ({
      ...(current === "" ? { currentPassword: t("errors.passwordMissing") } : {}),
      ...(unmetPasswordRules(next).length > 0 ? { password: t("errors.passwordTooShort") } : {}),
    }),
    async () => {
      const outcome = await authCalls.changePassword(current, next);
      if (!outcome.ok) {
        const { form, ...fields } = explainRefusal(t, outcome.refusal, "resetError");
        return form ? { form } : fields;
      }
      await memory.invalidateQueries({ queryKey: queries.listSessions.key() });
      done();
      return {};
    },
  );
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      <p className={styles.hint}>{t("password.body")}</p>
      {faults.form && (
        <p className={shared.alert} role="alert">
          {faults.form}
        </p>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        autoComplete="current-password"
        label={t("password.current")}
        value={current}
        onValue={setCurrent}
        fault={faults.currentPassword}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        withRules
        label={t("password.new")}
        value={next}
        onValue={setNext}
        fault={faults.password}
      />
      <div className={styles.buttons}>
        <button type="submit" className={shared.btn} aria-busy={busy}>
          {busy ? t("settings.busy") : t("password.save")}
        </button>
        <button type="button" className={shared.btn2} onClick={cancel}>
          {t("settings.cancel")}
        </button>
      </div>
    </form>
  );
}
