// Asks the model for a sheet. Whatever goes wrong comes back as a reason; nothing is kept here.
import { randomBytes } from "node:crypto";
import { publishedPrompt } from "#features/assistant/server/public.ts";
import { type Cost, estimateTokens } from "#features/chat/domain/public.ts";
import type { ModelFailure } from "#platform/ai/server/model-failure.ts";
import { type AiConfig, endpointName } from "#platform/ai/server/provider.ts";
import { ModelFailed, type ModelLimits, streamModel } from "#platform/ai/server/stream-model.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Evidence } from "../domain/evidence.ts";
import { fromModel } from "../domain/from-model.ts";
import type { Made } from "../domain/made.ts";
import { SHEET_PROMPT, sheetInstructions, sheetRequest } from "../domain/prompt.ts";

/** Name of the prompt among those that administrators edit, and of its calls among the usage. */
export const PROMPT_MODE = "revisionSheet";

const LIMITS: ModelLimits = {
  firstMs: 40_000,
  silenceMs: 20_000,
  totalMs: 150_000,
  steps: 2,
  toolCalls: 0,
  characters: 60_000,
  bytes: 4_000_000,
};

export interface ModelAnswer {
  made: Made | null;
  failure: ModelFailure | null;
  cost: Cost;
  durationMs: number;
  firstTextMs: number | null;
}

interface Request {
  /** Null for a given text. */
  topic: string | null;
  title: string;
  language: Language;
  evidence: readonly Evidence[];
  /** Instead of the one in use: a trial. */
  prompt?: string;
  limits?: Partial<ModelLimits>;
}

export const promptInUse = ({ db }: Services): Promise<string> =>
  db
    .asSystem("revision sheets: the prompt in use", (tx) => publishedPrompt(tx, PROMPT_MODE))
    .then((published) => published?.text ?? SHEET_PROMPT);

export async function writeByModel(
  services: Services,
  ai: AiConfig,
  { topic, title, language, evidence, prompt, limits }: Request,
): Promise<ModelAnswer> {
  const mark = randomBytes(6).toString("hex");
  const instructions = sheetInstructions(prompt ?? (await promptInUse(services)), language, mark);
  const asked = sheetRequest(topic, evidence, mark);
  const cost: Cost = {
    provider: endpointName(ai),
    model: ai.model,
    tokensIn: estimateTokens(instructions + asked),
    tokensOut: 0,
    cachedTokens: 0,
  };
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  let [text, counted, firstTextMs] = ["", false, null as number | null];
  let failure: ModelFailure | null = null;
  try {
    const events = streamModel({
      task: "revision sheets",
      log: services.log,
      ai,
      modelId: ai.model,
      instructions,
      messages: [{ role: "user", content: asked }],
      tools: [],
      limits: { ...LIMITS, ...limits },
      // A closed tab does not stop it: the sheet is in the list when its person comes back.
      signal: new AbortController().signal,
      now: services.now,
    });
    for await (const event of events) {
      if (event.type === "text") {
        firstTextMs ??= since();
        text += event.text;
      } else if (event.type === "tokens") {
        counted = true;
        Object.assign(cost, {
          tokensIn: event.input,
          tokensOut: event.output,
          cachedTokens: event.cached,
        });
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    ({ failure } = error);
  }
  if (!counted) cost.tokensOut = estimateTokens(text);
  const made = failure ? null : fromModel(text, evidence, title);
  if (!made) failure ??= { reason: "malformed", retryAfter: null, status: null };
  return { made, failure, cost, durationMs: since(), firstTextMs };
}
