// The place of a text among all others by its meaning, as the embedding model of the endpoint sees
// it.
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { embedMany } from "ai";
import { guardedFetch, JSON_BODY } from "./guarded-fetch.ts";
import type { AiConfig } from "./provider.ts";

/** A direction: of length 1, so that the product of two is the cosine of their angle. */
export type Vector = Float32Array;

const MAX_BYTES = 32 * 1024 * 1024;
const MOST_DIMENSIONS = 8192;

/** The endpoint answered with something that is no direction for each text. */
export class BadEmbedding extends Error {
  override name = "BadEmbedding";
}

/** One vector a text, all of as many dimensions. Throws what the endpoint did wrong; no retry. */
export async function embedTexts(
  { baseUrl, apiKey }: AiConfig,
  modelId: string,
  values: string[],
  abortSignal: AbortSignal,
): Promise<Vector[]> {
  const provider = createOpenAICompatible({
    name: "endpoint",
    baseURL: baseUrl,
    fetch: guardedFetch(MAX_BYTES, JSON_BODY),
    ...(apiKey === null ? {} : { apiKey }),
  });
  const model = provider.embeddingModel(modelId);
  const { embeddings } = await embedMany({ model, values, maxRetries: 0, abortSignal });
  const [first] = embeddings;
  if (embeddings.length !== values.length || !first) throw new BadEmbedding("not one a text");
  return embeddings.map((numbers) => direction(numbers, first.length));
}

function direction(numbers: readonly number[], dimensions: number): Vector {
  const length = Math.hypot(...numbers);
  if (numbers.length !== dimensions || dimensions > MOST_DIMENSIONS)
    throw new BadEmbedding("dimensions");
  if (!Number.isFinite(length) || length === 0) throw new BadEmbedding("no direction");
  return Float32Array.from(numbers, (number) => number / length);
}

/** Cosine of the angle between two directions of as many dimensions, -1 to 1. */
export function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0);
  return sum;
}
