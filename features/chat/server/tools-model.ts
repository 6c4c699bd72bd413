// The toolbox as a model sees it: it is told what a tool found, with the passages it may now cite,
// between the marks of the request. A refusal is an error that the model reads and corrects, never
// a failure of the answer.
import type { ModelTool } from "#platform/ai/server/stream-model.ts";
import type { Passage } from "#platform/ai/toolbox.ts";
import type { ToolEvidence } from "../domain/audit.ts";
import type { ToolUse } from "../domain/message.ts";
import { passagesBlock, resultBlock } from "../domain/prompt.ts";
import type { MindRequest } from "./mind.ts";
import { contextOf, recordedUse, toolsOf } from "./tools-call.ts";

export interface ModelToolbox {
  tools: readonly ModelTool[];
  /** Calls since the last time. */
  takeUses(): ToolUse[];
  /** Results that may support a number: those of tools that compute or look up. */
  results: readonly ToolEvidence[];
}

export function modelToolbox(
  request: MindRequest,
  number: (passage: Passage) => number,
  mark: string,
): ModelToolbox {
  const results: ToolEvidence[] = [];
  let uses: ToolUse[] = [];
  const tools = toolsOf(request.services).map(
    (tool): ModelTool => ({
      name: tool.name,
      description: tool.description,
      input: tool.input,
      async run(input) {
        const result = await tool.run(input, contextOf(request));
        const { passages, data } = result;
        uses.push(recordedUse(tool.name, input, result));
        // A search shows passages, each judged by itself; any other result is one whole.
        if (result.card !== "library-search")
          results.push({ name: tool.name, input, output: data });
        const shown =
          passages.length > 0
            ? passagesBlock(
                passages.map((one) => [number(one), one]),
                mark,
              )
            : "";
        const told =
          passages.length > 0 && result.card.startsWith("library") ? "" : resultBlock(data, mark);
        return [told, shown].filter((part) => part !== "").join("\n\n") || "Rien trouvé.";
      },
    }),
  );
  return {
    tools,
    results,
    takeUses() {
      const taken = uses;
      uses = [];
      return taken;
    },
  };
}
