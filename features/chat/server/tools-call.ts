// The toolbox as both minds call it: every tool of every feature, with the rights of the person who
// asks.
import type { Passage, Tool, ToolContext, ToolResult } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { storableValue } from "#platform/text/storable.ts";
import type { ToolUse } from "../domain/message.ts";
import type { MindRequest } from "./mind.ts";

/** A result longer than this is kept without its data: the passages say what it held. */
const MOST_KEPT = 20_000;

export const toolsOf = ({ features }: Services): readonly Tool<Services>[] =>
  features.flatMap(({ tools }) => tools ?? []);

export const findTool = (services: Services, name: string): Tool<Services> | undefined =>
  toolsOf(services).find((tool) => tool.name === name);

export const contextOf = ({
  services,
  personId,
  language,
  now,
}: MindRequest): ToolContext<Services> => ({
  services,
  personId,
  language,
  now,
});

/**
 * What is kept beside the answer: the card's data, and the ids of the passages that came with it.
 */
export function recordedUse(
  name: string,
  input: unknown,
  { card, data, passages }: ToolResult,
): ToolUse {
  const isSearch = passages.length > 0 && JSON.stringify(data ?? null).length > MOST_KEPT;
  const output = storableValue(isSearch ? { passages: passages.map(({ id }) => id) } : data);
  return { name, input: storableValue(input), card, output };
}

export interface Called {
  use: ToolUse;
  passages: readonly Passage[];
  data: unknown;
}

export async function callTool(
  request: MindRequest,
  name: string,
  input: unknown,
): Promise<Called | null> {
  const tool = findTool(request.services, name);
  if (!tool) return null;
  const result = await tool.run(input, contextOf(request));
  return { use: recordedUse(name, input, result), passages: result.passages, data: result.data };
}
