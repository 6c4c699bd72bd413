// Two devices that were apart agree, whatever arrives first, and whatever arrives twice.
import { expect } from "@playwright/test";
import {
  emptied,
  eraseDatabase,
  found,
  history,
  otherDevice,
  question,
  rate,
  study,
  takeAlong,
  waiting,
  withCards,
} from "#features/flashcards/e2e/device.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call } from "#platform/testing/e2e/people.ts";

test.use({ serviceWorkers: "allow" });

const DAY = 86_400_000;

test("la même carte notée hors ligne sur deux appareils, dont un en avance de deux jours : les deux notes comptent, l’état est le même partout, rien n’est demandé", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(150_000);
  const email = await withCards(page);
  const other = await otherDevice(browser, email, 2 * DAY);
  try {
    const tablet = await other.newPage();
    await takeAlong(page);
    await takeAlong(tablet);
    await context.setOffline(true);
    await other.setOffline(true);

    await study(page);
    await rate(page, "Question 0", "4");
    await rate(page, "Question 1", "3");
    await study(tablet);
    await rate(tablet, "Question 0", "1");
    await expect(question(tablet)).toContainText("Question 1");
    expect(await history(page, "Question 0")).toEqual([]);

    // The later one arrives first.
    await other.setOffline(false);
    await emptied(tablet);
    await context.setOffline(false);
    await emptied(page);

    const facts = await history(page, "Question 0");
    expect(facts.map(({ rating }) => rating)).toEqual(["easy", "very_difficult"]);
    for (const { at } of facts)
      expect(Math.abs(Date.now() - new Date(at).getTime())).toBeLessThan(120_000);
    expect((await history(page, "Question 1")).map(({ rating }) => rating)).toEqual(["good"]);

    const rows: string[][] = [];
    for (const device of [page, tablet]) {
      await expect(device.getByRole("dialog")).toHaveCount(0);
      await device.goto("/flashcards?tab=manage");
      const row = device.getByRole("row").filter({ hasText: "Question 0" });
      await expect(row).toContainText("À réapprendre");
      await expect(device.getByRole("dialog")).toHaveCount(0);
      rows.push(await row.locator("[data-column]").allTextContents());
    }
    expect(rows[1]).toEqual(rows[0]);
  } finally {
    await other.close();
  }
});

test("ce qui est renvoyé une seconde fois ne change rien, et une carte supprimée ailleurs n’arrête pas les autres", async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await withCards(page);
  await takeAlong(page);
  await context.setOffline(true);
  await study(page);
  for (const n of [0, 1, 2]) await rate(page, `Question ${n}`, "4");
  await page.keyboard.press("b");
  await rate(page, "Question 4", "4");
  await page.keyboard.press("u");
  await expect(question(page)).toContainText("Question 4");
  const queue = await waiting(page);
  expect(queue).toHaveLength(5);

  // Deleted from another device meanwhile.
  const [gone] = await found(page, '"Question 1"');
  const selection = { cardIds: [gone?.id] };
  const deleted = await call(page, "flashcards/changeCards", {
    selection,
    change: { action: "delete" },
    timeZone: "Europe/Paris",
  });
  expect(deleted.status).toBe(200);
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/rpc/flashcards/rate")) sent.push(request.postData() ?? "");
  });
  await context.setOffline(false);
  await expect.poll(async () => (await waiting(page)).length, { timeout: 30_000 }).toBe(1);
  const states = async () => ({
    cards: (await found(page, "")).map(({ state }) => state),
    first: await history(page, "Question 0"),
    undone: await history(page, "Question 4"),
    buried: (await found(page, "is:buried")).length,
  });
  await expect.poll(async () => (await states()).buried).toBe(1);
  const before = await states();
  expect(before.first.map(({ rating }) => rating)).toEqual(["easy"]);
  expect((await found(page, "rated:1")).length).toBe(2);

  await test.step("la raison est dite, et le reste est parti", async () => {
    await page.goto("/offline");
    const refused = page.getByRole("region", { name: "1 élément refusé" });
    await expect(
      refused.getByText("Cette carte n’existe plus : elle a été supprimée ailleurs."),
    ).toBeVisible();
  });

  await test.step("le même envoi, reçu deux fois de plus", async () => {
    expect(sent.length).toBeGreaterThan(0);
    for (const body of [...sent, ...sent]) {
      const again = await context.request.post("/rpc/flashcards/rate", {
        data: JSON.parse(body) as object,
      });
      const { json } = (await again.json()) as { json: { results: { status: string }[] } };
      expect(json.results.map(({ status }) => status)).not.toContain("applied");
    }
    expect(await states()).toEqual(before);
  });

  await test.step("un onglet qui dormait remet toute la file : elle repart et ne compte pas deux fois", async () => {
    await eraseDatabase(page, "sclepios-offline-queue");
    await page.evaluate(
      (items) => localStorage.setItem("offlineQueue", JSON.stringify(items)),
      queue,
    );
    const answered = page.waitForResponse("**/rpc/flashcards/rate");
    await page.reload();
    await answered;
    await expect.poll(async () => (await waiting(page)).length, { timeout: 30_000 }).toBe(1);
    expect(await states()).toEqual(before);
  });
});
