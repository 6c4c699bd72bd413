// The prompt of sheets, as administrators edit and try it.
import type { PromptUse } from "#platform/ai/prompts.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { fromLibrary } from "../domain/from-library.ts";
import { SHEET_PROMPT } from "../domain/prompt.ts";
import { SECTIONS, type Section } from "../domain/sections.ts";
import { readTopic } from "./read-topic.ts";

const MODE = "revisionSheet";

export const prompts: readonly PromptUse<Services>[] = [
  {
    mode: MODE,
    titleKey: "revision-sheets:page.title",
    builtIn: SHEET_PROMPT,
    async run({ text, question, withinMs }, { services, language }) {
      const label = (section: Section) =>
        services.texts.t(language, `revision-sheets:sections.${section}`);
      const { ai } = services.config;
      if (ai === null) return { kind: "noModel", sections: SECTIONS.map(label) };
      const { writeByModel } = await import("./write-by-model.ts");
      const { documents } = await services.db.asSystem("revision sheets: a prompt is tried", (tx) =>
        readTopic(tx, question),
      );
      const { evidence } = fromLibrary(documents);
      const limits = { totalMs: withinMs };
      const tried = { topic: question, title: question, language, evidence, prompt: text, limits };
      const { made, failure, cost } = await writeByModel(services, ai, tried);
      if (!made) {
        const reason = services.texts.t(
          language,
          `revision-sheets:failed.${failure?.reason ?? "empty"}`,
        );
        return { kind: "failed", reason, cost };
      }
      const shown = SECTIONS.flatMap((section) => [
        label(section),
        ...made.sections[section].map(
          ({ text: said, sources }) => `- ${said} ${sources.map((n) => `[${n}]`).join("")}`,
        ),
        "",
      ]);
      return { kind: "answered", text: [made.title, "", ...shown].join("\n").trim(), cost };
    },
  },
];
