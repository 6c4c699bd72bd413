// Brings on the device what works without network: the application's files, its pages, then the
// pack of each feature.
import { useSyncExternalStore } from "react";
import { session } from "#platform/auth/web/session.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import { progressOf, startsByItself } from "../warm-up.ts";
import { cache, cachedTypes } from "./cache.ts";
import type { OfflinePack } from "./offline-work.ts";
import { noteVersion } from "./pack-versions.ts";
import { packs } from "./packs.ts";
import { fitPocket, recordRoom } from "./pocket-room.ts";
import { pocket } from "./pocket-store.ts";
import { workerStatus } from "./shell-files.ts";

const WARMED = "app-warmed-up";
const AUTO = "auto-warmup-enabled";
const SINCE = "offline-packs-since";
/**
 * Packs that were fetched and held nothing: somebody without a card or a sheet has lost nothing.
 */
const EMPTY = "offline-packs-empty";
/** The two local files that specification §7 names a fetch of. */
const ASSETS = ["/icon.svg", "/manifest.webmanifest"];

export type WarmUpFailure = "unreachable" | "full" | "refused" | "failed";

export interface WarmUpState {
  running: boolean;
  /** Per cent. */
  progress: number;
  /** Everything is on the device. */
  ready: boolean;
  /** What is being fetched: a part's id. */
  part: string | null;
  failures: Readonly<Record<string, WarmUpFailure>>;
  /** Packs that were fetched again in silence since the page opened. */
  renewed: number;
}

const flag = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const setFlag = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // full: the next start fetches again
  }
};

let state: WarmUpState = {
  running: false,
  progress: 0,
  ready: flag(WARMED) === "true",
  part: null,
  failures: {},
  renewed: 0,
};
let running: Promise<void> | null = null;
const listeners = new Set<() => void>();

const set = (next: Partial<WarmUpState>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

/** When each pack was last fetched, milliseconds since 1970. */
export const packsSince = (): Record<string, number> => {
  try {
    return JSON.parse(flag(SINCE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
};
const noteSince = (id: string, at: number | null): void => {
  const { [id]: _, ...others } = packsSince();
  setFlag(SINCE, JSON.stringify(at === null ? others : { ...others, [id]: at }));
};

const noteFetched = (id: string): void => {
  noteSince(id, Date.now());
  noteVersion(id);
};

const emptyPacks = (): string[] => {
  try {
    return JSON.parse(flag(EMPTY) ?? "[]") as string[];
  } catch {
    return [];
  }
};
const noteEmpty = (id: string, empty: boolean): void => {
  const others = emptyPacks().filter((one) => one !== id);
  setFlag(EMPTY, JSON.stringify(empty ? [...others, id] : others));
};

/** Fetched, and there was nothing to bring. */
export const tookNothing = (id: string): boolean => emptyPacks().includes(id);

/** Whether all that a pack fetched, and that has room, is here, among records of these types. */
export const isWhole = ({ id, records }: OfflinePack, held: ReadonlySet<string>): boolean =>
  records.some((type) => held.has(type)) || tookNothing(id) || pocket.left(id) > 0;

type Step = (done: number, total: number) => void;

async function warmAssets(step: Step): Promise<void> {
  for (const [index, url] of ASSETS.entries()) {
    const response = await fetch(url);
    if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
    const bytes = (await response.arrayBuffer()).byteLength;
    const data = { url, bytes, type: response.headers.get("content-type") };
    await cache.put("asset", [{ key: url, data }], null);
    step(index + 1, ASSETS.length);
  }
}

/** The pages are in the worker's hands: they count as there when it says that it lacks no file. */
async function warmPages(step: Step): Promise<void> {
  const status = await workerStatus(60_000);
  if (!status || status.missing.length > 0)
    throw new DOMException("no worker", "NotSupportedError");
  const me = session.current();
  const entries = contributions("nav").filter(
    ({ visible }) => !visible || (me !== null && visible(me)),
  );
  await cache.put(
    "page",
    entries.map(({ to, label }) => ({ key: to, data: { path: to, label } })),
    null,
  );
  step(1, 1);
}

const failureOf = (error: unknown): WarmUpFailure => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (["NotSupportedError", "SecurityError", "InvalidStateError", "UnknownError"].includes(name))
    return "refused";
  return error instanceof TypeError || !navigator.onLine ? "unreachable" : "failed";
};

interface Work {
  id: string;
  run(step: Step): Promise<void>;
}

async function run(works: readonly Work[], whole: boolean): Promise<void> {
  const parts = works.map(() => ({ done: 0, total: 1 }));
  const failures: Record<string, WarmUpFailure> = {};
  set({ running: true, progress: 0, failures: {} });
  for (const [index, { id, run: fetchPart }] of works.entries()) {
    set({ part: id });
    try {
      await fetchPart((done, total) => {
        parts[index] = { done, total };
        set({ progress: progressOf(parts, false) });
      });
      parts[index] = { done: 1, total: 1 };
      noteFetched(id);
    } catch (error) {
      failures[id] = failureOf(error);
    }
    set({ progress: progressOf(parts, false), failures: { ...failures } });
  }
  await fitPocket().catch(() => {});
  const complete = Object.keys(failures).length === 0;
  if (complete && whole) setFlag(WARMED, "true");
  set({
    running: false,
    part: null,
    ready: whole ? complete : state.ready,
    progress: progressOf(parts, complete),
  });
}

const packWork = ({ id, warm, records }: OfflinePack): Work => ({
  id,
  async run(step) {
    let left = 0;
    await warm({
      cache,
      signal: AbortSignal.timeout(120_000),
      step,
      room: recordRoom,
      left: (count) => {
        left = count;
      },
    });
    pocket.noteLeft(id, left);
    const held = await cachedTypes();
    noteEmpty(id, pocket.left(id) === 0 && !held.some((type) => records.includes(type)));
  },
});

export const warmUp = {
  current: (): WarmUpState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Fetches everything, or one pack. A second call meanwhile waits for the first. */
  start(only?: string): Promise<void> {
    const own = packs()
      .filter(({ id }) => !only || id === only)
      .map(packWork);
    const works = only
      ? own
      : [{ id: "assets", run: warmAssets }, { id: "pages", run: warmPages }, ...own];
    running ??= run(works, !only).finally(() => {
      running = null;
    });
    return running;
  },
  /** Resolves when nothing is being fetched for the device. */
  idle: async (): Promise<void> => {
    await running;
  },
  /**
   * Fetches a pack again without a word; resolves to whether it went well. What was there stays
   * when it did not.
   */
  async renew(pack: OfflinePack): Promise<boolean> {
    await running;
    try {
      await packWork(pack).run(() => {});
      await fitPocket();
      noteFetched(pack.id);
      set({ renewed: state.renewed + 1 });
      return true;
    } catch {
      return false;
    }
  },
  /** Spec §4, at start. `lost`: the purge took something away. */
  async startAlone(lost: boolean): Promise<void> {
    const facts = {
      online: navigator.onLine,
      warmed: flag(WARMED) === "true",
      auto: flag(AUTO),
      lost,
    };
    if (startsByItself(facts)) await warmUp.start();
  },
  auto: (): boolean => flag(AUTO) !== "false",
  setAuto: (on: boolean): void => setFlag(AUTO, String(on)),
  /** A pack, or all of them, is no longer there. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      noteSince(id, null);
      noteEmpty(id, false);
      pocket.noteLeft(id, 0);
    }
    setFlag(WARMED, null);
    set({ ready: false, progress: 0 });
  },
};

export const useWarmUp = (): WarmUpState => useSyncExternalStore(warmUp.subscribe, warmUp.current);
