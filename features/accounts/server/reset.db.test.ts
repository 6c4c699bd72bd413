import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { eventually } from "#platform/testing/eventually.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import { emailsTo } from "../testing/queries.ts";
import { GOOD_PASSWORD, post, signIn, signUp, whoIs } from "../testing/visitor.ts";

const app = await testApp();
const withMail = await testApp({
  env: { SMTP_URL: "smtp://127.0.0.1:9", PUBLIC_URL: "http://localhost:3000" },
});
const NEW_PASSWORD = "Another-Horse-2";

const letters = (to: string, from = app) =>
  from.services.db.asSystem("test", (tx) => emailsTo(tx, to));

/**
 * The token of the latest letter to `email`; letters are written just after the call that asks for
 * them.
 */
async function tokenFor(
  email: string,
  kind: "reset" | "verify",
  from: TestApp = app,
): Promise<string> {
  const found = await eventually(async () => {
    const token = new RegExp(`/auth#${kind}=(\\S+)`).exec(
      (await letters(email, from))[0]?.body ?? "",
    )?.[1];
    if (!token) throw new Error("no letter yet");
    return token;
  });
  return decodeURIComponent(found);
}

describe("resetting a password", () => {
  test("changes it once, and signs every device out", async () => {
    const { person, cookie } = await app.signUp({ language: "en" });
    expect((await post(app, "/request-password-reset", { email: person.email })).status).toBe(200);
    const token = await tokenFor(person.email, "reset");
    const [letter] = await letters(person.email);
    expect(letter).toMatchObject({ status: "local", subject: "Sclepios: choose a new password" });
    expect((await post(app, "/reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(
      200,
    );
    expect(await whoIs(app, cookie)).toBeNull();
    expect((await signIn(app, person.email)).status).toBe(401);
    expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
    const again = await post(app, "/reset-password", { token, newPassword: "Third-Horse-3" });
    expect({ status: again.status, code: again.body.code }).toEqual({
      status: 400,
      code: "INVALID_TOKEN",
    });
    expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("spends every other link of the account, and so does a changed password", async () => {
    for (const change of ["reset", "change"] as const) {
      const { person, cookie } = await app.signUp();
      const tokens: string[] = [];
      for (const count of [1, 2]) {
        await post(app, "/request-password-reset", { email: person.email });
        await eventually(async () => expect(await letters(person.email)).toHaveLength(count));
        tokens.push(await tokenFor(person.email, "reset"));
      }
      const [first, second] = tokens;
      expect(first).not.toBe(second);
      const done =
        change === "reset"
          ? await post(app, "/reset-password", { token: second, newPassword: NEW_PASSWORD })
          : await post(
              app,
              "/change-password",
              {
                currentPassword: GOOD_PASSWORD,
                newPassword: NEW_PASSWORD,
                revokeOtherSessions: true,
              },
              { cookie },
            );
      expect(done.status).toBe(200);
      const late = await post(app, "/reset-password", {
        token: first,
        newPassword: "Third-Horse-3",
      });
      expect([change, late.status, late.body.code]).toEqual([change, 400, "INVALID_TOKEN"]);
      expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
    }
  });

  test("writes no link of somebody else's into a letter through a name", async () => {
    const { person } = await app.signUp({ name: "Gagnez http://evil.example" });
    await post(app, "/request-password-reset", { email: person.email });
    await tokenFor(person.email, "reset");
    expect((await letters(person.email))[0]?.body).not.toContain("evil.example");
  });

  test("answers the same for an unknown address, to which nothing is written", async () => {
    const { person } = await app.signUp();
    const known = await post(app, "/request-password-reset", { email: person.email });
    const unknown = await post(app, "/request-password-reset", { email: "personne@example.org" });
    expect(unknown).toEqual(known);
    await tokenFor(person.email, "reset");
    expect(await letters("personne@example.org")).toEqual([]);
  });

  test("refuses a weak password and keeps the token for the next try", async () => {
    const { person } = await app.signUp();
    await post(app, "/request-password-reset", { email: person.email });
    const token = await tokenFor(person.email, "reset");
    expect((await post(app, "/reset-password", { token, newPassword: "faible" })).body.code).toBe(
      "PASSWORD_TOO_WEAK",
    );
    expect((await post(app, "/reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(
      200,
    );
  });

  test("refuses an invented token, and an address chosen by the client for the link", async () => {
    expect(
      (await post(app, "/reset-password", { token: "invente", newPassword: NEW_PASSWORD })).body
        .code,
    ).toBe("INVALID_TOKEN");
    const { person } = await app.signUp();
    const refused = await post(app, "/request-password-reset", {
      email: person.email,
      redirectTo: "https://evil.example",
    });
    expect(refused.body.code).toBe("FIELD_NOT_ALLOWED");
  });

  test.each([
    ["five letters an hour for one network", 6, () => "203.0.113.9"],
    ["twenty for all together", 21, (n: number) => `192.0.2.${n}`],
  ])("writes at most %s to one account, known or not", async (name, times, address) => {
    for (const email of [(await app.signUp()).person.email, `fantome-${name.length}@example.org`]) {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1)
        statuses.push(
          (await post(app, "/request-password-reset", { email }, { address: address(n) })).status,
        );
      expect(statuses).toEqual([...Array(times - 1).fill(200), 429]);
    }
  });
});

describe("confirming an address", () => {
  test("is asked for when mail can be sent: no session before, one after", async () => {
    const email = "a-confirmer@example.org";
    const made = await signUp(withMail, { email, language: "es" });
    expect({ status: made.status, cookie: made.cookie }).toEqual({ status: 200, cookie: "" });
    const early = await signIn(withMail, email);
    expect({ status: early.status, code: early.body.code }).toEqual({
      status: 403,
      code: "EMAIL_NOT_VERIFIED",
    });
    const token = await tokenFor(email, "verify", withMail);
    const [letter] = await letters(email, withMail);
    expect(letter).toMatchObject({
      status: "queued",
      subject: "Sclepios: confirmar su correo electrónico",
    });
    expect(letter?.body).toContain("http://localhost:3000/auth#verify=");
    const confirmed = await post(withMail, "/verify-email", { token });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).not.toHaveProperty("token");
    expect(await whoIs(withMail, confirmed.cookie)).toMatchObject({ email, emailVerified: true });
    expect((await signIn(withMail, email)).status).toBe(200);
    const twice = await post(withMail, "/verify-email", { token });
    expect(twice.cookie).toBe("");
  });

  test("tells a wrong password from an unconfirmed address only to who knows the password", async () => {
    const email = "secret@example.org";
    await signUp(withMail, { email });
    expect((await signIn(withMail, email, "Wrong-Horse-1")).body.code).toBe(
      "INVALID_EMAIL_OR_PASSWORD",
    );
  });

  test("writes again on request, and answers the same for an unknown address", async () => {
    const email = "encore@example.org";
    await signUp(withMail, { email });
    await tokenFor(email, "verify", withMail);
    const known = await post(withMail, "/send-verification-email", { email });
    const unknown = await post(withMail, "/send-verification-email", {
      email: "personne@example.org",
    });
    expect(unknown).toEqual(known);
    await eventually(async () => expect(await letters(email, withMail)).toHaveLength(2));
    expect(await letters("personne@example.org", withMail)).toEqual([]);
  });

  test("refuses an invented token", async () => {
    const refused = await post(withMail, "/verify-email", { token: "invente" });
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 401,
      code: "INVALID_TOKEN",
    });
  });

  test("takes its token from a body only, and leads nowhere else", async () => {
    const email = "ailleurs@example.org";
    await signUp(withMail, { email });
    const token = await tokenFor(email, "verify", withMail);
    const inAddress = `/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=https://evil.example`;
    // A link or a picture of another site is a GET, which carries no origin to check.
    for (const method of ["GET", "HEAD"]) {
      const refused = await withMail.request(inAddress, { method });
      expect([
        refused.status,
        refused.headers.get("location"),
        refused.headers.getSetCookie(),
      ]).toEqual([404, null, []]);
    }
    for (const body of [
      {},
      { token: 3 },
      { token: "x".repeat(5_000) },
      { token, callbackURL: "https://evil.example" },
    ]) {
      const refused = await withMail.request(inAddress, {
        method: "POST",
        body: JSON.stringify(body),
      });
      expect([400, 401]).toContain(refused.status);
      expect([refused.headers.get("location"), refused.headers.getSetCookie()]).toEqual([null, []]);
    }
    const elsewhere = { origin: "https://evil.example" };
    expect((await post(withMail, "/verify-email", { token }, { headers: elsewhere })).status).toBe(
      403,
    );
    expect((await post(withMail, "/verify-email", { token })).cookie).not.toBe("");
  });

  test("says beforehand whether an address will have to be confirmed", async () => {
    expect((await app.call("accounts/installation")).body).toMatchObject({ verifiesEmail: false });
    expect((await withMail.call("accounts/installation")).body).toMatchObject({
      verifiesEmail: true,
    });
  });
});

test("a changed password signs the other devices out, and needs the current one", async () => {
  const { person, cookie } = await app.signUp();
  const other = await signIn(app, person.email);
  const body = {
    currentPassword: "Wrong-Horse-1",
    newPassword: NEW_PASSWORD,
    revokeOtherSessions: true,
  };
  expect((await post(app, "/change-password", body, { cookie })).body.code).toBe(
    "INVALID_PASSWORD",
  );
  expect(
    (
      await post(
        app,
        "/change-password",
        { ...body, currentPassword: GOOD_PASSWORD, newPassword: "faible" },
        { cookie },
      )
    ).body.code,
  ).toBe("PASSWORD_TOO_WEAK");
  expect((await post(app, "/change-password", body)).status).toBe(401);
  const changed = await post(
    app,
    "/change-password",
    { ...body, currentPassword: GOOD_PASSWORD },
    { cookie },
  );
  expect(changed.status).toBe(200);
  expect(await whoIs(app, other.cookie)).toBeNull();
  expect(await whoIs(app, changed.cookie)).toMatchObject({ id: person.id });
  expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
});

test("a stolen session is not a place to guess the password from, whatever the address", async () => {
  const { cookie } = await app.signUp();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const body = { currentPassword: `Wrong-Horse-${attempt}`, newPassword: NEW_PASSWORD };
    statuses.push(
      (await post(app, "/change-password", body, { cookie, address: `203.0.113.${attempt}` }))
        .status,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
}, 120_000);
