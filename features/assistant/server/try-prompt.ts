// A question answered under a text, outside any transaction: a model may take its time. What it
// costs is kept as the cost of an answer; until it ends it is an open call, which the next server
// counts when this one is killed.
import { randomUUID } from "node:crypto";
import type { PromptTrial, PromptUse, TrialCost } from "#platform/ai/prompts.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { openTrial } from "./open-calls.ts";
import { recordUsage } from "./public.ts";
import { removeOpenCall } from "./queries-open-calls.ts";

/** Longer than any mind takes before it gives up by itself. */
const LONGEST_MS = 120_000;

/** What the model is about to be asked, four characters a token; null when there is no model. */
async function estimate({ ai }: Services["config"], sent: string): Promise<TrialCost | null> {
  if (ai === null) return null;
  const { endpointName } = await import("#platform/ai/server/provider.ts");
  const tokensIn = Math.ceil(sent.length / 4);
  return { provider: endpointName(ai), model: ai.model, tokensIn, tokensOut: 0, cachedTokens: 0 };
}

export async function tryPrompt(
  { me, services }: RequestContext,
  prompt: PromptUse<Services>,
  text: string,
  question: string,
) {
  const { db } = services;
  const at = services.now();
  const call = { messageId: randomUUID(), personId: me.id, mode: prompt.mode, at };
  const asked = await estimate(services.config, text + question);
  if (asked) {
    const { provider, model, tokensIn } = asked;
    await db.asSystem("a trial begins", (tx) =>
      openTrial(tx, { ...call, provider, model, tokensIn }),
    );
  }
  const started = performance.now();
  const end = (cost: TrialCost | null, outcome: "complete" | "failed", durationMs: number) =>
    db.asSystem("cost of a trial", async (tx) => {
      if (!cost) return removeOpenCall(tx, call.messageId);
      const row = { ...call, ...cost, speed: "trial", durationMs, firstTextMs: null };
      return recordUsage(tx, { ...row, outcome, takesAllowance: false });
    });
  let trial: PromptTrial;
  try {
    trial = await prompt.run(
      { text, question, withinMs: LONGEST_MS },
      { services, personId: me.id, language: me.language, now: at },
    );
  } catch (fault) {
    // Nobody knows how far it went: the model may have been paid.
    await end(asked, "failed", Math.round(performance.now() - started));
    throw fault;
  }
  const durationMs = Math.round(performance.now() - started);
  if (trial.kind === "noModel") {
    await end(null, "failed", durationMs);
    return { kind: trial.kind, sections: [...trial.sections] };
  }
  await end(trial.cost, trial.kind === "answered" ? "complete" : "failed", durationMs);
  return trial.kind === "answered"
    ? { kind: trial.kind, text: trial.text, durationMs }
    : { kind: trial.kind, reason: trial.reason, durationMs };
}
