// Meaning beside words (decision 33): the passages are placed by the embedding model of the endpoint
// in the background, the question when it is asked. Whatever fails, the words answer alone.
import { createHash } from "node:crypto";
import { z } from "zod";
import { BadEmbedding, cosine, embedTexts, type Vector } from "#platform/ai/server/embeddings.ts";
import { logFailedCall } from "#platform/ai/server/log-failed-call.ts";
import { readFailure } from "#platform/ai/server/model-failure.ts";
import type { AiConfig } from "#platform/ai/server/provider.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Closeness } from "../domain/meaning.ts";
import { editionHash } from "./queries.ts";
import {
  forgetVectors,
  keepVectors,
  placedHashes,
  placedTexts,
  vectorsOf,
} from "./queries-meaning.ts";

const BATCH = 64;
const BATCH_WITHIN_MS = 60_000;
/** A person waits: longer than this, the words answer alone. */
const QUESTION_WITHIN_MS = 1_500;
/** After a failure, questions do not wait for the endpoint again before this time. */
const PAUSE_MS = 30_000;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Places what the endpoint has not placed yet; each batch is kept before the next is asked. */
export const placePassages = defineJob({
  name: "guidelines.placePassages",
  input: z.object({}),
  schedule: "37 * * * *",
  async handle(_input, { db, config }) {
    const model = config.ai?.embeddingModel;
    if (!config.ai || !model) return;
    const [texts, placed] = await db.asSystem("place passages", (tx) =>
      Promise.all([placedTexts(tx), placedHashes(tx, model)]),
    );
    const byHash = new Map(texts.map(({ text }) => [hashOf(text), text]));
    const missing = [...byHash].filter(([hash]) => !placed.has(hash));
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH);
      const signal = AbortSignal.timeout(BATCH_WITHIN_MS);
      const vectors = await embedTexts(
        config.ai,
        model,
        batch.map(([, text]) => text),
        signal,
      );
      const rows = batch.map(([textHash], index) => ({
        model,
        textHash,
        vector: [...(vectors[index] ?? [])],
      }));
      await db.asSystem("place passages", (tx) => keepVectors(tx, rows));
    }
    await db.asSystem("place passages", (tx) => forgetVectors(tx, model, [...byHash.keys()]));
  },
});

/** Of one database: two of them may hold two editions. */
interface Places {
  key: string;
  vectors: ReadonlyMap<string, Vector>;
}
const places = new WeakMap<object, Places>();
/** Of one database, by the hash of the question: an exchange asks the same one several times. */
const askedBefore = new WeakMap<object, Map<string, Promise<Vector>>>();
const MOST_KEPT = 50;
const pausedUntil = new WeakMap<object, number>();

/**
 * How close each passage is to the question; null without an embedding model, before every passage
 * has its place, or when the endpoint does not answer in time.
 */
export async function closenessTo(services: Services, question: string): Promise<Closeness | null> {
  const { ai } = services.config;
  const model = ai?.embeddingModel;
  if (!ai || !model || (pausedUntil.get(services.db) ?? 0) > performance.now()) return null;
  const vectors = await placesOf(services, model);
  if (vectors === null) return null;
  const begun = performance.now();
  try {
    const place = await placeOf(services, ai, model, question);
    if (place.length !== dimensionsOf(vectors)) throw new BadEmbedding("dimensions");
    return new Map([...vectors].map(([id, vector]) => [id, cosine(place, vector)]));
  } catch (error) {
    pausedUntil.set(services.db, performance.now() + PAUSE_MS);
    const failure = readFailure(error, false, services.now());
    logFailedCall({ task: "embedding", log: services.log, ai }, failure, performance.now() - begun);
    return null;
  }
}

const dimensionsOf = (vectors: ReadonlyMap<string, Vector>): number | undefined =>
  vectors.values().next().value?.length;

/** Of the question; what fails is asked again the next time. */
function placeOf({ db }: Services, ai: AiConfig, model: string, question: string): Promise<Vector> {
  const kept = askedBefore.get(db) ?? new Map<string, Promise<Vector>>();
  askedBefore.set(db, kept);
  const hash = hashOf(question);
  const known = kept.get(hash);
  if (known) return known;
  const signal = AbortSignal.timeout(QUESTION_WITHIN_MS);
  const place = embedTexts(ai, model, [question], signal).then(([vector]) => {
    if (!vector) throw new BadEmbedding("none");
    return vector;
  });
  kept.set(hash, place);
  place.catch(() => kept.delete(hash));
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return place;
}

async function placesOf(
  { db }: Services,
  model: string,
): Promise<ReadonlyMap<string, Vector> | null> {
  return db.asSystem("read the places of passages", async (tx) => {
    const key = `${model} ${await editionHash(tx)}`;
    const known = places.get(db);
    if (known?.key === key) return known.vectors;
    const texts = await placedTexts(tx);
    const rows = await vectorsOf(
      tx,
      model,
      texts.map(({ text }) => hashOf(text)),
    );
    const byHash = new Map(rows.map(({ hash, vector }) => [hash, Float32Array.from(vector)]));
    const vectors = new Map(
      texts.flatMap(({ id, text }) => {
        const vector = byHash.get(hashOf(text));
        return vector ? [[id, vector] as const] : [];
      }),
    );
    if (vectors.size < texts.length || texts.length === 0) return null;
    places.set(db, { key, vectors });
    return vectors;
  });
}
