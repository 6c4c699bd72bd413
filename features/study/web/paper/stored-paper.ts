// A paper on this device: all of its questions are here before it is shown, so that nothing of it
// needs the network again.
import { ORPCError } from "@orpc/client";
import { session } from "#platform/auth/web/session.ts";
import { DAY } from "#platform/offline/cache-record.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { readCached } from "#platform/offline/web/not-cached.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { MOST_CASES_LISTED } from "../../domain/cases/clinical-case.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";
import { client } from "../api.ts";
import { type PaperClock, startClock, timeWithoutServer } from "./clock.ts";
import {
  dropJournal,
  type Journal,
  newJournal,
  type PaperFact,
  readJournal,
  withAnswers,
} from "./journal.ts";

const TYPE = "study_paper";
/** Specification §9: a clinical case is kept seven days. */
const CASE_TYPE = "clinical_case";
const CASE_LIFETIME = 7 * DAY;
/** A server slower than this is as good as none. */
const PATIENCE = 6_000;

interface Held {
  owner: string;
  paper: OpenedAttempt;
  heldAt: number;
}

export interface OpenPaper {
  readonly paper: OpenedAttempt;
  readonly journal: Journal;
  readonly clock: PaperClock;
  readonly from: "server" | "device";
}

/** Resolves once the device holds it; rejects when the device is full. */
export async function keepPaper(paper: OpenedAttempt): Promise<void> {
  const data: Held = { owner: session.current()?.id ?? "", paper, heldAt: Date.now() };
  const entries = [{ key: paper.id, data }];
  if (paper.clinicalCase) await cache.put(CASE_TYPE, entries, CASE_LIFETIME);
  else await cache.put(TYPE, entries, null);
}

/** What was begun this recently is opened as it came. */
const JUST_BEGUN = 10_000;
let begun: { owner: string; paper: OpenedAttempt; at: number } | null = null;

/** Keeps a paper that opens at once: it is not asked for a second time. */
export async function keepBegun(paper: OpenedAttempt): Promise<void> {
  const at = performance.now();
  await keepPaper(paper);
  begun = { owner: session.current()?.id ?? "", paper, at };
}

/** Once: opened again, the server may know more. */
function takeBegun(id: string): { paper: OpenedAttempt; elapsed: number } | null {
  const held = begun;
  begun = null;
  if (held?.paper.id !== id || held.owner !== session.current()?.id) return null;
  const since = performance.now() - held.at;
  return since < JUST_BEGUN ? { paper: held.paper, elapsed: held.paper.elapsed + since } : null;
}

export async function dropPaper(id: string): Promise<void> {
  dropJournal(id);
  await Promise.all([TYPE, CASE_TYPE].map((type) => cache.remove(type, [id]))).catch(() => {});
}

const ownPapers = (held: readonly Held[]) =>
  held.filter(({ owner }) => owner === session.current()?.id).map(({ paper }) => paper);

/** Papers that this device can go on with, whoever answers. */
export async function storedPapers(): Promise<OpenedAttempt[]> {
  return ownPapers(await cache.list<Held>(TYPE).catch(() => []));
}

/** Clinical cases that this device can go on with, the last opened first; twenty at most. */
export async function storedCases(): Promise<OpenedAttempt[]> {
  return ownPapers(await cache.list<Held>(CASE_TYPE, MOST_CASES_LISTED).catch(() => []));
}

const readRecord = async (id: string): Promise<Held | undefined> =>
  (await cache.get<Held>(TYPE, id)) ?? (await cache.get<Held>(CASE_TYPE, id));

/** This person's paper as the device holds it; null when it holds none. */
export async function storedPaper(id: string): Promise<OpenedAttempt | null> {
  const held = await readRecord(id).catch(() => undefined);
  return held?.owner === session.current()?.id ? (held?.paper ?? null) : null;
}

/** What the server has, and what waits here to be sent. */
async function factsOf({ id, answers }: OpenedAttempt): Promise<PaperFact[]> {
  const waiting = await queue.pending("quiz_answer").catch(() => []);
  return [
    ...answers.map((answer) => ({ ...answer, attemptId: id, clockMoved: false })),
    ...waiting.flatMap(({ data }) => (data.attemptId === id ? [data as unknown as PaperFact] : [])),
  ];
}

/** In a clinical case the first answer to a question stays, whatever came after. */
const journalOf = (own: Journal, paper: OpenedAttempt, facts: readonly PaperFact[]): Journal =>
  withAnswers(own, facts, Boolean(paper.clinicalCase));

/** "submitted" when it is to be read, no longer answered. Throws `NotHeld`, or what the server said. */
export async function openPaper(id: string): Promise<OpenPaper | "submitted"> {
  const own = readJournal(id) ?? newJournal(id);
  const opened = async (paper: OpenedAttempt, clock: PaperClock, from: OpenPaper["from"]) => ({
    ...{ paper, clock, from },
    journal: journalOf(own, paper, await factsOf(paper)),
  });
  const fresh = takeBegun(id);
  if (fresh) return opened(fresh.paper, startClock(fresh.elapsed, own.clockMoved), "server");
  try {
    const paper = await client.attempt({ id }, { signal: AbortSignal.timeout(PATIENCE) });
    if (paper.submittedAt) {
      await dropPaper(id);
      return "submitted";
    }
    // A device that refuses to keep it still shows it while the network is there.
    await keepPaper(paper).catch(() => {});
    return await opened(paper, startClock(paper.elapsed, own.clockMoved), "server");
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500 && error.status !== 408) throw error;
    const { paper, heldAt } = await readCached(async () => {
      const held = await readRecord(id);
      return held?.owner === session.current()?.id ? held : null;
    });
    const time = timeWithoutServer({ elapsed: paper.elapsed, heldAt, seen: own.elapsed });
    return opened(paper, startClock(time.elapsed, own.clockMoved || time.moved), "device");
  }
}
