// The models of AI_BASE_URL: any endpoint that speaks the chat completions of OpenAI, hosted or on
// this machine.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { wrapLanguageModel } from "ai";
import type { Config } from "#platform/config/config.ts";
import { dropAsErrorPart } from "./drop-as-error-part.ts";
import { guardedFetch } from "./guarded-fetch.ts";

export type AiConfig = NonNullable<Config["ai"]>;

/** The model of that id. Streams only; reads at most `maxBytes` of each response. */
export function languageModel(
  { baseUrl, apiKey }: AiConfig,
  modelId: string,
  maxBytes: number,
): LanguageModel {
  const provider = createOpenAICompatible({
    name: "endpoint",
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: guardedFetch(maxBytes),
    ...(apiKey === null ? {} : { apiKey }),
  });
  return wrapLanguageModel({ model: provider(modelId), middleware: dropAsErrorPart });
}

/** What people are shown of the endpoint: its host, never its key or its path. */
export const endpointName = ({ baseUrl }: AiConfig): string => new URL(baseUrl).host;
