// A device for journeys of cards: a browser of its own, with the application held, its clock right
// or wrong.
import { randomUUID } from "node:crypto";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { someAddress } from "#platform/testing/e2e/journey.ts";
import { call, PASSWORD, signUp } from "#platform/testing/e2e/people.ts";
import { underWorker } from "#platform/testing/e2e/worker.ts";

export const ZONE = "Europe/Paris";
export const question = (page: Page) => page.getByRole("region", { name: "Question" });

/** What a search finds on the server. */
export async function found(
  page: Page,
  query: string,
): Promise<{ id: string; noteId: string; state: object }[]> {
  const { body } = await call(page, "flashcards/search", {
    query,
    timeZone: ZONE,
    sort: "question",
    limit: 200,
  });
  return (body as { cards: { id: string; noteId: string; state: object }[] }).cards;
}

export interface Line {
  id: string;
  at: string;
  rating: string | null;
  retracted: boolean;
}

/** The facts of the card that asks this, oldest first. */
export async function history(page: Page, asked: string): Promise<Line[]> {
  const [card] = await found(page, `"${asked}"`);
  const { body } = await call(page, "flashcards/history", { id: card?.id });
  return (body as Line[]).toReversed();
}

/** Gives this page's person a deck of basic notes, "Question 0" and those after it. */
export async function addCards(page: Page, count: number): Promise<void> {
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Urgences", options: {} });
  const notes = Array.from({ length: count }, (_, n) => ({
    ...{ id: randomUUID(), deckId, kind: "basic" },
    ...{ question: `Question ${n}`, answer: `Réponse ${n}` },
  }));
  expect((await call(page, "flashcards/createNotes", { notes })).status).toBe(200);
}

/** Signs somebody up with these cards; resolves to their address. */
export async function withCards(page: Page, count = 8): Promise<string> {
  const { email } = await signUp(page);
  await addCards(page, count);
  return email;
}

/** Another device of the person, `ahead` milliseconds wrong. */
export async function otherDevice(
  browser: Browser,
  email: string,
  ahead = 0,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: "allow",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  await context.addInitScript((shift) => {
    if (location.protocol === "about:") return;
    localStorage.setItem("pwa-permanently-dismissed", "true");
    localStorage.setItem("auto-warmup-enabled", "false");
    if (shift === 0) return;
    const Right = Date;
    const now = () => Right.now() + shift;
    globalThis.Date = new Proxy(Right, {
      construct: (target, args, self) =>
        args.length > 0
          ? Reflect.construct(target, args, self)
          : Reflect.construct(target, [now()], self),
      get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
    });
  }, ahead);
  const signedIn = await context.request.post("/api/auth/sign-in/email", {
    data: { email, password: PASSWORD },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  return context;
}

/** Everything on the device, as before a day without network. */
export async function takeAlong(page: Page): Promise<void> {
  await page.goto("/offline");
  await underWorker(page);
  await page.getByRole("button", { name: "Tout télécharger" }).click();
  await expect(page.getByRole("button", { name: "Tout actualiser" })).toBeVisible({
    timeout: 60_000,
  });
}

export async function study(page: Page): Promise<void> {
  await page.goto("/flashcards");
  await page.getByRole("button", { name: "Étudier Urgences" }).click();
}

/** Shows the answer of the card that asks this, and presses a rating (1 to 5). */
export async function rate(
  page: Page,
  asked: string,
  key: "1" | "2" | "3" | "4" | "5",
): Promise<void> {
  await expect(question(page)).toContainText(asked);
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Réponse" })).toBeVisible();
  await page.keyboard.press(key);
}

export const waiting = (page: Page): Promise<{ id: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("offlineQueue") ?? "[]"));

/** Nothing is left to send. */
export const emptied = (page: Page): Promise<void> =>
  expect.poll(() => waiting(page), { timeout: 30_000 }).toEqual([]);

export const eraseDatabase = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (one) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(one);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    name,
  );
