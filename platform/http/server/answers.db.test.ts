// Every kind of answer carries the same policy; the cookie of a session is out of reach of scripts
// and other sites.
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { RETRY_AFTER_SECONDS } from "../errors.ts";
import { PERSON_HEADER } from "../person-header.ts";
import { makeApp } from "./app.ts";
import { SECURITY_HEADERS } from "./headers.ts";
import { readWebFolder } from "./web-folder.ts";

const app = await testApp();
const secure = await testApp({
  env: { PUBLIC_URL: "https://sclepios.example.org", TRUST_PROXY: "on" },
});
const { cookie } = await app.signUp();
const json = { "content-type": "application/json" };

const web = mkdtempSync(join(tmpdir(), "sclepios-answers-"));
mkdirSync(join(web, "assets"));
mkdirSync(join(web, ".vite"));
writeFileSync(join(web, "index.html"), "page");
writeFileSync(join(web, ".vite/routes.json"), JSON.stringify({ "/chat": "/index.html" }));
writeFileSync(join(web, "assets/a-1.js"), "script");
afterAll(() => rmSync(web, { recursive: true, force: true }));
let ready = true;
const withPages = makeApp({
  services: app.services,
  router: {},
  web: await readWebFolder(web),
  ready: () => ready,
  socketAddress: () => "198.51.100.7",
});
const page = (path: string, init: RequestInit = {}) =>
  withPages.request(`http://localhost:3000${path}`, init);

/** The application itself belongs to nobody; everything else may be about somebody. */
const FILES: Record<string, string> = {
  "a page": "no-cache",
  "the head of a page": "no-cache",
  "a file": "public, max-age=31536000, immutable",
};

describe("the policy is on", () => {
  test.each<[string, number, () => Response | Promise<Response>]>([
    ["a probe", 200, () => app.request("/healthz")],
    ["a page", 200, () => page("/chat")],
    ["a file", 200, () => page("/assets/a-1.js")],
    ["the head of a page", 200, () => page("/chat", { method: "HEAD" })],
    ["a missing file", 404, () => page("/assets/gone.js")],
    [
      "a procedure",
      200,
      () => app.request("/rpc/accounts/me", { method: "POST", headers: json, body: "{}" }),
    ],
    ["a documented call", 200, () => app.request("/api/me")],
    ["the interface document", 200, () => app.request("/api/openapi.json")],
    ["the page of the interface", 200, () => app.request("/api/docs")],
    ["a refusal", 401, () => app.request("/api/conversations")],
    ["an unknown call", 404, () => app.request("/api/nothing")],
    ["an unknown account call", 404, () => app.request("/api/auth/nothing")],
    ["a failed sign-in", 401, () => signIn(app.request, "nobody@example.org")],
    [
      "another site's call",
      403,
      () => app.request("/rpc/x", { method: "POST", headers: { origin: "https://x.example" } }),
    ],
    ["another name", 421, () => app.request("/", { headers: { host: "evil.example" } })],
    [
      "a body too large",
      413,
      () =>
        app.request("/rpc/chat/create", {
          method: "POST",
          headers: json,
          body: "x".repeat(1_100_000),
          cookie,
        }),
    ],
    [
      "broken JSON",
      400,
      () => app.request("/rpc/chat/create", { method: "POST", headers: json, body: "{", cookie }),
    ],
  ])("%s (%i)", async (what, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const { "cache-control": kept, ...policy } = SECURITY_HEADERS;
    for (const [name, value] of Object.entries(policy))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    expect(response.headers.get("cache-control")).toBe(FILES[what] ?? kept);
    expect(response.headers.has("x-powered-by")).toBe(false);
  });

  test("and allows nothing inline nor from elsewhere", () => {
    const policy = SECURITY_HEADERS["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/style-src 'self'(;|$)/);
  });
});

test("an input that breaks its contract is refused the same way by both interfaces, field by field", async () => {
  const input = { id: "not-an-id", title: "Essai", systemRole: "admin" };
  const answer = await app.call("chat/create", input, cookie);
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      defined: true,
      code: "INVALID_INPUT",
      status: 422,
      message: expect.any(String),
      data: {
        issues: [
          { path: "id", message: expect.stringMatching(/UUID/) },
          { path: "", message: expect.stringContaining("systemRole") },
        ],
      },
    },
  ]);
  const init = { method: "POST", headers: json, body: JSON.stringify(input), cookie };
  const documented = await app.request("/api/conversations", init);
  expect([documented.status, await documented.json()]).toEqual([422, answer.body]);
});

test("probes answer to any name, and say when the server is not ready", async () => {
  expect((await page("/readyz", { headers: { host: "10.0.0.3.nip.example" } })).status).toBe(200);
  ready = false;
  expect((await page("/readyz")).status).toBe(503);
  expect((await page("/healthz")).status).toBe(200);
  ready = true;
  const { db } = app.services;
  app.services.db = { ...db, available: () => false };
  try {
    const { status, headers } = await page("/readyz");
    expect([status, Number(headers.get("retry-after"))]).toEqual([503, RETRY_AFTER_SECONDS]);
    expect((await page("/healthz")).status).toBe(200);
  } finally {
    app.services.db = db;
  }
});

function signIn(request: typeof app.request, email: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ email, password: PASSWORD });
  return request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { ...json, ...headers },
    body,
  });
}

