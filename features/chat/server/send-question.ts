import { randomUUID } from "node:crypto";
import type { Person } from "#platform/auth/person.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import type { Mode } from "../domain/modes.ts";
import { detectLanguage, type QuestionLanguage } from "../domain/question.ts";
import { titleFrom } from "../domain/title.ts";
import type { Speed } from "../domain/usage.ts";
import { engineOf } from "./engines.ts";
import type { PreviousTopic } from "./mind.ts";
import {
  findExchange,
  insertExchange,
  keepConversation,
  lastPlace,
  lastSources,
  touchConversation,
} from "./queries.ts";

/** Questions a person may ask in a minute: more than anyone types, less than a script would. */
export const QUESTIONS_PER_MINUTE = 20;

interface Sending {
  conversationId: string;
  messageId: string;
  text: string;
  mode: Mode;
  speed: Speed;
  language: QuestionLanguage;
}
interface Exchange {
  conversationId: string;
  questionId: string;
  answerId: string;
}
export type Sent =
  | { ok: true; exchange: Exchange }
  | { ok: false; reason: "notFound" }
  | { ok: false; reason: "taken" }
  | { ok: false; reason: "rateLimited"; retryAfter: number };

/** Undoes the transaction: a refused question must not leave an empty conversation behind. */
class Taken extends Error {}

/** Keeps the question, then starts its answer. Sending the same id again answers the same and starts nothing. */
export async function sendQuestion(services: Services, me: Person, input: Sending): Promise<Sent> {
  const { db } = services;
  const known = await db.asPerson(me.id, (tx) => findExchange(tx, input.messageId));
  if (known)
    return known.conversationId === input.conversationId
      ? { ok: true, exchange: known }
      : { ok: false, reason: "taken" };

  const now = services.now();
  const limit = await takeRateLimit(db, {
    key: `chat.send:${me.id}`,
    max: QUESTIONS_PER_MINUTE,
    windowSeconds: 60,
    now,
  });
  if (!limit.allowed) return { ok: false, reason: "rateLimited", retryAfter: limit.retryAfter };

  const answerId = randomUUID();
  const language = detectLanguage(input.text, input.language);
  const keep = db.asPerson(me.id, async (tx) => {
    const conversation = await keepConversation(tx, {
      id: input.conversationId,
      ownerId: me.id,
      title: titleFrom(input.text),
      createdAt: now,
      updatedAt: now,
    });
    if (!conversation) return null;
    const seq = (await lastPlace(tx, conversation.id)) + 1;
    const common = {
      conversationId: conversation.id,
      ownerId: me.id,
      mode: input.mode,
      speed: input.speed,
      language,
      createdAt: now,
      aliveAt: now,
    };
    const added = await insertExchange(
      tx,
      { ...common, id: input.messageId, seq, role: "person", text: input.text, status: "complete" },
      {
        ...common,
        id: answerId,
        seq: seq + 1,
        role: "assistant",
        text: "",
        status: "writing",
        replyTo: input.messageId,
      },
    );
    if (!added) throw new Taken();
    await touchConversation(tx, conversation.id, now);
    return { sources: await lastSources(tx, conversation.id, seq) };
  });
  const kept = await keep.catch((error: unknown) => {
    if (error instanceof Taken) return "taken" as const;
    throw error;
  });
  if (kept === null) return { ok: false, reason: "notFound" };
  if (kept === "taken") {
    // The same question came twice at once: the other one was kept.
    const twin = await db.asPerson(me.id, (tx) => findExchange(tx, input.messageId));
    return twin ? { ok: true, exchange: twin } : { ok: false, reason: "taken" };
  }

  engineOf(services).start({
    answerId,
    ownerId: me.id,
    request: {
      personId: me.id,
      question: input.text,
      language,
      mode: input.mode,
      previous: topicOf(kept.sources),
      now,
    },
  });
  return { ok: true, exchange: { conversationId: input.conversationId, questionId: input.messageId, answerId } };
}

/** The document most cited by an answer is what it was about. Passage ids start with their document's. */
function topicOf(sources: readonly { id: string; title: string }[]): PreviousTopic | null {
  const counts = new Map<string, { title: string; count: number }>();
  for (const { id, title } of sources) {
    const documentId = id.split("#", 1)[0] ?? id;
    counts.set(documentId, { title, count: (counts.get(documentId)?.count ?? 0) + 1 });
  }
  const [best] = [...counts].sort((a, b) => b[1].count - a[1].count);
  return best ? { documentId: best[0], title: best[1].title } : null;
}
