import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

const SOURCES = "{app,features,platform,tools}";
const outside = [...configDefaults.exclude, "**/e2e/**"];
const inBrowser = [`${SOURCES}/**/web/**/*.test.{ts,tsx}`, "platform/ui/**/*.test.{ts,tsx}"];

/** They copy the project and run its checks and tests themselves. */
const ALONE = ["tools/checks/walls.test.ts", "tools/new-feature/new-room.test.ts"];

/**
 * Every test of a database runs on the embedded one. On PostgreSQL, those of which the engine is a
 * part (row security, locks, notifications, jobs, search, migrations) name themselves
 * `*.engines.*`; the others follow in `npm run test:full`.
 */
const onEngines = process.env.SCLEPIOS_TEST_FULL === "1" ? "" : ".engines";

// One process for many files (isolate: false): each file would otherwise compile the database and
// its modules again. Tests keep no global state; platform/ui/testing/setup.ts takes back what
// component tests replace or register. A limit of time ends what hangs and judges nothing: the
// first test of a worker loads its modules, on a machine that may be busy.
const shared = {
  pool: "forks",
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

/**
 * `url` is the test server's address, "" for the embedded database: the harness opens a copy of the
 * migrated template.
 */
const onDatabase = (
  name: string,
  url: string,
  include: readonly string[],
  more: readonly string[] = [],
) => ({
  test: {
    ...shared,
    name,
    include: include.map((files) => `${SOURCES}/**/*${files}.test.ts`),
    exclude: outside,
    globalSetup: ["./platform/testing/global-setup.ts", ...more],
    setupFiles: ["./platform/testing/quick-passwords.ts"],
    env: { TEST_DATABASE_URL: url },
  },
});

/** What starts servers finds the library loaded. */
const INSTALLED = ["./app/testing/installed-setup.ts"];

const postgresql = process.env.TEST_DATABASE_URL ?? "";

export default defineConfig({
  test: {
    // One more than the two cores of a small machine: tests wait for processes, timers and the
    // database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: "rules",
          include: [`${SOURCES}/**/*.test.ts`],
          exclude: [...outside, ...inBrowser, "**/*.{db,process}.test.ts", ...ALONE],
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
      { test: { ...shared, name: "walls", include: ALONE, testTimeout: 240_000 } },
      onDatabase("embedded", "", [".db"]),
      // Servers and commands in processes of their own.
      onDatabase("processes", "", [".process"], INSTALLED),
      ...(postgresql === ""
        ? []
        : [
            onDatabase(
              "postgresql",
              postgresql,
              [`${onEngines}.db`, ".engines.process"],
              INSTALLED,
            ),
          ]),
    ],
  },
});
