// What a careless or hostile client sends: a clear 4xx, no trace of our insides, nothing changed.
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { serve as listen } from "@hono/node-server";
import { describe, expect, test, vi } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { makeApp } from "#platform/http/server/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import { features } from "./features.ts";
import { routerOf } from "./router.ts";

const app = await testApp();
const { cookie } = await app.signUp();
const json = { "content-type": "application/json" };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  app.request(path, { method: "POST", body, headers, cookie });

async function expectClear(response: Response, statuses: number[]) {
  const text = await response.text();
  expect(statuses, `${response.status} ${text.slice(0, 200)}`).toContain(response.status);
  expect(text).not.toMatch(
    /\bat .*:\d+:\d+|node_modules|platform\/|features\/|Failed query|select .* from/i,
  );
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
}

describe("a body", () => {
  const big = JSON.stringify({ json: { title: "x".repeat(2_000_000), id: randomUUID() } });
  test.each([
    "/rpc/chat/create",
    "/api/conversations",
    "/api/auth/sign-in/email",
    "/api/rpc/validate_user_input",
  ])("too large for %s", async (path) => {
    await expectClear(await post(path, big), [413]);
  });

  test("too large, sent without its length", async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("x".repeat(65_536)));
      },
    });
    const init = {
      method: "POST",
      body: stream,
      headers: json,
      cookie,
      duplex: "half",
    } as RequestInit;
    await expectClear(await app.request("/rpc/chat/create", init), [400, 413]);
  });

  test.each([
    "/rpc/chat/create",
    "/api/conversations",
    "/api/auth/sign-in/email",
    "/api/auth/sign-up/email",
    "/api/rpc/validate_user_input",
  ])("that is broken JSON for %s", async (path) => {
    for (const body of ["{", "[1,", '{"json":', "null", "42", '"text"', "\u0000", "{}{}"])
      await expectClear(await post(path, body), [400, 401, 422]);
  });

  test("of wrong types", async () => {
    for (const input of [
      null,
      [],
      3,
      "x",
      { id: 3, title: {} },
      { id: randomUUID(), title: ["x"] },
      { id: "../../etc/passwd", title: "x" },
    ])
      await expectClear(await post("/rpc/chat/create", JSON.stringify({ json: input })), [422]);
  });

  test("with unknown fields, on every procedure that takes an object", async () => {
    for (const path of [
      "chat/create",
      "chat/rename",
      "chat/send",
      "accounts/updateProfile",
      "guidelines/search",
      "privacy/recordConsent",
    ]) {
      const { status } = await app.call(
        path,
        { id: randomUUID(), systemRole: "admin", __proto__x: 1 },
        cookie,
      );
      expect([path, status]).toEqual([path, 422]);
    }
  });

  test("of another content type", async () => {
    for (const type of [
      "text/plain",
      "application/xml",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
    ])
      await expectClear(
        await post("/rpc/chat/create", "id=1&title=2", { "content-type": type }),
        [400, 413, 415, 422],
      );
  });

  // Each would be a bug with its row in the reports, which a visitor could fill a disk with.
  test.each([
    ["/rpc/chat/create", '{"json":', "}"],
    ["/rpc/security/validateUserInput", '{"json":{"input_text":', "}}"],
    [
      "/api/rpc/log_security_event_secure",
      '{"action_type":"x","resource_name":"x","event_details":{"a":',
      "}}",
    ],
    ["/api/auth/sign-in/email", '{"email":', "}"],
  ])("deep enough to break whatever walks through it, for %s", async (path, head, tail) => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const)
      for (const deep of [150, 5_000, 90_000])
        await expectClear(
          await post(path, `${head}${open.repeat(deep)}1${close.repeat(deep)}${tail}`),
          [422],
        );
  });
});

