// The rule tests of one room, for `npm run mutate`: neither databases, browsers nor processes.
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const room = process.env.MUTATED_ROOM ?? "";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: [`features/${room}/{domain,server}/**/*.test.ts`],
    exclude: [...configDefaults.exclude, "**/*.{db,process}.test.ts"],
    testTimeout: 60_000,
  },
});
