// A checklist that is asked for by that word, found by the tool that a feature lends; without it there
// is nothing to say.
import { type Inline, plain, strong } from "../domain/inline.ts";
import type { Block } from "../domain/markup.ts";
import type { ToolUse } from "../domain/message.ts";
import type { MindRequest } from "./mind.ts";
import { callTool } from "./tools-call.ts";

export async function requestedChecklist(
  request: MindRequest,
): Promise<{ use: ToolUse; block: Block } | null> {
  const question = request.question.slice(0, 8_000);
  const called = await callTool(request, "open_checklist", { question });
  const found = called?.data as { title?: unknown } | null | undefined;
  if (!called || typeof found?.title !== "string") return null;
  const say = (key: string) => request.services.texts.t(request.language, `chat:checklist.${key}`);
  const content: Inline[] = [strong(`${say("name")}${found.title}.`), plain(` ${say("opens")}`)];
  return { use: called.use, block: { kind: "paragraph", content } };
}
