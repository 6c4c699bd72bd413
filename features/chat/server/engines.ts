// One engine for each set of services: a server has one, a test as many as it opens.
import type { Services } from "#platform/feature/server/context.ts";
import { type AnswerEngine, makeAnswerEngine } from "./answer-engine.ts";
import { documentaryMind } from "./documentary-mind.ts";
import type { Mind } from "./mind.ts";

/**
 * Loaded when a model is asked: a server without an endpoint never reads the library that speaks to
 * one.
 */
const lazyModelMind: Mind = {
  name: "model",
  async *answer(request) {
    const { modelMind } = await import("./model-mind.ts");
    yield* modelMind().answer(request);
  },
};

/**
 * The mind that is configured: a model when there is an endpoint, the documentary one otherwise.
 */
export function mindOf({ config }: Services): Mind {
  if (config.ai === null) return documentaryMind;
  // Ready before the first question.
  void import("./model-mind.ts");
  return lazyModelMind;
}

const engines = new WeakMap<Services["db"], AnswerEngine>();

export function engineOf(
  services: Services,
  mind: Mind = mindOf(services),
  finishWithinMs?: number,
): AnswerEngine {
  const known = engines.get(services.db);
  if (known) return known;
  const engine = makeAnswerEngine(services, mind, finishWithinMs);
  engines.set(services.db, engine);
  return engine;
}

export async function closeEngine(services: Services): Promise<void> {
  const engine = engines.get(services.db);
  engines.delete(services.db);
  await engine?.close();
}
