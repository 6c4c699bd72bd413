import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

const SOURCES = "{app,features,platform,tools}";
const outside = [...configDefaults.exclude, "**/e2e/**"];
const inBrowser = [`${SOURCES}/**/web/**/*.test.{ts,tsx}`, "platform/ui/**/*.test.{ts,tsx}"];

// One process for many files (isolate: false): each file would otherwise compile the database and its modules again.
// Tests keep no global state; platform/ui/testing/setup.ts takes back what component tests replace or register.
// A limit of time ends what hangs and judges nothing: the first test of a worker loads its modules, on a machine that may be busy.
const shared = { pool: "forks", isolate: false, testTimeout: 30_000 } as const;

const onDatabase = (name: string, url: string) => ({
  test: {
    ...shared,
    name,
    include: [`${SOURCES}/**/*.db.test.ts`],
    exclude: outside,
    globalSetup: ["./platform/testing/global-setup.ts"],
    setupFiles: ["./platform/testing/quick-passwords.ts"],
    // The harness opens PostgreSQL when this is set, a copy of the embedded template otherwise.
    env: { TEST_DATABASE_URL: url },
    hookTimeout: 60_000,
  },
});

const postgresql = process.env.TEST_DATABASE_URL ?? "";

export default defineConfig({
  test: {
    // One more than the two cores of a small machine: tests wait for processes, timers and the database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: "rules",
          include: [`${SOURCES}/**/*.test.ts`],
          exclude: [...outside, ...inBrowser, "**/*.db.test.ts", "tools/checks/walls.test.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: "components",
          environment: "jsdom",
          include: inBrowser,
          exclude: outside,
          setupFiles: ["./platform/ui/testing/setup.ts"],
        },
      },
      // Plants violations and runs the checks themselves: slow, and alone.
      { test: { ...shared, name: "walls", include: ["tools/checks/walls.test.ts"], testTimeout: 120_000 } },
      onDatabase("embedded", ""),
      ...(postgresql === "" ? [] : [onDatabase("postgresql", postgresql)]),
    ],
  },
});
