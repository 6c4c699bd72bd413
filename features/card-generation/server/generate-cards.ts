// Cards proposed by a language model. Rules on the text need no server: they run on the device
// (`domain/extract.ts`).
import { randomBytes } from "node:crypto";
import { publishedPrompt } from "#features/assistant/server/public.ts";
import type { ModelLimits } from "#platform/ai/server/stream-model.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { readProposal } from "../domain/model.ts";
import { locator } from "../domain/passage.ts";
import { CARDS_PROMPT, cardInstructions, textBlock } from "../domain/prompt.ts";
import type { Generation, GenerationEvent } from "../domain/wire-generate.ts";
import { type Cost, objectsOf, type PersonCall, withCost } from "./model-objects.ts";

export const CARDS_MODE = "cards";
export const CARDS_RATE = "flashcards.generate";

export interface Asking {
  services: Services;
  language: string;
  signal: AbortSignal;
  /**
   * The text under an administrator's pen; the published one, or the product's own, when absent.
   */
  prompt?: string;
  limits?: Partial<ModelLimits>;
}
type Said = GenerationEvent | { type: "cost"; cost: Cost };

/** Asks the model and reads its cards as they come. `cost` comes last, unless nothing was asked. */
export async function* askModel(
  asked: Generation,
  { services, language, signal, prompt, limits }: Asking,
): AsyncGenerator<Said> {
  const { ai } = services.config;
  if (ai === null) return;
  const mark = randomBytes(6).toString("hex");
  const instructions = cardInstructions(prompt ?? (await promptInUse(services)), {
    count: asked.count,
    mark,
    language,
  });
  const content = textBlock(asked.text, asked.title, asked.known, mark);
  const locate = locator(asked.text);
  const known = new Set<string>();
  const request = { services, ai, task: "cards", instructions, content, signal, limits };
  for await (const event of objectsOf(request)) {
    if (event.type !== "object") {
      yield event;
      continue;
    }
    const proposal = readProposal(event.json, locate, asked.text);
    if (!proposal.ok) yield { type: "dropped", reason: proposal.reason };
    else if (known.size < asked.count && !known.has(proposal.card.question)) {
      known.add(proposal.card.question);
      yield { type: "card", ...proposal.card };
    }
  }
}

const promptInUse = async ({ db }: Services): Promise<string> =>
  (await db.asSystem("cards: the prompt in use", (tx) => publishedPrompt(tx, CARDS_MODE)))?.text ??
  CARDS_PROMPT;

export const callOf = (personId: string, id: string, { text }: Generation): PersonCall => ({
  ...{ personId, id, mode: CARDS_MODE, characters: text.length },
});

/** One call of the model for a person, and the row of what it cost. */
export async function* generateCards(
  call: PersonCall,
  asked: Generation,
  asking: Asking,
): AsyncGenerator<GenerationEvent> {
  const ended = yield* withCost<GenerationEvent>(asking.services, call, {
    said: (signal) => askModel(asked, { ...asking, signal }),
    signal: asking.signal,
    isGood: ({ type }) => type === "card",
  });
  if (ended) yield { type: "end" };
}
