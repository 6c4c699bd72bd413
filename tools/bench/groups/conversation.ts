// A conversation of five hundred messages in Chromium, beside one of ten: from the click to the
// answer on screen, from an address to it, and from a key press to its paint, beside a page that
// holds a bare text area.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { enter, inChromium } from "../browser.ts";
import { type Figures, median } from "../figure.ts";
import { type Session, signUp, type Target } from "../server.ts";

const QUESTIONS = [
  "Anaphylaxie : conduite à tenir",
  "Embolie pulmonaire : anticoagulation",
  "Hyperkaliémie : traitement",
  "Choc septique : premières minutes",
  "Asthme aigu grave : traitement",
];
const LONG = 500;
const WARM = 1;
const OPENINGS = 7;
const KEYS = 15;
/** What the page still draws once it can be used must not weigh on what is measured next. */
const SETTLED_MS = 500;

// Written for the page, which is watched by itself: the machine that drives it may be slow.
const AT_PAINT = "(done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))";
const WATCH = `addEventListener("click", ({ timeStamp }) => { window.clickedAt = timeStamp; }, true);
  window.shown = (id) => new Promise((done) => {
    const look = () => document.getElementById("m-" + id) ? (${AT_PAINT})(done) : requestAnimationFrame(look);
    look();
  });`;
const WATCH_KEYS = `window.paints = []; addEventListener("keydown", ({ timeStamp }) =>
  (${AT_PAINT})((at) => window.paints.push(at - timeStamp)));`;

interface Thread {
  id: string;
  title: string;
  last: string;
}

async function write(
  server: Target,
  session: Session,
  title: string,
  messages: number,
): Promise<Thread> {
  const id = randomUUID();
  await session.call("chat/create", { id, title });
  let after: string | undefined;
  for (const text of QUESTIONS) {
    const sent = await session.call("chat/send", {
      conversationId: id,
      messageId: randomUUID(),
      text,
      after,
    });
    after = ((await sent.json()) as { json: { answerId: string } }).json.answerId;
    const { body } = await session.call("chat/follow", { messageId: after });
    let received = "";
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += part;
      if (received.includes('"type":"end"')) break;
    }
  }
  const made = await fetch(`${server.url}/lengthen/${id}/${messages}`, { method: "POST" });
  return { id, title, last: ((await made.json()) as { last: string }).last };
}

/**
 * Milliseconds from the click on its name in the list, in a page that has never read it, to its
 * last answer painted.
 */
async function open(page: Page, home: string, { title, last }: Thread): Promise<number> {
  await page.goto(`${home}/chat`);
  const name = page.getByRole("link", { name: title, exact: false }).first();
  await name.waitFor();
  await page.locator("textarea").first().waitFor();
  await pause(SETTLED_MS);
  await name.click();
  return page.evaluate<number>(`shown("${last}").then((at) => at - window.clickedAt)`);
}

/** Milliseconds from the address to the last answer painted, application included. */
async function load(page: Page, home: string, { id, last }: Thread): Promise<number> {
  await page.goto("about:blank");
  await page.goto(`${home}/chat?conversation=${id}`, { waitUntil: "commit" });
  return page.evaluate<number>(`shown("${last}")`);
}

async function press(page: Page): Promise<number> {
  await page.locator("textarea").first().focus();
  await page.evaluate(WATCH_KEYS);
  for (let n = 1; n <= KEYS; n++) {
    await page.keyboard.press("a");
    await page.evaluate(`new Promise((done) => {
      const look = () => window.paints.length < ${n} ? setTimeout(look) : done();
      look();
    })`);
  }
  return median(await page.evaluate<number[]>("window.paints"));
}

async function measure(browser: Browser, server: Target): Promise<Figures> {
  const session = await signUp(server.url);
  const short = await write(server, session, "Courte", QUESTIONS.length * 2);
  const long = await write(server, session, "Longue", LONG);
  const context = await browser.newContext({ locale: "fr-FR" });
  await enter(context, session, server.url);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const times = {
    opened: [[], []] as [number[], number[]],
    loaded: [[], []] as [number[], number[]],
  };
  // In turns, so that a busy moment weighs on both.
  for (let n = 0; n < WARM + OPENINGS; n++)
    for (const [at, thread] of ([long, short] as const).entries()) {
      const [opened, loaded] = [
        await open(page, server.url, thread),
        await load(page, server.url, thread),
      ];
      if (n < WARM) continue;
      times.opened[at]?.push(opened);
      times.loaded[at]?.push(loaded);
    }
  await load(page, server.url, long);
  await pause(SETTLED_MS);
  const pressed = await press(page);
  await page.goto("about:blank");
  await page.setContent("<textarea></textarea>");
  const bare = await press(page);
  const figure = (value: number, baseline: number, max: number) => ({
    value,
    unit: "ms",
    baseline,
    goal: { max },
  });
  return {
    "500 messages, opened by a click": figure(
      median(times.opened[0]),
      median(times.opened[1]),
      1000,
    ),
    "500 messages, opened by address": figure(
      median(times.loaded[0]),
      median(times.loaded[1]),
      1000,
    ),
    "500 messages, a key press painted": figure(pressed, bare, 50),
  };
}

export const conversation = (): Promise<Figures> =>
  inChromium(measure, { script: "tools/bench/read-server.ts" });
