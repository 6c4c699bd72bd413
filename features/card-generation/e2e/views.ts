import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View } from "#platform/testing/e2e/view.ts";

/** An answer of the assistant, with its statements. */
async function answered({ page, say }: Stage): Promise<void> {
  const question = {
    conversationId: randomUUID(),
    messageId: randomUUID(),
    text: "Traitement de l’anaphylaxie de l’adulte ?",
  };
  expect((await call(page, "chat/send", question)).status).toBe(200);
  await page.goto(`/chat?conversation=${question.conversationId}`);
  await expect(
    page.getByRole("button", { name: say("flashcards:nav.toCard") }).first(),
  ).toBeVisible();
}

const toCard = ({ page, say }: Stage) =>
  page.getByRole("button", { name: say("flashcards:nav.toCard") }).first();

export const views: readonly View[] = [
  {
    ...{ name: "answer, a card of it", who: "person", route: "/chat" },
    async open(stage) {
      await answered(stage);
      await toCard(stage).click();
      await expect(stage.page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
    },
  },
  {
    ...{ name: "answer, a card of it that cannot be read", who: "person", route: "/chat" },
    complains: REFUSED,
    async open(stage) {
      await answered(stage);
      await stage.page.route("**/rpc/chat/open**", (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await toCard(stage).click();
      await expect(stage.page.getByText(stage.say("flashcards:answerCard.unread"))).toBeVisible();
      await expect(button(stage, "common:network.retry").first()).toBeVisible();
    },
  },
];
