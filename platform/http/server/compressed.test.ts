import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressLarge, LARGE_ANSWER } from "./compressed.ts";

const long = "é".repeat(LARGE_ANSWER);
const app = new Hono();
app.use("/rpc/*", compressLarge);
app.post("/rpc/long", (c) => c.json({ json: long }, 201));
app.post("/rpc/short", (c) => c.json({ json: "é" }));
app.post("/rpc/stream", (c) => c.body(long, 200, { "content-type": "text/event-stream" }));
app.post("/rpc/refused", (c) => c.json({ code: long }, 503, { "retry-after": "5" }));

const ask = (path: string, accepted?: string) =>
  app.request(`/rpc/${path}`, {
    method: "POST",
    headers: accepted === undefined ? {} : { "accept-encoding": accepted },
  });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("a large answer travels compressed to whoever takes it so, and is the same", async () => {
  for (const accepted of ["gzip", "br, gzip;q=0.5", "GZIP"]) {
    const response = await ask("long", accepted);
    expect([response.status, response.headers.get("content-encoding")]).toEqual([201, "gzip"]);
    expect(response.headers.get("vary")).toContain("accept-encoding");
    const body = await bytes(response);
    expect(Number(response.headers.get("content-length"))).toBe(body.length);
    expect(body.length).toBeLessThan(LARGE_ANSWER);
    expect(JSON.parse(gunzipSync(body).toString())).toEqual({ json: long });
  }
});

test("whoever does not take it so, a short answer and a stream are sent as they are", async () => {
  for (const accepted of [undefined, "br", "gzip;q=0", "gzip;q=0.0", "identity"]) {
    const response = await ask("long", accepted);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.json()).toEqual({ json: long });
  }
  expect(await (await ask("short", "gzip")).json()).toEqual({ json: "é" });
  const stream = await ask("stream", "gzip");
  expect(stream.headers.get("content-encoding")).toBeNull();
  expect(await stream.text()).toBe(long);
});

test("a refusal keeps its status and when to come back", async () => {
  const response = await ask("refused", "gzip");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
