// The product's server and, beside it in the same process and on the same database, a bare route that runs the same SQL:
// what a session, row security and a contract cost is the distance between the two.
import { serve as listen } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { features } from "#app/server/features.ts";
import { routerOf } from "#app/server/serve.ts";
import { assemble, openEngine } from "#app/server/services.ts";
import { readConfig } from "#platform/config/config.ts";
import { makeApp } from "#platform/http/server/app.ts";
import { makeLog } from "#platform/log/log.ts";

const read = readConfig(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { config } = read;
const engine = await openEngine(config);
const { services } = await assemble({ config, log: makeLog("error"), engine, features });
const product = makeApp({
  services,
  router: routerOf(features),
  webDir: null,
  ready: () => true,
  socketAddress: () => "127.0.0.1",
});

const app = new Hono();
app.get("/bare/:owner", async (c) => {
  const { rows } = await engine.drizzle.execute(sql`select id, title, created_at, updated_at from chat_conversation
    where owner_id = ${c.req.param("owner")} order by updated_at desc, id desc limit 50`);
  return c.json(rows);
});
app.all("*", (c) => product.fetch(c.req.raw, c.env));
const server = listen({ fetch: app.fetch, port: config.port, hostname: config.host });
process.once("SIGTERM", () => {
  server.close();
  void services.db.close().then(() => process.exit(0));
});
