// What the model is told to write a quiz, as administrators edit and try it: the question of a trial
// is a text.
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { textMaterial } from "../../domain/quiz/material.ts";
import { QUIZ_PROMPT } from "../../domain/quiz/model-prompt.ts";
import type { Made } from "../../domain/quiz/question-parts.ts";
import { askModel, type ModelQuiz, type ModelSaid, QUIZ_MODE } from "./ask-model.ts";

const TRIED = 5;

/** A question as text, its right lines first. */
function shown({ content }: Made): string {
  const lines = "propositions" in content ? content.propositions : [];
  const ordered = [...lines].sort((a, b) => Number(b.correct) - Number(a.correct));
  return [
    content.statement,
    ...ordered.map(({ correct, text }) => `${correct ? "+" : "−"} ${text}`),
  ].join("\n");
}

function trialOf(question: string, language: Language): ModelQuiz {
  const words = { language, ask: "", because: "–", source: { model: "–", rules: "–" } };
  return {
    ...{ material: textMaterial(question, "", language), words, difficulty: "medium" },
    ...{ count: TRIED, seed: "trial" },
  };
}

export const prompts: readonly PromptUse<Services>[] = [
  {
    mode: QUIZ_MODE,
    titleKey: "quiz:page.title",
    builtIn: QUIZ_PROMPT,
    async run({ text: prompt, question, withinMs }, { services, language }) {
      if (services.config.ai === null) return { kind: "noModel", sections: [] };
      const signal = AbortSignal.timeout(withinMs);
      const made: string[] = [];
      let cost: Extract<ModelSaid, { type: "cost" }>["cost"] | null = null;
      let failure: string | null = null;
      const quiz = trialOf(question, language);
      for await (const event of askModel(quiz, { services, signal, prompt })) {
        if (event.type === "question") made.push(shown(event.made));
        else if (event.type === "cost") ({ cost } = event);
        else if (event.type === "failed") failure = event.reason;
      }
      if (cost && made.length > 0) return { kind: "answered", text: made.join("\n\n"), cost };
      const key = `flashcards:errors.${failure ?? "responseFormat"}`;
      return { kind: "failed", reason: services.texts.t(language, key), cost };
    },
  },
];
