import pino, { type Logger } from "pino";

/** Structured log, one JSON object a line on standard error. Callers pass ids, counts and codes: never names, texts,
 *  addresses of people, query strings or secrets. */
export type Log = Logger;

export const makeLog = (level: string): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ["*.password", "*.token", "*.email"] },
    pino.destination(2),
  );
