import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { datePerson, passwordHashes, personExists, removeCredential } from "../testing/queries.ts";
import { GOOD_PASSWORD, post, signIn, signUp, whoIs } from "../testing/visitor.ts";
import { sweepAccounts } from "./jobs.ts";

const app = await testApp();

describe("signing up", () => {
  test("opens a session, kept in an HttpOnly cookie and nowhere else", async () => {
    const { status, body, cookie, setCookies } = await signUp(app, {
      email: "Nouvelle@Example.org",
      language: "es",
    });
    expect(status).toBe(200);
    expect(setCookies.join("\n")).toMatch(/sclepios\.session_token=.*HttpOnly/i);
    expect(setCookies.join("\n")).toMatch(/SameSite=Lax/i);
    const secret = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "?";
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body).not.toHaveProperty("token");
    expect(await app.call("accounts/me", undefined, cookie)).toMatchObject({
      body: {
        email: "nouvelle@example.org",
        language: "es",
        providerRole: "user",
        systemRole: "user",
        consent: false,
      },
    });
  });

  test("keeps no readable password", async () => {
    await signUp(app, { email: "hash@example.org" });
    const hashes = await app.services.db.asSystem("test", passwordHashes);
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).not.toContain(GOOD_PASSWORD);
  });

  test.each([
    ["systemRole", "admin"],
    ["providerRole", "admin"],
    ["role", "admin"],
    ["emailVerified", true],
    ["id", "chosen"],
    ["image", "https://example.org/spy.png"],
    ["callbackURL", "https://example.org"],
  ])("refuses the field %s", async (field, value) => {
    const email = `field-${field}@example.org`.toLowerCase();
    const { status, body } = await signUp(app, { email, [field]: value });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "FIELD_NOT_ALLOWED" });
    expect((await signIn(app, email)).status).toBe(401);
  });

  test.each([
    ["court", "Ab1!"],
    ["sans majuscule", "correct-horse-1"],
    ["sans minuscule", "CORRECT-HORSE-1"],
    ["sans chiffre", "Correct-Horse"],
    ["sans caractère spécial", "CorrectHorse1"],
    ["d'un autre type", 12345678],
    ["démesuré", `Aa1!${"x".repeat(200)}`],
  ])("refuses a password %s", async (_, password) => {
    const { status, body } = await signUp(app, { email: "faible@example.org", password });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "PASSWORD_TOO_WEAK" });
  });

  test.each([
    ["vide", "", "INVALID_NAME"],
    ["blanc", "   ", "INVALID_NAME"],
    ["trop long", "x".repeat(101), "INVALID_NAME"],
  ])("refuses a name %s", async (_, name, code) => {
    expect((await signUp(app, { email: "nom@example.org", name })).body.code).toBe(code);
  });

  test.each(["pas-une-adresse", "a@b", `${"x".repeat(250)}@example.org`])(
    "refuses the address %s",
    async (email) => {
      const { status, body } = await signUp(app, { email });
      expect({ status, code: body.code }).toEqual({ status: 400, code: "INVALID_EMAIL" });
    },
  );

  test("says that an account exists, whatever the case of the address", async () => {
    await signUp(app, { email: "deja@example.org" });
    const { status, body } = await signUp(app, {
      email: "DEJA@example.org",
      password: "Another-Horse-2",
    });
    expect({ status, code: body.code }).toEqual({ status: 422, code: "USER_ALREADY_EXISTS" });
    expect((await signIn(app, "deja@example.org")).status).toBe(200);
  });

  test("stores names as they were typed", async () => {
    const name = `<script>alert(1)</script> Ζωή "O'Neil" 👩‍⚕️`;
    const { cookie } = await signUp(app, { email: "noms@example.org", name });
    expect(await app.call("accounts/me", undefined, cookie)).toMatchObject({ body: { name } });
  });

  test("answers clearly to what is not an account", async () => {
    const broken = await app.request("/api/auth/sign-up/email", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect(broken.status).toBe(400);
    expect(
      (await post(app, "/sign-up/email", { email: ["a"], name: {}, password: GOOD_PASSWORD }))
        .status,
    ).toBeGreaterThanOrEqual(400);
    expect((await signUp(app, { email: "nul@example.org", name: "a\u0000b" })).body.code).toBe(
      "UNSTORABLE_TEXT",
    );
    expect((await app.request("/api/auth/sign-up/email")).status).toBe(404);
  });

  test("frees the address of a sign-up that a crash cut short", async () => {
    const { cookie } = await signUp(app, { email: "coupe@example.org" });
    const person = await whoIs(app, cookie);
    const id = person?.id ?? "";
    await app.services.db.asSystem("test", async (tx) => {
      await removeCredential(tx, id);
      await datePerson(tx, id, new Date(Date.now() - 120_000));
    });
    await sweepAccounts.handle({}, app.services);
    expect(await app.services.db.asSystem("test", (tx) => personExists(tx, id))).toBe(false);
    expect((await signUp(app, { email: "coupe@example.org" })).status).toBe(200);
  });
});
