// The calculators: each computation by itself, a key in the longest form in Chromium, and what the
// whole pack weighs in each language.
import type { Browser, Page } from "@playwright/test";
import { CALCULATORS } from "../../../features/calculators/domain/catalogue.ts";
import { evaluate } from "../../../features/calculators/domain/evaluate.ts";
import { enter, inChromium } from "../browser.ts";
import { packWeight } from "../bundle.ts";
import { type Figures, median } from "../figure.ts";
import { signUp, type Target } from "../server.ts";

const RUNS = 200;
const KEYS = 40;

/** Milliseconds of the slowest calculator: its first worked case, read and computed. */
function slowest(): { id: string; took: number } {
  const each = CALCULATORS.map((calculator) => {
    const [{ inputs }] = calculator.cases;
    const took = Array.from({ length: RUNS }, () => {
      const started = performance.now();
      evaluate(calculator, inputs);
      return performance.now() - started;
    });
    return { id: calculator.id, took: median(took) };
  });
  return each.reduce((worst, one) => (one.took > worst.took ? one : worst));
}

// Written for the page. A change is told after the script that made it, before anything is painted:
// what is counted is script.
const WATCH = `window.took = [];
  addEventListener("keydown", ({ key }) => {
    if (key !== "1" && key !== "Backspace") return;
    const started = performance.now();
    const told = () => document.querySelector("[data-told]").textContent;
    const before = told();
    const watcher = new MutationObserver(() => {
      if (told() === before) return;
      watcher.disconnect();
      window.took.push(performance.now() - started);
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, true);`;

/** Milliseconds of script from a key to what it changes. */
async function typed(page: Page): Promise<number> {
  await page.evaluate(WATCH);
  for (let n = 1; n <= KEYS; n += 1) {
    await page.keyboard.press(n % 2 === 1 ? "1" : "Backspace");
    await page.waitForFunction(`window.took.length >= ${n}`);
  }
  return median(await page.evaluate<number[]>("window.took"));
}

const ADMISSION =
  "temperature=38.9&map=62%20mmHg&heartRate=128&respiratoryRate=32&fio2=60%20%25&pao2=80%20mmHg&paco2=38%20mmHg&ph=7.29&sodium=133&potassium=5.1&creatinine=186&hematocrit=31%20%25&whiteCells=18.4&gcs=13&age=7";

async function inPage(browser: Browser, server: Target): Promise<Figures> {
  const session = await signUp(server.url);
  const context = await browser.newContext({ locale: "fr-FR" });
  await enter(context, session, server.url);
  const page = await context.newPage();
  await page.goto(`${server.url}/calculator/apache-ii#${ADMISSION}`);
  await page.getByRole("region", { name: "Résultat", exact: true }).waitFor();
  await page.evaluate(`document.querySelector("[aria-label='Résultat']").dataset.told = ""`);
  await page.getByLabel("Âge", { exact: true }).focus();
  await page.keyboard.press("End");
  const form = await typed(page);
  await page.goto("about:blank");
  await page.setContent("<input value='7'><p data-told></p>");
  await page.evaluate(`document.querySelector("input").addEventListener("input", ({ target }) => {
    document.querySelector("[data-told]").textContent = target.value;
  })`);
  await page.locator("input").focus();
  await page.keyboard.press("End");
  const bare = await typed(page);
  return {
    "a key in APACHE II, the result in the page": {
      value: form,
      unit: "ms",
      baseline: bare,
      goal: { max: 16 },
    },
  };
}

export async function calculators(): Promise<Figures> {
  const { id, took } = slowest();
  const weights = (["fr", "en", "es"] as const).map((language) => [
    `pack of the calculators, ${language}`,
    {
      value: packWeight(language) / 1024,
      unit: "kB gzip",
      baseline: null,
      goal: { max: 250 },
    },
  ]);
  return {
    [`slowest calculator (${id})`]: { value: took, unit: "ms", baseline: null, goal: { max: 1 } },
    ...(await inChromium(inPage)),
    ...Object.fromEntries(weights),
  };
}
