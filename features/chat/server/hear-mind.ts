import type { Annotation } from "../domain/annotations.ts";
import type { ToolUse } from "../domain/message.ts";
import { type Cost, NO_MODEL } from "../domain/usage.ts";
import type { MindPart } from "./mind.ts";

/** What a mind said so far, beside its text. */
export interface Said {
  tools: ToolUse[];
  cost: Cost;
  /** Why the model that was asked did not answer. */
  fallback: string | null;
  annotate: ((text: string) => Annotation[]) | null;
  /** Milliseconds to the first text; null before it. */
  firstTextMs: number | null;
}

export const nothingSaid = (): Said => ({
  tools: [],
  cost: NO_MODEL,
  fallback: null,
  annotate: null,
  firstTextMs: null,
});

export interface Hearing {
  text(text: string): void;
  /** Another provider or model than before is asked. */
  provider(cost: Cost): Promise<unknown>;
  /** Kept before the text that cites them comes, or with it. */
  sources(part: Extract<MindPart, { type: "sources" }>): void;
}

/**
 * Hears a mind to its end, or until `signal`: what a stopped answer called and cost is said after
 * the stop.
 */
export async function hearMind(
  parts: AsyncIterable<MindPart>,
  said: Said,
  hear: Hearing,
  signal: AbortSignal,
): Promise<void> {
  said.tools = [];
  for await (const part of parts) {
    if (signal.aborted && part.type !== "cost" && part.type !== "tool") break;
    if (part.type === "text") hear.text(part.text);
    else if (part.type === "tool") said.tools.push(part.use);
    else if (part.type === "fallback") said.fallback = part.reason;
    else if (part.type === "understood") continue;
    else if (part.type === "annotate") said.annotate = part.annotate;
    else if (part.type === "sources") hear.sources(part);
    else {
      const { provider, model } = said.cost;
      said.cost = part.cost;
      if (part.cost.provider !== provider || part.cost.model !== model)
        await hear.provider(part.cost);
    }
  }
}
