// Objects that a language model writes one after the other, for whoever reads them. No transaction
// waits for it: the month's answer is taken before, the cost is kept after, whatever ended it.
import { recordUsage, takeAllowance } from "#features/assistant/server/public.ts";
import type { Failure } from "#platform/ai/server/model-failure.ts";
import type { AiConfig } from "#platform/ai/server/provider.ts";
import type { ModelLimits } from "#platform/ai/server/stream-model.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import type { ModelFailureKind } from "../domain/limits.ts";
import { objectReader } from "../domain/model.ts";

/** Of a person; a text in parts asks several times in a row. */
const PER_MINUTE = 10;

const LIMITS: ModelLimits = {
  firstMs: 60_000,
  silenceMs: 30_000,
  totalMs: 240_000,
  steps: 1,
  toolCalls: 0,
  characters: 80_000,
  bytes: 4_000_000,
};

/**
 * What the person is told of a failure: a key refused, a service that does not answer, an answer
 * that cannot be read.
 */
const KIND: Readonly<Record<Failure, ModelFailureKind>> = {
  refused: "providerKey",
  busy: "serviceUnavailable",
  server: "serviceUnavailable",
  unreachable: "serviceUnavailable",
  cut: "serviceUnavailable",
  silent: "serviceUnavailable",
  tooSlow: "serviceUnavailable",
  malformed: "responseFormat",
  notAStream: "responseFormat",
  redirected: "serviceUnavailable",
  tooLong: "responseFormat",
  toolLoop: "responseFormat",
  empty: "responseFormat",
};

export type Refusal =
  | { reason: "noModel" }
  | { reason: "rateLimited"; retryAfter: number }
  | { reason: "exhausted"; limit: number; resetsAt: Date };

/** One call of the model for a person. */
export interface PersonCall {
  readonly personId: string;
  /** The row of what it costs. */
  readonly id: string;
  /** Of the prompt, and of the call among the usage. */
  readonly mode: string;
  /** Characters that are sent. */
  readonly characters: number;
}

const sentTokens = ({ characters }: PersonCall): number => Math.ceil(characters / 4);

const modelNamed = ({ config }: Services) => ({
  provider: config.ai === null ? "" : new URL(config.ai.baseUrl).host,
  model: config.ai?.model ?? "",
});

/**
 * A model, the pace of the person, then their month: one of its answers is taken for the call. Null
 * when they may ask.
 */
export async function refusalOf(
  services: Services,
  call: PersonCall,
  rateKey: string,
): Promise<Refusal | null> {
  const { db, now, config } = services;
  if (config.ai === null) return { reason: "noModel" };
  const key = `${rateKey}:${call.personId}`;
  const pace = await takeRateLimit(db, { key, max: PER_MINUTE, windowSeconds: 60, now: now() });
  if (!pace.allowed) return { reason: "rateLimited", retryAfter: pace.retryAfter };
  const open = {
    ...modelNamed(services),
    messageId: call.id,
    mode: call.mode,
    tokensIn: sentTokens(call),
  };
  const month = await db.asSystem(`${call.mode}: one of the month's answers`, (tx) =>
    takeAllowance(tx, call.personId, now(), open),
  );
  return month.allowed
    ? null
    : { reason: "exhausted", limit: month.limit, resetsAt: month.resetsAt };
}

export interface ModelRequest {
  services: Services;
  ai: AiConfig;
  /** In the log. */
  task: string;
  instructions: string;
  content: string;
  signal: AbortSignal;
  limits?: Partial<ModelLimits> | undefined;
}
export interface Cost {
  provider: string;
  model: string;
  tokensIn: number;
  tokensOut: number;
  cachedTokens: number;
}
export type ModelObject =
  | { type: "object"; json: string }
  | { type: "cost"; cost: Cost }
  | { type: "failed"; reason: ModelFailureKind };

