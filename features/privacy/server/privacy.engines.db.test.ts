import { describe, expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";
import { session } from "#platform/auth/server/tables.ts";
import { serverFeature } from "#platform/feature/server/server-feature.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";
import { placesHolding, setSessionStart } from "../testing/traces.ts";
import { gdprConsent } from "./tables.ts";

let planted: "export" | "erase" | null = null;
const broken = serverFeature({
  name: "broken",
  personalData: {
    tables: [],
    export: async () => {
      if (planted === "export") throw new Error("planted");
      return {};
    },
    erase: async () => {
      if (planted === "erase") throw new Error("planted");
    },
  },
});
const app = await testApp({ features: [...features, broken] });

const post = (path: string, body: unknown, cookie?: string, language?: string) =>
  app.request(`/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(language ? { "accept-language": language } : {}),
    },
    body: JSON.stringify(body),
    ...(cookie ? { cookie } : {}),
  });

const consent = {
  consent_given: true,
  consent_type: "app_usage",
  user_agent: "test browser",
  data_processing_purposes: ["account", "assistant"],
  consent_version: "1.0",
};

describe("consent", () => {
  test("is written with all its fields and opens the application", async () => {
    const { cookie, person } = await app.signUp({ consent: false });
    const response = await post("/gdpr_consent", { user_id: person.id, ...consent }, cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toBe(true);
    const rows = await app.services.db.asPerson(person.id, (tx) => tx.select().from(gdprConsent));
    expect(rows).toEqual([
      expect.objectContaining({
        ownerId: person.id,
        consentGiven: true,
        consentType: "app_usage",
        userAgent: "test browser",
        dataProcessingPurposes: ["account", "assistant"],
        consentVersion: "1.0",
      }),
    ]);
    expect((await app.call("accounts/me", undefined, cookie)).body).toMatchObject({
      consent: true,
    });
    await post("/gdpr_consent", { ...consent, consent_given: false }, cookie);
    expect((await app.call("accounts/me", undefined, cookie)).body).toMatchObject({
      consent: false,
    });
    const history = await app.call("privacy/consentHistory", undefined, cookie);
    expect(history.body).toMatchObject({
      given: false,
      rows: [{ consent_given: false }, { consent_given: true }],
    });
  });

  test("is one's own, and of a known kind", async () => {
    const { cookie } = await app.signUp();
    const other = await app.signUp({ consent: false });
    expect(
      (await post("/gdpr_consent", { user_id: other.person.id, ...consent }, cookie)).status,
    ).toBe(404);
    expect((await post("/gdpr_consent", consent)).status).toBe(401);
    for (const wrong of [
      { consent_type: "x" },
      { consent_given: "perhaps" },
      { consent_version: "2.0" },
      { extra: 1 },
    ]) {
      const { status } = await post("/gdpr_consent", { ...consent, ...wrong }, cookie);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    const rows = await app.services.db.asPerson(other.person.id, (tx) =>
      tx.select().from(gdprConsent),
    );
    expect(rows).toEqual([]);
  });
});

describe("export", () => {
  test("holds what every feature keeps, and no secret", async () => {
    const { cookie, person } = await app.signUp({ name: "Éloïse Export", consent: false });
    await post("/gdpr_consent", consent, cookie);
    const response = await post(
      "/rpc/export_user_data_gdpr",
      { target_user_id: person.id },
      cookie,
    );
    expect(response.status).toBe(200);
    const body = (await response.json()) as { user_id: string; data: Record<string, unknown> };
    expect(body.user_id).toBe(person.id);
    for (const feature of features)
      if (feature.personalData) expect(body.data).toHaveProperty(namespaceOf(feature));
    // What rooms cut from one hold stands together, as before they were.
    for (const part of ["decks", "noteTypes", "transfers", "optimisations"])
      expect(body.data.flashcards).toHaveProperty(part);
    expect(body.data.accounts).toMatchObject({
      profile: { name: "Éloïse Export", email: person.email },
    });
    expect(body.data.privacy).toMatchObject({
      consents: [{ consent_given: true, user_id: person.id }],
    });
    expect(body.data.security).toMatchObject({ securityEvents: expect.arrayContaining([]) });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/"(password|token)"/i);
  });

  test("of somebody else is not found, of nobody refused", async () => {
    const { cookie } = await app.signUp();
    const other = await app.signUp();
    expect(
      (await post("/rpc/export_user_data_gdpr", { target_user_id: other.person.id }, cookie))
        .status,
    ).toBe(404);
    expect(
      (await post("/rpc/export_user_data_gdpr", { target_user_id: other.person.id })).status,
    ).toBe(401);
  });

  test("that fails says so with the spec's sentence", async () => {
    const { cookie, person } = await app.signUp();
    planted = "export";
    const response = await post(
      "/rpc/export_user_data_gdpr",
      { target_user_id: person.id },
      cookie,
    );
    planted = null;
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      message: "Impossible d'exporter les données utilisateur",
    });
  });
});

describe("erasure", () => {
  test("leaves nothing of the person in any table; the log keeps events of nobody", async () => {
    const email = "efface.moi@example.org";
    const { cookie, person } = await app.signUp({ email, name: "Solène Effaçable" });
    await post("/gdpr_consent", consent, cookie);
    await post(
      "/rpc/log_security_event_secure",
      { action_type: "trace_left", resource_name: "/x", event_details: { me: person.id } },
      cookie,
    );
    await post("/rpc/check_api_rate_limit", { endpoint_name: "chat" }, cookie);
    await app.call("security/reportClientError", { id: "err_erasure0001", message: "m" }, cookie);
    await app.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "Wrong-Horse-1" }),
    });
    await app.request("/api/auth/request-password-reset", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect((await app.request("/api/me/avatar", { method: "PUT", body: png, cookie })).status).toBe(
      200,
    );
    await expect
      .poll(() => app.services.db.asSystem("test", (tx) => placesHolding(tx, email)))
      .toContain("mail_message");
    expect(
      (await app.services.db.asSystem("test", (tx) => placesHolding(tx, person.id))).length,
    ).toBeGreaterThan(4);

    const response = await post("/functions/gdpr-delete-self", { reason: "not_needed" }, cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ deleted: true });

    for (const trace of [person.id, email, "Solène Effaçable"])
      expect(await app.services.db.asSystem("test", (tx) => placesHolding(tx, trace))).toEqual([]);
    const rows = await app.services.db.asSystem("test", (tx) => tx.select().from(auditEvent));
    expect(rows.find((row) => row.action === "trace_left")).toMatchObject({
      personId: null,
      address: "",
      userAgent: "",
      details: "",
    });
    expect(rows.find((row) => row.action === "account_erased")).toMatchObject({
      personId: null,
      details: '{"reason":"not_needed"}',
    });
    expect((await app.call("accounts/listSessions", undefined, cookie)).status).toBe(401);
  });

  test("ends every session of the person at once", async () => {
    const { cookie, person, password } = await app.signUp({ email: "deux.appareils@example.org" });
    const second = await app.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: person.email, password }),
    });
    const other = second.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect((await app.call("accounts/listSessions", undefined, other)).status).toBe(200);
    await post("/functions/gdpr-delete-self", { reason: "other" }, cookie);
    expect((await app.call("accounts/listSessions", undefined, other)).status).toBe(401);
    const left = await app.services.db.asSystem("test", (tx) => tx.select().from(session));
    expect(left.some((row) => row.userId === person.id)).toBe(false);
  });

  test("asks for the password once the session is no longer fresh", async () => {
    const { cookie, person, password } = await app.signUp();
    const hourAgo = new Date(Date.now() - 3_600_000);
    await app.services.db.asSystem("test", (tx) => setSessionStart(tx, person.id, hourAgo));
    const without = await post("/functions/gdpr-delete-self", { reason: "other" }, cookie, "fr");
    expect(without.status).toBe(403);
    expect(await without.json()).toMatchObject({ code: "PASSWORD_REQUIRED" });
    const wrong = await post(
      "/functions/gdpr-delete-self",
      { reason: "other", password: "Wrong-Horse-1" },
      cookie,
    );
    expect(await wrong.json()).toMatchObject({ code: "WRONG_PASSWORD" });
    const right = await post("/functions/gdpr-delete-self", { reason: "other", password }, cookie);
    expect(await right.json()).toEqual({ deleted: true });
  });

  test("cannot be used to guess a password", async () => {
    const { cookie } = await app.signUp();
    let status = 0;
    for (let i = 0; i < 6; i++)
      status = (
        await post(
          "/functions/gdpr-delete-self",
          { reason: "", password: `Wrong-Horse-${i}` },
          cookie,
        )
      ).status;
    expect(status).toBe(429);
  });

  test("keeps the last administrator, also when two leave at once", async () => {
    const ada = await app.signUp({ systemRole: "admin" });
    const refused = await post(
      "/functions/gdpr-delete-self",
      { reason: "other" },
      ada.cookie,
      "fr",
    );
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "LAST_ADMIN",
      message:
        "Vous êtes le dernier administrateur\u00A0: nommez-en un autre avant d’effacer votre compte.",
    });
    const bob = await app.signUp({ systemRole: "admin" });
    const both = await Promise.all(
      [ada, bob].map(
        async ({ cookie }) =>
          (await post("/functions/gdpr-delete-self", { reason: "other" }, cookie)).status,
      ),
    );
    expect(both.sort()).toEqual([200, 409]);
  });

  test("is all or nothing, and says so with the spec's sentence", async () => {
    const { cookie, person } = await app.signUp();
    await post("/gdpr_consent", consent, cookie);
    planted = "erase";
    const response = await post("/functions/gdpr-delete-self", { reason: "other" }, cookie);
    planted = null;
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      message: "Impossible de supprimer complètement les données utilisateur",
    });
    expect((await app.call("accounts/me", undefined, cookie)).body).toMatchObject({
      id: person.id,
      consent: true,
    });
  });

  test("is refused to visitors and takes no other person's name", async () => {
    expect((await post("/functions/gdpr-delete-self", { reason: "x" })).status).toBe(401);
    const { cookie } = await app.signUp();
    const { status } = await post(
      "/functions/gdpr-delete-self",
      { reason: "x", user_id: "somebody" },
      cookie,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
