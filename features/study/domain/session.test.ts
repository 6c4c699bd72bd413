import { expect, test } from "vitest";
import { mayRestart } from "./session.ts";

const now = new Date("2026-11-27T10:00:00Z");
const until = (closesAt: string) => ({ classPaper: { id: "c", title: "Partiel", closesAt } });

test.each([
  ["an open exam", {}, null, true],
  ["one that was handed in", {}, now, true],
  ["the quiz of an open day", { daily: "2026-11-27" }, null, false],
  ["that of a day that is done", { daily: "2026-11-26" }, now, true],
  ["a class that is still open", until("2026-11-27T11:00:00Z"), now, false],
  ["a class that is over", until("2026-11-27T09:00:00Z"), now, true],
])("%s is begun again: %j", (_, settings, submittedAt, may) =>
  expect(mayRestart(settings, submittedAt, now)).toBe(may),
);
