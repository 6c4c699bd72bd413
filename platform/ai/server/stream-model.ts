// One answer of a language model as it streams, with tools, within limits. Whatever goes wrong ends
// as `ModelFailed`: nothing hangs, nothing grows without end, and what came before stays.
import { isStepCount, type ModelMessage, streamText, type ToolSet, tool } from "ai";
import type { z } from "zod";
import type { Log } from "#platform/log/log.ts";
import { logFailedCall } from "./log-failed-call.ts";
import { type ModelFailure, readFailure } from "./model-failure.ts";
import { type AiConfig, languageModel } from "./provider.ts";
import { type SpokenText, spokenText } from "./spoken-text.ts";
import { tokenCount } from "./token-count.ts";

export interface ModelLimits {
  /** Silence allowed before the first sign of life, and between two. */
  firstMs: number;
  silenceMs: number;
  totalMs: number;
  /** Turns of tools and text. In the last one the model is asked to answer without tools. */
  steps: number;
  toolCalls: number;
  characters: number;
  /** Of one response of the endpoint. */
  bytes: number;
}

export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  /** What the model is told. */
  run(input: unknown): Promise<string>;
}

export interface ModelCall {
  /** What the model is asked for, in the log: "chat", "cards". */
  task: string;
  log: Log;
  ai: AiConfig;
  modelId: string;
  instructions: string;
  messages: ModelMessage[];
  tools: readonly ModelTool[];
  limits: ModelLimits;
  signal: AbortSignal;
  now(): Date;
}

export type ModelEvent =
  | { type: "text"; text: string }
  /** A new turn begins after tools were called. */
  | { type: "turn" }
  /**
   * A tool that does not exist, was called with something else than its input, or failed. The model
   * was told.
   */
  | { type: "toolTrouble"; name: string }
  /** Tokens of all turns so far, as the endpoint counts them. */
  | { type: "tokens"; input: number; output: number; cached: number }
  /** The answer was cut by the endpoint's own limit. */
  | { type: "short" }
  /** It recited what it was told, or the key: that part was taken out. */
  | { type: "withheld" };

/**
 * Without the error that it comes from, which holds what was asked, what was answered and the key:
 * whoever logs this one logs none of it.
 */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  readonly failure: ModelFailure;
  constructor(failure: ModelFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

const failed = (reason: ModelFailure["reason"]) =>
  new ModelFailed({ reason, retryAfter: null, status: null });

/**
 * Streams the answer. Ends without a word when `signal` aborts; throws `ModelFailed` for anything
 * else, once logged.
 */
export async function* streamModel(call: ModelCall): AsyncGenerator<ModelEvent> {
  const { limits, signal } = call;
  const stop = new AbortController();
  const watch = watchdog(limits, (failure) => stop.abort(failure));
  const ended = AbortSignal.any([signal, stop.signal]);
  const started = performance.now();
  try {
    yield* follow(call, ended, watch);
  } catch (error) {
    if (signal.aborted) return;
    const ending: unknown = stop.signal.aborted ? stop.signal.reason : error;
    const failure =
      ending instanceof ModelFailed
        ? ending
        : new ModelFailed(readFailure(error, watch.begun(), call.now()));
    logFailedCall(call, failure.failure, performance.now() - started);
    throw failure;
  } finally {
    watch.close();
    stop.abort("over");
  }
}

async function* follow(
  call: ModelCall,
  signal: AbortSignal,
  watch: Watchdog,
): AsyncGenerator<ModelEvent> {
  const { limits } = call;
  const spoken = spokenText(call.instructions, call.ai.apiKey);
  const { stream } = streamText({
    model: languageModel(call.ai, call.modelId, limits.bytes),
    instructions: call.instructions,
    messages: call.messages,
    tools: toolSet(call.tools, spoken),
    toolCallConcurrency: 2,
    stopWhen: isStepCount(limits.steps),
    prepareStep: ({ stepNumber }) => (stepNumber >= limits.steps - 1 ? { toolChoice: "none" } : {}),
    maxRetries: 0,
    abortSignal: signal,
    // Failures come as parts of the stream; nothing is printed.
    onError: () => {},
  });
  const aborted = abortion(signal);
  const parts = stream[Symbol.asyncIterator]();
  const tokens = { input: 0, output: 0, cached: 0 };
  let [written, calls, turns, inTurn] = [0, 0, 0, 0];
  let finish: string | null = null;
  try {
    for (;;) {
      const next = await Promise.race([parts.next(), aborted.promise]);
      if (next.done) break;
      const part = next.value;
      switch (part.type) {
        case "start-step":
          yield* said(spoken.end());
          inTurn = 0;
          if (turns++ > 0) yield { type: "turn" };
          break;
        case "text-delta":
          watch.sign();
          written += part.text.length;
          inTurn += part.text.trim().length;
          if (written > limits.characters) throw failed("tooLong");
          yield* said(spoken.push(part.text));
          break;
        case "tool-call":
          watch.sign();
          if (++calls > limits.toolCalls) throw failed("toolLoop");
          break;
        case "tool-error":
          watch.sign();
          yield { type: "toolTrouble", name: part.toolName };
          break;
        case "finish-step": {
          const { inputTokens, outputTokens, inputTokenDetails } = part.usage;
          tokens.input += tokenCount(inputTokens);
          tokens.output += tokenCount(outputTokens);
          tokens.cached += tokenCount(inputTokenDetails.cacheReadTokens);
          if (tokens.input + tokens.output > 0) yield { type: "tokens", ...tokens };
          finish = part.finishReason;
          break;
        }
        case "error":
          throw part.error;
        case "abort":
          throw signal.reason;
        case "start":
        case "finish":
          break;
        // Reasoning, arguments of a tool, results: signs of life.
        default:
          watch.sign();
      }
    }
  } finally {
    aborted.close();
    // Ends the stream of the endpoint; its own error, if any, was read already.
    parts.return?.()?.catch(() => {});
  }
  yield* said(spoken.end());
  if (spoken.withheld()) yield { type: "withheld" };
  if (finish === "tool-calls" || (turns >= limits.steps && inTurn === 0)) throw failed("toolLoop");
  if (inTurn === 0) throw failed("empty");
  if (finish === "length") yield { type: "short" };
}

const said = (text: string): ModelEvent[] => (text === "" ? [] : [{ type: "text", text }]);

const toolSet = (tools: readonly ModelTool[], spoken: SpokenText): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given) => run(spoken.value(given)) }),
    ]),
  );

/** Rejects when the signal aborts, so that nothing that ignores it is waited for. */
function abortion(signal: AbortSignal) {
  let onAbort = () => {};
  const promise = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort);
  });
  promise.catch(() => {});
  return { promise, close: () => signal.removeEventListener("abort", onAbort) };
}

interface Watchdog {
  /** The model gave a sign of life. */
  sign(): void;
  begun(): boolean;
  close(): void;
}

function watchdog(
  { firstMs, silenceMs, totalMs }: ModelLimits,
  onLate: (failure: ModelFailed) => void,
): Watchdog {
  let begun = false;
  const late = (reason: ModelFailure["reason"]) => () => onLate(failed(reason));
  let silence = setTimeout(late("silent"), firstMs);
  const total = setTimeout(late("tooSlow"), totalMs);
  return {
    sign() {
      begun = true;
      clearTimeout(silence);
      silence = setTimeout(late("silent"), silenceMs);
    },
    begun: () => begun,
    close() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}
