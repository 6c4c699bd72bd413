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

const PASSWORD = { password: "accounts:errors.passwordTooShort" };
const LINK = { form: "accounts:errors.linkEnded" };

/** Keys of the sentences of each refusal, by the place where they are shown. */
const SENTENCES: ReadonlyMap<string, FieldErrors> = new Map<string, FieldErrors>([
  [
    "USER_ALREADY_EXISTS",
    { form: "accounts:errors.accountExists", email: "accounts:errors.emailUsed" },
  ],
  ["INVALID_EMAIL", { email: "accounts:errors.invalidEmail" }],
  ["PASSWORD_TOO_WEAK", PASSWORD],
  ["PASSWORD_TOO_SHORT", PASSWORD],
  ["PASSWORD_TOO_LONG", PASSWORD],
  ["INVALID_EMAIL_OR_PASSWORD", { form: "accounts:errors.invalidCredentials" }],
  ["EMAIL_NOT_VERIFIED", { form: "accounts:errors.emailNotConfirmed" }],
  ["INVALID_TOKEN", LINK],
  ["TOKEN_EXPIRED", LINK],
  ["INVALID_NAME", { name: "accounts:errors.invalidName" }],
  ["INVALID_PASSWORD", { currentPassword: "accounts:password.wrongCurrent" }],
  ["UNSTORABLE_TEXT", { form: "accounts:errors.unstorable" }],
  ["SERVICE_UNAVAILABLE", { form: "common:errors.serviceUnavailable" }],
  ["STORAGE_FULL", { form: "common:errors.storageFull" }],
  ["UNREACHABLE", { form: "accounts:errors.unreachable" }],
]);

/** Turns a refusal of the server into sentences (spec §8, Login). */
export function explainRefusal(
  t: TFunction,
  { code, retryAfter }: Refusal,
  fallback: Fallback,
): FieldErrors {
  if (code === "TOO_MANY_ATTEMPTS") {
    const key = fallback === "signInError" ? "tooManySignIns" : "tooManyAttempts";
    return { form: t(`accounts:errors.${key}`, { delay: formatDelay(retryAfter) }) };
  }
  const keys = SENTENCES.get(code) ?? { form: `accounts:errors.${fallback}` };
  return Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, t(key)]));
}
