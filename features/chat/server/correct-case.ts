// What an answer left of the case, as the person who reads it corrects it: the next question starts
// from there.
import type { Tx } from "#platform/db/database.ts";
import type { CaseCorrection } from "../domain/case.ts";
import type { Message } from "../domain/message.ts";
import { withCorrection } from "./next-state.ts";
import { changeConversation } from "./queries.ts";
import { keepTools } from "./queries-answers.ts";
import { findMessage, listBranch } from "./queries-thread.ts";

export async function correctCase(
  tx: Tx,
  messageId: string,
  correction: CaseCorrection,
): Promise<Message | "notFound" | "writing"> {
  const found = await findMessage(tx, messageId);
  if (found?.message.role !== "assistant") return "notFound";
  if (found.message.status === "writing") return "writing";
  const branch = await listBranch(tx, found.conversationId, messageId);
  const turns = branch.filter(({ role }) => role === "person").length;
  const tools = withCorrection(found.message, correction, turns);
  // It left nothing to correct: it stands as it is.
  if (!tools) return found.message;
  await keepTools(tx, messageId, found.run, tools);
  await changeConversation(tx, found.conversationId);
  return { ...found.message, tools };
}
