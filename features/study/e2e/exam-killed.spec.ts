// An exam that cannot be lost: the tab killed twenty times without network, the session ended from
// another device. The paper that arrives is the paper that was answered.

import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, PASSWORD, signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const LETTERS = ["a", "b", "c", "d"] as const;
const KILLS = 20;

const room = (page: Page) => page.getByRole("region", { name: "Épreuve" });
const box = (page: Page, at: number) => room(page).getByRole("checkbox").nth(at);

/** An exam of several answers a question, whole on the device; its id. */
async function enter(page: Page, count: number): Promise<string> {
  await page.goto("/offline");
  await underWorker(page);
  await page.goto("/study");
  await page.getByText("Examen", { exact: true }).click();
  await page.getByText(String(count), { exact: true }).click();
  await page.getByText("Autres choix").click();
  await page.getByText("QRM", { exact: true }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(room(page)).toContainText("Question 1 sur");
  return new URL(page.url()).searchParams.get("paper") ?? "";
}

async function handIn(page: Page): Promise<void> {
  await room(page).getByRole("button", { name: "Rendre la copie" }).first().click();
  await page.getByRole("button", { name: "Rendre", exact: true }).click();
}

/** The process of the page dies: no event, no last word. */
async function killed(context: BrowserContext, page: Page, id: string): Promise<Page> {
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => {});
  await gone;
  await page.close();
  const next = await context.newPage();
  await next.goto(`/study?paper=${id}`);
  await expect(room(next)).toBeVisible();
  return next;
}

interface Marked {
  questions: { given: string[] | null }[];
}
const givenIn = async (page: Page, id: string) =>
  ((await call(page, "study/result", { id })).body as Marked).questions.map(({ given }) =>
    [...(given ?? [])].toSorted().join(""),
  );

test("l’onglet tué vingt fois, sans réseau du début à la fin", async ({ page: first, context }) => {
  test.setTimeout(240_000);
  await signUp(first);
  const id = await enter(first, 5);
  await context.setOffline(true);
  let page = first;
  const answers = Array.from({ length: 5 }, () => new Set<string>());
  let at = 0;
  for (let n = 0; n < KILLS; n++) {
    const letter = LETTERS[(n * 7 + Math.floor(n / 3)) % LETTERS.length] ?? "a";
    const line = LETTERS.indexOf(letter);
    const now = answers[at] ?? new Set();
    if (now.has(letter)) now.delete(letter);
    else now.add(letter);
    await page.keyboard.press(letter);
    // What the screen has shown is kept, and nothing is said to be later than that.
    await expect(box(page, line)).toBeChecked({ checked: now.has(letter) });
    if (n % 4 === 3) {
      at = (at + 1) % answers.length;
      await page.keyboard.press(at === 0 ? "ArrowLeft" : "ArrowRight");
      if (at === 0) at = answers.length - 2;
      await expect(room(page)).toContainText(`Question ${at + 1} sur`);
    }
    page = await killed(context, page, id);
    await expect(room(page)).toContainText(`Question ${at + 1} sur`);
    for (const [position, one] of LETTERS.entries())
      await expect(box(page, position)).toBeChecked({
        checked: answers[at]?.has(one) ?? false,
      });
  }
  await handIn(page);
  await expect(page.getByText("La copie est rendue, elle attend d’être envoyée.")).toBeVisible();

  // The network may not come back in time: the answers can be carried, and nobody reads them.
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes réponses" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.sclepios$/);

  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Résultats" })).toBeVisible({ timeout: 30_000 });
  expect(await givenIn(page, id)).toEqual(answers.map((all) => [...all].toSorted().join("")));
});

test("la session fermée depuis un autre appareil : on se reconnecte, et rien ne manque", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { email } = await signUp(page);
  const id = await enter(page, 3);
  await page.keyboard.press("a");
  await expect(box(page, 0)).toBeChecked();
  await expect(room(page)).toContainText("Enregistré ici et sur le serveur");

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const headers = { origin: baseURL ?? "" };
  const signIn = { data: { email, password: PASSWORD }, headers };
  expect((await elsewhere.request.post("/api/auth/sign-in/email", signIn)).status()).toBe(200);
  const closing = await elsewhere.request.post("/api/me/sessions/revoke-others", {
    ...{ data: {}, headers },
  });
  expect(closing.status()).toBe(200);
  await elsewhere.close();

  // Written here, whatever the server says of the session.
  await page.keyboard.press("b");
  await page.waitForTimeout(1_500);
  expect((await context.request.post("/api/auth/sign-in/email", signIn)).status()).toBe(200);
  await page.goto(`/study?paper=${id}`);
  await expect(box(page, 0)).toBeChecked();
  await expect(box(page, 1)).toBeChecked();
  await handIn(page);
  await expect(page.getByRole("region", { name: "Résultats" })).toBeVisible({ timeout: 30_000 });
  expect((await givenIn(page, id))[0]).toBe("ab");
});
