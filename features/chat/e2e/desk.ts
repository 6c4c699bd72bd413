// The assistant's page, as a journey handles it.
import { expect, type Page } from "@playwright/test";
import { signUp } from "#platform/testing/e2e/people.ts";

export const composer = (page: Page) => page.getByRole("textbox", { name: "Votre question" });
export const answers = (page: Page) => page.getByRole("article", { name: "Réponse de Sclepios" });

/** A new account, signed in, that consented: the journey starts on the assistant. */
export async function openChat(page: Page, address = "/chat"): Promise<void> {
  await signUp(page);
  await page.goto(address);
  await expect(composer(page)).toBeVisible();
}

export const ask = async (page: Page, question: string): Promise<void> => {
  await composer(page).fill(question);
  await composer(page).press("Enter");
};

/** The conversations, folded behind their button. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Afficher les conversations" }).click();
  await expect(page.getByRole("dialog", { name: "Conversations" })).toBeVisible();
}
