import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { PASSWORD_RULES, unmetPasswordRules } from "#platform/auth/password.ts";
import shared from "#platform/ui/public.module.css";
import styles from "./password-field.module.css";

interface Props {
  name: string;
  label: string;
  value: string;
  onValue(value: string): void;
  fault?: string | undefined;
  autoComplete: "current-password" | "new-password";
  /** Lists the rules of a new password, ticked while one types. */
  withRules?: boolean;
}

/**
 * A password that can be shown, because a typing error in a hidden one is the commonest failure of
 * a sign-in.
 */
export function PasswordField({
  name,
  label,
  value,
  onValue,
  fault,
  autoComplete,
  withRules = false,
}: Props) {
  const { t } = useTranslation("accounts");
  const [shown, setShown] = useState(false);
  const id = useId();
  const described = [withRules ? `${id}-rules` : "", fault ? `${id}-fault` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
          aria-invalid={fault !== undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? t("auth.hidePassword") : t("auth.showPassword")}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? t("auth.hide") : t("auth.show")}
        </button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={shared.err}>
          {fault}
        </p>
      )}
      {withRules && <Rules id={`${id}-rules`} password={value} />}
    </div>
  );
}

function Rules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation("accounts");
  const unmet = unmetPasswordRules(password);
  return (
    <div id={id} className={styles.rules}>
      <p>{t("rules.title")}</p>
      <ul>
        {PASSWORD_RULES.map((rule) => {
          const met = !unmet.includes(rule);
          return (
            <li key={rule} data-met={met}>
              {t(`rules.${rule}`)}
              <span
                className={styles.hidden}
              >{`, ${met ? t("rules.met") : t("rules.unmet")}`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
