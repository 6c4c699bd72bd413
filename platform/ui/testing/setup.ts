// Before component tests: French texts, what jsdom lacks, and a clean page after each test.
import { notifications } from "@mantine/notifications";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, expect, vi } from "vitest";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { startI18n } from "#platform/i18n/web/i18n.ts";
import type { TextTree } from "#platform/i18n/web/texts.ts";
import { network } from "#platform/network/web/network-state.ts";
import { loadQueue, settleItems } from "#platform/offline/web/queue-store.ts";

// A busy machine draws late: what a test waits for may take more than the second of the library.
configure({ asyncUtilTimeout: 15_000 });

// jsdom draws its frames from one timer for all: begun under a test's fake clock, it never ticks
// again.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

// jsdom has one, which only writes that it does nothing.
globalThis.scrollTo = () => {};

vi.mock("react-i18next", () => import("#platform/i18n/web/react-i18next.ts"));

const files = import.meta.glob<{ default: TextTree }>([
  "../../*/messages/*/*.json",
  "../../../app/web/messages/*/*.json",
  "../../../features/*/messages/*/*.json",
]);

/** Every feature's menu labels, as the build gathers them. */
async function navTexts(language: string): Promise<TextTree> {
  const texts: Record<string, TextTree> = {};
  for (const [path, load] of Object.entries(files)) {
    const [, feature, own] = /(?:features|platform)\/([^/]+)\/messages\/([^/]+)\//.exec(path) ?? [];
    const nav = feature && own === language ? (await load()).default.nav : undefined;
    if (feature && typeof nav === "object") texts[feature] = nav;
  }
  return texts;
}

beforeAll(async () => {
  await startI18n(async (language, namespace) => {
    if (namespace === "nav") return navTexts(language);
    const file = Object.entries(files).find(([path]) =>
      path.endsWith(`/messages/${language}/${namespace}.json`),
    );
    if (!file) throw new Error(`No texts ${namespace} in ${language}`);
    return (await file[1]()).default;
  }, "fr");
});

/** What waits for a server lives in the memory of the page, which lasts as long as the worker. */
async function emptyQueue(): Promise<void> {
  const { pending, refused } = await loadQueue();
  const ids = [...pending, ...refused].map(({ id }) => id);
  if (ids.length === 0) return;
  await settleItems(ids);
  await loadQueue();
}

// React only complains of a form in a paragraph or a button in a button; a browser moves it
// elsewhere.
const misplaced: string[] = [];
// biome-ignore lint/suspicious/noConsole: what React says there is listened to and passed on.
const complain = console.error;
console.error = (...args: unknown[]) => {
  const text = args.map(String).reduce((said, next) => said.replace("%s", () => next));
  if (/^In HTML, .* cannot be a|cannot contain a nested/.test(text)) misplaced.push(text);
  complain(...args);
};
afterEach(() => {
  expect(misplaced.splice(0)).toEqual([]);
});

// The files of a worker share their modules: what a test replaced or registered is not there for
// the next one.
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  await emptyQueue();
  notifications.clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  registerFeatures([]);
  network.online();
  localStorage.clear();
  sessionStorage.clear();
});

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = NoObserver;
globalThis.IntersectionObserver = NoObserver as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(window, "matchMedia", {
  writable: true,
  value: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
});
