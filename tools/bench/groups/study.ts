// A card is rated in Chromium: from the key press to the next card in the page, beside a page that
// only writes the same text.
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { enter, inChromium } from "../browser.ts";
import { type Figures, median } from "../figure.ts";
import { signUp, type Target } from "../server.ts";

const CARDS = 60;
const RATED = 40;

// Written for the page, which is watched by itself. A change is told after the script that made it,
// before anything is painted: what is counted is script.
const WATCH = `window.took = [];
  addEventListener("keydown", ({ key }) => {
    if (key !== "3") return;
    const started = performance.now();
    const question = () => document.querySelector("[data-question], section[aria-label='Question']")?.textContent;
    const before = question();
    const watcher = new MutationObserver(() => {
      const now = question();
      if (now === undefined || now === before) return;
      watcher.disconnect();
      window.took.push(performance.now() - started);
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, true);`;

/** Milliseconds of script of each "3" pressed; `ready` makes the page ready for one. */
async function rate(page: Page, ready: () => Promise<unknown>): Promise<number> {
  await page.evaluate(WATCH);
  for (let n = 1; n <= RATED; n++) {
    await ready();
    await page.keyboard.press("3");
    await page.waitForFunction(`window.took.length >= ${n}`);
  }
  return median(await page.evaluate<number[]>("window.took"));
}

const question = (n: number) =>
  `Question fictive ${n} : quelle dose, en milligrammes par kilogramme ?`;

async function measure(browser: Browser, server: Target): Promise<Figures> {
  const session = await signUp(server.url);
  const deckId = randomUUID();
  await session.call("flashcards/createDeck", {
    id: deckId,
    name: "Banc",
    options: { newPerDay: CARDS },
  });
  const notes = Array.from({ length: CARDS }, (_, n) => ({
    id: randomUUID(),
    deckId,
    kind: "basic",
    question: question(n),
    answer: `<p>Réponse <b>${n}</b>, avec sa raison.</p>`,
  }));
  await session.call("flashcards/createNotes", { notes });
  const context = await browser.newContext({ locale: "fr-FR" });
  await enter(context, session, server.url);
  const page = await context.newPage();
  await page.goto(`${server.url}/flashcards?tab=study`);
  await page.getByRole("button", { name: "Étudier", exact: true }).first().click();
  const show = page.getByRole("button", { name: /^Afficher la réponse/ });
  const rated = await rate(page, async () => {
    await show.waitFor();
    await page.keyboard.press(" ");
    await show.waitFor({ state: "detached" });
  });
  await page.goto("about:blank");
  await page.setContent("<section data-question></section>");
  await page.evaluate(`let n = 0; addEventListener("keydown", () => {
    document.querySelector("[data-question]").innerHTML = "<p>" + n++ + " Question fictive</p>";
  })`);
  const bare = await rate(page, async () => {});
  return {
    "a card rated, the next one in the page": {
      value: rated,
      unit: "ms",
      baseline: bare,
      goal: { max: 16 },
    },
  };
}

export const study = (): Promise<Figures> => inChromium(measure);
