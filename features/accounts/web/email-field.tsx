import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { TextField } from "./text-field.tsx";
import { looksLikeEmail, type Typed } from "./typed.ts";

/** The address of an account, as password managers know it. */
export function EmailField({ typed, fault }: { typed: Typed; fault: string | undefined }) {
  const { t } = useTranslation("accounts");
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      label={t("auth.email")}
      value={typed.values.email}
      onValue={(value) => typed.set("email", value)}
      fault={fault}
    />
  );
}

/** What is wrong with a typed address, before the server is asked. */
export function emailError(t: TFunction<"accounts">, email: string): { email?: string } {
  if (email.trim() === "") return { email: t("errors.emailMissing") };
  return looksLikeEmail(email) ? {} : { email: t("errors.invalidEmail") };
}
