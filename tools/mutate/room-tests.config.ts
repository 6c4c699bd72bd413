// The tests of one room, for `npm run mutate`: those of its rules, and for its server those on the
// embedded database; neither browsers nor processes.
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const room = process.env.MUTATED_ROOM ?? "";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: [`features/${room}/{domain,server}/**/*.test.ts`],
    exclude: [...configDefaults.exclude, "**/*.process.test.ts"],
    globalSetup: ["./platform/testing/global-setup.ts"],
    setupFiles: ["./platform/testing/quick-passwords.ts"],
    env: { TEST_DATABASE_URL: "" },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
