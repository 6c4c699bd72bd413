// The page that says what works without network, in the words of a person who prepares for the
// underground.
import { expect, type Page } from "@playwright/test";
import { accessible } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

test.use({ serviceWorkers: "allow" });

const content = (page: Page) => page.getByRole("region", { name: "Sur cet appareil" });
const flag = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test("préparer l’appareil, le vérifier, couper le réseau : ce qui est promis fonctionne", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("pwa-permanently-dismissed", "true"));
  await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await expect(page.getByText("Tout ce que vous avez fait est sur le serveur.")).toBeVisible();
  await expect(content(page).getByText("Pas sur cet appareil.").first()).toBeVisible();
  await accessible(page);

  await test.step("télécharger : la progression est réelle, jamais au-delà de 95 % avant la fin", async () => {
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector("progress");
        if (bar) seen.push(bar.value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    expect(await flag(page, "app-warmed-up")).toBeNull();
    await page.getByRole("button", { name: "Tout télécharger" }).click();
    await expect(page.getByRole("button", { name: "Tout actualiser" })).toBeVisible({
      timeout: 60_000,
    });
    expect(await flag(page, "app-warmed-up")).toBe("true");
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
    const running = seen.filter((value) => value < 100);
    expect(running.length).toBeGreaterThan(0);
    expect(Math.max(...running)).toBeLessThanOrEqual(95);
    expect(running).toEqual(running.toSorted((a, b) => a - b));
  });

  await test.step("les contenus ont leur taille et leur date", async () => {
    const calculators = content(page)
      .getByRole("listitem")
      .filter({ hasText: "Calculateurs et scores" });
    await expect(calculators).toContainText(/\d+ éléments, [\d,]+\s(?:ko|Mo)/);
    await expect(calculators).toContainText(/Depuis le \d+ /);
    await expect(
      content(page).getByRole("listitem").filter({ hasText: "L’application" }),
    ).toContainText(/\d+ fichiers, [\d,]+\sMo\. Depuis le/);
  });

  await test.step("vérifier : chaque promesse est essayée", async () => {
    await page.getByRole("button", { name: "Lancer la vérification" }).click();
    for (const promise of [
      "L’application est prise en charge sur cet appareil.",
      "Tous ses fichiers sont là.",
      "Une page jamais visitée s’ouvre.",
      "Calculateurs et scores : tout s’ouvre.",
      "Fiches cliniques : tout s’ouvre.",
      "La base de l’appareil écrit et relit.",
      "Les deux copies de votre travail sont identiques.",
    ])
      await expect(page.getByText(promise)).toBeVisible();
    await accessible(page);
  });

  await test.step("le réseau coupé : les calculateurs, jamais ouverts, sont là", async () => {
    await context.setOffline(true);
    await page.goto("/calculator");
    await page.getByRole("link", { name: "Échelle de coma de Glasgow" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Glasgow");
  });

  await test.step("retirer un contenu : la page le dit", async () => {
    await page.goto("/offline");
    const calculators = content(page)
      .getByRole("listitem")
      .filter({ hasText: "Calculateurs et scores" });
    await calculators.getByRole("button", { name: "Retirer de l’appareil" }).click();
    await expect(calculators).toContainText("Pas sur cet appareil.");
    await page.getByRole("button", { name: "Lancer la vérification" }).click();
    await expect(page.getByText("Calculateurs et scores : un contenu manque")).toBeVisible();
    expect(await flag(page, "app-warmed-up")).toBeNull();
  });
});

test("le contenu vient de lui-même, une fois, sauf si on l’a refusé", async ({ page, context }) => {
  await signUp(page);
  await page.addInitScript(() => {
    localStorage.setItem("pwa-permanently-dismissed", "true");
    localStorage.setItem("auto-warmup-enabled", "true");
  });
  await page.goto("/offline");
  await expect.poll(() => flag(page, "app-warmed-up"), { timeout: 60_000 }).toBe("true");
  const fetched: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/rpc/calculators/list")) fetched.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Tout actualiser" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Télécharger automatiquement" }).click();
  expect(await flag(page, "auto-warmup-enabled")).toBe("false");
  expect(fetched).toEqual([]);
});

test("le contenu de la base effacé par le navigateur est repris depuis le serveur", async ({
  page,
}) => {
  await signUp(page);
  await page.addInitScript(() => {
    localStorage.setItem("pwa-permanently-dismissed", "true");
    localStorage.setItem("auto-warmup-enabled", "true");
  });
  await page.goto("/offline");
  await expect.poll(() => flag(page, "app-warmed-up"), { timeout: 60_000 }).toBe("true");
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase("sclepios-offline-cache");
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  const asked = page.waitForRequest("**/rpc/calculators/list**", { timeout: 30_000 });
  await page.reload();
  await asked;
  await expect(
    content(page)
      .getByText(/\d+ éléments/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
});

test("se déconnecter avec du travail en attente : on prévient, et le travail reste", async ({
  page,
  context,
}) => {
  const me = await signUp(page);
  await page.goto("/offline");
  await underWorker(page);
  await page.evaluate((owner) => {
    const item = { id: "waiting", timestamp: Date.now(), type: "unknown_here", data: { owner } };
    localStorage.setItem("offlineQueue", JSON.stringify([item]));
  }, me.id);
  await page.reload();
  await expect(page.getByText("1 élément attend d’être envoyé.")).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  const question = page.getByRole("dialog", { name: "1 élément n’est pas encore sur le serveur" });
  await expect(question).toBeVisible();
  await accessible(page);
  await question.getByRole("button", { name: "Rester connecté" }).click();
  await expect(page).toHaveURL(/offline/);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await flag(page, "offlineQueue")).toContain("waiting");
  expect(await flag(page, "signed-in-person")).toBeNull();
  await context.setOffline(true);
  await page.goto("/chat").catch(() => {});
  await expect(page.getByText(me.name)).toHaveCount(0);
});

test("ce que le serveur a refusé : la raison, réessayer, exporter, supprimer en deux gestes", async ({
  page,
}) => {
  const me = await signUp(page);
  await page.goto("/offline");
  await expect(page.getByText("Tout ce que vous avez fait est sur le serveur.")).toBeVisible();
  await page.evaluate(async (owner) => {
    const items = ["un", "deux"].map((id, n) => ({
      id,
      timestamp: 1_790_000_000_000 + n,
      type: "essai",
      data: { owner },
    }));
    localStorage.setItem("offlineQueue", JSON.stringify(items));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("sclepios-offline-queue");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const writing = database.transaction("refusals", "readwrite");
    for (const { id } of items)
      writing.objectStore("refusals").put({ id, reason: `Raison ${id}`, at: 1 });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
  }, me.id);
  await page.reload();
  const list = page.getByRole("region", { name: "2 éléments refusés" });
  await expect(list.getByText("Raison un")).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Le serveur a refusé une partie" }),
  ).toBeVisible();
  await accessible(page);

  const download = page.waitForEvent("download");
  await list.getByRole("button", { name: "Exporter (JSON)" }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).map(String).join("");
  expect(JSON.parse(text)).toMatchObject([
    { id: "un", refusal: { reason: "Raison un" } },
    { id: "deux" },
  ]);

  const first = list.getByRole("listitem").filter({ hasText: "Raison un" });
  await first.getByRole("button", { name: "Supprimer", exact: true }).click();
  await first.getByRole("button", { name: "Supprimer définitivement" }).click();
  const left = page.getByRole("region", { name: "1 élément refusé" });
  await expect(left.getByText("Raison un")).toHaveCount(0);
  await left.getByRole("listitem").getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("1 élément attend d’être envoyé.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 élément attend d’être envoyé.")).toBeVisible();
  const queue = await flag(page, "offlineQueue");
  expect((JSON.parse(queue ?? "[]") as { id: string }[]).map(({ id }) => id)).toEqual(["deux"]);
});
