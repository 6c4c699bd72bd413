// Every view, in every theme and size: axe, layout, texts, strict policy. A page of the router
// without its row fails.
import { globSync, readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { signUp } from "#platform/testing/e2e/people.ts";
import type { View } from "#platform/testing/e2e/view.ts";
import { frameViews } from "./views/frame.ts";
import { inspect } from "./views/inspect.ts";
import { ELSEWHERE, test } from "./views/one-window.ts";
import { overlayViews } from "./views/overlays.ts";

/** Each room has its own `e2e/views.ts`: a new one is found by its place. */
const rooms = globSync(["features/*/e2e/views.ts", "platform/*/e2e/views.ts"]).sort();
/** Folders of the rooms to look at, in a run about some of them (`npm test -- --since REV`). */
const ONLY = process.env.SCLEPIOS_E2E_ROOMS?.split(",");
const lists = (await Promise.all(rooms.map((room) => import(`#${room}`)))) as {
  views: readonly View[];
}[];
const VIEWS = [...frameViews, ...overlayViews, ...lists.flatMap(({ views }) => views)];
const looked = lists.filter((_, at) => ONLY?.some((room) => rooms[at]?.startsWith(`${room}/`)));
const SEEN = ONLY ? looked.flatMap(({ views }) => views) : VIEWS;
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
type Size = keyof typeof SIZES;
const FULL = process.env.SCLEPIOS_TEST_FULL === "1";
/** A folder for a picture of each view, for people who want to look. */
const PICTURES = process.env.SCLEPIOS_E2E_PICTURES;

/** Texts of a feature have its name. */
const FEATURES = readdirSync(new URL("../../features", import.meta.url));
const NAMESPACES = ["common", "landing", "nav", "offline", "pwa", ...FEATURES];
const texts = await loadServerTexts();

interface Look {
  language: Language;
  sizes: readonly Size[];
  schemes: readonly (typeof SCHEMES)[number][];
  /** What is open is told in this language, where it can be, instead of being led to again. */
  live?: boolean;
}

/**
 * French in both themes and sizes, under axe; English and Spanish take turns over views, sizes and
 * themes, for their layout and texts: what axe judges does not depend on the language. They are led
 * to from their beginning in `npm run test:full`.
 */
function looks(index: number, view: View): Look[] {
  const sizes = view.on ? [view.on] : (["desktop", "phone"] as const);
  const all = (language: Language): Look[] => {
    const look = { language, schemes: SCHEMES };
    return view.ownWay ? sizes.map((size) => ({ ...look, sizes: [size] })) : [{ ...look, sizes }];
  };
  if (FULL) return LANGUAGES.flatMap(all);
  const size = sizes[index % sizes.length] ?? "phone";
  const scheme = SCHEMES[(index >> 1) % 2] ?? "light";
  return [
    ...all("fr"),
    {
      language: index % 4 < 2 ? "en" : "es",
      sizes: [size],
      schemes: [scheme],
      live: !view.ownWay,
    },
  ];
}

/** What the page says in the console, beside what is expected of a view about a failure. */
function complaints(page: Page, expected: RegExp | undefined): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !expected?.test(message.text())) said.push(message.text());
  });
  return said;
}

/**
 * The page follows the theme of the system some frames later, and its colours fade from one to the
 * other: axe would measure the way.
 */
const settled = (page: Page, colorScheme: (typeof SCHEMES)[number]) =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = () => document.documentElement.dataset.mantineColorScheme ?? wanted;
    for (let n = 0; n < 300 && shown() !== wanted; n++) await frame();
    do {
      await frame();
      await frame();
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    } while (document.getAnimations().some(({ playState }) => playState === "running"));
  }, colorScheme);

/**
 * Another document of this device chooses a language: the page that is open follows. False where it
 * does not: without network, and on pages that are not the application's.
 */
const retold = (page: Page, language: Language): Promise<boolean> =>
  page.evaluate(async (chosen) => {
    if (!("__TSR_ROUTER__" in globalThis)) return false;
    const other = document.createElement("iframe");
    document.body.append(other);
    other.contentWindow?.localStorage.setItem("user-language", chosen);
    other.remove();
    for (let n = 0; n < 300 && document.documentElement.lang !== chosen; n++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.lang === chosen;
  }, language);

/**
 * Whatever was open is left: an address that differs by its query alone would not be loaded.
 */
async function leave(page: Page, language: Language): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await page.goto(ELSEWHERE);
  await page.evaluate((chosen) => localStorage.setItem("user-language", chosen), language);
}

async function open(page: Page, view: View, { language, sizes, schemes }: Look): Promise<void> {
  const [first = "desktop"] = sizes;
  await page.setViewportSize(SIZES[first]);
  await page.emulateMedia({ colorScheme: schemes[0] ?? "light", reducedMotion: "reduce" });
  await view.open({
    page,
    language,
    phone: first === "phone",
    say: (key, vars) => texts.t(language, key, vars),
  });
}

async function look(page: Page, view: View, wanted: Look): Promise<void> {
  const { language, sizes, schemes, live = false } = wanted;
  const isOpen = live && (await retold(page, language));
  if (!isOpen) await leave(page, language);
  const said = complaints(page, view.complains);
  if (!isOpen) await open(page, view, wanted);
  for (const size of sizes) {
    const where = `${view.name}, ${size}, ${language}`;
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settled(page, colorScheme);
      const picture = `${view.name}-${size}-${colorScheme}-${language}`.replaceAll(/[^a-z]+/g, "-");
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/${picture}.png` });
      if (!FULL && language !== "fr") continue;
      const rules = FULL || colorScheme === schemes[0] ? "all" : "colours";
      expect.soft(await violations(page, rules), `${where}, ${colorScheme}: axe`).toEqual([]);
    }
    expect
      .soft(await inspect(page, NAMESPACES), `${where}: layout and texts`)
      .toEqual({ sideways: 0, keys: [], cramped: [], unseen: [] });
  }
  expect.soft(said, `${view.name}, ${language}: console`).toEqual([]);
  page.removeAllListeners("console");
}

for (const [index, view] of SEEN.entries())
  test(`view: ${view.name}`, async ({ page }) => {
    if (FULL) test.setTimeout(240_000);
    if (view.who !== "visitor")
      await signUp(page, {
        consent: view.who !== "newcomer",
        ...(view.who === "admin" ? { role: "admin" } : {}),
      });
    for (const each of looks(index, view)) await look(page, view, each);
  });

test("every page of the router and every tab of the settings is a view", async ({ page }) => {
  await signUp(page, { role: "admin" });
  await page.goto("/settings");
  await expect(page.getByRole("tab").first()).toBeVisible();
  const pages = await page.evaluate(() => {
    const { routesByPath } = (globalThis as unknown as { __TSR_ROUTER__: { routesByPath: object } })
      .__TSR_ROUTER__;
    const tabs = [...document.querySelectorAll("[role=tab]")].map((tab) =>
      tab.id.split("-tab-").at(-1),
    );
    return [...Object.keys(routesByPath), ...tabs.map((tab) => `/settings?tab=${tab}`)];
  });
  expect(pages.length).toBeGreaterThan(10);
  const shown = new Set(VIEWS.flatMap(({ route }) => [route, route.split("?")[0]]));
  const trimmed = pages.map((path) => (path === "/" ? path : path.replace(/\/$/, "")));
  expect(trimmed.filter((path) => !shown.has(path))).toEqual([]);
});
