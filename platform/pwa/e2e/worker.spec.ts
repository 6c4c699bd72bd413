// The application without network, and a new version of it: real Chromium, real worker, a real
// server that stops.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { install } from "#app/testing/installed-template.ts";
import { startServer } from "#app/testing/server-process.ts";
import { deployed, deploying, offer } from "#platform/testing/e2e/deploying.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

test("le réseau coupé : une page jamais visitée s’ouvre, se recharge, et change de langue", async ({
  page,
  context,
}) => {
  await signUp(page, { name: "Zoé Fictive" });
  await page.goto("/chat");
  await underWorker(page);
  await context.setOffline(true);
  await page.goto("/settings?tab=preferences");
  await expect(page.getByRole("heading", { level: 1, name: "Réglages" })).toBeVisible();
  await expect(
    page.getByText("Vous êtes hors ligne. Vérifiez votre connexion internet."),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("Zoé Fictive").first()).toBeVisible();
  await page.getByText("Español", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ajustes" })).toBeVisible();
  await page.goto("/offline");
  await expect(page.getByRole("heading", { level: 1, name: "Sin conexión" })).toBeVisible();
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await expect(page.locator("[data-landing]")).toBeVisible();
  await test.step("le réseau revient : la session est vérifiée auprès du serveur", async () => {
    await page.goto("/settings");
    const asked = page.waitForResponse("**/rpc/accounts/me");
    await context.setOffline(false);
    expect((await asked).status()).toBe(200);
  });
});

test("les fichiers de l’application viennent du cache sans réveiller le worker, et du réseau s’ils ont disparu", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/chat");
  await underWorker(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const sources = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/assets/"))
        .map((entry) => (entry as { workerFinalSourceType?: string }).workerFinalSourceType),
    ),
  ]);
  expect(sources).toEqual(["cache"]);
  const [gone = ""] = await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes("precache")) ?? "";
    const store = await caches.open(name);
    const keys = (await store.keys()).filter(({ url }) => url.includes("/assets/"));
    await store.delete(keys[0] ?? "");
    return keys.slice(0, 1).map(({ url }) => url);
  });
  expect(await page.evaluate(async (url) => (await fetch(url)).status, gone)).toBe(200);
});

test("le serveur arrêté pour de bon, l’application installée démarre sans lui", async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "sclepios-stopped-"));
  await install(folder);
  const server = await startServer({ DATA_DIR: folder });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await signUp(page, { name: "Zoé Fictive" });
    await page.goto("/chat");
    await underWorker(page);
    await page.close();
    await server.stop();
    const alone = await context.newPage();
    await alone.goto("/offline");
    await expect(alone.getByRole("heading", { level: 1, name: "Hors ligne" })).toBeVisible();
    await expect(alone.getByText("Problème de connexion.")).toBeVisible();
    await expect(alone.getByText("Zoé Fictive").first()).toBeVisible();
  } finally {
    await context.close();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

test("une nouvelle version pendant une saisie : rien ne recharge ; enregistré, elle est proposée, une seule fois", async ({
  browser,
  baseURL,
}) => {
  const site = await deploying(baseURL ?? "");
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await signUp(page);
    await page.goto("/settings");
    await underWorker(page);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.getByLabel("Prénom et nom").fill("Nom en cours");
    site.deploy();
    await deployed(page);
    // Longer than the offer needs to come, and than another look at the unsaved work.
    await page.waitForTimeout(4_000);
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByLabel("Prénom et nom")).toHaveValue("Nom en cours");

    await test.step("dans un autre onglet non plus, tant que celui-ci n’a pas enregistré", async () => {
      const other = await context.newPage();
      await other.goto("/offline");
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
      await other.waitForTimeout(4_000);
      await expect(offer(other)).toHaveCount(0);
      await other.close();
    });

    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Enregistré.")).toBeVisible();
    await expect(offer(page)).toBeVisible();
    expect(loads).toBe(0);
    await offer(page).getByRole("button", { name: "Recharger maintenant" }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByLabel("Prénom et nom")).toHaveValue("Nom en cours");
    await page.waitForTimeout(4_000);
    expect(loads).toBe(1);
    await expect(offer(page)).toHaveCount(0);
  } finally {
    await context.close();
    site.close();
  }
});

test("un onglet applique la nouvelle version pendant qu’un autre commence une saisie : celui-ci garde tout", async ({
  browser,
  baseURL,
}) => {
  const site = await deploying(baseURL ?? "");
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await signUp(page);
    await page.goto("/offline");
    await underWorker(page);
    const typing = await context.newPage();
    await typing.goto("/settings");
    await expect(typing.getByLabel("Prénom et nom")).toBeVisible();
    site.deploy();
    await deployed(page);
    await expect(offer(page)).toBeVisible();
    await typing.getByLabel("Prénom et nom").fill("Nom en cours");
    // Pressed in the instant before the offer is taken back.
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).waiting?.postMessage({ type: "SKIP_WAITING" }),
    );
    await typing.waitForTimeout(3_000);
    await expect(typing.getByLabel("Prénom et nom")).toHaveValue("Nom en cours");
    await typing.getByRole("button", { name: "Enregistrer" }).click();
    await expect(offer(typing)).toBeVisible();
  } finally {
    await context.close();
    site.close();
  }
});

test("un ancien worker, sous un autre nom, est remplacé sans boucle", async ({
  browser,
  baseURL,
}) => {
  const site = await deploying(baseURL ?? "");
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "allow" });
  try {
    const page = await context.newPage();
    await page.goto("/robots.txt");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/service-worker-old.js");
      await navigator.serviceWorker.ready;
    });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.goto("/auth");
    const script = () =>
      page.evaluate(() => navigator.serviceWorker.controller?.scriptURL).catch(() => "");
    await expect.poll(script, { timeout: 30_000 }).toBe(`${site.url}/sw.js`);
    await page.waitForTimeout(3_000);
    // The visit, and one reload under the new worker.
    expect(loads).toBeLessThanOrEqual(2);
    const kept = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(kept).toBe(1);
  } finally {
    await context.close();
    site.close();
  }
});
