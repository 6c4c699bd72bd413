import type { AnyRouter } from "@orpc/server";
import type { ServerFeature } from "#platform/feature/server/server-feature.ts";
import { byNamespace } from "#platform/http/server/by-namespace.ts";

/** Handlers of every feature under its namespace: `/rpc/<namespace>/<procedure>`. */
export const routerOf = (list: readonly ServerFeature[]): Record<string, AnyRouter> =>
  byNamespace(list, ({ handlers }) => handlers);
