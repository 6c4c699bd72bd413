// The installed application started without its server: from the navigation to the frame of the
// shell, with its menu, on screen. Beside it, the same page of the same browser with the server
// there and nothing kept: a first visit.
import type { Browser, Page } from "@playwright/test";
import { enter, inChromium } from "../browser.ts";
import { type Figures, median } from "../figure.ts";
import { signUp, type Target } from "../server.ts";

const STARTS = 7;
const PAGE = "/offline";

// Text where a page's own names are needed: this program knows none of them.
const WATCH = `requestAnimationFrame(function look() {
  if (document.querySelector("#navigation a")) globalThis.shellAt = performance.now();
  else requestAnimationFrame(look);
})`;

/** Milliseconds from the navigation to the first frame that holds the menu. */
async function start(page: Page, url: string): Promise<number> {
  await page.addInitScript({ content: WATCH });
  await page.goto(url, { waitUntil: "commit" });
  const handle = await page.waitForFunction(() => (globalThis as { shellAt?: number }).shellAt);
  return Number(await handle.jsonValue());
}

async function measure(browser: Browser, server: Target): Promise<Figures> {
  const session = await signUp(server.url);
  const fresh: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const visitor = await browser.newContext({ serviceWorkers: "block" });
    await enter(visitor, session, server.url);
    fresh.push(await start(await visitor.newPage(), server.url + PAGE));
    await visitor.close();
  }
  const device = await browser.newContext();
  await enter(device, session, server.url);
  const page = await device.newPage();
  await page.goto(server.url + PAGE);
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await page.close();
  await server.stop();
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const alone = await device.newPage();
    starts.push(await start(alone, server.url + PAGE));
    await alone.close();
  }
  return {
    "offline start, shell on screen": {
      value: median(starts),
      unit: "ms",
      baseline: median(fresh),
      goal: { max: 1000 },
    },
  };
}

export const offline = (): Promise<Figures> => inChromium(measure);
