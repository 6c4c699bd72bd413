import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openList, rows } from "#platform/testing/e2e/admin-list.ts";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

/** What the administrator's own question leaves: a call in the figures. */
async function consult({ page }: Stage): Promise<void> {
  const [conversationId, messageId] = [randomUUID(), randomUUID()];
  const sent = await call(page, "chat/send", {
    conversationId,
    messageId,
    text: "Anaphylaxie : dose d’adrénaline",
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  await expect(async () => {
    const { body } = await call(page, "chat/open", { id: conversationId });
    expect((body as { messages: { status: string }[] }).messages.at(-1)?.status).toBe("complete");
  }).toPass();
}

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "admin",
  route,
  open,
});

export const views: readonly View[] = [
  view("use of the assistant", "/admin/usage-stats", async (stage) => {
    await consult(stage);
    await visit(stage, "/admin/usage-stats", stage.say("assistant:usage.title"));
    await expect(
      stage.page.getByRole("table", { name: stage.say("assistant:usage.last") }),
    ).toBeVisible();
    await stage.page.getByText(stage.say("assistant:chart.asTable")).first().click();
  }),
  view("prompts", "/admin/ai-prompts", (stage) =>
    openList(stage, "ai-prompts", "assistant:prompts.title"),
  ),
  view("one prompt, changed", "/admin/ai-prompts", async (stage) => {
    await openList(stage, "ai-prompts", "assistant:prompts.title");
    await rows(stage).nth(1).getByRole("button").click();
    const text = stage.page.getByRole("textbox", { name: stage.say("assistant:prompts.text") });
    await text.press("ControlOrMeta+End");
    await text.pressSequentially(`\nRéponds en dix lignes (${randomUUID().slice(0, 4)}).`);
    // Of its own: the version that another language saved is in the list already.
    const note = `Réponses plus courtes (${stage.language})`;
    await stage.page.getByLabel(stage.say("assistant:prompts.note")).fill(note);
    await button(stage, "assistant:prompts.save").click();
    await expect(stage.page.getByRole("cell", { name: note })).toBeVisible();
    await expect(button(stage, "assistant:prompts.save")).toBeDisabled();
  }),
  view("toolbox", "/admin/toolbox", async (stage) => {
    await openList(stage, "toolbox", "assistant:toolbox.title");
    await stage.page.locator("summary").first().click();
  }),
  view("prices and limits", "/admin/ai-settings", async (stage) => {
    const price = {
      model: "modele-essai",
      validFrom: "2026-01-01",
      input: 0.15,
      cachedInput: null,
      output: 0.6,
    };
    expect((await call(stage.page, "assistant/setPrice", price)).status).toBe(200);
    await openList(stage, "ai-settings", "assistant:settings.title");
  }),
  view("budget refused", "/admin/ai-settings", async (stage) => {
    await visit(stage, "/admin/ai-settings", stage.say("assistant:settings.title"));
    await stage.page
      .getByLabel(stage.say("assistant:settings.monthlyBudgetEuros"))
      .fill("beaucoup");
    await button(stage, "assistant:settings.save").click();
    await expect(
      stage.page.getByText(stage.say("assistant:settings.monthlyBudgetEurosWrong")),
    ).toBeVisible();
  }),
];
