// The one way a failed call of a model is logged. An endpoint that refuses repeats what it was
// asked, and its client keeps the request beside the answer: a patient's words and the key. Only
// what we named ourselves and numbers are written.
import type { Log } from "#platform/log/log.ts";
import type { ModelFailure } from "./model-failure.ts";
import { type AiConfig, endpointName } from "./provider.ts";

interface Call {
  task: string;
  log: Log;
  ai: AiConfig;
}

/** `ms`: from the question to the failure. */
export function logFailedCall(
  { task, log, ai }: Call,
  { reason, status }: ModelFailure,
  ms: number,
): void {
  log.warn(
    { task, reason, status, provider: endpointName(ai), ms: Math.round(ms) },
    "the model did not answer",
  );
}
