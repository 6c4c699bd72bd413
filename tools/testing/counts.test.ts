import { expect, test } from "vitest";
import { playwrightCounts, vitestCounts } from "./counts.mjs";

test("a test file that does not load counts as a failure", () => {
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: "a.test.ts",
        status: "passed",
        message: "",
        assertionResults: [{ status: "passed", fullName: "a works" }],
      },
      { name: "b.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      {
        name: "c.test.ts",
        status: "failed",
        message: "",
        assertionResults: [{ status: "failed", fullName: "c works" }],
      },
    ],
  };
  const counts = vitestCounts(report);
  expect(counts).toMatchObject({ passed: 3, failed: 2, skipped: 1 });
  expect(counts.failures).toEqual(["b.test.ts: no such module", "c.test.ts: c works"]);
});

test("journeys are found in nested suites", () => {
  const failing = { ok: false, file: "ask.spec.ts", title: "asks a question" };
  const report = {
    stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [{ suites: [{ specs: [failing, { ok: true, file: "ask.spec.ts", title: "opens" }] }] }],
    errors: [],
  };
  expect(playwrightCounts(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ["ask.spec.ts: asks a question"],
  });
});

test("a run of journeys that could not start is a failure", () => {
  const report = {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    suites: [],
    errors: [{ message: "the server did not start" }],
  };
  expect(playwrightCounts(report)).toMatchObject({ passed: 0, failed: 1 });
});

test("a journey that passed at its second try is a failure", () => {
  const flaky = {
    ok: true,
    file: "ask.spec.ts",
    title: "asks a question",
    tests: [{ status: "flaky" }],
  };
  const report = {
    stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 0 },
    suites: [
      {
        specs: [
          flaky,
          { ok: true, file: "ask.spec.ts", title: "opens", tests: [{ status: "expected" }] },
        ],
      },
    ],
    errors: [{ message: "1 flaky" }],
  };
  expect(playwrightCounts(report)).toMatchObject({
    passed: 4,
    failed: 1,
    failures: ["ask.spec.ts: asks a question"],
  });
});
