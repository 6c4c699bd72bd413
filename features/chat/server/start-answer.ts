// What every new run of an answer goes through, whether asked, asked again or gone on with.
import { returnAllowance, takeAllowance } from "#features/assistant/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { takeRateLimitIn } from "#platform/http/server/rate-limit.ts";
import type { Message } from "../domain/message.ts";
import { engineOf } from "./engines.ts";
import { cutQuestions, stateOf } from "./next-state.ts";
import { listBranch } from "./queries-thread.ts";

/** Answers a person may start in a minute: more than anyone types, less than a script would. */
export const QUESTIONS_PER_MINUTE = 20;

export type Refused =
  | { ok: false; reason: "notFound" }
  | { ok: false; reason: "taken" }
  | { ok: false; reason: "rateLimited"; retryAfter: number }
  | { ok: false; reason: "exhausted"; limit: number; resetsAt: Date };

/** The pace of a person, then their month. Null when they may ask. */
export const refusal = ({ db, now }: Services, personId: string): Promise<Refused | null> =>
  db.asSystem("chat: a person's pace and month", async (tx) => {
    const pace = await takeRateLimitIn(tx, {
      key: `chat.send:${personId}`,
      max: QUESTIONS_PER_MINUTE,
      windowSeconds: 60,
      now: now(),
    });
    if (!pace.allowed) return { ok: false, reason: "rateLimited", retryAfter: pace.retryAfter };
    const month = await takeAllowance(tx, personId, now());
    return month.allowed
      ? null
      : { ok: false, reason: "exhausted", limit: month.limit, resetsAt: month.resetsAt };
  });

/**
 * Gives the month's answer back when none was started after all: asked twice at once, or gone
 * meanwhile.
 */
export const giveBack = ({ db, now }: Services, personId: string): Promise<void> =>
  db.asSystem("chat: an answer given back", (tx) => returnAllowance(tx, personId, now()));

/** What the mind is told: the question, and the branch before it. */
export interface StoredQuestion {
  question: Pick<Message, "text">;
  before: Message[];
}

export async function readStoredQuestion(
  tx: Tx,
  conversationId: string,
  questionId: string,
): Promise<StoredQuestion | null> {
  const branch = await listBranch(tx, conversationId, questionId);
  const question = branch.pop();
  return question ? { question, before: branch } : null;
}

export function startAnswer(
  services: Services,
  ownerId: string,
  answer: Pick<Message, "id" | "mode" | "speed" | "language">,
  { question, before }: StoredQuestion,
  continued?: { run: number } & Pick<Message, "text" | "sources" | "tools">,
): void {
  engineOf(services).start({
    answerId: answer.id,
    ownerId,
    run: continued?.run ?? 0,
    speed: answer.speed,
    request: {
      personId: ownerId,
      question: question.text,
      language: answer.language,
      mode: answer.mode,
      speed: answer.speed,
      history: before.map(({ role, text }) => ({ role, text })),
      previous: stateOf(before),
      cut: cutQuestions(before),
      now: services.now(),
      ...(continued
        ? {
            continuing: {
              text: continued.text,
              sources: continued.sources,
              tools: continued.tools,
            },
          }
        : {}),
    },
  });
}
