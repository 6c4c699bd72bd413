// A checklist that leads a team: how long the page computes at a change of step, beside a key that
// does nothing; then, on a browser slowed six times, how late its clock shows each second over ten
// minutes, of which one is frozen.
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { enter, inChromium } from "../browser.ts";
import { type Figures, median } from "../figure.ts";
import { signUp, type Target } from "../server.ts";

const RUN = "/checklists/arret-cardiorespiratoire-adulte/run";
const SLOWER = 6;
const MINUTES = 10;
const FROZEN_MS = 60_000;
const STEPS = 8;

/** A moment at which the clock changed, and the seconds that it shows from then on. */
interface Tick {
  at: number;
  shown: number;
}

/** Keeps each change of the first clock of the page, by the wall. */
const watchClock = () => {
  const page = globalThis as unknown as {
    document: { querySelector(selector: string): { textContent: string } };
    MutationObserver: new (hear: () => void) => { observe(node: object, what: object): void };
    ticks: Tick[];
  };
  const clock = page.document.querySelector("main b");
  page.ticks = [];
  new page.MutationObserver(() => {
    const [minutes = 0, seconds = 0] = clock.textContent.split(":").map(Number);
    page.ticks.push({ at: Date.now(), shown: minutes * 60 + seconds });
  }).observe(clock, { characterData: true, childList: true, subtree: true });
};

/** Milliseconds that the page computes for one key, from its event to the next frame's turn. */
const press = (page: Page, key: string) =>
  page.evaluate(
    (pressed) =>
      new Promise<number>((resolve) => {
        const here = globalThis as unknown as {
          document: { body: { dispatchEvent(event: object): void } };
          KeyboardEvent: new (type: string, init: object) => object;
          requestAnimationFrame(work: () => void): void;
        };
        here.requestAnimationFrame(() => {
          const started = performance.now();
          const event = new here.KeyboardEvent("keydown", { key: pressed, bubbles: true });
          here.document.body.dispatchEvent(event);
          queueMicrotask(() => resolve(performance.now() - started));
        });
      }),
    key,
  );

/** How much later than the first one each second was shown, in milliseconds. */
function lateness(ticks: readonly Tick[]): number[] {
  const [first] = ticks;
  if (!first) throw new Error("the clock stood still");
  const late = ticks.map(({ at, shown }) => at - first.at - (shown - first.shown) * 1000);
  // The first one after the frozen minute shows the second that is under way.
  const woken = ticks.findIndex(({ at }, n) => n > 0 && at - (ticks[n - 1]?.at ?? at) > 5_000);
  return late.filter((_, n) => n !== woken);
}

/** How far the last half minute is from the first one: a busy machine is late now and then, and is no drift. */
const AT_AN_END = 30;
const drift = (late: readonly number[]): number =>
  Math.abs(median(late.slice(-AT_AN_END)) - median(late.slice(0, AT_AN_END)));

async function measure(browser: Browser, server: Target): Promise<Figures> {
  const session = await signUp(server.url);
  const context = await browser.newContext({ serviceWorkers: "block" });
  await enter(context, session, server.url);
  const page = await context.newPage();
  await page.goto(server.url + RUN);
  await page.locator("main b").first().waitFor();
  const [idle, steps]: [number[], number[]] = [[], []];
  for (let n = 0; n < STEPS; n++) {
    idle.push(await press(page, "F9"));
    steps.push(await press(page, "Enter"));
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(watchClock);
  const half = (MINUTES * 60_000 - FROZEN_MS) / 2;
  await pause(half);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await pause(FROZEN_MS);
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await pause(half);
  const ticks = await page.evaluate(() => (globalThis as unknown as { ticks: Tick[] }).ticks);
  const late = lateness(ticks);
  return {
    "checklist, a change of step": {
      value: median(steps),
      unit: "ms",
      baseline: median(idle),
      goal: { max: 16 },
    },
    "checklist, clock after ten minutes": {
      value: drift(late),
      unit: "ms",
      baseline: null,
      goal: { max: 100 },
    },
    "checklist, its latest second of ten minutes": {
      value: Math.max(...late.map(Math.abs)),
      unit: "ms",
      baseline: median(late),
      goal: { max: 100 },
    },
  };
}

export const checklists = (): Promise<Figures> => inChromium(measure);