describe("a request", () => {
  test.each([
    ["PUT", "/rpc/chat/create"],
    ["GET", "/rpc/chat/create"],
    ["DELETE", "/api/auth/sign-in/email"],
    ["TRACE", "/api/conversations"],
    ["GET", "/api/auth/list-sessions"],
    ["POST", "/api/auth/update-user"],
    ["POST", "/api/auth/delete-user"],
    ["POST", "/rpc/chat/unknown"],
    ["POST", "/rpc/__proto__/constructor"],
    ["GET", "/api/unknown"],
    ["GET", "/rpc/../../etc/passwd"],
    ["GET", "/assets/..%2f..%2fpackage.json"],
  ])("%s %s finds nothing", async (method, path) => {
    if (method === "TRACE") return;
    await expectClear(
      await app.request(path, {
        method,
        cookie,
        headers: json,
        ...(method === "GET" ? {} : { body: "{}" }),
      }),
      [401, 404, 405, 422],
    );
  });

  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://localhost:3000" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://localhost:3000.evil.example" },
  ])("from another site (%j) is refused", async (headers) => {
    await expectClear(
      await post("/rpc/chat/create", JSON.stringify({ json: { id: randomUUID(), title: "x" } }), {
        ...json,
        ...headers,
      } as Record<string, string>),
      [403],
    );
    await expectClear(
      await post("/api/auth/sign-out", "{}", { ...json, ...headers } as Record<string, string>),
      [403],
    );
    expect((await app.call("accounts/me", undefined, cookie)).body).not.toBeNull();
  });

  test("to a name that is not ours is refused", async () => {
    await expectClear(
      await app.request("/api/openapi.json", { headers: { host: "evil.example" } }),
      [421],
    );
  });

  test("with a forged session sees nobody", async () => {
    for (const forged of [
      "sclepios.session_token=x",
      "sclepios.session_token=aaaa.bbbb",
      cookie.replace(/(session_token=[^;]*)/, "$1x"),
      cookie.replace(/(session_token=)./, "$1~"),
      "sclepios.session_token=%00",
    ])
      expect((await app.call("chat/list", {}, forged)).status, forged).toBe(401);
  });

  test("for someone else's things finds nothing", async () => {
    const other = await app.signUp();
    const id = randomUUID();
    await app.call("chat/create", { id, title: "à moi" }, cookie);
    for (const [path, input] of [
      ["chat/open", { id }],
      ["chat/rename", { id, title: "x" }],
      ["chat/remove", { id }],
    ] as const)
      expect([path, (await app.call(path, input, other.cookie)).status]).toEqual([path, 404]);
    const sessions = (await app.call("accounts/listSessions", {}, cookie)).body as { id: string }[];
    expect(
      (await app.call("accounts/revokeSession", { id: sessions[0]?.id }, other.cookie)).status,
    ).toBe(404);
    const me = (await app.call("accounts/me", {}, cookie)).body as { id: string };
    expect((await app.call("accounts/provider", { id: me.id }, other.cookie)).status).toBe(404);
    expect(
      (await app.call("privacy/exportUserData", { target_user_id: me.id }, other.cookie)).status,
    ).toBe(404);
  });
});

test("a bug gets an id, a row and no trace on the wire", async () => {
  const { services } = app;
  const original = services.files.get;
  services.files.get = () => Promise.reject(new Error("secret path /srv/files"));
  const { cookie: owner } = await app.signUp();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const put = await app.request("/api/me/avatar", { method: "PUT", body: png, cookie: owner });
  expect(put.status).toBe(200);
  const response = await app.request("/api/me/avatar", { cookie: owner });
  services.files.get = original;
  expect(response.status).toBe(500);
  const body = (await response.json()) as { data: { id: string } };
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(body.data.id).toMatch(/^err_[0-9a-f]{16}$/);
  const admin = await app.signUp({ systemRole: "admin" });
  const reports = await app.call("security/listErrorReports", {}, admin.cookie);
  expect(JSON.stringify(reports.body)).toContain(body.data.id);
});

test("whoever leaves in the middle of a body is no bug, and fills neither the log nor the reports", async () => {
  const wrong = vi.spyOn(app.services.log, "error");
  let heard = 0;
  let answered = 0;
  const whole = makeApp({
    services: app.services,
    router: routerOf(features),
    web: null,
    ready: () => true,
    socketAddress: () => "198.51.100.7",
  });
  const fetch = async (request: Request) => {
    heard += 1;
    const response = await whole.fetch(request);
    answered += 1;
    return response;
  };
  const server = listen({ fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await eventually(() => expect(server.listening).toBe(true));
  const { port } = server.address() as AddressInfo;
  const bodies = ["Content-Length: 900\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"];
  const calls = [
    "POST /rpc/accounts/me",
    "POST /rpc/chat/create",
    "POST /api/conversations",
    "POST /api/auth/sign-in/email",
    "PUT /api/me/avatar",
    "POST /api/flashcards/media",
  ].flatMap((call) => bodies.map((body) => ({ call, body })));
  for (const [at, { call, body }] of calls.entries()) {
    const head = `Host: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n`;
    const socket = connect(port, "127.0.0.1");
    socket.write(`${call} HTTP/1.1\r\n${head}${body}`);
    await eventually(() => expect(heard).toBe(at + 1));
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.destroy();
    await eventually(() => expect([call, answered]).toEqual([call, at + 1]));
  }
  server.close();
  expect(wrong.mock.calls).toEqual([]);
  wrong.mockRestore();
});
