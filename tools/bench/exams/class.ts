// Three hundred people in one exam on one server, each an answer every twenty seconds, sent as the
// queue of their device sends it. Beside a bare route of the same process that keeps one answer.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Figures, median } from "../figure.ts";
import { type Client, makeClient } from "../load/client.ts";
import { addressOf, call } from "../load/people.ts";
import { signUp, startServer } from "../server.ts";

const PEOPLE = 300;
const EVERY_MS = 20_000;
const LASTS_MS = 60_000;
const QUESTIONS = 30;
const AT_ONCE = 6;
const BARE_ANSWERS = 60;

interface Sitter {
  client: Client;
  paper: string;
  sent: Set<number>;
}

async function inTurns<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      done[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** Answers until the end of the time; the milliseconds of each. */
async function sit({ client, paper, sent }: Sitter, n: number): Promise<number[]> {
  const [took, end] = [[] as number[], performance.now() + LASTS_MS];
  // People do not press all at once.
  await pause((n / PEOPLE) * EVERY_MS);
  for (let position = 0; performance.now() < end && position < QUESTIONS; position += 1) {
    const fact = {
      ...{ id: randomUUID(), attemptId: paper, position, given: ["a"], elapsed: 1_000 },
      ...{ confidence: null, flagged: false, spent: 900, clockMoved: false },
    };
    const reply = await client.send("POST", "/rpc/study/answer", { facts: [fact] });
    if (reply.status === 200) sent.add(position);
    took.push(reply.ms);
    await pause(EVERY_MS);
  }
  return took;
}

async function missing({ client, paper, sent }: Sitter): Promise<number> {
  const { answers } = await call<{ answers: { position: number }[] }>(client, "study/attempt", {
    id: paper,
  });
  const there = new Set(answers.map(({ position }) => position));
  return [...sent].filter((position) => !there.has(position)).length;
}

async function bareAnswers(url: string, paper: string): Promise<number> {
  const client = makeClient(url, "", addressOf(0));
  const took: number[] = [];
  for (let n = 0; n < BARE_ANSWERS; n += 1)
    took.push((await client.send("POST", `/bare/${paper}`, {})).ms);
  client.close();
  return median(took);
}

export async function classroom(): Promise<Figures> {
  const server = await startServer({
    script: "tools/bench/exams/class-server.ts",
    env: {
      TRUST_PROXY: "on",
      // Three hundred passwords are not what is measured.
      NODE_OPTIONS: "--import ./platform/testing/quick-passwords.ts",
    },
  });
  try {
    const teacher = await signUp(server.url);
    const opening = await teacher.call("study/openClassPaper", {
      ...{ id: randomUUID(), title: "Banc", count: QUESTIONS, minutes: 120, attempts: 1 },
      ...{ profile: "edn-2024", opensAt: hours(-1), closesAt: hours(4) },
      filters: { types: ["qrm", "qru"] },
    });
    const { code } = ((await opening.json()) as { json: { code: string } }).json;
    const sitters = await inTurns(PEOPLE, async (n): Promise<Sitter> => {
      const person = await signUp(server.url, `${randomUUID()}@example.org`, addressOf(n));
      const client = makeClient(server.url, person.cookie, addressOf(n));
      const paper = randomUUID();
      await call(client, "study/joinClass", { id: paper, code, timeZone: "Europe/Paris" });
      return { client, paper, sent: new Set() };
    });
    const took = (await Promise.all(sitters.map(sit))).flat();
    const sent = sitters.reduce((sum, { sent }) => sum + sent.size, 0);
    const lost = await inTurns(PEOPLE, (n) => missing(sitters[n] as Sitter));
    const baseline = await bareAnswers(server.url, sitters[0]?.paper ?? "");
    for (const { client } of sitters) client.close();
    return {
      [`${PEOPLE} people in one exam, an answer`]: {
        ...{ value: median(took), unit: "ms", baseline, goal: { max: 50 } },
      },
      [`answers refused or lost, of ${took.length}`]: {
        value: took.length - sent + lost.reduce((sum, one) => sum + one, 0),
        ...{ unit: "answers", baseline: null, goal: { max: 0 } },
      },
    };
  } finally {
    await server.stop();
  }
}
