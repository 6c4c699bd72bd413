// An exam of 120 questions in Chromium: from the press to its first question, from a key to the
// answer on screen and on the device, and what a killed page had of it. Beside a page that only
// asks for the same paper, and one that only writes as much.
import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { enter, inChromium } from "../browser.ts";
import { type Figures, median } from "../figure.ts";
import { type Session, signUp, type Target } from "../server.ts";

const COUNT = 120;
const OPENINGS = 5;
const ANSWERED = 40;
const KILLS = 5;

// Written for the page. A write is done when the storage has taken it; an answer is on screen when
// the overview says so, told after the script that made it and before anything is painted.
const WATCH = `window.shown = []; window.written = [];
  let pressed = 0;
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    set.call(this, key, value);
    if (pressed && /^(study-paper:|bare)/.test(key)) {
      window.written.push(performance.now() - pressed);
    }
  };
  const answered = () => document.querySelectorAll("aside [data-answered]").length;
  addEventListener("keydown", ({ key }) => {
    if (key !== "a") return;
    pressed = performance.now();
    const before = answered();
    const watcher = new MutationObserver(() => {
      if (answered() === before) return;
      watcher.disconnect();
      window.shown.push(performance.now() - pressed);
      pressed = 0;
    });
    watcher.observe(document.body, { attributes: true, childList: true, subtree: true });
  }, true);`;

const request = (id: string) => ({
  ...{ id, mode: "exam", profile: "edn-2024", count: COUNT, minutes: 180 },
  timeZone: "Europe/Paris",
});

const room = (page: Page) => page.getByRole("region", { name: "Épreuve" });

/** Milliseconds from the press on « Commencer » to the first question in the page. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/study`);
  await page.getByText("Examen", { exact: true }).click();
  // Minutes have the same figures, further down.
  await page.getByText(String(COUNT), { exact: true }).first().click();
  const begin = page.getByRole("button", { name: "Commencer" });
  await begin.waitFor();
  return await begin.evaluate(
    (button: { click(): void }) =>
      new Promise<number>((resolve) => {
        const page = globalThis as unknown as {
          document: { body: object; querySelector(one: string): unknown };
          MutationObserver: new (
            run: () => void,
          ) => { observe(on: object, what: object): void; disconnect(): void };
        };
        const started = performance.now();
        const watcher = new page.MutationObserver(() => {
          if (!page.document.querySelector("[aria-label='Épreuve'] h2")) return;
          watcher.disconnect();
          resolve(performance.now() - started);
        });
        watcher.observe(page.document.body, { childList: true, subtree: true });
        button.click();
      }),
  );
}

/** The same paper asked for and its first statement written, and nothing else. */
const bareOpening = (page: Page): Promise<number> =>
  page.evaluate(
    `(async () => {
      const started = performance.now();
      const answer = await fetch("/rpc/study/start", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: ${JSON.stringify(JSON.stringify({ json: request("ID") }))}.replace("ID", crypto.randomUUID()),
      });
      const { json } = await answer.json();
      document.body.append(json.questions[0].statement);
      return performance.now() - started;
    })()`,
  );

interface Pressed {
  shown: number;
  written: number;
}

/** Medians over answers given with a key. */
async function press(page: Page, next: () => Promise<unknown>): Promise<Pressed> {
  for (let n = 1; n <= ANSWERED; n += 1) {
    await page.keyboard.press("a");
    await page.waitForFunction(`window.shown.length >= ${n} && window.written.length >= ${n}`);
    await next();
  }
  return {
    shown: median(await page.evaluate<number[]>("window.shown")),
    written: median(await page.evaluate<number[]>("window.written")),
  };
}

async function answering(page: Page): Promise<Pressed> {
  await page.evaluate(WATCH);
  const pressed = await press(page, async () => {
    await page.keyboard.press("ArrowRight");
  });
  return pressed;
}

/** A page that marks a cell and keeps a text as long as the journal of such a paper. */
async function bareAnswering(page: Page, url: string): Promise<Pressed> {
  await page.goto(`${url}/healthz`);
  await page.evaluate(`document.body.innerHTML =
      "<aside>" + "<button></button>".repeat(${COUNT}) + "</aside>";
    let at = 0;
    const text = "x".repeat(20000);
    addEventListener("keydown", ({ key }) => {
      if (key !== "a") return;
      localStorage.setItem("bare", at + text);
      document.querySelectorAll("button")[at++].setAttribute("data-answered", "true");
    });`);
  await page.evaluate(WATCH);
  return press(page, async () => {});
}

/** How many of the answers given right before the page was killed are there afterwards. */
async function alive(context: BrowserContext, first: Page, address: string): Promise<number> {
  let [page, survived] = [first, 0];
  for (let n = 0; n < KILLS; n += 1) {
    await page.keyboard.press("ArrowRight");
    const before = await page.locator("aside [data-answered]").count();
    await page.keyboard.press("a");
    const tools = await context.newCDPSession(page);
    const gone = page.waitForEvent("crash");
    void tools.send("Page.crash").catch(() => {});
    await gone;
    await page.close();
    page = await context.newPage();
    await page.goto(address);
    await room(page).waitFor();
    if ((await page.locator("aside [data-answered]").count()) === before + 1) survived += 1;
  }
  return survived;
}

async function begun(page: Page, session: Session, url: string): Promise<string> {
  const id = randomUUID();
  await session.call("study/start", { ...request(id), filters: { types: ["qrm", "qru"] } });
  const address = `${url}/study?paper=${id}`;
  await page.goto(address);
  await room(page).waitFor();
  return address;
}

async function measure(browser: Browser, { url }: Target): Promise<Figures> {
  const session = await signUp(url);
  const context = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 1440, height: 900 },
  });
  await enter(context, session, url);
  const page = await context.newPage();
  const [opened, bareOpened]: [number[], number[]] = [[], []];
  for (let n = 0; n < OPENINGS; n += 1) {
    opened.push(await open(page, url));
    bareOpened.push(await bareOpening(page));
  }
  const address = await begun(page, session, url);
  const { shown, written } = await answering(page);
  const survived = await alive(context, page, address);
  const bare = await bareAnswering(await context.newPage(), url);
  const ms = (value: number, baseline: number, max: number) => ({
    ...{ value, unit: "ms", baseline, goal: { max } },
  });
  return {
    "an exam of 120 questions opens": ms(median(opened), median(bareOpened), 1_000),
    "an answer on screen, script": ms(shown, bare.shown, 16),
    "an answer written on the device": ms(written, bare.written, 50),
    [`answers alive after a kill, of ${KILLS}`]: {
      ...{ value: survived, unit: "answers", baseline: null, goal: { min: KILLS } },
    },
  };
}

export const paper = (): Promise<Figures> => inChromium(measure);
