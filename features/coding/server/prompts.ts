// What the model is told to propose codes, as administrators edit and try it: the question of a trial
// is a description.
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { CODING_PROMPT } from "../domain/model-prompt.ts";
import { askModel, CODING_MODE, type ModelSaid } from "./propose-codes.ts";

export const prompts: readonly PromptUse<Services>[] = [
  {
    mode: CODING_MODE,
    titleKey: "coding:page.title",
    builtIn: CODING_PROMPT,
    async run({ text: prompt, question, withinMs }, { services, language }) {
      if (services.config.ai === null) return { kind: "noModel", sections: [] };
      const signal = AbortSignal.timeout(withinMs);
      const lines: string[] = [];
      let cost: Extract<ModelSaid, { type: "cost" }>["cost"] | null = null;
      let failure = "responseFormat";
      for await (const event of askModel(question, { services, signal, prompt })) {
        if (event.type === "proposal") {
          const { table, code, words } = event.proposal;
          lines.push(`${services.texts.t(language, `coding:table.${table}`)} ${code} (${words})`);
        } else if (event.type === "cost") ({ cost } = event);
        else if (event.type === "failed") failure = event.reason;
      }
      if (cost && lines.length > 0) return { kind: "answered", text: lines.join("\n"), cost };
      return {
        kind: "failed",
        reason: services.texts.t(language, `coding:model.${failure}`),
        cost,
      };
    },
  },
];
