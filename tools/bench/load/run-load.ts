// So many people at once, each doing something every three seconds, and a probe beside them.
import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { repeatableRandom } from "#platform/feature/repeatable-random.ts";
import type { Action } from "./actions.ts";
import { makeClient } from "./client.ts";
import type { Member } from "./people.ts";
import type { Outcome } from "./tally.ts";

export interface Load {
  /** Servers: people are spread over them. */
  urls: readonly string[];
  people: readonly Member[];
  seconds: number;
  act: Action;
}

/** From one action of a person to the next, milliseconds: three seconds, more or less one. */
const PACE_MS = { least: 2000, most: 4000 };
const PROBE_EVERY_MS = 250;

export interface Measured {
  outcomes: Outcome[];
  /**
   * Milliseconds of each answer of `/healthz`, every one on a new connection; infinite when none
   * came.
   */
  probes: number[];
}

export async function runLoad({ urls, people, seconds, act }: Load): Promise<Measured> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + seconds * 1000;
  const leave = new AbortController();
  const probes: number[] = [];
  const probing = Promise.all(urls.map((url) => probe(url, probes, leave.signal)));
  await Promise.all(
    people.map((member, n) =>
      live(member, urls[n % urls.length] ?? "", { act, seed: n, end, outcomes }),
    ),
  );
  leave.abort();
  await probing;
  return { outcomes, probes };
}

interface Life {
  act: Action;
  seed: number;
  end: number;
  outcomes: Outcome[];
}

async function live(
  member: Member,
  url: string,
  { act, seed, end, outcomes }: Life,
): Promise<void> {
  const random = repeatableRandom(seed + 1);
  const between = (least: number, most: number) => least + random() * (most - least);
  const client = makeClient(url, member.cookie, member.address);
  let next = performance.now() + between(0, PACE_MS.most);
  for (;;) {
    if (next > end) break;
    await pause(Math.max(0, next - performance.now()));
    next = performance.now() + between(PACE_MS.least, PACE_MS.most);
    const started = performance.now();
    try {
      for await (const { kind, reply } of act(client, member, random)) {
        const { status, ms, body, retryAfter } = reply;
        outcomes.push({
          kind,
          status,
          ms,
          ...(status === 200 ? {} : { reason: body.slice(0, 120) }),
        });
        // Told to come back later, they do.
        if (status === 503) next = Math.max(next, performance.now() + retryAfter * 1000);
      }
    } catch (error) {
      outcomes.push({
        kind: "lost",
        status: 0,
        ms: performance.now() - started,
        reason: String(error),
      });
    }
  }
  client.close();
}

async function probe(url: string, probes: number[], signal: AbortSignal): Promise<void> {
  const asked: Promise<void>[] = [];
  while (!signal.aborted) {
    asked.push(
      healthz(url).then((ms) => {
        probes.push(ms);
      }),
    );
    await pause(PROBE_EVERY_MS);
  }
  await Promise.all(asked);
}

const healthz = (url: string) =>
  new Promise<number>((resolve) => {
    const started = performance.now();
    const lost = () => resolve(Number.POSITIVE_INFINITY);
    const asked = get(`${url}/healthz`, { agent: false, timeout: 60_000 }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve(performance.now() - started) : lost(),
      );
      answer.once("error", lost);
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", lost);
  });
