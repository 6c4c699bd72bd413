import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { TestApp } from "#platform/testing/harness.ts";
import { signUp, whoIs } from "../testing/visitor.ts";

const HERE = "127.0.0.1";
const ELSEWHERE = "203.0.113.7";

const roleOf = async (app: TestApp, made: { cookie: string }) =>
  (await whoIs(app, made.cookie))?.systemRole;
const codeAsked = async (app: TestApp, address: string, headers = {}) => {
  const response = await app.request("/api/installation", { address, headers });
  return ((await response.json()) as { firstAdminCode: boolean }).firstAdminCode;
};

describe("the first administrator", () => {
  test("is the first account when it is made on the machine itself, with both roles; the next is not", async () => {
    const app = await testApp();
    expect(await codeAsked(app, HERE)).toBe(false);
    const first = await signUp(app, { email: "premiere@example.org" }, { address: HERE });
    expect(await whoIs(app, first.cookie)).toMatchObject({
      systemRole: "admin",
      providerRole: "admin",
    });
    const second = await signUp(app, { email: "seconde@example.org" }, { address: HERE });
    expect(await roleOf(app, second)).toBe("user");
  });

  test("needs the code from elsewhere, also after ordinary accounts; the code serves once", async () => {
    const app = await testApp();
    expect(await codeAsked(app, ELSEWHERE)).toBe(true);
    const without = await signUp(app, { email: "sans@example.org" }, { address: ELSEWHERE });
    expect(await roleOf(app, without)).toBe("user");
    const wrong = await signUp(
      app,
      { email: "faux@example.org", adminCode: "000000000000" },
      { address: ELSEWHERE },
    );
    expect(await roleOf(app, wrong)).toBe("user");
    // Somebody has an account already: being on the machine is no longer enough.
    const late = await signUp(app, { email: "tard@example.org" }, { address: HERE });
    expect(await roleOf(app, late)).toBe("user");
    const code = ` ${app.adminCode.toLowerCase()} `;
    const right = await signUp(
      app,
      { email: "juste@example.org", adminCode: code },
      { address: ELSEWHERE },
    );
    expect(await roleOf(app, right)).toBe("admin");
    expect(await codeAsked(app, ELSEWHERE)).toBe(false);
    const again = await signUp(
      app,
      { email: "encore@example.org", adminCode: app.adminCode },
      { address: ELSEWHERE },
    );
    expect(await roleOf(app, again)).toBe("user");
  });

  test("is one, when two sign up at once", async () => {
    const app = await testApp();
    const made = await Promise.all(
      ["une", "deux", "trois", "quatre"].map((name) =>
        signUp(app, { email: `${name}@example.org` }, { address: HERE }),
      ),
    );
    const roles = await Promise.all(made.map((one) => roleOf(app, one)));
    expect(roles.filter((role) => role === "admin")).toHaveLength(1);
    expect(roles.filter((role) => role === "user")).toHaveLength(3);
  });

  test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
    "is not who comes through a proxy (%s)",
    async (header) => {
      const app = await testApp();
      const headers = { [header]: "127.0.0.1" };
      expect(await codeAsked(app, HERE, headers)).toBe(true);
      expect(
        await roleOf(
          app,
          await signUp(app, { email: "proxy@example.org" }, { address: HERE, headers }),
        ),
      ).toBe("user");
    },
  );

  test("is not who says to be here from elsewhere", async () => {
    const app = await testApp({ env: { TRUST_PROXY: "on" } });
    const headers = { "x-forwarded-for": "127.0.0.1" };
    expect(
      await roleOf(
        app,
        await signUp(app, { email: "ruse@example.org" }, { address: ELSEWHERE, headers }),
      ),
    ).toBe("user");
    const plain = await testApp();
    const claimed = { "x-sclepios-client-address": "127.0.0.1", host: "127.0.0.1:3000" };
    expect(
      await roleOf(
        plain,
        await signUp(
          plain,
          { email: "ruse@example.org" },
          { address: ELSEWHERE, headers: claimed },
        ),
      ),
    ).toBe("user");
  });
});
