import { expect, test } from "vitest";
import type { Me } from "#platform/auth/web/me.ts";
import { readFragment } from "./fragment.ts";
import { afterSignIn, sameSite } from "./next-page.ts";

const me: Me = {
  id: "1",
  name: "Camille Essai",
  email: "camille@example.org",
  emailVerified: true,
  systemRole: "user",
  providerRole: "user",
  language: "fr",
  consent: true,
  avatar: null,
};

test.each([
  ["#reset=abc", { kind: "reset", token: "abc" }],
  ["verify=a.b%3D.c", { kind: "verify", token: "a.b=.c" }],
  ["reset=a=b", { kind: "reset", token: "a=b" }],
  ["", null],
  ["#reset=", null],
  ["#other=abc", null],
  ["#reset=%E0%A4%A", null],
])("the fragment %s", (hash, link) => {
  expect(readFragment(hash)).toEqual(link);
});

test.each([
  ["/chat?q=1#fin", "/chat?q=1#fin"],
  ["/guidelines/avc", "/guidelines/avc"],
  ["https://evil.example", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["/\n\\evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
  ["chat", undefined],
  [["/chat"], undefined],
  ["/auth?redirect=/auth", undefined],
])("after signing in, %j is followed as %j", (asked, page) => {
  expect(sameSite(asked)).toBe(page);
});

test("consent comes before the page that was asked for", () => {
  expect(afterSignIn(me, "/guidelines")).toBe("/guidelines");
  expect(afterSignIn(me, "//evil.example")).toBe("/chat");
  expect(afterSignIn({ ...me, consent: false }, "/guidelines?q=é")).toBe(
    "/consent?redirect=%2Fguidelines%3Fq%3D%C3%A9",
  );
});
