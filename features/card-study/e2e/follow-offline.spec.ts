// What a student adds after the device was prepared is there in the underground, and what is not
// there is not said to be none.
import { expect, type Page } from "@playwright/test";
import { addCards, question, waiting } from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { openOnce, underWorker } from "#platform/testing/e2e/worker.ts";

const since = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("offline-packs-since") ?? "{}").flashcards as
        | number
        | undefined,
  );

test.describe("sous le service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("un paquet ajouté après la préparation de l’appareil s’étudie sans réseau", async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await signUp(page);
    await openOnce(page, "/flashcards", { within: 150_000 });
    await expect(page.getByText("Aucun paquet pour l’instant")).toBeVisible();
    const before = await since(page);

    await test.step("sans réseau, ce qui n’est pas connu n’est pas dit absent", async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(
        page.getByText("Vos paquets ne peuvent pas être lus pour l’instant"),
      ).toBeVisible();
      await expect(page.getByText(/ceux ajoutés depuis n’y sont pas/)).toBeVisible();
      await expect(page.getByText("Aucun paquet pour l’instant")).toBeHidden();
      await context.setOffline(false);
      await page.reload();
    });

    await test.step("un paquet de départ ajouté à l’écran suit", async () => {
      await page
        .getByRole("button", { name: /Ajouter/ })
        .first()
        .click();
      await expect.poll(() => since(page), { timeout: 60_000 }).toBeGreaterThan(before ?? 0);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/voici les cartes gardées sur cet appareil/)).toBeVisible();
      await page.getByRole("button", { name: "Étudier", exact: true }).click();
      await expect(question(page)).toBeVisible();
    });
  });

  test("sans contenu sur l’appareil, la page le dit", async ({ page, context }) => {
    test.setTimeout(120_000);
    await signUp(page);
    await page.goto("/flashcards");
    await underWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Les cartes n’ont pas pu être chargées.")).toBeVisible();
    await expect(page.getByText(/n’est pas sur cet appareil/)).toBeVisible();
  });
});

test("avant que le service worker ne tienne la page, la bannière compte ce qui attend", async ({
  page,
  context,
}) => {
  await signUp(page);
  await addCards(page, 3);
  // The note of the banner and its sentence come in the background, in files without names.
  const arrived = ["banner.waiting", "en attente"].map((words) =>
    page.waitForResponse(
      async (response) =>
        response.url().includes("/assets/") && (await response.text()).includes(words),
    ),
  );
  // The start of the session is work to be sent as well.
  const started = page.waitForResponse(/\/rpc\/flashcards\/startSession$/);
  await page.goto("/flashcards");
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
  await expect(question(page)).toContainText("Question 0");
  await Promise.all([...arrived, started]);
  await context.setOffline(true);
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect.poll(async () => (await waiting(page)).length).toBe(1);
  await expect(page.getByText(/1 élément en attente/)).toBeVisible();
});