/** The objects of one answer as they close; `cost` after them, then why it failed, if it did. */
export async function* objectsOf({
  services,
  ai,
  limits,
  ...request
}: ModelRequest): AsyncGenerator<ModelObject> {
  const { instructions, content, signal, task } = request;
  const { ModelFailed, streamModel } = await import("#platform/ai/server/stream-model.ts");
  const { endpointName } = await import("#platform/ai/server/provider.ts");
  const cost = {
    ...{ provider: endpointName(ai), model: ai.model },
    ...{ tokensIn: 0, tokensOut: 0, cachedTokens: 0 },
  };
  const read = objectReader();
  let [written, counted, found] = [0, false, 0];
  let failure: ModelFailureKind | null = null;
  const call = {
    ...{ task, ai, modelId: ai.model, instructions, tools: [], signal },
    ...{ log: services.log, now: services.now, limits: { ...LIMITS, ...limits } },
  };
  try {
    for await (const event of streamModel({ ...call, messages: [{ role: "user", content }] })) {
      if (event.type === "tokens") {
        counted = true;
        Object.assign(cost, {
          ...{ tokensIn: event.input, tokensOut: event.output, cachedTokens: event.cached },
        });
      }
      if (event.type !== "text") continue;
      written += event.text.length;
      for (const json of read(event.text)) {
        found += 1;
        yield { type: "object", json };
      }
    }
    // It wrote, and nothing of it was an object.
    if (found === 0 && !signal.aborted) failure = "responseFormat";
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    failure = KIND[error.failure.reason];
  } finally {
    // An endpoint that was cut, or that does not count, leaves an estimate: four characters a
    // token.
    if (!counted && (failure === null || written > 0))
      Object.assign(cost, {
        tokensIn: Math.ceil((instructions.length + content.length) / 4),
        tokensOut: Math.ceil(written / 4),
      });
  }
  yield { type: "cost", cost };
  if (failure) yield { type: "failed", reason: failure };
}

interface Reading<Event> {
  /** Reads the model until `signal` aborts. */
  said(signal: AbortSignal): AsyncGenerator<Event | { type: "cost"; cost: Cost }>;
  signal: AbortSignal;
  /** Whether an event is one of what the model was asked for. */
  isGood(event: Event): boolean;
}

/** What one call says, without its cost, and the row of what it cost. */
export async function* withCost<Event extends { type: string }>(
  services: Services,
  call: PersonCall,
  { said, isGood, ...reading }: Reading<Event>,
): AsyncGenerator<Event, boolean> {
  const [at, started] = [services.now(), performance.now()];
  const since = () => Math.round(performance.now() - started);
  const left = new AbortController();
  const signal = AbortSignal.any([reading.signal, left.signal]);
  let cost: Cost | null = null;
  let [failed, good, ended] = [false, 0, false];
  let firstTextMs: number | null = null;
  try {
    for await (const event of said(signal)) {
      if (isCost(event)) {
        ({ cost } = event);
        continue;
      }
      if (isGood(event)) {
        good += 1;
        firstTextMs ??= since();
      }
      failed ||= event.type === "failed";
      yield event;
    }
    ended = !signal.aborted;
    return ended;
  } finally {
    left.abort("over");
    // A reader that leaves ends this function at a `yield`: what it cost so far is counted by the
    // text that was sent.
    const about = cost ?? {
      ...modelNamed(services),
      ...{ tokensIn: sentTokens(call), tokensOut: 0, cachedTokens: 0 },
    };
    const whole = good > 0 ? ("fallback" as const) : ("failed" as const);
    const outcome = failed ? whole : ("complete" as const);
    await services.db.asSystem(`${call.mode}: what a generation cost`, (tx) =>
      recordUsage(tx, {
        ...about,
        ...{ messageId: call.id, personId: call.personId, mode: call.mode, speed: "normal" },
        ...{ durationMs: since(), firstTextMs, at },
        outcome: ended ? outcome : "stopped",
      }),
    );
  }
}

const isCost = (event: { type: string }): event is { type: "cost"; cost: Cost } =>
  event.type === "cost";
