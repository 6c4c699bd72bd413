import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";

const app = await testApp();

describe("an installation", () => {
  test("answers its probes under the strict policy", async () => {
    const health = await app.request("/healthz");
    expect(health.status).toBe(200);
    expect(health.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  test("signs a person up and knows them by their cookie", async () => {
    const { cookie, person } = await app.signUp({ name: "Éloïse Fictive", consent: false });
    const me = await app.call("accounts/me", undefined, cookie);
    expect(me).toMatchObject({
      status: 200,
      body: { id: person.id, name: "Éloïse Fictive", systemRole: "user", consent: false },
    });
  });

  test("documents its interface", async () => {
    const document = await app.request("/api/openapi.json");
    expect(document.status).toBe(200);
    expect(Object.keys(((await document.json()) as { paths: object }).paths)).toContain(
      "/rpc/validate_user_input",
    );
  });
});
