// Who has not consented is refused by the server, whatever the page shows: every call of a
// signed-in person is tried.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { OPEN_WITHOUT_CONSENT } from "#features/privacy/domain/open-calls.ts";
import { ACCESS, ADDRESSES, PLAIN_ACCESS } from "./access-matrix.ts";

const app = await testApp();
const json = { "content-type": "application/json" };
const consent = (cookie: string, consent_given: boolean) =>
  app.call(
    "privacy/recordConsent",
    { consent_given, data_processing_purposes: ["account"] },
    cookie,
  );

const people = {
  undecided: (await app.signUp({ consent: false, systemRole: "admin" })).cookie,
  refusing: (await app.signUp({ systemRole: "admin" })).cookie,
};
await consent(people.refusing, false);

/** Code of the refusal, or nothing. */
async function refusal(method: string, path: string, cookie: string): Promise<string | undefined> {
  const body = ["GET", "HEAD"].includes(method) ? {} : { headers: json, body: "{}" };
  const response = await app.request(path.replace(/:\w+|\{\w+\}/g, "unknown"), {
    method,
    cookie,
    ...body,
  });
  const text = await response.text();
  const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
  expect(response.status === 403, `${method} ${path}`).toBe(
    code === "CONSENT_REQUIRED" || code === "FORBIDDEN",
  );
  return code;
}

const isOpen = (call: string, access: string) =>
  access === "visitor" || OPEN_WITHOUT_CONSENT.includes(call);
const ways = [
  ...Object.entries(ACCESS).map(([path, access]) => ({
    way: `POST /rpc/${path}`,
    call: `/rpc/${path}`,
    access,
  })),
  ...Object.entries(ADDRESSES).map(([way, path]) => ({
    way,
    call: `/rpc/${path}`,
    access: ACCESS[path] ?? "",
  })),
  ...Object.entries(PLAIN_ACCESS).map(([way, access]) => ({
    way,
    call: way.split(" ")[1] ?? "",
    access,
  })),
];

describe.each(Object.entries(people))("a person without consent (%s)", (_who, cookie) => {
  test.each(ways)("$way", async ({ way, call, access }) => {
    if (way.endsWith("/sign-out") || call === "/rpc/privacy/eraseSelf") return; // below: they end the session
    const [method = "", path = ""] = way.split(" ");
    const expected = isOpen(call, access)
      ? expect.not.stringMatching("CONSENT_REQUIRED")
      : "CONSENT_REQUIRED";
    expect((await refusal(method, path, cookie)) ?? "").toEqual(expected);
  });
});

test("what stays open exists, and is little", () => {
  const calls = new Set(ways.map(({ call }) => call));
  expect(OPEN_WITHOUT_CONSENT.filter((call) => !calls.has(call))).toEqual([]);
  expect(OPEN_WITHOUT_CONSENT).toHaveLength(4);
});

describe("consent, export, erasure and sign-out stay open", () => {
  test("a person reads what is kept, erases it, and is gone", async () => {
    const { cookie, person } = await app.signUp({ consent: false });
    expect((await app.call("accounts/me", undefined, cookie)).body).toMatchObject({
      consent: false,
    });
    expect((await app.call("privacy/consentHistory", undefined, cookie)).status).toBe(200);
    expect(
      (await app.call("privacy/exportUserData", { target_user_id: person.id }, cookie)).status,
    ).toBe(200);
    expect((await app.call("privacy/eraseSelf", { reason: "privacy" }, cookie)).status).toBe(200);
    expect((await app.call("accounts/me", undefined, cookie)).body).toBeNull();
  });

  test("a person signs out", async () => {
    const { cookie } = await app.signUp({ consent: false });
    const out = await app.request("/api/auth/sign-out", {
      method: "POST",
      headers: json,
      body: "{}",
      cookie,
    });
    expect(out.status).toBe(200);
    expect((await app.call("accounts/me", undefined, cookie)).body).toBeNull();
  });
});

describe("a decision counts at once", () => {
  const ask = (cookie: string) =>
    app.call("chat/create", { id: randomUUID(), title: "Essai" }, cookie);

  test("given, withdrawn and given again, in the interface for programs too", async () => {
    const { cookie } = await app.signUp({ consent: false });
    expect(await ask(cookie)).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } });
    await consent(cookie, true);
    expect((await ask(cookie)).status).toBe(200);
    await consent(cookie, false);
    expect(await ask(cookie)).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } });
    const body = JSON.stringify({ id: randomUUID(), title: "Essai" });
    const response = await app.request("/api/conversations", {
      method: "POST",
      headers: json,
      body,
      cookie,
    });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: "CONSENT_REQUIRED" },
    ]);
    await consent(cookie, true);
    expect((await ask(cookie)).status).toBe(200);
  });

  test("on every device of the person", async () => {
    const { cookie, person, password } = await app.signUp();
    const body = JSON.stringify({ email: person.email, password });
    const signedIn = await app.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: json,
      body,
    });
    const phone = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect((await ask(phone)).status).toBe(200);
    await consent(cookie, false);
    expect((await ask(phone)).status).toBe(403);
  });

  test("one person's decision is nobody else's", async () => {
    const [a, b] = [await app.signUp(), await app.signUp()];
    await consent(a.cookie, false);
    expect([(await ask(a.cookie)).status, (await ask(b.cookie)).status]).toEqual([403, 200]);
  });
});
