// A question answered under a text, outside any transaction: a model may take its time. What it costs is kept as the
// cost of an answer.
import { randomUUID } from "node:crypto";
import type { PromptTrial, PromptUse } from "#platform/ai/prompts.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { recordUsage } from "./public.ts";

/** Longer than any mind takes before it gives up by itself. */
const LONGEST_MS = 120_000;

export async function tryPrompt(
  { me, services }: RequestContext,
  prompt: PromptUse<Services>,
  text: string,
  question: string,
) {
  const at = services.now();
  const started = performance.now();
  const trial = await prompt.run(
    { text, question, withinMs: LONGEST_MS },
    { services, personId: me.id, language: me.language, now: at },
  );
  if (trial.kind === "noModel") return { kind: trial.kind, sections: [...trial.sections] };
  const durationMs = Math.round(performance.now() - started);
  const { cost } = trial;
  if (cost)
    await services.db.asSystem("cost of a trial", (tx) =>
      recordUsage(tx, {
        ...cost,
        messageId: randomUUID(),
        personId: me.id,
        mode: prompt.mode,
        speed: "trial",
        durationMs,
        firstTextMs: null,
        outcome: outcomeOf(trial),
        at,
        takesAllowance: false,
      }),
    );
  return trial.kind === "answered"
    ? { kind: trial.kind, text: trial.text, durationMs }
    : { kind: trial.kind, reason: trial.reason, durationMs };
}

const outcomeOf = ({ kind }: PromptTrial) => (kind === "answered" ? ("complete" as const) : ("failed" as const));
