// Pages over ten thousand cards, from the navigation to the last of their parts. Beside them a page
// of the same shell that asks for next to nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { inChromium } from "../browser.ts";
import { type Figures, median } from "../figure.ts";
import type { Target } from "../server.ts";

const TIMES = 7;
/** Nothing of the page waits any more: each part says so by its status while it does. */
const whole = () => {
  const { document } = globalThis as unknown as {
    document: { querySelector(selector: string): object | null };
  };
  return (
    document.querySelector("main h1") !== null &&
    document.querySelector("main [role=status]:not(:empty)") === null
  );
};

async function opened(page: Page, path: string, then?: (page: Page) => Promise<void>) {
  if (!then) {
    const started = performance.now();
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(whole);
    return performance.now() - started;
  }
  await page.goto(path);
  await page.waitForFunction(whole);
  const started = performance.now();
  await then(page);
  await page.waitForFunction(whole);
  return performance.now() - started;
}

async function repeated(
  context: BrowserContext,
  path: string,
  then?: (page: Page) => Promise<void>,
) {
  const measured: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const page = await context.newPage();
    measured.push(await opened(page, path, then));
    await page.close();
  }
  return median(measured);
}

const predictions = async (page: Page) => {
  const answered = page.waitForResponse(/progress\/predictions/);
  await page.getByRole("tab", { name: "Prévisions" }).click();
  await answered;
};

async function measure(browser: Browser, { url }: Target, password: string): Promise<Figures> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: "fr-FR", serviceWorkers: "block" },
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(
    `if (location.protocol !== "about:") localStorage.setItem("auto-warmup-enabled", "false")`,
  );
  const data = { email: "demo@example.org", password };
  await context.request.post("/api/auth/sign-in/email", { data, headers: { origin: url } });
  const purposes = ["account", "assistant", "learning", "security"];
  await context.request.post("/api/gdpr_consent", {
    data: { consent_given: true, data_processing_purposes: purposes },
    headers: { origin: url },
  });
  const bare = await repeated(context, "/checklists");
  const figure = (value: number, max: number) => ({
    value,
    unit: "ms",
    baseline: bare,
    goal: { max },
  });
  return {
    "dashboard, 10,000 cards": figure(await repeated(context, "/dashboard"), 600),
    "predictions, 10,000 cards": figure(
      await repeated(context, "/statistiques", predictions),
      1000,
    ),
  };
}

/** The command line on a throw-away folder. */
const seed = (dataDir: string, name: string) =>
  execFileSync(process.execPath, ["app/cli/main.ts", "seed", name], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "error" },
    encoding: "utf8",
  });

export async function pages(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "sclepios-bench-pages-"));
  const dataDir = join(folder, "data");
  try {
    const password = /demo@example\.org\t(\S+)/.exec(seed(dataDir, "demo"))?.[1] ?? "";
    seed(dataDir, "cards");
    return await inChromium((browser, server) => measure(browser, server, password), { dataDir });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
