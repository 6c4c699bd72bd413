// The pocket in real Chromium: what its first download and one changed card cost on the wire, then
// the network cut and the installed application opened: its shell, a sheet, a calculator, a due card.
// Beside each, the same without a pocket: the whole of it sent again, or a first visit.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { enter, inChromium } from "../browser.ts";
import { type Figure, type Figures, median } from "../figure.ts";
import { type Session, signUp, type Target, timed } from "../server.ts";
import { openWire, type Wire } from "../wire.ts";

const STARTS = 7;
/** As many as a device takes along. */
const CARDS = 1_000;
/** What the icon of the installed application opens. */
const ICON = "/dashboard";

/** Links and buttons, in the order to press them; the last one is what was wanted. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  "shell on screen": ["#navigation a"],
  "a sheet": [
    "#navigation a[href='/guidelines']",
    "main a[href='/guidelines/anaphylaxie']",
    "main [id='t1']",
  ],
  "a calculator": [
    "#navigation a[href='/calculator']",
    "main a[href='/calculator/cockcroft-gault']",
    "main form input",
  ],
  "a due card": [
    "#navigation a[href='/flashcards']",
    "main button[aria-label='Étudier Banc']:not([disabled])",
    "section[aria-label='Question']",
  ],
};

// Text where a page's own names are needed: this program knows none of them. It presses like a person
// who loses no time, so that what is counted is the application's; what is drawn before the
// application answers to nothing yet.
const walk = (way: readonly string[]): string => `{
  const way = ${JSON.stringify(way)};
  let at = 0;
  requestAnimationFrame(function look() {
    const found = document.querySelector(way[at]);
    const lives = found && Object.keys(found).some((key) => key.startsWith("__react"));
    globalThis.missing = way[at];
    if (lives && at === way.length - 1) return void (globalThis.arrivedAt = performance.now());
    if (lives) { found.click(); at += 1; }
    requestAnimationFrame(look);
  });
}`;

/** Milliseconds from the navigation to the frame that holds what was wanted. */
async function arrive(context: BrowserContext, url: string, way: readonly string[]) {
  const page = await context.newPage();
  await page.addInitScript({ content: walk(way) });
  await page.goto(url + ICON, { waitUntil: "commit" });
  const arrivedAt = () => (globalThis as { arrivedAt?: number }).arrivedAt;
  const handle = await page.waitForFunction(arrivedAt).catch(async (cause: unknown) => {
    throw new Error(`${page.url()} lacks ${String(await page.evaluate("missing"))}`, { cause });
  });
  const took = Number(await handle.jsonValue());
  await endSession(page);
  await page.close();
  return took;
}

/** One that goes on would be shown at the next start, whatever is pressed. */
async function endSession(page: Page): Promise<void> {
  const end = page.getByRole("button", { name: "Terminer" });
  if (!(await end.isVisible())) return;
  await end.click();
  await end.waitFor({ state: "detached" });
}

async function arrivals(url: string, open: () => Promise<BrowserContext>, end: boolean) {
  const took: Record<string, number> = {};
  for (const [name, way] of Object.entries(WAYS)) {
    const measured: number[] = [];
    for (let n = 0; n < STARTS; n++) {
      const context = await open();
      measured.push(await arrive(context, url, way));
      if (end) await context.close();
    }
    took[name] = median(measured);
  }
  return took;
}

/** What a person carries at most: the cards of three days, and sheets of their own. */
async function fill(session: Session): Promise<void> {
  const deckId = randomUUID();
  const options = { newPerDay: CARDS };
  await session.call("flashcards/createDeck", { id: deckId, name: "Banc", options });
  for (let from = 0; from < CARDS; from += 100) {
    const notes = Array.from({ length: 100 }, (_, n) => ({
      ...{ id: randomUUID(), deckId, kind: "basic" },
      question: `Question fictive ${from + n} : quelle dose, en milligrammes par kilogramme ?`,
      answer: `<p>Réponse <b>${from + n}</b>, avec sa raison : ${randomUUID()}.</p>`,
    }));
    await session.call("flashcards/createNotes", { notes });
  }
  for (const topic of ["anaphylaxie", "asthme", "hyperkaliémie"])
    await session.call("revision-sheets/generate", {
      ...{ id: randomUUID(), language: "fr" },
      from: { kind: "topic", topic },
    });
}

