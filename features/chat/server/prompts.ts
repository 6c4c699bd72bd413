// The prompts of the modes, as administrators edit and try them.
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { CONTRACTS } from "../domain/contracts.ts";
import { plainText } from "../domain/markup.ts";
import { MODES } from "../domain/modes.ts";
import { MODE_PROMPTS } from "../domain/prompts.ts";
import { type Cost, NO_MODEL } from "../domain/usage.ts";
import type { MindPart } from "./mind.ts";

export const prompts: readonly PromptUse<Services>[] = MODES.map((mode) => ({
  mode,
  titleKey: `chat:modes.${mode}`,
  builtIn: MODE_PROMPTS[mode],
  async run({ text, question, withinMs }, { services, personId, language, now }) {
    if (services.config.ai === null)
      return {
        kind: "noModel" as const,
        sections: CONTRACTS[mode].sections.map(({ title }) => title[language]),
      };
    const { modelMind } = await import("./model-mind.ts");
    const mind = modelMind({ prompt: async () => text, fallback: false });
    const parts = mind.answer({
      services,
      personId,
      question,
      language,
      mode,
      previous: null,
      now,
      signal: AbortSignal.timeout(withinMs),
    });
    const said = await gather(parts);
    if (said.reason === null && said.text.trim() !== "")
      return { kind: "answered" as const, text: plainText(said.text), cost: said.cost };
    const reason = services.texts.t(language, `chat:model.failed.${said.reason ?? "empty"}`);
    return { kind: "failed" as const, reason, cost: said.cost };
  },
}));

async function gather(parts: AsyncIterable<MindPart>) {
  const said = { text: "", cost: NO_MODEL as Cost, reason: null as string | null };
  for await (const part of parts) {
    if (part.type === "text") said.text += part.text;
    else if (part.type === "cost") said.cost = part.cost;
    else if (part.type === "fallback") said.reason = part.reason;
  }
  return said;
}
