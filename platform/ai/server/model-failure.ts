// Why a model did not answer, in words that a person can be told.
import { APICallError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import { AnswerTooLarge, Redirected, WrongContentType } from "./guarded-fetch.ts";

export const FAILURES = [
  "refused",
  "busy",
  "server",
  "unreachable",
  "cut",
  "silent",
  "tooSlow",
  "malformed",
  "notAStream",
  "redirected",
  "tooLong",
  "toolLoop",
  "empty",
] as const;
export type Failure = (typeof FAILURES)[number];

export interface ModelFailure {
  reason: Failure;
  /** Seconds the endpoint asks to wait; null when it does not say. */
  retryAfter: number | null;
  /** The status it refused with; null when it never answered, or began well. */
  status: number | null;
}

const causes = function* (error: unknown): Generator<unknown> {
  for (let one = error, depth = 0; one !== undefined && one !== null && depth < 6; depth++) {
    yield one;
    one =
      one instanceof Error ? ((one as { lastError?: unknown }).lastError ?? one.cause) : undefined;
  }
};

/** Seconds of a Retry-After header, given as seconds or as a date. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/u.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(1, Math.ceil(seconds))) : null;
}

const failed = (
  reason: Failure,
  status: number | null = null,
  retryAfter: number | null = null,
): ModelFailure => ({
  reason,
  retryAfter,
  status,
});

/** What one error alone says; null when it names no failure of ours. */
function readCause(one: unknown, now: Date): ModelFailure | null {
  if (one instanceof AnswerTooLarge) return failed("tooLong");
  if (one instanceof WrongContentType) return failed("notAStream");
  if (one instanceof Redirected) return failed("redirected", Number(one.message));
  if (JSONParseError.isInstance(one) || TypeValidationError.isInstance(one))
    return failed("malformed");
  if (!APICallError.isInstance(one)) return null;
  const { statusCode: status, responseHeaders } = one;
  if (status === undefined || status < 400) return null;
  if (status === 429)
    return failed("busy", status, retryAfterSeconds(responseHeaders?.["retry-after"], now));
  return failed(status < 500 ? "refused" : "server", status);
}

/** `begun`: some of the answer had already come. */
export function readFailure(error: unknown, begun: boolean, now: Date): ModelFailure {
  for (const one of causes(error)) {
    const found = readCause(one, now);
    if (found) return found;
  }
  // An `error` event sent in mid-stream is the endpoint's own failure, not the network's.
  const name = error instanceof Error ? error.name : "";
  if (name === "AI_StreamProviderError") return failed("server");
  // Told to answer without tools, it called one.
  if (name === "AI_ToolChoiceViolationError") return failed("toolLoop");
  return failed(begun ? "cut" : "unreachable");
}
