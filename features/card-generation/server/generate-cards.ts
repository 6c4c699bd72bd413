// Cards proposed by a language model. No transaction waits for it: the month's answer is taken
// before, the cost is kept after, whatever ended it. Rules on the text need no server: they run on
// the device (`domain/extract.ts`).
import { randomBytes } from "node:crypto";
import { publishedPrompt, recordUsage, takeAllowance } from "#features/assistant/server/public.ts";
import type { Failure } from "#platform/ai/server/model-failure.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import type { ModelFailureKind } from "../domain/limits.ts";
import { objectReader, readProposal } from "../domain/model.ts";
import { locator } from "../domain/passage.ts";
import { CARDS_PROMPT, cardInstructions, textBlock } from "../domain/prompt.ts";
import type { Generation, GenerationEvent } from "../domain/wire-generate.ts";

/** Of a person; a text in parts asks several times in a row. */
const PER_MINUTE = 10;
export const CARDS_MODE = "cards";

const LIMITS = {
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

/**
 * A model, the pace of the person, then their month: one of its answers is taken for the call
 * `callId`. Null when they may ask.
 */
export async function refusal(
  services: Services,
  personId: string,
  callId: string,
  asked: Generation,
): Promise<Refusal | null> {
  const { db, now, config } = services;
  if (config.ai === null) return { reason: "noModel" };
  const key = `flashcards.generate:${personId}`;
  const pace = await takeRateLimit(db, { key, max: PER_MINUTE, windowSeconds: 60, now: now() });
  if (!pace.allowed) return { reason: "rateLimited", retryAfter: pace.retryAfter };
  const call = {
    ...modelNamed(services),
    messageId: callId,
    mode: CARDS_MODE,
    tokensIn: sentTokens(asked),
  };
  const month = await db.asSystem("cards: one of the month's answers", (tx) =>
    takeAllowance(tx, personId, now(), call),
  );
  return month.allowed
    ? null
    : { reason: "exhausted", limit: month.limit, resetsAt: month.resetsAt };
}

export interface Asking {
  services: Services;
  language: string;
  signal: AbortSignal;
  /**
   * The text under an administrator's pen; the published one, or the product's own, when absent.
   */
  prompt?: string;
  limits?: Partial<typeof LIMITS>;
}
export interface Cost {
  provider: string;
  model: string;
  tokensIn: number;
  tokensOut: number;
  cachedTokens: number;
}
type Said = GenerationEvent | { type: "cost"; cost: Cost };

/** Asks the model and reads its cards as they come. `cost` comes last, unless nothing was asked. */
export async function* askModel(
  asked: Generation,
  { services, language, signal, prompt, limits }: Asking,
): AsyncGenerator<Said> {
  const { ai } = services.config;
  if (ai === null) return;
  const { ModelFailed, streamModel } = await import("#platform/ai/server/stream-model.ts");
  const { endpointName } = await import("#platform/ai/server/provider.ts");
  const mark = randomBytes(6).toString("hex");
  const instructions = cardInstructions(prompt ?? (await promptInUse(services)), {
    count: asked.count,
    mark,
    language,
  });
  const content = textBlock(asked.text, asked.title, asked.known, mark);
  const cost = {
    provider: endpointName(ai),
    model: ai.model,
    tokensIn: 0,
    tokensOut: 0,
    cachedTokens: 0,
  };
  const [read, locate] = [objectReader(), locator(asked.text)];
  const known = new Set<string>();
  let [written, counted, sound, bad] = [0, false, 0, 0];
  let failure: ModelFailureKind | null = null;
  try {
    const call = {
      task: "cards",
      log: services.log,
      ai,
      modelId: ai.model,
      instructions,
      tools: [],
      limits: { ...LIMITS, ...limits },
      signal,
      now: services.now,
    };
    for await (const event of streamModel({ ...call, messages: [{ role: "user", content }] })) {
      if (event.type === "tokens") {
        counted = true;
        Object.assign(cost, {
          tokensIn: event.input,
          tokensOut: event.output,
          cachedTokens: event.cached,
        });
      }
      if (event.type !== "text") continue;
      written += event.text.length;
      for (const object of read(event.text)) {
        const proposal = readProposal(object, locate, asked.text);
        if (!proposal.ok) {
          bad += 1;
          yield { type: "dropped", reason: proposal.reason };
        } else if (sound < asked.count && !known.has(proposal.card.question)) {
          known.add(proposal.card.question);
          sound += 1;
          yield { type: "card", ...proposal.card };
        }
      }
    }
    // It wrote, and nothing of it was a card.
    if (sound + bad === 0 && !signal.aborted) failure = "responseFormat";
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

const promptInUse = async ({ db }: Services): Promise<string> =>
  (await db.asSystem("cards: the prompt in use", (tx) => publishedPrompt(tx, CARDS_MODE)))?.text ??
  CARDS_PROMPT;

/** One call of the model for a person, and the row of what it cost. */
export async function* generateCards(
  personId: string,
  callId: string,
  asked: Generation,
  asking: Asking,
): AsyncGenerator<GenerationEvent> {
  const { services } = asking;
  const [at, started] = [services.now(), performance.now()];
  const left = new AbortController();
  const signal = AbortSignal.any([asking.signal, left.signal]);
  let cost: Cost | null = null;
  let [failed, cards, ended] = [false, 0, false];
  let firstTextMs: number | null = null;
  const said = askModel(asked, { ...asking, signal });
  try {
    for await (const event of said) {
      if (event.type === "cost") {
        cost = event.cost;
        continue;
      }
      if (event.type === "card") {
        cards += 1;
        firstTextMs ??= Math.round(performance.now() - started);
      }
      failed ||= event.type === "failed";
      yield event;
    }
    ended = !signal.aborted;
    if (ended) yield { type: "end" };
  } finally {
    left.abort("over");
    // A reader that leaves ends this function at a `yield`: what it cost so far is counted by the
    // text that was sent.
    const about = cost ?? {
      ...modelNamed(services),
      tokensIn: sentTokens(asked),
      tokensOut: 0,
      cachedTokens: 0,
    };
    await services.db.asSystem("cards: what a generation cost", (tx) =>
      recordUsage(tx, {
        ...about,
        messageId: callId,
        personId,
        mode: CARDS_MODE,
        speed: "normal",
        durationMs: Math.round(performance.now() - started),
        firstTextMs,
        outcome: ended ? (failed ? (cards > 0 ? "fallback" : "failed") : "complete") : "stopped",
        at,
      }),
    );
  }
}

const sentTokens = ({ text }: Generation): number => Math.ceil(text.length / 4);

const modelNamed = ({ config }: Services) => ({
  provider: config.ai === null ? "" : new URL(config.ai.baseUrl).host,
  model: config.ai?.model ?? "",
});
