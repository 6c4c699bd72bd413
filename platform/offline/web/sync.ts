// Sends what waits: in order, one tab at a time, each feature its own items. An item leaves the
// queue when the server has acknowledged it, and only then.
import { session } from "#platform/auth/web/session.ts";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { toast } from "#platform/ui/toasts.ts";
import {
  type Batch,
  batchesOf,
  MAX_ATTEMPTS,
  type QueueItem,
  retryDelay,
  type Verdict,
} from "../queue.ts";
import {
  loadQueue,
  queue,
  refuseItems,
  setQueueState,
  settleItems,
  workOf,
} from "./queue-store.ts";

const LOCK = "sclepios-offline-sync";
const SOON = 150;

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const attempts = new Map<string, number>();

/**
 * Nothing came back, or the server asks to come later, or waits for a consent: nobody's fault,
 * everything stays.
 */
const isUnreachable = (error: unknown): boolean => {
  if (
    error instanceof TypeError ||
    (error instanceof DOMException && /Abort|Timeout|Network/.test(error.name))
  )
    return true;
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (code === "CONSENT_REQUIRED") return true;
  return typeof status === "number" && [401, 408, 425, 429, 502, 503, 504].includes(status);
};

class Unreachable extends Error {}

interface Outcome {
  acknowledged: number;
  refused: number;
  /** Items remain because the server could not be reached or did not answer for them. */
  failed: boolean;
}

async function give({ type, items }: Batch): Promise<Verdict> {
  const work = workOf(type);
  if (!work) return { acknowledged: [], refused: [] };
  try {
    return await work.send(items, AbortSignal.timeout(30_000));
  } catch (error) {
    if (isUnreachable(error)) throw new Unreachable("no answer", { cause: error });
    if (items.length > 1) {
      // One of them breaks the server: alone, it stops nobody.
      const verdicts: Verdict[] = [];
      for (const item of items) verdicts.push(await give({ type, items: [item] }));
      return {
        acknowledged: verdicts.flatMap(({ acknowledged }) => acknowledged),
        refused: verdicts.flatMap(({ refused }) => refused),
      };
    }
    return giveUp(items[0]);
  }
}

async function giveUp(item: QueueItem | undefined): Promise<Verdict> {
  if (!item) return { acknowledged: [], refused: [] };
  const count = (attempts.get(item.id) ?? 0) + 1;
  attempts.set(item.id, count);
  if (count < MAX_ATTEMPTS) return { acknowledged: [], refused: [] };
  attempts.delete(item.id);
  await loadTexts("offline");
  return {
    acknowledged: [],
    refused: [{ id: item.id, reason: text("offline:refused.serverError") }],
  };
}

async function sendAll(owner: string): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: 0, refused: 0, failed: false };
  const tried = new Set<string>();
  for (;;) {
    const { pending } = await loadQueue();
    // What another tab adds meanwhile goes with the next round.
    const batches = batchesOf(
      pending.filter(({ id }) => !tried.has(id)),
      owner,
    );
    if (batches.length === 0) break;
    for (const batch of batches) {
      for (const { id } of batch.items) tried.add(id);
      const sent = new Set(batch.items.map(({ id }) => id));
      const verdict = await give(batch);
      const acknowledged = verdict.acknowledged.filter((id) => sent.has(id));
      const refused = verdict.refused.filter(({ id }) => sent.has(id));
      if (acknowledged.length > 0) await settleItems(acknowledged, batch.type);
      if (refused.length > 0)
        await refuseItems(refused.map((refusal) => ({ ...refusal, at: Date.now() })));
      outcome.acknowledged += acknowledged.length;
      outcome.refused += refused.length;
      if (acknowledged.length + refused.length < batch.items.length) outcome.failed = true;
    }
  }
  return outcome;
}

const alone = <T>(work: () => Promise<T>): Promise<T | null> =>
  "locks" in navigator
    ? navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : null))
    : work();

async function run(): Promise<Outcome | null> {
  const me = session.current();
  const owner = me?.id;
  if (!owner || !me.consent || !navigator.onLine) {
    // Nothing can leave; what waits is counted all the same.
    await loadQueue();
    return null;
  }
  return alone(async () => {
    setQueueState({ sending: true });
    try {
      return await sendAll(owner);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return { acknowledged: 0, refused: 0, failed: true };
    } finally {
      setQueueState({ sending: false });
      await loadQueue();
    }
  });
}

const later = (milliseconds: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), milliseconds);
};

/**
 * Sends now. `told`: the person waits for the result (they came back online, or asked), so it is
 * said.
 */
export async function sync(options: { told?: boolean } = {}): Promise<void> {
  clearTimeout(timer);
  const before = queue.current().pending;
  const outcome = await run();
  if (outcome === null) {
    // Offline, nobody, or another tab sends: it takes ours too.
    if (navigator.onLine && queue.current().pending > 0) later(2_000);
    return;
  }
  failures = outcome.failed ? failures + 1 : 0;
  if (outcome.failed && queue.current().pending > 0)
    later(retryDelay(failures, Math.random()) * 1000);
  if (!options.told || before === 0) return;
  await loadTexts("offline");
  if (outcome.acknowledged > 0)
    void toast({
      kind: "success",
      id: "offline-sync",
      title: text("offline:sync.done"),
      message: text("offline:sync.count", { count: outcome.acknowledged }),
    });
  // The title is the specification's, in every language.
  else if (outcome.failed)
    void toast({
      kind: "error",
      id: "offline-sync",
      title: "syncFailed",
      message: text("offline:sync.failed"),
    });
}

/** After a new item: a moment, so that a burst goes in one call. */
function syncSoon(): void {
  if (navigator.onLine) later(SOON);
  else void askWorker();
}

/** Lets the browser wake the worker, and the worker us, when the network is back. */
async function askWorker(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
    | undefined;
  await registration?.sync?.register("offline-queue").catch(() => {});
}

/** Listens for the network and for the worker; returns the way to stop. */
export function startSync(): () => void {
  const back = (): void => void sync({ told: true });
  const onMessage = (event: MessageEvent): void => {
    if ((event.data as { type?: unknown } | null)?.type === "OFFLINE_SYNC") back();
  };
  addEventListener("online", back);
  navigator.serviceWorker?.addEventListener("message", onMessage);
  const stops = [session.subscribe(() => void sync()), queue.onKept(syncSoon)];
  back();
  return () => {
    clearTimeout(timer);
    removeEventListener("online", back);
    navigator.serviceWorker?.removeEventListener("message", onMessage);
    for (const stop of stops) stop();
  };
}
