import { ORPCError } from "@orpc/client";

/** Why proposals did not come, as the error catalogue says it. */
export type GenerationFailure =
  | "generate"
  | "serviceUnavailable"
  | "rateLimit"
  | "monthlyLimit"
  | "providerKey"
  | "responseFormat"
  | "security";

const BY_CODE: Readonly<Record<string, GenerationFailure>> = {
  PROVIDER_KEY: "providerKey",
  MONTHLY_LIMIT: "monthlyLimit",
  RATE_LIMITED: "rateLimit",
  UNAUTHENTICATED: "security",
  FORBIDDEN: "security",
  BAD_GATEWAY: "serviceUnavailable",
  SERVICE_UNAVAILABLE: "serviceUnavailable",
  GATEWAY_TIMEOUT: "serviceUnavailable",
};

/** Without an answer of the server, the network or the server is away. */
export const failureOf = (error: unknown): GenerationFailure =>
  error instanceof ORPCError ? (BY_CODE[error.code] ?? "generate") : "serviceUnavailable";
