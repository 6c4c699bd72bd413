// A prescription that was analysed and the sheet of a drug on paper, also from a dark screen.
import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { onPaper } from "#platform/testing/e2e/paper.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

test.use({ colorScheme: "dark", viewport: { width: 1280, height: 800 } });

test("une ordonnance analysée, une question inverse, puis une fiche, sur papier", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/medications");
  await page
    .getByRole("textbox", { name: "Médicaments, un par ligne" })
    .fill("Eliquis\nKardegic\ninconnol");
  await page.getByRole("button", { name: "Analyser" }).click();
  const unknown = page
    .getByRole("main")
    .getByText(/inconnol/)
    .filter({ visible: true });
  await expect(page.getByText(/non vérifié/i).first()).toBeVisible();
  const reverse = page.getByRole("region", { name: "Question inverse" });
  await reverse.getByRole("button").last().click();
  await onPaper(page, async () => {
    await expect(unknown.first()).toBeVisible();
    await expect(page.getByText(/liste partielle/i).first()).toBeVisible();
  });

  const search = page.getByRole("region", { name: "Rechercher un médicament" });
  await search.getByRole("textbox").fill("eliquis 5 mg");
  await search.getByRole("button").first().click();
  await page
    .getByRole("link", { name: /ELIQUIS/ })
    .first()
    .click();
  const title = page.getByRole("heading", { name: /ELIQUIS/ });
  await expect(title).toBeVisible();
  await onPaper(page, () => expect(title).toBeVisible());
});
