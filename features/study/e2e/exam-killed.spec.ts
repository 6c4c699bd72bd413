// An exam that cannot be lost: the tab killed twenty times without network, the session ended from
// another device. The paper that arrives is the paper that was answered.

import { expect } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { PASSWORD, signUp } from "#platform/testing/e2e/people.ts";
import { box, enter, givenIn, handIn, killed, LETTERS, room, tickedIn } from "./exam-room.ts";

test.use({ serviceWorkers: "allow" });

const KILLS = 20;

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

/** The same draws at every run: a seed that fails can be run again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const toggled = (ticked: string, letter: string): string =>
  ticked.includes(letter) ? ticked.replace(letter, "") : [...ticked, letter].toSorted().join("");

test("l’onglet tué vingt fois à un moment tiré au sort, pendant que l’on coche", async ({
  page: first,
  context,
}) => {
  test.setTimeout(300_000);
  await signUp(first);
  const id = await enter(first, 3);
  await context.setOffline(true);
  const draw = seeded(20261126);
  let page = first;
  let ticked = "";
  for (let n = 0; n < KILLS; n++) {
    // What was shown before is certain; of what follows, the device keeps as much as it had written.
    const possible = [ticked];
    const letters = Array.from(
      { length: 1 + Math.floor(draw() * 4) },
      () => LETTERS[Math.floor(draw() * LETTERS.length)] ?? "a",
    );
    for (const letter of letters) possible.push(toggled(possible.at(-1) ?? "", letter));
    // One after the other, as fingers do, and nobody waits for them.
    const { keyboard } = page;
    const pressing = (async () => {
      for (const letter of letters) await keyboard.press(letter);
    })().catch(() => {});
    await page.waitForTimeout(Math.floor(draw() * 40));
    page = await killed(context, page, id);
    await pressing;
    await expect(room(page)).toContainText("Question 1 sur");
    ticked = await tickedIn(page);
    expect(possible, `kill ${n + 1}`).toContain(ticked);
    // What is shown now is never lost: the next kill begins from it.
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("b");
  await expect(box(page, 1)).toBeChecked();
  await context.setOffline(false);
  await handIn(page);
  await expect(page.getByRole("region", { name: "Résultats" })).toBeVisible();
  expect(await givenIn(page, id)).toEqual([ticked, "b", ""]);
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
