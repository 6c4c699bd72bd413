// The last conversations are in the pocket: read underground, whether they were opened here or not.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { openOnce } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const KEPT = /Sans réponse du serveur.*gardé sur cet appareil/;

/** Asked from another device: this one never opened the conversation. */
async function askElsewhere(page: Page, text: string): Promise<string> {
  const conversationId = randomUUID();
  const messageId = randomUUID();
  const sent = await call(page, "chat/send", { conversationId, messageId, text });
  expect(sent.status).toBeLessThan(300);
  await expect
    .poll(async () => {
      const { body } = await call(page, "chat/open", { id: conversationId });
      return (body as { messages: { status: string }[] }).messages.map(({ status }) => status);
    })
    .toEqual(["complete", "complete"]);
  return conversationId;
}

test("le réseau coupé, les dernières conversations s’ouvrent avec leurs sources", async ({
  page,
  context,
}) => {
  await signUp(page);
  const asked = await askElsewhere(page, "Anaphylaxie : dose d’adrénaline");
  await openOnce(page);
  await context.setOffline(true);

  await test.step("par son adresse, sans avoir jamais été ouverte ici", async () => {
    await page.goto(`/chat?conversation=${asked}`);
    await expect(page.getByRole("heading", { name: /Anaphylaxie/ }).first()).toBeVisible();
    await expect(page.getByRole("article").last()).toContainText("adrénaline");
    await expect(page.getByText(KEPT).first()).toBeVisible();
    await accessible(page);
  });

  await test.step("par la liste", async () => {
    await page.goto("/chat");
    await page.getByRole("button", { name: "Afficher les conversations" }).click();
    const list = page.getByRole("dialog");
    await expect(list.getByText(KEPT)).toBeVisible();
    await list.getByRole("link", { name: /Anaphylaxie/ }).click();
    await expect(page.getByRole("article").last()).toContainText("adrénaline");
  });

  await test.step("celle qui n’est pas ici le dit", async () => {
    await page.goto(`/chat?conversation=${randomUUID()}`);
    await expect(page.getByText("Cette conversation n’est pas sur cet appareil")).toBeVisible();
  });

  await test.step("le réseau revient : elle est celle du serveur", async () => {
    await page.goto(`/chat?conversation=${asked}`);
    await expect(page.getByText(KEPT).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(KEPT)).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole("article").last()).toContainText("adrénaline");
  });
});
