// A lift, a basement: the device says that it is online, and what leaves never comes back.
import { expect } from "@playwright/test";
import { question, takeAlong, withCards } from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";

test.use({ serviceWorkers: "allow" });

test("un réseau qui avale tout : ce que l’appareil tient s’ouvre, et se répare quand le réseau répond", async ({
  page,
  context,
}) => {
  await withCards(page);
  await takeAlong(page);
  await context.addInitScript(() => {
    const leave = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes("/rpc/") || sessionStorage.getItem("answers")) return leave(input, init);
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    };
  });

  await test.step("une check-list, de la liste à ses étapes", async () => {
    await page.goto("/checklists");
    await page.getByRole("link", { name: "Anaphylaxie de l’adulte" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Anaphylaxie/ })).toBeVisible();
  });

  await test.step("un calculateur", async () => {
    await page.goto("/calculator");
    await page
      .getByRole("link", { name: /Cockcroft/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /Cockcroft/ })).toBeVisible();
  });

  await test.step("une carte due", async () => {
    await page.goto("/flashcards");
    await page.getByRole("button", { name: "Étudier Urgences" }).click();
    await expect(question(page)).toContainText("Question 0");
    await page.getByRole("button", { name: "Terminer" }).click();
  });

  await test.step("une fiche, puis le réseau répond : la page se répare seule", async () => {
    const kept = page.getByText(/Sans réponse du serveur.*gardé sur cet appareil/);
    await page.goto("/guidelines/anaphylaxie");
    await expect(page.getByRole("heading", { level: 1, name: /Anaphylaxie/ })).toBeVisible();
    await expect(kept).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem("answers", "1"));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(kept).toBeHidden();
  });
});
