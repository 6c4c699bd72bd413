import { isRedirect } from "@tanstack/react-router";
import { describe, expect, it, vi } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { type AccessRefusal, guard, judge, onAccessRefused, safeRedirect } from "./guard.ts";

const me = (changes: Partial<Me> = {}): Me => ({
  id: "u1",
  name: "Camille",
  email: "c@example.org",
  emailVerified: true,
  systemRole: "user",
  providerRole: "resident",
  language: "fr",
  consent: true,
  avatar: null,
  ...changes,
});

const visit = async (person: Me | null, options: Parameters<typeof guard>[0], preload = false) => {
  vi.spyOn(session, "load").mockResolvedValue(person);
  const location = { pathname: "/consultations", href: "/consultations?q=x" } as Parameters<
    ReturnType<typeof guard>
  >[0]["location"];
  try {
    await guard(options)({ location, preload });
    return "pass";
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options.href;
  }
};

describe("route guard", () => {
  it("sends a visitor to sign in, with the way back, and logs the attempt without the query", async () => {
    const refusals: AccessRefusal[] = [];
    onAccessRefused((refusal) => refusals.push(refusal));
    expect(await visit(null, {})).toBe("/auth?redirect=%2Fconsultations%3Fq%3Dx");
    expect(refusals).toEqual([
      { action: "unauthorized_access_attempt", resource: "/consultations" },
    ]);
  });

  it("sends a lower role home and logs it; a preload is no attempt", async () => {
    const refusals: AccessRefusal[] = [];
    onAccessRefused((refusal) => refusals.push(refusal));
    expect(await visit(me(), { role: "admin" }, true)).toBe("/");
    expect(refusals).toEqual([]);
    expect(await visit(me(), { role: "admin" })).toBe("/");
    expect(refusals).toEqual([{ action: "insufficient_permissions", resource: "/consultations" }]);
  });

  it.each([
    ["user", "resident", "home"],
    ["resident", "resident", "pass"],
    ["nurse", "resident", "pass"],
    ["doctor", "admin", "home"],
    ["admin", "admin", "pass"],
  ] as const)("%s where %s is asked: %s", (providerRole, role, verdict) => {
    expect(judge(me({ providerRole }), { role })).toBe(verdict);
  });

  it("never follows a redirect out of the application", () => {
    expect(safeRedirect("/chat?q=a")).toBe("/chat?q=a");
    for (const value of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "chat",
      3,
      undefined,
    ])
      expect(safeRedirect(value)).toBeUndefined();
  });
});
