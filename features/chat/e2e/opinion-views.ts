// What doctors said of answers, as an administrator reads it.
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openList, rows } from "#platform/testing/e2e/admin-list.ts";
import { call } from "#platform/testing/e2e/people.ts";
import type { Stage, View } from "#platform/testing/e2e/view.ts";

/** What the administrator's own question leaves: an opinion on the answer. */
async function consult(stage: Stage): Promise<void> {
  const { page } = stage;
  const text = "Anaphylaxie : dose d’adrénaline";
  const conversationId = randomUUID();
  const done = async (procedure: string, input: unknown) => {
    const { status, body } = await call(page, procedure, input);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  await done("chat/send", { conversationId, messageId: randomUUID(), text });
  await expect(async () => {
    const { messages } = (await done("chat/open", { id: conversationId })) as {
      messages: { id: string; status: string }[];
    };
    expect(messages.at(-1)?.status).toBe("complete");
    const feedback = {
      verdict: "toCorrect",
      words: "Il manque la dose de l’enfant de moins de 6 mois.",
    };
    await done("chat/judge", { messageId: messages.at(-1)?.id, feedback });
  }).toPass();
}

export const opinionViews: readonly View[] = [
  {
    name: "opinions on answers",
    who: "admin",
    route: "/admin/feedback",
    open: async (stage) => {
      await consult(stage);
      await openList(stage, "feedback", "chat:opinions.title");
      await rows(stage).first().locator("summary").click();
    },
  },
];
