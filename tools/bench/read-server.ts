// The product's server and, beside it in the same process and on the same database, a bare route
// that runs the same queries: what a session, row security and a contract cost is the distance
// between the two. Another route makes a conversation long.
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { serve as listen } from "@hono/node-server";
import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { features } from "#app/server/features.ts";
import { openEngine } from "#app/server/open-engine.ts";
import { routerOf } from "#app/server/router.ts";
import { assemble } from "#app/server/services.ts";
import { findConversation, listConversations } from "#features/chat/server/queries.ts";
import { listBranch } from "#features/chat/server/queries-thread.ts";
import { conversation as conversations, message } from "#features/chat/server/tables.ts";
import { readConfig } from "#platform/config/config.ts";
import type { Tx } from "#platform/db/database.ts";
import { makeApp } from "#platform/http/server/app.ts";
import { readWebFolder } from "#platform/http/server/web-folder.ts";
import { makeLog } from "#platform/log/log.ts";

const read = readConfig(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { config } = read;
const log = makeLog("error");
const engine = await openEngine(config, log);
const { services } = await assemble({ config, log, engine, features });
const product = makeApp({
  services,
  router: routerOf(features),
  web: await readWebFolder(resolve("dist/web")),
  ready: () => true,
  socketAddress: () => "127.0.0.1",
});

const app = new Hono();
app.get("/bare/:conversation", async (c) => {
  const bare = engine.drizzle as unknown as Tx;
  const id = c.req.param("conversation");
  const conversation = await findConversation(bare, id);
  return c.json({
    ...conversation,
    messages: await listBranch(bare, id, conversation?.leafId ?? null),
  });
});
// The bench's one person owns every conversation.
app.get("/bare", async (c) =>
  c.json(await listConversations(engine.drizzle as unknown as Tx, { archived: false, limit: 50 })),
);
// Copies the branch of a conversation after itself until it holds so many messages; answers the
// last of them.
app.post("/lengthen/:conversation/:messages", async (c) => {
  const id = c.req.param("conversation");
  const bare = engine.drizzle as unknown as Tx;
  const rows = await bare
    .select()
    .from(message)
    .where(eq(message.conversationId, id))
    .orderBy(asc(message.seq));
  let parentId = rows.at(-1)?.id ?? null;
  const copies = Array.from({ length: Number(c.req.param("messages")) - rows.length }, (_, n) => {
    const { search: _search, ...row } = rows[n % rows.length] as (typeof rows)[number];
    const copy = { ...row, id: randomUUID(), seq: rows.length + n + 1, parentId };
    parentId = copy.id;
    return copy;
  });
  for (let n = 0; n < copies.length; n += 50)
    await bare.insert(message).values(copies.slice(n, n + 50));
  await bare.update(conversations).set({ leafId: parentId }).where(eq(conversations.id, id));
  return c.json({ last: parentId });
});
app.all("*", (c) => product.fetch(c.req.raw, c.env));
const server = listen({ fetch: app.fetch, port: config.port, hostname: config.host });
process.once("SIGTERM", () => {
  server.close();
  void services.db.close().then(() => process.exit(0));
});
