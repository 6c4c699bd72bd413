import { describe, expect, test, vi } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import { lettersTo } from "../testing/queries.ts";
import { answer, GOOD_PASSWORD, post, signIn, signUp, whoIs } from "../testing/visitor.ts";

const app = await testApp();
const withMail = await testApp({ env: { SMTP_URL: "smtp://127.0.0.1:9", PUBLIC_URL: "http://localhost:3000" } });
const NEW_PASSWORD = "Another-Horse-2";

const letters = (to: string, from = app) => from.services.db.asSystem("test", (tx) => lettersTo(tx, to));

/** The token of the latest letter to `email`; letters are written just after the call that asks for them. */
async function tokenFor(email: string, kind: "reset" | "verify", from: TestApp = app): Promise<string> {
  const found = await vi.waitFor(async () => {
    const token = new RegExp(`/auth#${kind}=(\\S+)`).exec((await letters(email, from))[0]?.body ?? "")?.[1];
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
    expect((await post(app, "/reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect(await whoIs(app, cookie)).toBeNull();
    expect((await signIn(app, person.email)).status).toBe(401);
    expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
    const again = await post(app, "/reset-password", { token, newPassword: "Third-Horse-3" });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 400, code: "INVALID_TOKEN" });
    expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
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
    expect((await post(app, "/reset-password", { token, newPassword: "faible" })).body.code).toBe("PASSWORD_TOO_WEAK");
    expect((await post(app, "/reset-password", { token, newPassword: NEW_PASSWORD })).status).toBe(200);
  });

  test("refuses an invented token, and an address chosen by the client for the link", async () => {
    expect((await post(app, "/reset-password", { token: "invente", newPassword: NEW_PASSWORD })).body.code).toBe(
      "INVALID_TOKEN",
    );
    const { person } = await app.signUp();
    const refused = await post(app, "/request-password-reset", {
      email: person.email,
      redirectTo: "https://evil.example",
    });
    expect(refused.body.code).toBe("FIELD_NOT_ALLOWED");
  });

  test("writes at most five letters an hour to one account, known or not", async () => {
    for (const email of [(await app.signUp()).person.email, "fantome@example.org"]) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push(
          (await post(app, "/request-password-reset", { email }, { address: `203.0.113.${attempt}` })).status,
        );
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe("confirming an address", () => {
  test("is asked for when mail can be sent: no session before, one after", async () => {
    const email = "a-confirmer@example.org";
    const made = await signUp(withMail, { email, language: "es" });
    expect({ status: made.status, cookie: made.cookie }).toEqual({ status: 200, cookie: "" });
    const early = await signIn(withMail, email);
    expect({ status: early.status, code: early.body.code }).toEqual({ status: 403, code: "EMAIL_NOT_VERIFIED" });
    const token = await tokenFor(email, "verify", withMail);
    const [letter] = await letters(email, withMail);
    expect(letter).toMatchObject({ status: "queued", subject: "Sclepios: confirmar su correo electrónico" });
    expect(letter?.body).toContain("http://localhost:3000/auth#verify=");
    const confirmed = await answer(await withMail.request(`/api/auth/verify-email?token=${encodeURIComponent(token)}`));
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).not.toHaveProperty("token");
    expect(await whoIs(withMail, confirmed.cookie)).toMatchObject({ email, emailVerified: true });
    expect((await signIn(withMail, email)).status).toBe(200);
    const twice = await answer(await withMail.request(`/api/auth/verify-email?token=${encodeURIComponent(token)}`));
    expect(twice.cookie).toBe("");
  });

  test("tells a wrong password from an unconfirmed address only to who knows the password", async () => {
    const email = "secret@example.org";
    await signUp(withMail, { email });
    expect((await signIn(withMail, email, "Wrong-Horse-1")).body.code).toBe("INVALID_EMAIL_OR_PASSWORD");
  });

  test("writes again on request, and answers the same for an unknown address", async () => {
    const email = "encore@example.org";
    await signUp(withMail, { email });
    await tokenFor(email, "verify", withMail);
    const known = await post(withMail, "/send-verification-email", { email });
    const unknown = await post(withMail, "/send-verification-email", { email: "personne@example.org" });
    expect(unknown).toEqual(known);
    await vi.waitFor(async () => expect(await letters(email, withMail)).toHaveLength(2));
    expect(await letters("personne@example.org", withMail)).toEqual([]);
  });

  test("refuses an invented token", async () => {
    const refused = await answer(await withMail.request("/api/auth/verify-email?token=invente"));
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 401, code: "INVALID_TOKEN" });
  });

  test("says beforehand whether an address will have to be confirmed", async () => {
    expect((await app.call("accounts/installation")).body).toMatchObject({ verifiesEmail: false });
    expect((await withMail.call("accounts/installation")).body).toMatchObject({ verifiesEmail: true });
  });
});

test("a changed password signs the other devices out, and needs the current one", async () => {
  const { person, cookie } = await app.signUp();
  const other = await signIn(app, person.email);
  const body = { currentPassword: "Wrong-Horse-1", newPassword: NEW_PASSWORD, revokeOtherSessions: true };
  expect((await post(app, "/change-password", body, { cookie })).body.code).toBe("INVALID_PASSWORD");
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
  const changed = await post(app, "/change-password", { ...body, currentPassword: GOOD_PASSWORD }, { cookie });
  expect(changed.status).toBe(200);
  expect(await whoIs(app, other.cookie)).toBeNull();
  expect(await whoIs(app, changed.cookie)).toMatchObject({ id: person.id });
  expect((await signIn(app, person.email, NEW_PASSWORD)).status).toBe(200);
});
