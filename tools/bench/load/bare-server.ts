// A bare route on the database of the load: one query a request, no session, no row security, no
// contract.
import type { Server } from "node:http";
import { serve as listen } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { openEngine } from "#app/server/open-engine.ts";
import { findConversation } from "#features/chat/server/queries.ts";
import { listBranch } from "#features/chat/server/queries-thread.ts";
import { conversation } from "#features/chat/server/tables.ts";
import { readConfig } from "#platform/config/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { makeLog } from "#platform/log/log.ts";

const read = readConfig(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { config } = read;
const engine = await openEngine(config, makeLog("error"));
const bare = engine.drizzle as unknown as Tx;

const app = new Hono();
app.get("/healthz", (c) => c.json({}));
app.get("/readyz", (c) => c.json({}));
app.get("/bare/:id", async (c) => {
  const id = c.req.param("id");
  const found = await findConversation(bare, id);
  return c.json({ ...found, messages: await listBranch(bare, id, found?.leafId ?? null) });
});
app.post("/bare/:id", async (c) => {
  const title = `Titre ${new Date().toISOString()}`;
  await bare
    .update(conversation)
    .set({ title })
    .where(eq(conversation.id, c.req.param("id")));
  return c.json({ title });
});
const server = listen({ fetch: app.fetch, port: config.port, hostname: config.host }) as Server;
process.once("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
  void engine.close().then(() => process.exit(0));
});
