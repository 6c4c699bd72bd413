// The parts of the platform, each standing on those before it: a part imports only what is below
// it, types included.
import type { ImportGraph } from "./import-graph.ts";

export const ORDER = [
  ...["text", "search", "memory", "disk", "log", "i18n", "network", "documents"],
  ...["db", "audit", "auth", "config", "files", "ai", "jobs", "mail", "presence"],
  ...["http", "feature", "ui", "pwa", "offline", "pdf"],
];

/**
 * Imports that go up and were there before the wall. Each goes when it is put right; none is added.
 */
export const UPWARD = [
  "platform/feature/web/web-feature.ts → platform/offline/web/offline-work.ts",
  "platform/http/server/app.ts → platform/feature/server/context.ts",
  "platform/http/server/app.ts → platform/feature/server/implement.ts",
  "platform/http/server/app.ts → platform/feature/server/server-feature.ts",
  "platform/http/server/auth-routes.ts → platform/feature/server/context.ts",
  "platform/http/server/auth-routes.ts → platform/feature/server/implement.ts",
  "platform/http/server/openapi.ts → platform/feature/server/context.ts",
  "platform/http/server/static.ts → platform/pwa/worker.ts",
  "platform/jobs/jobs.ts → platform/feature/server/context.ts",
];

const partOf = (module: string) => /^platform\/([^/]+)\//.exec(module)?.[1];
const isTest = (module: string) =>
  /\.test\.tsx?$|\/(e2e|testing)\/|^platform\/testing\//.test(module);

/**
 * Imports between parts that go up, parts that have no place, and exceptions that are no longer
 * needed.
 */
export function orderProblems(
  graph: ImportGraph,
  order: readonly string[],
  excepted: readonly string[],
): string[] {
  const height = new Map(order.map((part, at) => [part, at]));
  const upward: string[] = [];
  const placeless = new Set<string>();
  for (const [module, imports] of graph) {
    const from = partOf(module);
    if (from === undefined || isTest(module)) continue;
    const at = height.get(from);
    if (at === undefined) placeless.add(from);
    for (const { to } of imports) {
      const above = height.get(partOf(to) ?? from);
      if (at !== undefined && above !== undefined && above > at) upward.push(`${module} → ${to}`);
    }
  }
  const told = new Set(upward);
  return [
    ...[...placeless].map(
      (part) => `platform/${part}\n    platform-order: no place in tools/checks/platform-order.ts`,
    ),
    ...[...told]
      .filter((one) => !excepted.includes(one))
      .map(
        (one) => `${one}\n    platform-order: a part of the platform imports only those below it`,
      ),
    ...excepted
      .filter((one) => !told.has(one))
      .map((one) => `${one}\n    platform-order: no longer there; take it out of the exceptions`),
  ];
}
