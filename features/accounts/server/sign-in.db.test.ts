import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditAll, emailsTo } from "../testing/queries.ts";
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
    const unknown = await signIn(app, "personne@example.org", "Wrong-Horse-1", {
      address: "203.0.113.2",
    });
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
        (
          await signIn(app, person.email, GOOD_PASSWORD, {
            headers: headers as Record<string, string>,
          })
        ).status,
      ).toBe(403);
  });

  test("logs sign-ins without the address or the password", async () => {
    const email = "discrete@example.org";
    await app.signUp({ email });
    await signIn(app, email);
    await signIn(app, email, "Wrong-Horse-1");
    const rows = await app.services.db.asSystem("test", auditAll);
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(["account_created", "signed_in", "sign_in_failed"]),
    );
    expect(JSON.stringify(rows)).not.toContain("discrete");
    expect(JSON.stringify(rows)).not.toContain("Horse");
  });
});

describe("guessing", () => {
  const from = (n: number) => `203.0.113.${n}`;
  const guess = (email: string, address: string, cookie = "") =>
    signIn(app, email, "Wrong-Horse-1", { address, ...(cookie ? { cookie } : {}) });
  const fail = async (email: string, times: number, address: (n: number) => string) => {
    for (let n = 0; n < times; n += 1) await guess(email, address(n));
  };

  test("right passwords never close an account, however many", async () => {
    const { person } = await app.signUp();
    for (let n = 0; n < 15; n += 1)
      expect((await signIn(app, person.email, GOOD_PASSWORD, { address: from(1) })).status).toBe(
        200,
      );
  });

  test("one network is closed to guesses at an account, and told how long", async () => {
    const { person } = await app.signUp();
    for (let n = 0; n < 10; n += 1)
      expect((await guess(person.email, from(10))).body.code).toBe("INVALID_EMAIL_OR_PASSWORD");
    const refused = await signIn(app, person.email, GOOD_PASSWORD, { address: from(10) });
    expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect(refused.body.retryAfter).toBeLessThanOrEqual(900);
    // The owner is elsewhere; another account of that network is another account.
    expect((await signIn(app, person.email, GOOD_PASSWORD, { address: from(11) })).status).toBe(
      200,
    );
    const other = await app.signUp();
    expect(
      (await signIn(app, other.person.email, GOOD_PASSWORD, { address: from(10) })).status,
    ).toBe(200);
  });

  test("a device where the owner has signed in stays open, on the network of the guesses too", async () => {
    const { person } = await app.signUp();
    const { cookie } = await signIn(app, person.email, GOOD_PASSWORD, { address: from(20) });
    await fail(person.email, 12, () => from(20));
    const sent = { address: from(20), cookie };
    expect((await signIn(app, person.email, GOOD_PASSWORD, { address: from(20) })).status).toBe(
      429,
    );
    for (let n = 0; n < 12; n += 1)
      expect((await signIn(app, person.email, GOOD_PASSWORD, sent)).status).toBe(200);
  });

  test("a device is known for the account that signed in there, and for no other", async () => {
    const [owner, colleague] = [await app.signUp(), await app.signUp()];
    const { cookie } = await signIn(app, colleague.person.email, GOOD_PASSWORD, {
      address: from(30),
    });
    await fail(owner.person.email, 10, () => from(30));
    const sent = { address: from(30), cookie };
    expect((await signIn(app, owner.person.email, GOOD_PASSWORD, sent)).status).toBe(429);
    const forged = cookie.replace(/(device=[\w-]{22})\.[\w-]+/, "$1.AAAAAAAAAAAAAAAAAAAAAA");
    await fail(colleague.person.email, 10, () => from(30));
    expect(
      (await signIn(app, colleague.person.email, GOOD_PASSWORD, { ...sent, cookie: forged }))
        .status,
    ).toBe(429);
    expect((await signIn(app, colleague.person.email, GOOD_PASSWORD, sent)).status).toBe(200);
  });

  test("two people of one computer are both known there", async () => {
    const [a, b] = [await app.signUp(), await app.signUp()];
    const first = await signIn(app, a.person.email, GOOD_PASSWORD, { address: from(40) });
    const both = await signIn(app, b.person.email, GOOD_PASSWORD, {
      address: from(40),
      cookie: first.cookie,
    });
    for (const { person } of [a, b]) {
      await fail(person.email, 10, () => from(40));
      const { status } = await signIn(app, person.email, GOOD_PASSWORD, {
        address: from(40),
        cookie: both.cookie,
      });
      expect(status).toBe(200);
    }
  });

  test("a device that guesses by itself waits at most five minutes", async () => {
    const { person } = await app.signUp();
    const { cookie } = await signIn(app, person.email, GOOD_PASSWORD, { address: from(50) });
    for (let n = 0; n < 10; n += 1) await guess(person.email, from(50), cookie);
    const refused = await signIn(app, person.email, GOOD_PASSWORD, { address: from(50), cookie });
    expect([refused.status, Number(refused.body.retryAfter) <= 300]).toEqual([429, true]);
  });

  test("guesses sent together count together", async () => {
    const { person } = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guess(person.email, from(60))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test("many networks together are stopped; a letter and a known device are the ways in", async () => {
    const { person } = await app.signUp();
    const known = await signIn(app, person.email, GOOD_PASSWORD, { address: from(70) });
    await fail(person.email, 100, (n) => `192.0.2.${Math.floor(n / 5) + 100}`);
    const stranger = { address: from(71) };
    expect((await signIn(app, person.email, GOOD_PASSWORD, stranger)).status).toBe(429);
    const sent = { address: from(72), cookie: known.cookie };
    expect((await signIn(app, person.email, GOOD_PASSWORD, sent)).status).toBe(200);
    expect(
      (await post(app, "/request-password-reset", { email: person.email }, stranger)).status,
    ).toBe(200);
    const letters = () => app.services.db.asSystem("test", (tx) => emailsTo(tx, person.email));
    await expect.poll(async () => (await letters()).length).toBe(1);
    const token = decodeURIComponent(
      /#reset=(\S+)/.exec((await letters())[0]?.body ?? "")?.[1] ?? "",
    );
    const reset = await post(
      app,
      "/reset-password",
      { token, newPassword: "Another-Horse-2" },
      stranger,
    );
    expect(reset.status).toBe(200);
    const back = await signIn(app, person.email, "Another-Horse-2", {
      ...stranger,
      cookie: reset.cookie,
    });
    expect(back.status).toBe(200);
  });

  test("an unknown address is counted as a known one: the limit tells nothing", async () => {
    await fail("fantome@example.org", 10, () => from(110));
    expect((await guess("Fantome@example.org ", from(110))).body.code).toBe("TOO_MANY_ATTEMPTS");
    expect((await guess("fantome@example.org", from(111))).body.code).toBe(
      "INVALID_EMAIL_OR_PASSWORD",
    );
  });

  test("a forged X-Forwarded-For does not give a new address", async () => {
    let last = 0;
    for (let attempt = 0; attempt < 61; attempt += 1)
      last = (
        await signIn(app, `inconnu-${attempt}@example.org`, "Wrong-Horse-1", {
          address: "192.0.2.50",
          headers: {
            "x-forwarded-for": `10.0.0.${attempt}`,
            "x-sclepios-client-address": `10.1.0.${attempt}`,
          },
        })
      ).status;
    expect(last).toBe(429);
    expect(
      (await signIn(app, "inconnu-99@example.org", "Wrong-Horse-1", { address: "192.0.2.51" }))
        .status,
    ).toBe(401);
  }, 180_000);
});
