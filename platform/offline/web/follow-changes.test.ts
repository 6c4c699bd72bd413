import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "#platform/auth/web/session.ts";
import { registerFeatures } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import * as calls from "#platform/http/web/client.ts";
import * as store from "./cache.ts";
import { followChanges } from "./follow-changes.ts";
import { packsSince, warmUp } from "./warm-up-store.ts";

const NOW = new Date("2026-11-21T10:00:00Z").getTime();
let fetched: string[];
let fails: boolean;
let answered: (call: string) => void;
let stop: () => void;

const pack = (id: string, follows?: string[]) => ({
  pack: {
    ...{ id, records: [id], ...(follows ? { follows } : {}) },
    ...{ label: "offline:nav.title" as const, works: "offline:nav.title" as const },
    warm: async () => {
      if (fails) throw new TypeError("no network");
      fetched.push(id);
    },
  },
});

/** Takes these packs along, `ago` milliseconds before. */
const take = (ages: Record<string, number>) =>
  localStorage.setItem(
    "offline-packs-since",
    JSON.stringify(Object.fromEntries(Object.entries(ages).map(([id, ago]) => [id, NOW - ago]))),
  );
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.spyOn(session, "current").mockReturnValue({ id: "p1" } as ReturnType<typeof session.current>);
  // jsdom has no IndexedDB.
  vi.spyOn(store, "cachedTypes").mockResolvedValue([]);
  vi.spyOn(calls, "onAnswered").mockImplementation((listener) => {
    answered = listener;
    return () => {};
  });
  [fetched, fails] = [[], false];
  registerFeatures([
    webFeature({
      name: "probe",
      routes: [],
      offline: [pack("cards", ["cards/add"]), pack("sheets", ["sheets/add"]), pack("shipped")],
    }),
  ]);
});
afterEach(() => stop());

test("a change is on the device a moment later, a burst of them once", async () => {
  take({ cards: 0, sheets: 0, shipped: 0 });
  stop = followChanges();
  await vi.advanceTimersByTimeAsync(10_000);
  fetched = [];
  for (let n = 0; n < 5; n += 1) {
    answered("cards/add");
    await vi.advanceTimersByTimeAsync(500);
  }
  answered("cards/read");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual(["cards"]);
  expect(packsSince().cards).toBeGreaterThan(NOW);
});

test("what was never taken along, or was taken off the device, does not come back by itself", async () => {
  take({ sheets: 0 });
  stop = followChanges();
  answered("cards/add");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual(["sheets"]);
});

test("whoever refused downloads has none", async () => {
  take({ cards: 0 });
  warmUp.setAuto(false);
  stop = followChanges();
  answered("cards/add");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);
});

test("without an answer what is there keeps its date; the network that is back brings the change", async () => {
  take({ cards: MINUTE });
  fails = true;
  stop = followChanges();
  answered("cards/add");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(packsSince().cards).toBe(NOW - MINUTE);
  fails = false;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual(["cards"]);
});

test("a change that could not be fetched is tried again, later each time", async () => {
  take({ cards: MINUTE });
  fails = true;
  stop = followChanges();
  answered("cards/add");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toEqual([]);
  fails = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetched).toEqual(["cards"]);
});

test("a change during the first download is fetched after it", async () => {
  let finish = (): void => {};
  const first = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.spyOn(warmUp, "current").mockReturnValue({ ...warmUp.current(), running: true });
  vi.spyOn(warmUp, "idle").mockReturnValue(first);
  stop = followChanges();
  answered("cards/add");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);
  take({ cards: 0 });
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(["cards"]);
});

test("each start brings what other devices did; what ships with the application when its version changed", async () => {
  take({ cards: MINUTE, shipped: MINUTE });
  stop = followChanges();
  await vi.advanceTimersByTimeAsync(10_000);
  // Taken along before versions were noted.
  expect(fetched).toEqual(["cards", "shipped"]);
  stop();
  stop = followChanges();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual(["cards", "shipped", "cards"]);
  const script = document.head.appendChild(document.createElement("script"));
  script.type = "module";
  script.setAttribute("src", "/assets/next.js");
  stop();
  stop = followChanges();
  await vi.advanceTimersByTimeAsync(10_000);
  script.remove();
  expect(fetched).toEqual(["cards", "shipped", "cards", "cards", "shipped"]);
});

test("with age a pack is fetched again while the page stays open: one that follows sooner than one that is shipped", async () => {
  take({ cards: 0, sheets: 0, shipped: 0 });
  stop = followChanges();
  await vi.advanceTimersByTimeAsync(10_000);
  fetched = [];
  const seen = async (after: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(after);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(10_000);
  };
  await seen(5 * MINUTE);
  expect(fetched).toEqual([]);
  await seen(15 * MINUTE);
  expect(fetched).toEqual(["cards", "sheets"]);
  await seen(24 * 60 * MINUTE);
  expect(fetched).toEqual(["cards", "sheets", "cards", "sheets", "shipped"]);
});
