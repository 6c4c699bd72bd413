import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { auditEvent } from "#platform/audit/tables.ts";

const app = await testApp();

const post = (path: string, body: unknown, cookie?: string, address?: string) =>
  app.request(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "test browser" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(cookie ? { cookie } : {}),
    ...(address ? { address } : {}),
  });
const json = async (response: Promise<Response>) => (await response).json();
const rows = () => app.services.db.asSystem("test", (tx) => tx.select().from(auditEvent));

describe("validate_user_input", () => {
  test("answers valid and errors, for visitors too", async () => {
    expect(
      await json(post("/rpc/validate_user_input", { input_text: "Douleur thoracique" })),
    ).toEqual({
      valid: true,
      errors: "",
    });
    expect(
      await json(post("/rpc/validate_user_input", { input_text: "abc", max_length: 2 })),
    ).toMatchObject({
      valid: false,
      errors: "Validation failed, Input exceeds maximum length of 2 characters",
    });
  });

  test.each([
    {},
    { input_text: "" },
    { input_text: null },
    { input_text: 12 },
    { input_text: { a: 1 } },
  ])("answers the spec's sentence to %j, in every language", async (body) => {
    const response = await app.request("/api/rpc/validate_user_input", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "es" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      valid: false,
      errors: "Input is required and must be a string",
    });
  });

  test.each([
    [{ input_text: "a", extra: 1 }, [422]],
    [{ input_text: "a", max_length: "many" }, [422]],
    [{ input_text: "a", max_length: -1 }, [422]],
    ["{broken", [400]],
    [{ input_text: "a".repeat(2_000_000) }, [413]],
  ] as const)("refuses what is malformed with a clear 4xx (%#)", async (body, statuses) => {
    const response = await post("/rpc/validate_user_input", body);
    expect(statuses).toContain(response.status);
    expect(await response.text()).not.toMatch(/\bat .*\.ts/);
  });
});

describe("rate-limit calls", () => {
  test("need a signed-in person", async () => {
    const calls = [
      post("/rpc/check_rate_limit_enhanced", { user_identifier: "x", action_type: "send" }),
      post("/rpc/check_api_rate_limit", { endpoint_name: "general_api" }),
    ];
    for (const call of calls) {
      const response = await call;
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        code: "UNAUTHENTICATED",
        message: "User not authenticated",
      });
    }
  });

  test("allow 10 by default, then say how long to wait", async () => {
    const { cookie, person } = await app.signUp();
    const body = { user_identifier: person.id, action_type: "send_message" };
    for (let i = 0; i < 10; i++)
      expect(await json(post("/rpc/check_rate_limit_enhanced", body, cookie))).toEqual({
        allowed: true,
        penalty_seconds: 0,
      });
    const refused = (await json(post("/rpc/check_rate_limit_enhanced", body, cookie))) as {
      penalty_seconds: number;
    };
    expect(refused).toMatchObject({ allowed: false });
    expect(refused.penalty_seconds).toBeGreaterThan(3500);
    expect(refused.penalty_seconds).toBeLessThanOrEqual(3600);
  });

  test("allow 100 by default for an endpoint", async () => {
    const { cookie } = await app.signUp();
    const body = { endpoint_name: "chat" };
    for (let i = 0; i < 100; i++) await post("/rpc/check_api_rate_limit", body, cookie);
    expect(await json(post("/rpc/check_api_rate_limit", body, cookie))).toMatchObject({
      allowed: false,
    });
  });

  test("never touch another person's limit, whatever the identifier says", async () => {
    const attacker = await app.signUp();
    const victim = await app.signUp();
    const body = { user_identifier: victim.person.id, action_type: "sign_in", max_attempts: 2 };
    for (let i = 0; i < 5; i++) await post("/rpc/check_rate_limit_enhanced", body, attacker.cookie);
    expect(await json(post("/rpc/check_rate_limit_enhanced", body, attacker.cookie))).toMatchObject(
      { allowed: false },
    );
    expect(await json(post("/rpc/check_rate_limit_enhanced", body, victim.cookie))).toMatchObject({
      allowed: true,
    });
    // And another identifier gives no fresh counter.
    const renamed = { ...body, user_identifier: "somebody@else.example" };
    expect(
      await json(post("/rpc/check_rate_limit_enhanced", renamed, attacker.cookie)),
    ).toMatchObject({
      allowed: false,
    });
  });

  test("stay closed for 60 s when the endpoint check itself fails", async () => {
    const { cookie } = await app.signUp();
    const { db } = app.services;
    const asSystem = db.asSystem;
    db.asSystem = (reason, work) =>
      reason === "rate limit" ? Promise.reject(new Error("planted")) : asSystem(reason, work);
    try {
      expect(
        await json(post("/rpc/check_api_rate_limit", { endpoint_name: "chat" }, cookie)),
      ).toEqual({
        allowed: false,
        penalty_seconds: 60,
      });
    } finally {
      db.asSystem = asSystem;
    }
  });
});

