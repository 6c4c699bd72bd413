// Lighthouse, mobile preset, on the production build: accessibility, best practices and SEO must be
// full; performance varies by ten points from run to run, so its median is printed.
import { launch } from "chrome-launcher";
import runLighthouse from "lighthouse";
import { installedChromium } from "../../testing/chromium.mjs";
import { type Figures, median } from "../figure.ts";
import { signUp, startServer } from "../server.ts";

const RUNS = 5;
const PUBLIC = ["/", "/auth"];
const SIGNED_IN = ["/chat", "/guidelines", "/settings"];
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
  const keep = (path: string, category: string, value: number, goal: { min: number } | null) => {
    figures[`Lighthouse ${path} ${category}`] = { value, unit: "/ 100", baseline: null, goal };
  };
  try {
    const { cookie } = await signUp(server.url);
    for (const path of [...PUBLIC, ...SIGNED_IN]) {
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
        "performance (median)",
        median(runs.map(({ performance: value = 0 }) => value)),
        null,
      );
    }
  } finally {
    chromium.kill();
    await server.stop();
  }
  return figures;
}
