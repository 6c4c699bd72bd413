import { ORPCError } from "@orpc/client";

export type EraseFailure =
  | { field: "password"; key: "wrongPassword" | "passwordRequired" }
  | { field: null; key: "lastAdmin" | "erasureFailed" }
  | { field: "password"; key: "rateLimited"; seconds: number };

/**
 * Which sentence says why the account is still there. What is not expected is the spec's general
 * one.
 */
export function eraseFailure(error: unknown): EraseFailure {
  if (!(error instanceof ORPCError)) return { field: null, key: "erasureFailed" };
  switch (error.code) {
    case "WRONG_PASSWORD":
      return { field: "password", key: "wrongPassword" };
    case "PASSWORD_REQUIRED":
      return { field: "password", key: "passwordRequired" };
    case "LAST_ADMIN":
      return { field: null, key: "lastAdmin" };
    case "RATE_LIMITED":
      return {
        field: "password",
        key: "rateLimited",
        seconds: Number((error.data as { retryAfter?: number })?.retryAfter ?? 60),
      };
    default:
      return { field: null, key: "erasureFailed" };
  }
}
