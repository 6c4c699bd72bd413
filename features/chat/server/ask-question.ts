// One question without a conversation: the mind that the server would ask, its answer as plain
// text. What a model cost is kept like the cost of any answer; nobody's month pays for it.
import { randomUUID } from "node:crypto";
import { recordUsage } from "#features/assistant/server/public.ts";
import { withoutScoreNames } from "#features/guidelines/server/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Annotation } from "../domain/annotations.ts";
import type { ConversationState } from "../domain/follow-up.ts";
import { beforeFold, plainText, readMarkup, writeMarkup } from "../domain/markup.ts";
import type { Source, ToolUse } from "../domain/message.ts";
import type { Mode } from "../domain/modes.ts";
import type { Turn } from "../domain/prompt.ts";
import { detectLanguage, type QuestionLanguage } from "../domain/question.ts";
import { shownAnswer } from "../domain/shown-answer.ts";
import { type Cost, NO_MODEL } from "../domain/usage.ts";
import { mindOf } from "./engines.ts";
import type { Understanding } from "./mind.ts";

export interface QuestionContext {
  question: string;
  /** That of the question when null. */
  language: QuestionLanguage | null;
  mode: Mode;
  /** Where the conversation stands; null for its first question. */
  previous?: ConversationState | null;
  /** The turns before it, oldest first. */
  history?: readonly Turn[];
}

/** The k-th source is the one that [k] opens. */
export interface Answered {
  text: string;
  sources: Source[];
  tools: ToolUse[];
  /** The lines before the fold. */
  lead: string;
  /** Null when the question is about the conversation itself. */
  understanding: Understanding | null;
}

export async function askQuestion(
  services: Services,
  { question, language, mode, previous = null, history = [] }: QuestionContext,
): Promise<Answered> {
  const answerIn =
    language ?? detectLanguage(withoutScoreNames(question), previous?.language ?? "fr");
  const at = services.now();
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let text = "";
  let sources: Source[] = [];
  const tools: ToolUse[] = [];
  let understanding: Understanding | null = null;
  let annotate: (text: string) => Annotation[] = () => [];
  let cost: Cost = NO_MODEL;
  let firstTextMs: number | null = null;
  let outcome: "complete" | "fallback" | "failed" = "failed";
  let fell = false;
  const parts = mindOf(services).answer({
    services,
    personId: null,
    question,
    language: answerIn,
    mode,
    previous,
    history,
    now: at,
    signal: new AbortController().signal,
  });
  try {
    for await (const part of parts) {
      if (part.type === "text") {
        firstTextMs ??= elapsed();
        text += part.text;
      } else if (part.type === "tool") tools.push(part.use);
      else if (part.type === "understood") ({ understanding } = part);
      else if (part.type === "sources") ({ sources } = part);
      else if (part.type === "annotate") ({ annotate } = part);
      else if (part.type === "cost") ({ cost } = part);
      else fell = true;
    }
    outcome = fell ? "fallback" : "complete";
  } finally {
    if (cost.provider !== NO_MODEL.provider) {
      const used = {
        ...cost,
        mode,
        speed: "normal",
        durationMs: elapsed(),
        firstTextMs,
        outcome,
        at,
      };
      const row = {
        ...used,
        messageId: randomUUID(),
        personId: null,
        tools: tools.map(({ name }) => name),
      };
      await services.db.asSystem("cost of a question asked from the command line", (tx) =>
        recordUsage(tx, row),
      );
    }
  }
  const unverified = services.texts.t(answerIn, "chat:doubts.unverified");
  const shown = writeMarkup(
    shownAnswer({ text, sources, annotations: annotate(text) }, unverified),
  );
  const lead = plainText(writeMarkup(beforeFold(readMarkup(shown))));
  return { text: plainText(shown), lead, sources: cited(shown, sources), tools, understanding };
}

/** Only what the answer cites; every number stands in the text that opens it. */
const cited = (shown: string, sources: readonly Source[]): Source[] =>
  sources.some(({ n }) => shown.includes(`[${n}]`)) ? [...sources] : [];
