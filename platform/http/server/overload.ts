// The door of every call: the whole body first, then a place among those that are worked on, or 503
// with the moment to come back. Nobody waits longer than five seconds to hear one or the other.
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { withPatience } from "#platform/db/patience.ts";
import { RETRY_AFTER_SECONDS } from "../errors.ts";
import { ADMISSION, type Admission, type AdmissionLimits, makeAdmission } from "./admission.ts";

/**
 * What a call waits in all before its work begins, in milliseconds; the rest of the five seconds is
 * for the work.
 */
const BEGUN_WITHIN_MS = 4_000;

const CODE = "SERVICE_UNAVAILABLE";

const refuse = (c: Context) =>
  c.json(
    { defined: false, code: CODE, message: CODE, data: { retryAfter: RETRY_AFTER_SECONDS } },
    503,
  );

/** Says when to come back, whoever refused. */
export function sayWhen(response: Response): void {
  if (response.status === 503 && !response.headers.has("retry-after"))
    response.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
}

/** Refuses a body of more than so many bytes with 413. */
export function limitBody(maxSize: number, tooLarge: (c: Context) => Response): MiddlewareHandler {
  const whileItComes = bodyLimit({ maxSize, onError: tooLarge });
  return async (c, next) => {
    const length = c.req.header("content-length");
    // A length that was announced is the length: looking at the body as a stream would cost more
    // than most calls.
    if (length !== undefined && c.req.header("transfer-encoding") === undefined)
      return Number(length) > maxSize ? tooLarge(c) : next();
    return c.req.method === "GET" || c.req.method === "HEAD" ? next() : whileItComes(c, next);
  };
}

/** Waits for the body of a call: who sends it slowly holds nobody's place. */
export const wholeBody: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  if (raw.method === "GET" || raw.method === "HEAD") return next();
  if (!(raw.headers.get("content-type") ?? "application/json").startsWith("application/json"))
    return next();
  const text = await raw.text();
  Object.defineProperty(raw, "text", { value: async () => text });
  return next();
};

export interface Door {
  /** A place for the whole of a call, up to its answer; a stream goes on without one. */
  admitted: MiddlewareHandler;
  /**
   * A place for a short part of one, such as finding out who asks; resolves to the refusal when
   * there was none.
   */
  briefly(c: Context, work: () => Promise<unknown>): Promise<Response | undefined>;
}

export function makeDoor(limits: AdmissionLimits = ADMISSION): Door {
  const admission: Admission = makeAdmission(limits);
  const briefly: Door["briefly"] = async (c, work) => {
    const started = performance.now();
    const leave = await admission.enter();
    if (leave === null) return refuse(c);
    try {
      await withPatience(BEGUN_WITHIN_MS - (performance.now() - started), work);
      return undefined;
    } finally {
      leave();
    }
  };
  return { briefly, admitted: (c, next) => briefly(c, next) };
}
