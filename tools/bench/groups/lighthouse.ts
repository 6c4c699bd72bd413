// Lighthouse, mobile preset, on the production build: accessibility, best practices and SEO must be
// full; performance varies by ten points from run to run and with whatever else the machine does,
// so its median is printed beside that of a bare page of the same shell in the same run.
import { launch } from "chrome-launcher";
import runLighthouse from "lighthouse";
import { installedChromium } from "../../testing/chromium.mjs";
import { type Figures, median } from "../figure.ts";
import { signUp, startServer } from "../server.ts";

const RUNS = 5;
const PUBLIC = ["/", "/auth"];
/** A page of the shell that asks the server for nothing: what every page pays. */
const BARE = "/calculator/absent";
const MEASURED = ["/chat", "/guidelines", "/flashcards", "/dashboard"];
const SIGNED_IN = [BARE, ...MEASURED, "/settings"];
const PERFORMANCE = "performance (median)";
const FULL = ["accessibility", "best-practices", "seo"] as const;

export async function lighthouse(): Promise<Figures> {
  const server = await startServer();
  const chromePath = process.env.CHROME_PATH ?? installedChromium();
  const chromium = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  });
  const scores = async (path: string, cookie?: string) => {
    const result = await runLighthouse(`${server.url}${path}`, {
      port: chromium.port,
      logLevel: "error",
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    if (result === undefined) throw new Error(`${path}: no Lighthouse result`);
    const landed = new URL(result.lhr.finalDisplayedUrl).pathname;
    if (landed !== path) throw new Error(`${path} led to ${landed}`);
    return Object.fromEntries(
      Object.entries(result.lhr.categories).map(([id, { score }]) => [id, (score ?? 0) * 100]),
    );
  };
  const figures: Figures = {};
  const named = (path: string, category: string) => `Lighthouse ${path} ${category}`;
  const performanceOf = (path: string) => figures[named(path, PERFORMANCE)]?.value ?? null;
  const keep = (path: string, category: string, value: number, goal: { min: number } | null) => {
    const baseline = category === PERFORMANCE && path !== BARE ? performanceOf(BARE) : null;
    figures[named(path, category)] = { value, unit: "/ 100", baseline, goal };
  };
  try {
    const { cookie } = await signUp(server.url);
    for (const path of [...SIGNED_IN, ...PUBLIC]) {
      const runs: Record<string, number>[] = [];
      for (let n = 0; n < RUNS; n++)
        runs.push(await scores(path, PUBLIC.includes(path) ? undefined : cookie));
      for (const category of FULL) {
        // /auth and everything behind it ask search engines not to index them.
        if (category === "seo" && path !== "/") continue;
        keep(path, category, Math.min(...runs.map((run) => run[category] ?? 0)), { min: 100 });
      }
      keep(
        path,
        PERFORMANCE,
        median(runs.map(({ performance: value = 0 }) => value)),
        MEASURED.includes(path) ? { min: 85 } : null,
      );
    }
    const measured = MEASURED.map((path) => performanceOf(path) ?? 0);
    const mean = measured.reduce((total, value) => total + value, 0) / measured.length;
    keep("mean of the four", PERFORMANCE, mean, { min: 90 });
  } finally {
    chromium.kill();
    await server.stop();
  }
  return figures;
}
