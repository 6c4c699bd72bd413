// How many tests passed and failed, from the JSON reports of Vitest and Playwright.

/** @returns {{ passed: number, failed: number, skipped: number, failures: string[] }} */
export function vitestCounts(report) {
  const failures = report.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${file.name}: ${fullName}`),
    // A file that did not load has no test to count, and is a failure all the same.
    ...(file.status === "failed" && file.assertionResults.length === 0
      ? [`${file.name}: ${file.message}`]
      : []),
  ]);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** A journey that passed at another try than the first has met a defect.
 *  @returns {{ passed: number, failed: number, skipped: number, failures: string[] }} */
export function playwrightCounts(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failures = [
    ...report.suites
      .flatMap(specsOf)
      .filter(({ ok, tests = [] }) => !ok || tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => `${file}: ${title}`),
    ...(unexpected + flaky === 0 ? report.errors.map(({ message }) => message) : []),
  ];
  return {
    passed: expected,
    failed: Math.max(unexpected + flaky, failures.length),
    skipped,
    failures,
  };
}
