import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tools/testing/chromium.mjs";

// Playwright reads this file once in each of its processes: what the first one chose reaches the
// others through the environment, so that all talk to one server on one throw-away folder.
const port = process.env.SCLEPIOS_E2E_PORT ?? "3129";
if (process.env.SCLEPIOS_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "sclepios-e2e-"));
  process.env.SCLEPIOS_E2E_DATA = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
const address = `http://127.0.0.1:${port}`;
const report = process.env.SCLEPIOS_E2E_REPORT;

export default defineConfig({
  testDir: ".",
  testMatch: ["app/e2e/**/*.spec.ts", "features/*/e2e/**/*.spec.ts", "platform/*/e2e/**/*.spec.ts"],
  outputDir: "test-results",
  globalSetup: "./app/e2e/global-setup.ts",
  fullyParallel: true,
  // One more than the two cores of a small machine: a journey waits as often as it computes.
  workers: 3,
  forbidOnly: true,
  // Tried once, everywhere: a journey that passes at the second try has met a defect that a person
  // meets at the first.
  retries: 0,
  failOnFlakyTests: true,
  // Limits end what hangs and judge nothing: a machine that is busy takes three times as long.
  timeout: 180_000,
  globalTimeout: (process.env.SCLEPIOS_TEST_FULL === "1" ? 75 : 40) * 60_000,
  expect: { timeout: 30_000 },
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    baseURL: address,
    // A worker answers in place of the network that journeys watch and cut, and takes its whole
    // application at every visit: those about offline use allow it.
    serviceWorkers: "block",
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(),
  },
  webServer: {
    // Every journey and view signs somebody up.
    command: "node --import ./platform/testing/quick-passwords.ts app/server/main.ts",
    url: `${address}/readyz`,
    // Ends what hangs: on a machine at work, a first start takes over a minute.
    timeout: 300_000,
    // TRUST_PROXY: each journey comes from an address of its own (platform/testing/e2e), because
    // limits count by address.
    env: {
      PORT: port,
      DATA_DIR: process.env.SCLEPIOS_E2E_DATA,
      PUBLIC_URL: address,
      TRUST_PROXY: "on",
      LOG_LEVEL: "warn",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
