// The checklist that a question asks for, as the assistant opens it.
import { z } from "zod";
import { defineTool } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { asksForChecklist, requestedChecklist } from "../domain/requested-checklist.ts";
import { shippedChecklists } from "./content.ts";
import { ownChecklists } from "./queries-own.ts";

const input = z.strictObject({ question: z.string().min(1).max(8_000) });

export const openChecklistTool = defineTool({
  name: "open_checklist",
  titleKey: "checklists:page.title",
  description:
    "Finds the checklist that the question asks for by that word (French, English or Spanish), such as « checklist anaphylaxie ». Returns its title and the address that opens it step by step, or nothing. It holds no dose to repeat.",
  input,
  run: async (
    { question },
    { services, personId }: { services: Services; personId: string | null },
  ) => {
    const none = { card: "library-sheet", data: null, passages: [] };
    if (!asksForChecklist(question)) return none;
    const own =
      personId === null ? [] : await services.db.asPerson(personId, (tx) => ownChecklists(tx));
    const found = requestedChecklist(question, [
      ...(await shippedChecklists()),
      ...own.map(({ id, content }) => ({ id, names: [], ...content })),
    ]);
    if (!found) return none;
    const { id, title } = found;
    return { ...none, data: { id, title, route: `/checklists/${id}/run` } };
  },
});
