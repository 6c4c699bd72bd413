// One engine for each set of services: a server has one, a test as many as it opens.
import type { Services } from "#platform/feature/server/context.ts";
import { type AnswerEngine, makeAnswerEngine } from "./answer-engine.ts";
import { documentaryMind } from "./documentary-mind.ts";
import type { Mind } from "./mind.ts";

const engines = new WeakMap<Services["db"], AnswerEngine>();

export function engineOf(services: Services, mind: Mind = documentaryMind, finishWithinMs?: number): AnswerEngine {
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
