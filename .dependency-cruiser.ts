import type { ICruiseOptions } from "dependency-cruiser";

// The walls of ARCHITECTURE.md, as patterns over folders: a new feature edits nothing here. Read by
// tools/checks/walls.ts. `$1` in a target is the room that the importing file stands in.

const TEST =
  "([.]test[.]tsx?$|^(app|features/[^/]+|platform/[^/]+)/(e2e|testing)/|^platform/testing/)";
const DOMAIN = "^features/[^/]+/domain/";
/** Data that a room ships, read whole by its rules. */
const SHIPPED_DATA = "^features/[^/]+/content/.+[.]json$";
const PURE_FEATURE = "^features/[^/]+/(domain/|contract[.]ts$|events[.]ts$)";
const PURE_PLATFORM =
  "^platform/(ai|auth|feature|http|i18n|offline|pdf|pwa|search|text)/[^/]+[.]ts$";
const PURE_LIBRARIES = "(^|/)node_modules/(zod|ts-fsrs|diff|@rgrove/parse-xml)/";
const CONTRACT_BUILDER = "(^|/)node_modules/@orpc/contract/";
const DOORS =
  "^features/[^/]+/(contract[.]ts$|events[.]ts$|server/public[.]ts$|web/public[.]tsx$|domain/public[.]ts$)";
const DATABASE = "(^platform/db/|(^|/)node_modules/(drizzle-orm|pg|@electric-sql)/)";
const READERS = "^features/(progress|daily-quiz|dashboard|privacy|admin)/";
// Parts of the platform that stand on one side only; the others have `server/` and `web/` inside.
const SERVER =
  "^(app/(server|cli)/|(features|platform)/[^/]+/server/|platform/(audit|config|db|disk|files|jobs|log|mail|presence|testing)/)";
const WEB = "^(app/(gallery|web|service-worker)/|(features|platform)/[^/]+/web/|platform/ui/)";

const forbid = (name: string, comment: string, from: object, to: object) => ({
  name,
  comment,
  severity: "error" as const,
  from,
  to,
});

export const forbidden = [
  forbid(
    "platform-imports-product",
    "platform imports no feature and no app",
    { path: "^platform/", pathNot: TEST },
    { path: "^(features|app)/" },
  ),
  forbid(
    "feature-imports-app",
    "features import no app",
    { path: "^features/", pathNot: TEST },
    { path: "^app/" },
  ),
  forbid("web-imports-server", "web never imports server", { path: WEB }, { path: SERVER }),
  forbid("server-imports-web", "server never imports web", { path: SERVER }, { path: WEB }),
  forbid(
    "product-imports-tests",
    "what runs for people imports nothing made for tests",
    { path: "^(app|features|platform)/", pathNot: TEST },
    { path: TEST },
  ),
  forbid(
    "rule-not-pure",
    "domain, contracts and events import each other, shipped data, the pure platform files, zod and the listed pure libraries",
    { path: PURE_FEATURE, pathNot: TEST },
    { pathNot: [PURE_FEATURE, PURE_PLATFORM, PURE_LIBRARIES, CONTRACT_BUILDER, SHIPPED_DATA] },
  ),
  forbid(
    "rule-knows-the-wire",
    "a rule knows no transport: the contract builder is for contracts and events",
    { path: DOMAIN, pathNot: TEST },
    { path: "(^platform/http/|(^|/)node_modules/@orpc/)" },
  ),
  forbid(
    "pure-platform-not-pure",
    "files at the root of a two-sided platform part run on both sides",
    { path: PURE_PLATFORM, pathNot: TEST },
    { pathNot: [PURE_PLATFORM, PURE_LIBRARIES, CONTRACT_BUILDER] },
  ),
  forbid(
    "contract-value-in-web",
    "web imports a contract as types only",
    { path: WEB, pathNot: TEST },
    {
      path: "^(features/[^/]+/contract|platform/http/procedure)[.]ts$",
      dependencyTypesNot: ["type-only", "dynamic-import"],
    },
  ),
  forbid(
    "feature-entered-elsewhere",
    "another feature is entered only by contract.ts, events.ts, domain/public.ts, server/public.ts or web/public.tsx",
    { path: "^features/([^/]+)/", pathNot: TEST },
    { path: "^features/", pathNot: ["^features/$1/", DOORS] },
  ),
  forbid(
    "product-imports-its-readers",
    "progress, the daily quiz, dashboard, privacy and admin read from the others, never the reverse",
    { path: "^features/", pathNot: [READERS, TEST] },
    { path: READERS },
  ),
  forbid(
    "database-outside-queries",
    "only queries, tables and tests touch the database; the rest receives the transaction and imports its type",
    { path: "^features/", pathNot: [TEST, "^features/[^/]+/server/(queries[^/]*|tables)[.]ts$"] },
    { path: DATABASE, dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "import-loop",
    "no import loops between files",
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  ),
  forbid(
    "not-resolved",
    "every import leads to a file",
    {},
    { couldNotResolve: true, pathNot: ["^virtual:", "[?]", "[.]gen$"] },
  ),
];

export const options: ICruiseOptions = {
  parser: "swc",
  tsPreCompilationDeps: true,
  doNotFollow: { path: "node_modules" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "module", "node", "default", "types"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    mainFields: ["module", "main", "types"],
  },
};
