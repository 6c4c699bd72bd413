// What people meet when they may not enter, go too fast, or when something breaks under them.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { install } from "#app/testing/installed-template.ts";
import { startServer } from "#app/testing/server-process.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, giveRole, signUp } from "#platform/testing/e2e/people.ts";

const PUBLIC = ["/", "/auth", "/account-erased"];
const composer = (page: Page) => page.getByRole("textbox", { name: "Votre question" });

/** Every page the router knows, with an example for each parameter. */
async function addresses(page: Page): Promise<string[]> {
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const paths = await page.evaluate(() =>
    Object.keys(
      (globalThis as unknown as { __TSR_ROUTER__: { routesByPath: object } }).__TSR_ROUTER__
        .routesByPath,
    ),
  );
  const pages = paths.filter((path) => path !== "/$");
  return pages.map((path) => path.replaceAll(/\$\w+/g, "exemple").replace(/(.)\/$/, "$1"));
}

test("a visitor on any page of signed-in people goes to sign in, with the way back", async ({
  page,
}) => {
  const guarded = (await addresses(page)).filter((path) => !PUBLIC.includes(path));
  expect(guarded.length).toBeGreaterThan(8);
  for (const path of guarded) {
    await page.goto(`${path}?essai=1`);
    await expect(page, path).toHaveURL(new RegExp(`/auth\\?redirect=${encodeURIComponent(path)}`));
  }
});

test("someone else's conversation is not found, by page and by call", async ({ page, browser }) => {
  await signUp(page);
  const id = randomUUID();
  await call(page, "chat/create", { id, title: "Conversation privée" });
  const elsewhere = await browser.newPage();
  await signUp(elsewhere);
  await elsewhere.goto(`/chat?conversation=${id}`);
  await expect(elsewhere.getByText("Conversation introuvable.")).toBeVisible();
  await expect(elsewhere.getByText("Conversation privée")).toHaveCount(0);
  for (const [procedure, input] of [
    ["chat/open", { id }],
    ["chat/rename", { id, title: "À moi" }],
    ["chat/remove", { id }],
  ] as const)
    expect((await call(elsewhere, procedure, input)).status, procedure).toBe(404);
  await elsewhere.close();
  expect((await call(page, "chat/open", { id })).body).toMatchObject({
    title: "Conversation privée",
  });
});

test("neither a moderator nor the highest caregiver administers more than the content and classes", async ({
  page,
}) => {
  const someone = await signUp(page, { role: "moderator" });
  await giveRole(someone.id, { providerRole: "admin" });
  // The reports of readers are for moderators too.
  await page.goto("/admin/content");
  await expect(page.getByRole("heading", { name: "Contenu", level: 1 })).toBeVisible();
  // A moderator opens a paper to a class, and asks a panel of experts.
  const open = ["/admin/content", "/admin/classes", "/admin/panels"];
  const closed = (await addresses(page)).filter(
    (address) => address.startsWith("/admin") && !open.includes(address),
  );
  for (const path of closed) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Accès refusé" }), path).toBeVisible();
    await expect(
      page.getByText("Vous devez être administrateur pour accéder à cette page."),
    ).toBeVisible();
  }
});

