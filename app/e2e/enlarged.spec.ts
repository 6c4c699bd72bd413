// The pages on a telephone of 390 pixels enlarged to twice its size: nothing goes over its edge.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";

const ENLARGED = { width: 195, height: 422 };
/** Of the pages that show what their address names. */
const NAMED = [
  "/calculator/qsofa",
  "/guidelines/choc-septique",
  "/checklists/choc-septique",
  "/checklists/choc-septique/run",
];

/** The innermost elements that widen the page: what scrolls within its own frame does not. */
const over = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const framed = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || framed(element.parentElement));
    const beyond = (element: Element) =>
      element.getBoundingClientRect().right > innerWidth + 0.5 && !framed(element.parentElement);
    const widening = [...document.querySelectorAll("body *")]
      .filter((element) => beyond(element) && ![...element.children].some(beyond))
      .map((element) => {
        const right = Math.round(element.getBoundingClientRect().right);
        return `${element.tagName} ${element.className}, ${right} : ${(element.textContent ?? "").slice(0, 40)}`;
      });
    return [`the page is ${scrollWidth} px wide`, ...widening];
  });

/** Figures of doses whose words are cut: half a unit on one line, half on the next. */
const cutFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-kind] b")].flatMap((figure) => {
      const text = figure.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [`${word} of ${text.data}`] : [];
      });
    }),
  );

test("sur un téléphone agrandi deux fois, les pages ne débordent pas", async ({ page }) => {
  // Every page of the application, one after the other.
  test.setTimeout(600_000);
  await page.setViewportSize(ENLARGED);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUp(page, { role: "admin" });
  const deckId = randomUUID();
  await call(page, "flashcards/createDeck", { id: deckId, name: "Anticoagulation", options: {} });
  const note = { question: "Dose d’adrénaline dans l’arrêt cardiaque ?", answer: "1 mg" };
  await call(page, "flashcards/createNotes", {
    notes: [{ id: randomUUID(), deckId, kind: "basic", ...note }],
  });
  await call(page, "chat/send", {
    ...{ conversationId: randomUUID(), messageId: randomUUID() },
    text: "Anaphylaxie : dose d’adrénaline",
  });
  // So that the lists of the administration have rows.
  await call(page, "security/reportClientError", {
    ...{ id: `err_${randomUUID().slice(0, 8)}`, message: "TypeError: x" },
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const pages = await page.evaluate(() => {
    const { routesByPath } = (globalThis as unknown as { __TSR_ROUTER__: { routesByPath: object } })
      .__TSR_ROUTER__;
    return Object.keys(routesByPath).filter((path) => !path.includes("$"));
  });
  for (const path of [...pages, ...NAMED]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect.soft(await over(page), path).toEqual([]);
    expect.soft(await cutFigures(page), path).toEqual([]);
  }
});
