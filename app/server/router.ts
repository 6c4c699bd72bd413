import type { AnyRouter } from "@orpc/server";
import type { ServerFeature } from "#platform/feature/server/server-feature.ts";

/** Handlers of every feature under its name: `/rpc/<feature>/<procedure>`. */
export const routerOf = (list: readonly ServerFeature[]): Record<string, AnyRouter> =>
  Object.fromEntries(
    list.flatMap((feature) => (feature.handlers ? [[feature.name, feature.handlers]] : [])),
  );
