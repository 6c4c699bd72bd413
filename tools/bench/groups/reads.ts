// What people read most, a conversation of ten messages, and the shortest read, a list of titles,
// each beside a bare route with the same queries, on each database, in turns.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startPostgresql } from "../../testing/postgresql.mjs";
import { type Figures, median } from "../figure.ts";
import { signUp, startServer } from "../server.ts";

const ROUNDS = 3;
const SECONDS = 4;
const QUESTIONS = 5;
const TITLES = 20;

async function perSecond(options: Parameters<typeof autocannon>[0]): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    connections: 10,
    duration: SECONDS,
    ...options,
  });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

interface Pair {
  real: number;
  bare: number;
}

async function compare(env: Record<string, string>): Promise<{ conversation: Pair; list: Pair }> {
  const server = await startServer({ script: "tools/bench/read-server.ts", env });
  try {
    const { cookie, call } = await signUp(server.url);
    const conversationId = randomUUID();
    for (let n = 1; n <= QUESTIONS; n++)
      await call("chat/send", {
        conversationId,
        messageId: randomUUID(),
        text: `traitement de l'anaphylaxie ${n}`,
      });
    // Answers end by themselves; a read then meets a conversation at rest.
    await pause(3_000);
    const headers = { cookie, origin: server.url, "content-type": "application/json" };
    for (let n = 1; n < TITLES; n++)
      await call("chat/create", { id: randomUUID(), title: `Titre ${n}` });
    const turns = async (path: string, procedure: string, input: object): Promise<Pair> => {
      const asPerson = {
        url: `${server.url}/rpc/chat/${procedure}`,
        method: "POST" as const,
        headers,
        body: JSON.stringify({ json: input }),
      };
      const [real, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(await perSecond({ url: `${server.url}${path}` }));
        real.push(await perSecond(asPerson));
      }
      return { real: median(real), bare: median(bare) };
    };
    return {
      conversation: await turns(`/bare/${conversationId}`, "open", { id: conversationId }),
      list: await turns("/bare", "list", {}),
    };
  } finally {
    await server.stop();
  }
}

const figure = ({ real, bare }: Pair) => ({
  value: real,
  unit: "req/s",
  baseline: bare,
  goal: { min: bare / 3 },
});

const figures = (
  engine: string,
  { conversation, list }: { conversation: Pair; list: Pair },
): Figures => ({
  [`read of a conversation, ${engine}`]: figure(conversation),
  [`read of ${TITLES} titles, ${engine}`]: figure(list),
});

export async function reads(): Promise<Figures> {
  const embedded = figures("embedded", await compare({}));
  const postgresql = await startPostgresql();
  if ("reason" in postgresql) {
    console.log(`no PostgreSQL server: ${postgresql.reason}`);
    return embedded;
  }
  try {
    const env = { DATABASE_URL: postgresql.url, AUTH_SECRET: randomUUID() + randomUUID() };
    return { ...embedded, ...figures("PostgreSQL", await compare(env)) };
  } finally {
    postgresql.stop();
  }
}
