import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error.ts";

/**
 * Structured log, one JSON object a line on standard error. Callers pass ids, counts and codes:
 * never names, texts, addresses of people, query strings or secrets.
 */
export type Log = Logger;

/**
 * Pino writes every field of an error, and the error of a client holds what it sent, its headers
 * included.
 */
function describeErrors(given: unknown): unknown {
  if (given instanceof Error) return describeError(given);
  if (typeof given !== "object" || given === null) return given;
  const described = (value: unknown) => (value instanceof Error ? describeError(value) : value);
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, described(value)]));
}

export const makeLog = (level: string, destination: DestinationStream = pino.destination(2)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ["*.password", "*.token", "*.email"],
      hooks: {
        logMethod([given, ...others], method) {
          method.apply(this, [describeErrors(given), ...others] as Parameters<typeof method>);
        },
      },
    },
    destination,
  );
