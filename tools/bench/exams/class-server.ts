// The product's server and, beside it in the same process and on the same database, a bare route
// that keeps one answer: no session, no row security, no contract, no fold.
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { serve as listen } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { features } from "#app/server/features.ts";
import { openEngine } from "#app/server/open-engine.ts";
import { routerOf } from "#app/server/router.ts";
import { assemble } from "#app/server/services.ts";
import { answer, attempt } from "#features/study/server/tables.ts";
import { readConfig } from "#platform/config/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { makeApp } from "#platform/http/server/app.ts";
import { readWebFolder } from "#platform/http/server/web-folder.ts";
import { makeLog } from "#platform/log/log.ts";

const read = readConfig(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { config } = read;
const engine = await openEngine(config, makeLog("error"));
const log = makeLog("error");
const { services } = await assemble({ config, log, engine, features });
// What the features prepare at their start: the shipped questions.
for (const feature of features) await feature.start?.(services);
const product = makeApp({
  services,
  router: routerOf(features),
  web: await readWebFolder(resolve("dist/web")),
  ready: () => true,
  socketAddress: () => "127.0.0.1",
});

const bare = engine.drizzle as unknown as Tx;
const app = new Hono();
app.post("/bare/:paper", async (c) => {
  const attemptId = c.req.param("paper");
  const [row] = await bare
    .select({ ownerId: attempt.ownerId })
    .from(attempt)
    .where(eq(attempt.id, attemptId));
  await bare.insert(answer).values({
    ...{ id: randomUUID(), ownerId: row?.ownerId ?? "", attemptId, position: 0, given: ["a"] },
    ...{ confidence: null, flagged: false, spent: 0, elapsed: 0, clockMoved: false },
    receivedAt: new Date(),
  });
  return c.json({});
});
app.all("*", (c) => product.fetch(c.req.raw, c.env));
const server = listen({ fetch: app.fetch, port: config.port, hostname: config.host });
process.once("SIGTERM", () => {
  server.close();
  void services.db.close().then(() => process.exit(0));
});
