// The Big List of Naughty Strings through every text a person can write: stored and given back
// unchanged, or refused with a clear 4xx when no database could keep them.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { PASSWORD } from "#platform/testing/harness.ts";
import { testData } from "#platform/testing/test-data.ts";

const file = testData("naughty/blns.json");
const strings = file ? (JSON.parse(file.toString()) as string[]) : [];
const app = await testApp();

describe.skipIf(strings.length === 0)("515 naughty strings", { timeout: 180_000 }, () => {
  test("are the whole list", () => {
    expect(strings.length).toBe(515);
  });

  test("as questions and titles come back unchanged", async () => {
    const { cookie } = await app.signUp();
    let kept = 0;
    for (const text of strings) {
      const conversationId = randomUUID();
      const created = await app.call(
        "chat/create",
        { id: conversationId, title: text.slice(0, 200) },
        cookie,
      );
      if (text.trim() === "") {
        expect(created.status, JSON.stringify(text)).toBe(422);
        continue;
      }
      expect(created.status, JSON.stringify(text)).toBeLessThan(300);
      expect((created.body as { title: string }).title).toBe(text.slice(0, 200));
      const opened = await app.call("chat/open", { id: conversationId }, cookie);
      expect((opened.body as { title: string }).title).toBe(text.slice(0, 200));
      kept += 1;
    }
    expect(kept).toBeGreaterThan(500);
  });

  test("as names come back unchanged but for the spaces around them", async () => {
    const { cookie } = await app.signUp();
    for (const text of strings) {
      const { status, body } = await app.call("accounts/updateProfile", { name: text }, cookie);
      const name = text.trim();
      if (name === "" || [...name].length > 100) expect(status, JSON.stringify(text)).toBe(422);
      else expect([status, (body as { name: string }).name]).toEqual([200, name]);
    }
  });

  test("as names of a sign-up are kept, or refused with a clear answer", async () => {
    // Every twentieth: each sign-up hashes a password.
    for (const [at, text] of strings.entries()) {
      if (at % 20 !== 0) continue;
      const response = await app.request("/api/auth/sign-up/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          email: `${randomUUID()}@example.org`,
          name: text,
          password: PASSWORD,
        }),
        address: `192.0.2.${at % 250}`,
      });
      const body = (await response.json()) as { user?: { name: string }; code?: string };
      if (text.trim() === "" || [...text.trim()].length > 100)
        expect([response.status, body.code]).toEqual([400, "INVALID_NAME"]);
      else expect([response.status, body.user?.name.trim()]).toEqual([200, text.trim()]);
    }
  });

  test("as addresses or searches break nothing", async () => {
    const { cookie } = await app.signUp();
    for (const text of strings) {
      const found = await app.call("guidelines/search", { query: text.slice(0, 200) }, cookie);
      expect(found.status, JSON.stringify(text)).toBeLessThan(500);
      const listed = await app.call("chat/list", { search: text.slice(0, 200) }, cookie);
      expect(listed.status, JSON.stringify(text)).toBeLessThan(500);
    }
    for (const text of strings.slice(0, 60)) {
      const response = await app.request("/api/auth/sign-in/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: text, password: text }),
        address: `192.0.2.${text.length % 250}`,
      });
      expect(response.status, JSON.stringify(text)).toBeGreaterThanOrEqual(400);
      expect(response.status, JSON.stringify(text)).toBeLessThan(500);
    }
  });
});

describe("text that no database keeps", () => {
  test.each([
    ["NUL", "a\0b"],
    ["half of a surrogate pair", "a\ud800b"],
  ])("%s is refused with a clear answer", async (_name, text) => {
    const { cookie } = await app.signUp();
    const { status, body } = await app.call(
      "chat/create",
      { id: randomUUID(), title: text },
      cookie,
    );
    expect([status, (body as { code: string }).code]).toEqual([422, "INVALID_INPUT"]);
    const response = await app.request("/api/auth/sign-up/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: `${randomUUID()}@example.org`,
        name: text,
        password: PASSWORD,
      }),
    });
    expect(response.status).toBe(422);
  });
});