describe("the security log", () => {
  test("keeps a person's row, cut to the spec's lengths and without query string", async () => {
    const { cookie, person } = await app.signUp();
    const answer = await json(
      post(
        "/rpc/log_security_event",
        {
          action_type: "a".repeat(150),
          resource_path: `/chat?q=Mme+Dupont`,
          user_agent: "u".repeat(500),
        },
        cookie,
      ),
    );
    expect(answer).toEqual({ logged: true });
    const row = (await rows()).find(
      (one) => one.personId === person.id && one.action.startsWith("aaa"),
    );
    expect(row).toMatchObject({
      action: "a".repeat(100),
      resource: "/chat",
      userAgent: "u".repeat(200),
    });
  });

  test("keeps the details of the secure call as JSON, cut to 1000", async () => {
    const { cookie, person } = await app.signUp();
    const body = {
      action_type: "page_left",
      resource_name: "r".repeat(300),
      event_details: { text: "x".repeat(3000) },
    };
    expect(await json(post("/rpc/log_security_event_secure", body, cookie))).toEqual({
      logged: true,
    });
    const row = (await rows()).find(
      (one) => one.personId === person.id && one.action === "page_left",
    );
    expect(row?.resource).toHaveLength(200);
    expect(row?.details).toHaveLength(1000);
    expect(row?.details.startsWith('{"text":"xxx')).toBe(true);
    expect(row).toMatchObject({ userAgent: "test browser", address: "198.51.100.7" });
  });

  test("a person's word about what only the server does is kept as their word", async () => {
    const { cookie, person } = await app.signUp();
    const forged = {
      action_type: "role_changed",
      resource_name: "/",
      event_details: { by: "someone", systemRole: "admin" },
    };
    expect(await json(post("/rpc/log_security_event_secure", forged, cookie))).toEqual({
      logged: true,
    });
    const own = (await rows())
      .filter(({ personId }) => personId === person.id)
      .map(({ action }) => action);
    expect(own).toContain("client:role_changed");
    expect(own).not.toContain("role_changed");
  });

  test("takes from a visitor only a refused visit, capped by address", async () => {
    const refused = await post("/rpc/log_security_event", {
      action_type: "role_changed",
      resource_path: "/",
    });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ message: "User not authenticated" });
    const visit = () =>
      post(
        "/rpc/log_security_event",
        { action_type: "unauthorized_access_attempt", resource_path: "/admin" },
        undefined,
        "203.0.113.9",
      );
    for (let i = 0; i < 20; i++) expect((await visit()).status).toBe(200);
    const capped = await visit();
    expect(capped.status).toBe(429);
    expect(((await capped.json()) as { message: string }).message).toMatch(
      /^Rate limit exceeded\. Try again in \d+ seconds\.$/,
    );
    const elsewhere = await post("/rpc/log_security_event_secure", {
      action_type: "unauthorized_access_attempt",
      resource_name: "/chat",
    });
    expect(elsewhere.status).toBe(200);
  });

  test("refuses a request from another site, an unknown field and a wrong type", async () => {
    const { cookie } = await app.signUp();
    const body = { action_type: "a", resource_path: "/" };
    expect(
      (await post("/rpc/log_security_event", { ...body, level: "critical" }, cookie)).status,
    ).toBeLessThan(500);
    expect(
      (await post("/rpc/log_security_event", { ...body, level: "critical" }, cookie)).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (
        await post(
          "/rpc/log_security_event_secure",
          { action_type: "a", resource_name: "/", event_details: [1] },
          cookie,
        )
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });
});

describe("monitor_security_events", () => {
  test("judges the caller's own rows only", async () => {
    const quiet = await app.signUp();
    const loud = await app.signUp();
    for (let i = 0; i < 5; i++)
      await post(
        "/rpc/log_security_event",
        { action_type: "insufficient_permissions", resource_path: "/consultations" },
        loud.cookie,
      );
    const scan = (await json(post("/rpc/monitor_security_events", {}, loud.cookie))) as {
      scan_timestamp: string;
    };
    expect(scan).toMatchObject({ threat_level: "HIGH" });
    expect(new Date(scan.scan_timestamp).toISOString()).toBe(scan.scan_timestamp);
    expect(await json(post("/rpc/monitor_security_events", {}, quiet.cookie))).toMatchObject({
      threat_level: "LOW",
    });
    expect((await post("/rpc/monitor_security_events", {})).status).toBe(401);
  });

  test("accepts an empty body, as the table says", async () => {
    const { cookie } = await app.signUp();
    const response = await app.request("/api/rpc/monitor_security_events", {
      method: "POST",
      cookie,
    });
    expect(response.status).toBe(200);
  });
});
