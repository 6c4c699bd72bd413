import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { session } from "#platform/auth/web/session.ts";
import shared from "#platform/ui/public.module.css";
import { confirms } from "../domain/erasure.ts";
import { client } from "./api.ts";
import { type EraseFailure, eraseFailure } from "./erase-failure.ts";
import styles from "./privacy.module.css";

const REASONS = ["not_needed", "privacy", "other_tool", "other"] as const;

interface Faults {
  typed?: string;
  password?: string;
  form?: string;
}

/**
 * A typed word and the password: neither a stray click nor a borrowed, open session erases an
 * account.
 */
export function EraseForm({ onCancel }: { onCancel(): void }) {
  const { t } = useTranslation("privacy");
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const word = t("erase.word");

  const sentence = (failure: EraseFailure) =>
    failure.key === "rateLimited"
      ? t("errors.rateLimited", { seconds: failure.seconds })
      : t(`errors.${failure.key}`);

  const erase = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const password = String(fields.get("password") ?? "");
    const next: Faults = {};
    if (!confirms(String(fields.get("typed") ?? ""), word))
      next.typed = t("erase.typedWrong", { word });
    if (password === "") next.password = t("erase.passwordMissing");
    setFaults(next);
    const first = Object.keys(next)[0];
    if (first) return focusOn(form, first);
    setBusy(true);
    try {
      await client.eraseSelf({ reason: String(fields.get("reason")), password });
      await session.leave("/account-erased");
    } catch (error) {
      const failure = eraseFailure(error);
      setFaults({ [failure.field ?? "form"]: sentence(failure) });
      setBusy(false);
      if (failure.field) focusOn(form, failure.field);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void erase(event.currentTarget);
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {faults.form && (
        <p className={shared.alert} role="alert">
          {faults.form}
        </p>
      )}
      <div className={shared.field}>
        <label htmlFor={`${id}-reason`}>{t("erase.reason")}</label>
        <select id={`${id}-reason`} name="reason" defaultValue="not_needed">
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`erase.reasons.${reason}`)}
            </option>
          ))}
        </select>
      </div>
      <Field
        id={`${id}-typed`}
        name="typed"
        label={t("erase.typed", { word })}
        fault={faults.typed}
        autoComplete="off"
      />
      <Field
        id={`${id}-password`}
        name="password"
        type="password"
        label={t("erase.password")}
        fault={faults.password}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <button type="submit" className={styles.danger} aria-busy={busy}>
          {busy ? t("erase.busy") : t("erase.button")}
        </button>
        <button type="button" className={shared.btn2} onClick={onCancel}>
          {t("erase.cancel")}
        </button>
      </div>
    </form>
  );
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  fault: string | undefined;
  type?: string;
  autoComplete: string;
}

function Field({ id, name, label, fault, type = "text", autoComplete }: FieldProps) {
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        aria-invalid={fault !== undefined}
        {...(fault ? { "aria-describedby": `${id}-fault` } : {})}
      />
      {fault && (
        <p id={`${id}-fault`} className={shared.err} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
