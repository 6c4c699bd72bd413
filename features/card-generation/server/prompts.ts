// What the model is told to make cards, as administrators edit and try it: the question of a trial
// is a text.

import { plainText } from "#features/flashcards/domain/public.ts";
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { CARDS_PROMPT } from "../domain/prompt.ts";
import { askModel, CARDS_MODE } from "./generate-cards.ts";
import type { Cost } from "./model-objects.ts";

const TRIED = 8;

export const prompts: readonly PromptUse<Services>[] = [
  {
    mode: CARDS_MODE,
    titleKey: "flashcards:generate.prompt",
    builtIn: CARDS_PROMPT,
    async run({ text, question, withinMs }, { services, language }) {
      if (services.config.ai === null) return { kind: "noModel", sections: [] };
      const signal = AbortSignal.timeout(withinMs);
      const cards: string[] = [];
      let cost: Cost | null = null;
      let failure: string | null = null;
      const asked = { title: "", text: question, count: TRIED, known: [] };
      for await (const event of askModel(asked, { services, language, signal, prompt: text })) {
        if (event.type === "card")
          cards.push([event.question, event.answer].map(plainText).filter(Boolean).join("\n"));
        else if (event.type === "cost") ({ cost } = event);
        else if (event.type === "failed") failure = event.reason;
      }
      if (cost && cards.length > 0) return { kind: "answered", text: cards.join("\n\n"), cost };
      return {
        kind: "failed",
        reason: services.texts.t(language, `flashcards:errors.${failure ?? "responseFormat"}`),
        cost,
      };
    },
  },
];
