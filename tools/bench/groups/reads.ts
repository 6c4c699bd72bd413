// What people read most, a conversation of ten messages, beside a bare route with the same queries, on each database, in turns.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startPostgresql } from "../../testing/postgresql.mjs";
import { type Figures, median } from "../figure.ts";
import { signUp, startServer } from "../server.ts";

const ROUNDS = 3;
const SECONDS = 4;
const QUESTIONS = 5;

async function perSecond(options: Parameters<typeof autocannon>[0]): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ connections: 10, duration: SECONDS, ...options });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

async function compare(env: Record<string, string>): Promise<{ real: number; bare: number }> {
  const server = await startServer({ script: "tools/bench/read-server.ts", env });
  try {
    const { cookie, call } = await signUp(server.url);
    const conversationId = randomUUID();
    for (let n = 1; n <= QUESTIONS; n++)
      await call("chat/send", { conversationId, messageId: randomUUID(), text: `traitement de l'anaphylaxie ${n}` });
    // Answers end by themselves; a read then meets a conversation at rest.
    await pause(3_000);
    const headers = { cookie, origin: server.url, "content-type": "application/json" };
    const body = JSON.stringify({ json: { id: conversationId } });
    const asPerson = { url: `${server.url}/rpc/chat/open`, method: "POST" as const, headers, body };
    const asNobody = { url: `${server.url}/bare/${conversationId}` };
    const [real, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await perSecond(asNobody));
      real.push(await perSecond(asPerson));
    }
    return { real: median(real), bare: median(bare) };
  } finally {
    await server.stop();
  }
}

const figure = ({ real, bare }: { real: number; bare: number }) => ({
  value: real,
  unit: "req/s",
  baseline: bare,
  goal: { min: bare / 3 },
});

export async function reads(): Promise<Figures> {
  const figures: Figures = { "read, embedded": figure(await compare({})) };
  const postgresql = await startPostgresql();
  if ("reason" in postgresql) {
    console.log(`no PostgreSQL server: ${postgresql.reason}`);
    return figures;
  }
  try {
    const env = { DATABASE_URL: postgresql.url, AUTH_SECRET: randomUUID() + randomUUID() };
    figures["read, PostgreSQL"] = figure(await compare(env));
  } finally {
    postgresql.stop();
  }
  return figures;
}
