import { Hono } from "hono";
import { expect, test } from "vitest";
import { RETRY_AFTER_SECONDS } from "../errors.ts";
import { limitBody, makeDoor, sayWhen, wholeBody } from "./overload.ts";

const NEVER = 2_147_483_647;

/** An application with one place, whose work ends when the test says so. */
function appWith({ waitMs = 1 } = {}) {
  const door = makeDoor({ places: 1, waitMs, countedMs: NEVER, mostWaiting: 10 });
  const work = Promise.withResolvers<void>();
  const begun: string[] = [];
  const app = new Hono();
  app.use(
    "/*",
    limitBody(100, (c) => c.text("too large", 413)),
    wholeBody,
    door.admitted,
  );
  app.post("/slow", async (c) => {
    begun.push("slow");
    await work.promise;
    return c.text("done");
  });
  app.post("/echo", async (c) => {
    begun.push("echo");
    return c.text(await c.req.raw.text());
  });
  return { app, work, begun };
}
const post = (body: string | ReadableStream, headers = {}) => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json", ...headers },
  duplex: "half" as const,
});

test("who finds no place in time is told when to come back, and nothing was begun", async () => {
  const { app, work, begun } = appWith();
  const slow = app.request("/slow", post("{}"));
  const refused = await app.request("/echo", post("{}"));
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    data: { retryAfter: RETRY_AFTER_SECONDS },
  });
  expect(begun).toEqual(["slow"]);
  work.resolve();
  expect(await (await slow).text()).toBe("done");
  expect((await app.request("/echo", post("{}"))).status).toBe(200);
});

test("a body that has not come yet holds no place, and is read as it came", async () => {
  const { app } = appWith({ waitMs: NEVER });
  const rest = Promise.withResolvers<void>();
  const slowly = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"half":'));
      await rest.promise;
      controller.enqueue(new TextEncoder().encode('"é"}'));
      controller.close();
    },
  });
  const half = app.request("/echo", post(slowly));
  expect((await app.request("/echo", post("{}"))).status).toBe(200);
  rest.resolve();
  expect(await (await half).text()).toBe('{"half":"é"}');
});

test.each([
  ["announced", "x".repeat(101), { "content-length": "101" }],
  ["not announced", new Blob(["x".repeat(101)]).stream(), {}],
])("a body that is too large is refused, its length %s", async (_, body, headers) => {
  expect((await appWith().app.request("/echo", post(body, headers))).status).toBe(413);
});

test("whoever answers 503 says when to come back", () => {
  const response = new Response(null, { status: 503 });
  sayWhen(response);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = new Response(null);
  sayWhen(other);
  expect(other.headers.has("retry-after")).toBe(false);
});
