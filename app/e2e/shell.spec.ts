// The frame around every page, as a person meets it.

import { expect, type Page } from "@playwright/test";
import { builtFile } from "#platform/testing/e2e/built-file.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

/** What the strict policy refused and what the page complained of. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}

test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

test("the home page is there before any JavaScript, and says what search engines need", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "La réponse clinique, et d’où elle vient",
  );
  await expect(page.getByRole("link", { name: "Créer un compte" })).toHaveAttribute(
    "href",
    "/auth?mode=sign-up",
  );
  const search = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}",
  );
  // Of the running server, whatever the address was when it was built.
  const { origin } = new URL(page.url());
  expect(search.potentialAction.target.urlTemplate).toBe(`${origin}/chat?q={search_term_string}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${origin}/`);
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`<loc>${origin}/</loc>`);
  expect(await (await page.request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  await context.close();
});

test("the home page changes language, remembers it, and nothing breaks the policy", async ({
  page,
}) => {
  const said = complaints(page);
  await page.goto("/");
  await page.getByRole("button", { name: /English/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The clinical answer, and where it comes from",
  );
  await expect(page).toHaveTitle("A clinical assistant that cites — Sclepios");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The clinical answer, and where it comes from",
  );
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(said).toEqual([]);
});

test("the icon that browsers ask for by themselves is there, in the sizes of a tab", async ({
  request,
}) => {
  // Asked for by every full browser on what is no page of ours: the probes, a file that is opened
  // in a tab.
  const response = await request.get("/favicon.ico");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  const icon = await response.body();
  const count = icon.readUInt16LE(4);
  expect([icon.readUInt16LE(2), [...Array(count).keys()].map((n) => icon[6 + 16 * n])]).toEqual([
    1,
    [16, 32, 48],
  ]);
});

test("an address that no feature registered is the not-found page", async ({ page }) => {
  const response = await page.goto("/dashboard-that-does-not-exist");
  expect([response?.status(), response?.headers()["x-robots-tag"]]).toEqual([404, "noindex"]);
  await expect(page.getByRole("heading", { name: "Page introuvable" })).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "La réponse clinique, et d’où elle vient",
  );
});

test("whoever is signed in keeps the menu on an address that does not exist", async ({ page }) => {
  await signUp(page);
  for (const path of ["/nowhere", "/admin/nowhere"]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page introuvable" })).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  }
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Fiches cliniques" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/guidelines$/);
  await expect(page.getByRole("heading", { level: 1, name: "Page introuvable" })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(0);
});

test("a visitor on a page of signed-in people goes to sign in, with the way back", async ({
  page,
}) => {
  await page.goto("/chat");
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fchat$/);
  await expect(page).toHaveTitle(/— Sclepios$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("who is here, the texts and the code of a page are asked for at once", async ({ page }) => {
  await signUp(page);
  const answer = Promise.withResolvers<void>();
  await page.route("**/rpc/accounts/me**", async (route) => {
    await answer.promise;
    await route.continue();
  });
  const code = page.waitForRequest(builtFile("features/chat/web/chat-page.tsx"));
  await page.goto("/chat", { waitUntil: "commit" });
  await code;
  answer.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("by keyboard: skip links, palette to a page, and back to where the focus was", async ({
  page,
}) => {
  const said = complaints(page);
  await signUp(page);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller à la navigation" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#navigation")).toBeFocused();
  const before = await page.locator("main").boundingBox();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Rechercher dans Sclepios" })).toBeVisible();
  expect(await page.locator("main").boundingBox()).toEqual(before);
  await page.keyboard.type("reglages");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.locator("#content")).toBeFocused();
  expect(said).toEqual([]);
});

test("whoever asks for less motion sees another theme at once, not creeping down the page", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/guidelines");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  const moving = await page.evaluate(async () => {
    const seen = new Set<string>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let n = 0; n < 10; n++) {
      await frame();
      for (const motion of document.getAnimations())
        if (motion instanceof CSSTransition) seen.add(motion.transitionProperty);
    }
    return [...seen];
  });
  expect(moving).toEqual([]);
});

test("offline: banner and toast, dismissed, then back online", async ({ page, context }) => {
  await signUp(page);
  await page.goto("/guidelines");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  const banner = page.locator("[data-network-banner]");
  await expect(banner).toContainText("Vous êtes hors ligne. Vérifiez votre connexion internet.");
  await banner.getByRole("button", { name: "Ignorer" }).click();
  await expect(banner).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("Connexion rétablie")).toBeVisible();
});

test("on a phone the banner is one line, nothing of it cut, and says first what waits", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto("/guidelines");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  const line = page.locator("[data-network-banner] p");
  await expect(line).toContainText("Vérifiez votre connexion internet.");
  const drawn = () =>
    line.evaluate((one) => {
      const { bottom, height } = one.getBoundingClientRect();
      const whole = [...one.children].filter(
        (part) => part.getBoundingClientRect().bottom <= bottom + 1,
      );
      return {
        lines: Math.round(height / parseFloat(getComputedStyle(one).lineHeight)),
        said: whole.map((part) => part.textContent).join(" "),
        cut: whole.some((part) => part.scrollWidth > part.clientWidth),
      };
    });
  expect(await drawn()).toEqual({ lines: 1, said: "Vous êtes hors ligne.", cut: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await drawn()).said).toBe("Vous êtes hors ligne. Vérifiez votre connexion internet.");
});

test("a page whose code cannot be had shows the navigation error inside the shell", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const script = builtFile("features/guidelines/web/library-page.tsx");
  await page.route(script, (route) => route.abort());
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Fiches cliniques" })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Erreur de navigation" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Recharger" })).toBeVisible();
  await page.unroute(script);
  await page.getByRole("button", { name: "Recharger" }).click();
  await expect(page.getByRole("heading", { name: "Erreur de navigation" })).toBeHidden();
});
