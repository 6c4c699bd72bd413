// The seam where what a feature expected passes, and what it did not gets an id, a row, and no
// words on the wire.
import { eventIterator } from "@orpc/contract";
import { ORPCError, withEventMeta } from "@orpc/server";
import { eq, like, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import { CONSENT } from "#app/testing/consent.ts";
import { auditEvent, errorReport } from "#platform/audit/tables.ts";
import { DatabaseUnavailable } from "#platform/db/unavailable.ts";
import { RETRY_AFTER_SECONDS } from "#platform/http/errors.ts";
import { procedure } from "#platform/http/procedure.ts";
import { STREAM_SESSION_MS } from "./guard-stream.ts";
import { implementFeature, REFUSALS_PER_HOUR, unstorable } from "./implement.ts";
import { serverFeature } from "./server-feature.ts";

const JSON_TYPE = { "content-type": "application/json" };
const PRIVATE = "phrase d’une personne 4721";
const contract = {
  fail: procedure
    .meta({ access: "visitor" })
    .route({ method: "POST", path: "/probe/fail", summary: "Probe" })
    .input(z.object({ how: z.string() }))
    .output(z.object({ ok: z.literal(true) }))
    .errors({ EXPECTED: { status: 409 } }),
  stream: procedure
    .route({ method: "GET", path: "/probe/stream", summary: "Probe" })
    .input(z.object({ how: z.string() }))
    .output(eventIterator(z.object({ n: z.int() }))),
};
/** Lets the stream of the probe go on. */
let goOn: () => void = () => {};
let left = 0;
const os = implementFeature(contract);
const probe = serverFeature({
  name: "probe",
  contract,
  handlers: os.router({
    fail: os.fail.handler(async ({ input: { how }, errors, context: { services } }) => {
      const { db } = services;
      if (how === "expected") throw errors.EXPECTED();
      if (how === "not found") throw new ORPCError("NOT_FOUND", { status: 404 });
      if (how === "bug") throw new TypeError("Cannot read properties of undefined");
      if (how === "nul") throw new Error("a message with \0 inside");
      if (how === "thrown text") throw PRIVATE;
      if (how === "query")
        await db.asSystem("probe", (tx) => tx.execute(sql`select ${PRIVATE}::int`));
      if (how === "wrong answer") return { ok: false } as never;
      if (how === "full") {
        await db.asSystem("probe", async (tx) => {
          await tx.execute(sql`set transaction read only`);
          await tx.execute(sql`delete from rate_limit_window`);
        });
      }
      if (how === "away") throw new DatabaseUnavailable("the database cannot be reached");
      return { ok: true as const };
    }),
    stream: os.stream.handler(async function* ({ input: { how }, signal }) {
      try {
        yield withEventMeta({ n: 1 }, { id: "first" });
        if (how === "bug") throw new TypeError("x is not a function");
        if (how === "thrown text") throw PRIVATE;
        if (how === "wrong event") yield { n: PRIVATE } as never;
        if (how === "gone") throw new ORPCError("NOT_FOUND", { status: 404 });
        await new Promise<void>((resolve) => {
          goOn = resolve;
          signal?.addEventListener("abort", () => resolve());
        });
        yield { n: 2 };
      } finally {
        left += 1;
      }
    }),
  }),
  routes: [
    {
      method: "POST",
      path: "/api/probe-plain",
      access: "visitor",
      handle: async (request, { services: { db } }) => {
        const how = await request.text();
        if (how === "away") throw new DatabaseUnavailable("the database cannot be reached");
        if (how === "full")
          await db.asSystem("probe", async (tx) => {
            await tx.execute(sql`set transaction read only`);
            await tx.execute(sql`delete from rate_limit_window`);
          });
        throw new Error("plain route");
      },
    },
  ],
});
const app = await testApp({ features: [...features, probe] });
const logged: string[] = [];
const silent = app.services.log;
app.services.log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
afterAll(() => {
  app.services.log = silent;
});

const fail = (how: string) => app.call("probe/fail", { how });
const row = async (id: string) =>
  (
    await app.services.db.asSystem("test", (tx) =>
      tx.select().from(errorReport).where(eq(errorReport.id, id)),
    )
  )[0];

describe("what a feature expected", () => {
  test.each([
    ["expected", 409, "EXPECTED"],
    ["not found", 404, "NOT_FOUND"],
  ])("(%s) passes unchanged and is no bug", async (how, status, code) => {
    logged.length = 0;
    expect(await fail(how)).toMatchObject({ status, body: { code } });
    expect(logged.join("")).not.toContain("err_");
  });
});

describe("a bug", () => {
  test.each(["bug", "nul", "thrown text", "query", "wrong answer"])(
    "(%s) gets an id, a row and no words",
    async (how) => {
      logged.length = 0;
      const { status, body } = await fail(how);
      const { code, message, data } = body as {
        code: string;
        message: string;
        data: { id: string };
      };
      expect([status, code, message]).toEqual([500, "INTERNAL_SERVER_ERROR", "Internal error"]);
      expect(data).toEqual({ id: expect.stringMatching(/^err_[0-9a-f]{16}$/) });
      expect(logged.join("")).toContain(data.id);
      const kept = await row(data.id);
      expect(kept).toMatchObject({ side: "server", route: "/rpc/probe/fail" });
      for (const text of [JSON.stringify(body), logged.join(""), JSON.stringify(kept)])
        expect(text).not.toContain(PRIVATE);
    },
  );

  test("of a query says what the database answered", async () => {
    const { body } = await fail("query");
    expect((await row((body as { data: { id: string } }).data.id))?.message).toBe(
      "query failed: 22P02",
    );
  });

  test("outside the contract gets the same", async () => {
    const response = await app.request("/api/probe-plain", { method: "POST" });
    expect(response.status).toBe(500);
    const body = (await response.json()) as { data: { id: string } };
    expect(JSON.stringify(body)).not.toContain("plain route");
    expect(await row(body.data.id)).toMatchObject({
      route: "/api/probe-plain",
      message: "Error: plain route",
    });
  });
});

describe("an event stream", () => {
  const open = async (how: string, cookie: string, signal?: AbortSignal) =>
    app.request("/rpc/probe/stream", {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify({ json: { how } }),
      cookie,
      ...(signal ? { signal } : {}),
    });

  test.each(["bug", "thrown text", "wrong event"])(
    "that breaks after its start (%s) says an id and no word",
    async (how) => {
      logged.length = 0;
      const { cookie, person } = await app.signUp();
      const said = await (await open(how, cookie)).text();
      expect(said).toContain("id: first");
      const id = /err_[0-9a-f]{16}/.exec(said)?.[0] ?? "";
      expect(said).toMatch(/event: error\n/);
      expect(await row(id)).toMatchObject({
        side: "server",
        route: "/rpc/probe/stream",
        personId: person.id,
      });
      expect(logged.join("")).toContain(id);
      for (const text of [said, logged.join("")]) expect(text).not.toContain(PRIVATE);
    },
  );

  test("that refuses as its contract says passes unchanged", async () => {
    logged.length = 0;
    const { cookie } = await app.signUp();
    const said = await (await open("gone", cookie)).text();
    expect(said).toContain("NOT_FOUND");
    expect(said + logged.join("")).not.toContain("err_");
  });

  const signOut = (cookie: string) =>
    app.request("/api/auth/sign-out", { method: "POST", body: "{}", headers: JSON_TYPE, cookie });
  const withdraw = (cookie: string) =>
    app.call("privacy/recordConsent", { ...CONSENT, consent_given: false }, cookie);

  test.each([
    ["of a session that ended", signOut, "UNAUTHENTICATED"],
    ["of a person who has withdrawn their consent", withdraw, "CONSENT_REQUIRED"],
  ])("%s says nothing more", async (_what, end, code) => {
    const { cookie } = await app.signUp();
    const response = await open("wait", cookie);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = "";
    while (!said.includes("id: first")) said += (await reader?.read())?.value ?? "";
    await end(cookie);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + STREAM_SESSION_MS + 1 });
    try {
      goOn();
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
        said += next.value;
    } finally {
      vi.useRealTimers();
    }
    expect(said).toContain(code);
    expect(said).not.toContain('"n":2');
  });

  test("that is left ends its work", async () => {
    const { cookie } = await app.signUp();
    const before = left;
    const response = await open("wait", cookie);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => left).toBe(before + 1);
  });
});