/** Bytes that the device holds: the application's files and the records, as they are. */
const HELD = `(async () => {
  let bytes = 0;
  for (const name of await caches.keys())
    for (const response of await (await caches.open(name)).matchAll())
      bytes += (await response.blob()).size;
  const records = await new Promise((resolve) => {
    const opening = indexedDB.open("sclepios-offline-cache");
    opening.onsuccess = () => {
      const reading = opening.result.transaction("records").objectStore("records").getAll();
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result); };
    };
  });
  return bytes + new Blob([JSON.stringify(records)]).size;
})()`;

const holds = (text: string): string => `new Promise((resolve) => {
  const opening = indexedDB.open("sclepios-offline-cache");
  opening.onsuccess = () => {
    const index = opening.result.transaction("records").objectStore("records").index("type");
    const reading = index.getAll("flashcard");
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.some(({ data }) => data.card.question.includes(${JSON.stringify(text)})));
    };
  };
})`;

/** Asks until it is true: the strict policy lets no text be awaited in the page itself. */
async function until(page: Page, condition: string, every: number): Promise<void> {
  while (!(await page.evaluate<boolean>(condition))) await pause(every);
}

/** A first visit, left open until everything is on the device. */
async function firstDownload(page: Page, wire: Wire): Promise<Figure> {
  wire.carried();
  await page.goto(wire.url + ICON);
  await until(page, `localStorage.getItem("app-warmed-up") === "true"`, 200);
  return {
    value: wire.carried() / 1e6,
    unit: "MB",
    baseline: (await page.evaluate<number>(HELD)) / 1e6,
    goal: { max: 6 },
  };
}

/** One card corrected while it is studied, until the device holds it so. */
async function oneChange(page: Page, wire: Wire, session: Session): Promise<Figures> {
  await page.goto(`${wire.url}/flashcards`);
  await page.getByRole("button", { name: "Étudier Banc" }).click();
  await page.getByRole("region", { name: "Question" }).waitFor();
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: "Modifier la note" });
  const text = `Corrigée ${randomUUID()}`;
  await dialog.getByRole("textbox", { name: "Question" }).fill(text);
  // What opening the page brought again is not the change's.
  await page.waitForLoadState("networkidle");
  await pause(5_000);
  wire.carried();
  const milliseconds = await timed(async () => {
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await until(page, holds(text), 50);
  });
  const bytes = wire.carried();
  await endSession(page);
  await page.waitForLoadState("networkidle");
  wire.carried();
  const input = { timeZone: "Europe/Paris", until: new Date(Date.now() + 3 * 86_400_000) };
  // The same cards without a device's word for what it has.
  const whole = await timed(async () =>
    (await session.call("flashcards/carry", input)).arrayBuffer(),
  );
  return {
    "offline pack after one changed card": {
      ...{ value: milliseconds, unit: "ms", baseline: whole, goal: { max: 5_000 } },
    },
    "offline pack after one changed card, on the wire": {
      ...{ value: bytes / 1e3, unit: "kB", baseline: wire.carried() / 1e3, goal: { max: 100 } },
    },
  };
}

async function measure(browser: Browser, server: Target, wire: Wire): Promise<Figures> {
  const session = await signUp(wire.url);
  await fill(session);
  const options = { locale: "fr-FR", viewport: { width: 1280, height: 800 } };
  const visitor = async () => {
    const context = await browser.newContext({ ...options, serviceWorkers: "block" });
    await enter(context, session, wire.url);
    await context.addInitScript(`localStorage.setItem("auto-warmup-enabled", "false")`);
    return context;
  };
  const fresh = await arrivals(wire.url, visitor, true);
  const device = await browser.newContext(options);
  await enter(device, session, wire.url);
  const page = await device.newPage();
  const first = await firstDownload(page, wire);
  const changed = await oneChange(page, wire, session);
  await page.close();
  await wire.cut();
  await server.stop();
  const alone = await arrivals(wire.url, async () => device, false);
  const starts = Object.entries(alone).map(([name, value]): [string, Figure] => [
    `offline start, ${name}`,
    { value, unit: "ms", baseline: fresh[name] ?? null, goal: { max: 1000 } },
  ]);
  return {
    ...Object.fromEntries(starts),
    ...changed,
    "offline first download, on the wire": first,
  };
}

export async function offline(): Promise<Figures> {
  const wire = await openWire();
  try {
    return await inChromium(
      (browser, server) => {
        wire.leadTo(server.url);
        return measure(browser, server, wire);
      },
      { env: { PUBLIC_URL: wire.url } },
    );
  } finally {
    await wire.cut();
  }
}