describe("the cookie of a session", () => {
  test("is out of reach of scripts and of other sites", async () => {
    const { person } = await app.signUp();
    const response = await signIn(app.request, person.email);
    const [line = ""] = response.headers.getSetCookie();
    expect(line).toMatch(/^sclepios\.session_token=/);
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).toMatch(/; Path=\//i);
    expect(line).not.toMatch(/; Secure|; Domain/i);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const token = decodeURIComponent(line.split(";")[0]?.split("=")[1] ?? "").split(".")[0] ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(await response.text()).not.toContain(token);
  });

  test("travels only encrypted when PUBLIC_URL is https", async () => {
    const { person } = await secure.signUp();
    const response = await signIn(secure.request, person.email, { host: "sclepios.example.org" });
    const lines = response.headers.getSetCookie();
    expect(lines[0]).toMatch(/^__Secure-sclepios\.session_token=/);
    for (const line of lines) expect(line).toMatch(/; Secure/i);
    const signedIn = lines.map((line) => line.split(";")[0]).join("; ");
    const me = await secure.request("/api/me", { cookie: signedIn });
    expect(await me.json()).toMatchObject({ id: person.id });
  });

  test("planted under the other name is nobody's", async () => {
    const { cookie: own, person } = await secure.signUp();
    const planted = (await secure.signUp()).cookie.replaceAll("__Secure-", "");
    const me = async (sent: string) => (await secure.request("/api/me", { cookie: sent })).json();
    expect(await me(planted)).toBeNull();
    expect(await me(`${planted}; ${own}`)).toMatchObject({ id: person.id });
    expect(await me(own)).toMatchObject({ id: person.id });
  });
});

test("a forged forwarded address does not escape a limit", async () => {
  const statuses = [];
  for (let n = 0; n < 22; n++) {
    const headers = { ...json, "x-forwarded-for": `203.0.113.${n}` };
    const body = JSON.stringify({ email: `nobody-${n}@example.org` });
    const init = { method: "POST", headers, body, address: "198.51.100.200" };
    statuses.push((await app.request("/api/auth/request-password-reset", init)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
});

test("a bug in an account call gets an id as well, and is not printed with what the person sent", async () => {
  const { db } = app.services;
  const printed = vi.spyOn(globalThis.console, "error").mockImplementation(() => {});
  const broken = (failure: Error) => ({ ...db, asSystem: () => Promise.reject(failure) });
  try {
    app.services.db = broken(new Error("Failed query: select\nparams: someone@example.org"));
    const response = await signIn(app.request, "someone@example.org");
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      code: "INTERNAL_SERVER_ERROR",
      data: { id: expect.stringMatching(/^err_/) },
    });
    app.services.db = broken(
      Object.assign(new Error("Failed query: insert"), { cause: { code: "25006" } }),
    );
    expect((await signIn(app.request, "someone@example.org")).status).toBe(507);
  } finally {
    app.services.db = db;
    expect(printed.mock.calls).toEqual([]);
    printed.mockRestore();
  }
});

describe("a file sent by", () => {
  const megabytes = (count: number, onRead: () => void) =>
    new ReadableStream({
      pull(controller) {
        onRead();
        if (count-- > 0) controller.enqueue(new Uint8Array(1024 * 1024));
        else controller.close();
      },
    });
  const send = (body: ReadableStream, sent: { cookie?: string } = {}) =>
    app.request("/api/flashcards/imports?name=x.apkg", {
      method: "POST",
      body,
      duplex: "half",
      ...sent,
    } as RequestInit);

  test("a visitor is refused before it is read", async () => {
    let reads = 0;
    const read = () => {
      reads += 1;
    };
    const response = await send(megabytes(40, read));
    expect(response.status).toBe(401);
    expect(reads).toBeLessThan(3);
  });

  test("one person waits for the one before", async () => {
    let finish = () => {};
    const slow = new ReadableStream({
      start(controller) {
        finish = () => controller.close();
      },
    });
    const other = (await app.signUp()).cookie;
    const first = send(slow, { cookie });
    const nothing = () => {};
    await eventually(async () => {
      const second = await send(megabytes(0, nothing), { cookie });
      expect([second.status, second.headers.get("retry-after")]).toEqual([429, "10"]);
    });
    expect((await send(megabytes(0, nothing), { cookie: other })).status).toBe(201);
    finish();
    expect((await first).status).toBe(201);
    expect((await send(megabytes(0, nothing), { cookie })).status).toBe(201);
  });
});

describe("a page of somebody else, in a browser where another person has signed in,", () => {
  const from = (id: string) => ({ ...json, [PERSON_HEADER]: id });
  const create = (headers: Record<string, string>) =>
    app.request("/rpc/chat/create", {
      method: "POST",
      headers,
      body: JSON.stringify({ json: { id: randomUUID(), title: "brouillon" } }),
      cookie,
    });

  test("neither writes nor reads under their name", async () => {
    const other = await app.signUp();
    const me = (await (await app.request("/api/me", { cookie })).json()) as { id: string };
    expect((await create(from(me.id))).status).toBe(200);
    expect((await create(from(other.person.id))).status).toBe(401);
    expect((await create(from(""))).status).toBe(401);
    const read = await app.request("/api/conversations", {
      headers: from(other.person.id),
      cookie,
    });
    expect(read.status).toBe(401);
  });
});
