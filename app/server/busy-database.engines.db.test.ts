// Somebody holds the embedded database's one connection: an import, a backup, a query that takes
// long.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { testDatabaseUrl } from "#platform/testing/test-engine.ts";

const app = await testApp();

test.runIf(testDatabaseUrl() === null)(
  "a request that the database cannot begin is told to come back, and the server still answers",
  { timeout: 60_000 },
  async () => {
    const { cookie } = await app.signUp();
    const held = Promise.withResolvers<void>();
    const holding = app.services.db.asSystem("test", () => held.promise);
    const id = randomUUID();
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ json: { id, title: "Essai" } });
    const asked = app.request("/rpc/chat/create", { method: "POST", headers, body, cookie });
    expect((await app.request("/healthz")).status).toBe(200);
    const refused = await asked.finally(() => held.resolve());
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining("SERVICE_UNAVAILABLE"),
    ]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await holding;
    expect((await app.call("chat/open", { id }, cookie)).status).toBe(404);
    expect((await app.call("chat/create", { id, title: "Essai" }, cookie)).status).toBe(200);
  },
);