test("more than a hundred clicks in five seconds are said, and block nothing", async ({ page }) => {
  await signUp(page);
  await page.goto("/guidelines");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(async () => {
    await heading.evaluate((element) => {
      for (let click = 0; click < 101; click++) (element as HTMLElement).click();
    });
    await expect(page.getByText("Activité inhabituelle détectée", { exact: true })).toBeVisible({
      timeout: 1500,
    });
  }).toPass();
  await page.getByRole("link", { name: "Hyperkaliémie" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hyperkaliémie" })).toBeVisible();
});

test("offline is said, what is typed stays, and the way back is noticed", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await composer(page).fill("Choc septique : antibiotiques");
  await context.setOffline(true);
  await expect(
    page.getByText("Vous êtes hors ligne. Vérifiez votre connexion internet."),
  ).toBeVisible();
  await composer(page).press("Enter");
  await expect(page.getByText("Erreur de connexion. Votre texte est conservé")).toBeVisible();
  await expect(composer(page)).toHaveValue("Choc septique : antibiotiques");
  await context.setOffline(false);
  await expect(page.getByText("Connexion rétablie")).toBeVisible();
  await composer(page).press("Enter");
  await expect(page.getByRole("button", { name: "Copier la réponse" })).toBeVisible();
});

/** Makes the library fail in the browser, as a bug would. */
const breakLibrary = (page: Page) =>
  page.route("**/rpc/guidelines/list**", (route) =>
    route.fulfill({
      json: {
        json: [
          { id: "x", title: {}, specialty: "urgences", abbreviations: [], population: "adult" },
        ],
      },
    }),
  );
const reference = async (page: Page): Promise<string> =>
  /err_[a-z0-9]+/.exec((await page.getByRole("alert").textContent()) ?? "")?.[0] ?? "";

test("an error of the page reaches the administrator under the id on screen, and only then is it said", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await breakLibrary(page);
  await page.goto("/guidelines");
  await expect(page.getByRole("heading", { name: "Une erreur est survenue" })).toBeVisible();
  await expect(page.getByText("L’équipe a été prévenue.")).toBeVisible();
  const told = await reference(page);

  await page.route("**/rpc/security/reportClientError", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Le rapport d’erreur attend sur cet appareil")).toBeVisible();
  await expect(page.getByText("L’équipe a été prévenue.")).toHaveCount(0);
  const queued = await reference(page);
  expect(queued).not.toBe(told);

  const office = await browser.newPage();
  await signUp(office, { role: "admin" });
  await office.goto("/admin/error-reports");
  const row = async (id: string, count: number) => {
    await office.getByRole("searchbox").fill(id);
    await expect(office.locator("tbody").getByText(id)).toHaveCount(count);
  };
  await row(told, 1);
  await row(queued, 0);
  await page.unrouteAll();
  await page.goto("/chat");
  await expect(async () => {
    await office.reload();
    await office.getByRole("searchbox").fill(queued);
    await expect(office.locator("tbody").getByText(queued)).toHaveCount(1, { timeout: 1500 });
  }).toPass();
  await office.close();
});

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === "object" ? address.port : 0),
      );
    });
  });

test("a server killed during an answer and started again: nothing typed is lost, the answer ends", async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-killed-"));
  await install(folder);
  const port = String(await freePort());
  const start = () => startServer({ PORT: port, DATA_DIR: folder });
  let server = await start();
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  try {
    const page = await context.newPage();
    await signUp(page);
    await page.goto("/chat");
    // The question is acknowledged, its answer has begun: the power goes before the page hears
    // more.
    await page.route("**/rpc/chat/send", async (route) => {
      const response = await route.fetch();
      await server.kill();
      await route.fulfill({ response });
    });
    await composer(page).fill("Embolie pulmonaire grave : conduite à tenir");
    await composer(page).press("Enter");
    await expect(
      page.getByText("Connexion perdue. Reprise automatique dès que le réseau revient."),
    ).toBeVisible();
    await composer(page).fill("Embolie pulmonaire de la femme enceinte : traitement");
    server = await start();
    const ended = page
      .getByText("Réponse interrompue. Le texte affiché est conservé.")
      .or(page.getByRole("button", { name: "Copier la réponse" }));
    await expect(ended.first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Connexion perdue.")).toHaveCount(0);
    await expect(composer(page)).toHaveValue(
      "Embolie pulmonaire de la femme enceinte : traitement",
    );
    await page.unrouteAll();
    await page.reload();
    await expect(
      page.getByText("Embolie pulmonaire grave : conduite à tenir").first(),
    ).toBeVisible();
    await expect(ended.first()).toBeVisible();
    await expect(composer(page)).toHaveValue(
      "Embolie pulmonaire de la femme enceinte : traitement",
    );
    await composer(page).press("Enter");
    await expect(page.getByRole("button", { name: "Copier la réponse" }).last()).toBeVisible();
  } finally {
    await context.close();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
