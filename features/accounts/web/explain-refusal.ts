import type { TFunction } from "i18next";
import { formatNumber } from "#platform/ui/format.ts";
import type { Refusal } from "./auth-calls.ts";

export type Field = "name" | "email" | "password" | "currentPassword" | "birthDate";
/** Sentences to show: one over the form, one under each field concerned. */
export type FieldErrors = Partial<Record<Field | "form", string>>;

/** Key of the sentence for what each call may be refused for and says of nothing else. */
export type Fallback =
  | "signUpError"
  | "signInError"
  | "resetMailError"
  | "verifyMailError"
  | "resetError"
  | "verifyError";

/** "40 secondes", "15 minutes": whole units, rounded up so that nobody comes back too early. */
export function formatDelay(seconds: number): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return formatNumber(value, { style: "unit", unit, unitDisplay: "long" });
}

/** Turns a refusal of the server into sentences (spec §8, Login). */
export function explainRefusal(
  t: TFunction,
  { code, retryAfter }: Refusal,
  fallback: Fallback,
): FieldErrors {
  const say = (key: string, vars = {}): string => t(`accounts:errors.${key}`, vars);
  switch (code) {
    case "USER_ALREADY_EXISTS":
      return { form: say("accountExists"), email: say("emailUsed") };
    case "INVALID_EMAIL":
      return { email: say("invalidEmail") };
    case "PASSWORD_TOO_WEAK":
    case "PASSWORD_TOO_SHORT":
    case "PASSWORD_TOO_LONG":
      return { password: say("passwordTooShort") };
    case "INVALID_EMAIL_OR_PASSWORD":
      return { form: say("invalidCredentials") };
    case "EMAIL_NOT_VERIFIED":
      return { form: say("emailNotConfirmed") };
    case "TOO_MANY_ATTEMPTS":
      return {
        form: say(fallback === "signInError" ? "tooManySignIns" : "tooManyAttempts", {
          delay: formatDelay(retryAfter),
        }),
      };
    case "INVALID_TOKEN":
    case "TOKEN_EXPIRED":
      return { form: say("linkEnded") };
    case "INVALID_NAME":
      return { name: say("invalidName") };
    case "INVALID_PASSWORD":
      return { currentPassword: t("accounts:password.wrongCurrent") };
    case "UNSTORABLE_TEXT":
      return { form: say("unstorable") };
    case "SERVICE_UNAVAILABLE":
      return { form: t("common:errors.serviceUnavailable") };
    case "STORAGE_FULL":
      return { form: t("common:errors.storageFull") };
    case "UNREACHABLE":
      return { form: say("unreachable") };
    default:
      return { form: say(fallback) };
  }
}
