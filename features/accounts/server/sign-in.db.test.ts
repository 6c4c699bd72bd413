import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditAll } from "../testing/queries.ts";
import { GOOD_PASSWORD, post, signIn, whoIs } from "../testing/visitor.ts";

const app = await testApp();
const COOKIE = "sclepios.session_token";

describe("signing in and out", () => {
  test("opens a session and tells its secret to no script", async () => {
    const { person } = await app.signUp();
    const { status, body, cookie } = await signIn(app, person.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).not.toHaveProperty("token");
    const secret = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "?";
    expect(secret.length).toBeGreaterThan(20);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(await whoIs(app, cookie)).toMatchObject({ id: person.id });
  });

  test("ends the session on the server, not only in the browser", async () => {
    const { cookie } = await app.signUp();
    expect((await post(app, "/sign-out", {}, { cookie })).status).toBe(200);
    expect(await whoIs(app, cookie)).toBeNull();
    expect((await app.call("accounts/listSessions", undefined, cookie)).status).toBe(401);
  });

  test("answers the same for an unknown address and a wrong password", async () => {
    const { person } = await app.signUp();
    const wrong = await signIn(app, person.email, "Wrong-Horse-1", { address: "203.0.113.1" });
    const unknown = await signIn(app, "personne@example.org", "Wrong-Horse-1", { address: "203.0.113.2" });
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe("INVALID_EMAIL_OR_PASSWORD");
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  test("never adopts a session that the browser brought", async () => {
    const { person } = await app.signUp();
    const planted = `${COOKIE}=planted-token.c2lnbmF0dXJl`;
    const { cookie } = await signIn(app, person.email, GOOD_PASSWORD, { cookie: planted });
    expect(cookie).toContain(COOKIE);
    expect(cookie).not.toContain("planted-token");
    expect(await whoIs(app, planted)).toBeNull();
    const other = await app.signUp();
    const moved = await signIn(app, person.email, GOOD_PASSWORD, { cookie: other.cookie });
    expect(moved.cookie).not.toBe(other.cookie);
    expect(await whoIs(app, moved.cookie)).toMatchObject({ id: person.id });
    expect(await whoIs(app, other.cookie)).toMatchObject({ id: other.person.id });
  });

  test("refuses a cookie whose signature was changed", async () => {
    const { cookie } = await app.signUp();
    const [name, value = ""] = cookie.split("=");
    const secret = decodeURIComponent(value).split(".")[0] ?? "";
    expect(await whoIs(app, `${name}=${secret}.${encodeURIComponent("AAAA")}`)).toBeNull();
    expect(await whoIs(app, `${name}=${secret}`)).toBeNull();
  });

  test("refuses a sign-in that another site makes a browser send", async () => {
    const { person } = await app.signUp();
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
      expect(
        (await signIn(app, person.email, GOOD_PASSWORD, { headers: headers as Record<string, string> })).status,
      ).toBe(403);
  });

  test("logs sign-ins without the address or the password", async () => {
    const email = "discrete@example.org";
    await app.signUp({ email });
    await signIn(app, email);
    await signIn(app, email, "Wrong-Horse-1");
    const rows = await app.services.db.asSystem("test", auditAll);
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["account_created", "signed_in", "sign_in_failed"]));
    expect(JSON.stringify(rows)).not.toContain("discrete");
    expect(JSON.stringify(rows)).not.toContain("Horse");
  });
});

describe("guessing", () => {
  test("an account is closed to guesses from any address, and its owner told how long", async () => {
    const { person } = await app.signUp();
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push(
        (await signIn(app, person.email, `Wrong-Horse-${attempt}`, { address: `203.0.113.${attempt + 10}` })).body.code,
      );
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("INVALID_EMAIL_OR_PASSWORD"));
    const refused = await signIn(app, person.email, GOOD_PASSWORD, { address: "203.0.113.99" });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe("TOO_MANY_ATTEMPTS");
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(900);
  });

  test("an unknown address is counted as a known one: the limit tells nothing", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await signIn(app, "fantome@example.org", "Wrong-Horse-1", { address: `203.0.113.${attempt + 110}` });
    expect((await signIn(app, "Fantome@example.org ", "Wrong-Horse-1", { address: "203.0.113.130" })).body.code).toBe(
      "TOO_MANY_ATTEMPTS",
    );
  });

  test("a forged X-Forwarded-For does not give a new address", async () => {
    let last = 0;
    for (let attempt = 0; attempt < 61; attempt += 1)
      last = (
        await signIn(app, `inconnu-${attempt}@example.org`, "Wrong-Horse-1", {
          address: "192.0.2.50",
          headers: { "x-forwarded-for": `10.0.0.${attempt}`, "x-sclepios-client-address": `10.1.0.${attempt}` },
        })
      ).status;
    expect(last).toBe(429);
    expect((await signIn(app, "inconnu-99@example.org", "Wrong-Horse-1", { address: "192.0.2.51" })).status).toBe(401);
  }, 180_000);
});
