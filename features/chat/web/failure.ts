import { ORPCError } from "@orpc/client";

/** Why a call failed, as the screen says it. `retryAfter` in seconds. */
export type Failure =
  | { kind: "tooMany"; retryAfter: number }
  | { kind: "allowance"; limit: number; resetsAt: Date }
  | {
      kind:
        | "sessionExpired"
        | "invalidSession"
        | "notFound"
        | "invalid"
        | "server"
        | "noResponse"
        | "timeout"
        | "connectionSend";
    };
type Simple = Exclude<Failure["kind"], "tooMany" | "allowance">;

const BY_CODE: Record<string, Simple> = {
  UNAUTHENTICATED: "sessionExpired",
  FORBIDDEN: "invalidSession",
  NOT_FOUND: "notFound",
  INVALID_INPUT: "invalid",
  BAD_REQUEST: "invalid",
  CONFLICT: "invalid",
  // What a proxy says when nothing came back in its time.
  BAD_GATEWAY: "noResponse",
  GATEWAY_TIMEOUT: "timeout",
};

export function readFailure(error: unknown): Failure {
  if (error instanceof ORPCError) {
    const data: Record<string, unknown> =
      typeof error.data === "object" && error.data !== null ? error.data : {};
    if (error.code === "RATE_LIMITED") {
      const seconds = Number(data.retryAfter);
      return { kind: "tooMany", retryAfter: Number.isFinite(seconds) ? seconds : 60 };
    }
    if (error.code === "ALLOWANCE_EXHAUSTED") {
      const { limit, resetsAt } = data;
      return {
        kind: "allowance",
        limit: Number(limit),
        resetsAt: resetsAt instanceof Date ? resetsAt : new Date(String(resetsAt)),
      };
    }
    return { kind: BY_CODE[error.code] ?? "server" };
  }
  if (error instanceof DOMException && error.name === "TimeoutError") return { kind: "timeout" };
  return { kind: "connectionSend" };
}

/** Trying again may help: the network, the server and the pace pass; a refusal stays. */
export const mayRetry = ({ kind }: Failure): boolean =>
  ["tooMany", "server", "noResponse", "timeout", "connectionSend"].includes(kind);
