// The product's server and a Chromium that visits it, both ended with the measure.
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "../testing/chromium.mjs";
import { type Session, startServer, type Target } from "./server.ts";

export async function inChromium<T>(
  measure: (browser: Browser, server: Target) => Promise<T>,
  options: Parameters<typeof startServer>[0] = {},
): Promise<T> {
  const server = await startServer(options);
  try {
    const browser = await chromium.launch(launchOptions());
    try {
      return await measure(browser, server);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Signs a browser in as this person. */
export const enter = (context: BrowserContext, { cookie }: Session, url: string) =>
  context.addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url };
    }),
  );
