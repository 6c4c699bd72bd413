import { ORPCError } from "@orpc/client";

/** Why a call failed, as the screen says it. `retryAfter` in seconds. */
export type Failure =
  | { kind: "tooMany"; retryAfter: number }
  | { kind: "sessionExpired" | "invalidSession" | "notFound" | "invalid" | "server" | "timeout" | "connectionSend" };

const BY_CODE: Record<string, Exclude<Failure["kind"], "tooMany">> = {
  UNAUTHENTICATED: "sessionExpired",
  FORBIDDEN: "invalidSession",
  NOT_FOUND: "notFound",
  INVALID_INPUT: "invalid",
  BAD_REQUEST: "invalid",
  CONFLICT: "invalid",
};

export function readFailure(error: unknown): Failure {
  if (error instanceof ORPCError) {
    if (error.code === "RATE_LIMITED") {
      const data: unknown = error.data;
      const seconds = typeof data === "object" && data !== null && "retryAfter" in data ? Number(data.retryAfter) : 60;
      return { kind: "tooMany", retryAfter: Number.isFinite(seconds) ? seconds : 60 };
    }
    return { kind: BY_CODE[error.code] ?? "server" };
  }
  if (error instanceof DOMException && error.name === "TimeoutError") return { kind: "timeout" };
  return { kind: "connectionSend" };
}

/** Trying again may help: the network, the server and the pace pass; a refusal stays. */
export const mayRetry = ({ kind }: Failure): boolean =>
  ["tooMany", "server", "timeout", "connectionSend"].includes(kind);