describe("a database that cannot be reached", () => {
  test("is said in a procedure, with the seconds to wait, and is no bug", async () => {
    expect(await fail("away")).toMatchObject({
      status: 503,
      body: {
        code: "SERVICE_UNAVAILABLE",
        defined: true,
        data: { retryAfter: RETRY_AFTER_SECONDS },
      },
    });
  });

  test("is said outside the contract too", async () => {
    const response = await app.request("/api/probe-plain", { method: "POST", body: "away" });
    const { status, headers } = response;
    expect([status, headers.get("retry-after")]).toEqual([503, String(RETRY_AFTER_SECONDS)]);
    expect(await response.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  });
});

describe("a database with no room left", () => {
  test("is said in a procedure", async () => {
    expect(await fail("full")).toMatchObject({ status: 507, body: { code: "STORAGE_FULL" } });
  });

  test("is said outside the contract", async () => {
    const response = await app.request("/api/probe-plain", { method: "POST", body: "full" });
    expect([response.status, await response.json()]).toEqual([
      507,
      expect.objectContaining({ code: "STORAGE_FULL" }),
    ]);
  });
});

test.each([
  ["text", false],
  ["é🙂\n\t", false],
  ["a\0b", true],
  ["\ud83d", true],
  [{ a: [{ b: "x\0" }] }, true],
  [{ "k\0": 1 }, true],
  [{ a: 1, b: null, c: [true] }, false],
  [new Date(), false],
  [undefined, false],
])("%j cannot be stored: %s", (value, expected) => {
  expect(unstorable(value)).toBe(expected);
});

describe("a refusal", () => {
  const refused = (address: string) =>
    app.request("/rpc/probe/stream", { method: "POST", headers: JSON_TYPE, body: "{}", address });
  const rows = async (address: string) =>
    app.services.db.asSystem("test", async (tx) => {
      const found = await tx
        .select()
        .from(auditEvent)
        .where(like(auditEvent.address, `${address}%`));
      return found.length;
    });

  test("is written so often an hour, then only given: a visitor fills no disk, whatever address of theirs they take", async () => {
    const network = "2001:db8:77:1:";
    for (let n = 0; n < REFUSALS_PER_HOUR + 3; n += 1)
      expect((await refused(`${network}:${n.toString(16)}`)).status).toBe(401);
    expect(await rows(network)).toBe(REFUSALS_PER_HOUR);
    await refused("2001:db8:77:2::1");
    expect(await rows("2001:db8:77:2:")).toBe(1);
  }, 60_000);
});
