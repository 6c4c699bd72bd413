import { getContractRouter } from "@orpc/contract";
import { expect, test } from "vitest";
import { features } from "#app/server/features.ts";
import { AUTH_ROUTES } from "#platform/http/server/auth-routes.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";
import { NOTHING_PROMISED, WRITES } from "./all-writes.ts";

/** Procedures by "<feature>/<procedure>", with the method that says whether they write. */
function procedures(router: unknown, path: string[]): [string, string][] {
  const definition = (router as { "~orpc"?: { route: { method?: string } } })["~orpc"];
  if (definition) return [[path.join("/"), definition.route.method ?? "POST"]];
  return Object.entries(router as object).flatMap(([name, inner]) =>
    procedures(inner, [...path, name]),
  );
}

test("every procedure and route that is no GET is written in the rounds, or says why it promises nothing", () => {
  const called = features.flatMap((feature) =>
    feature.contract
      ? procedures(getContractRouter(feature.contract, []), [namespaceOf(feature)])
      : [],
  );
  const routes = [
    ...features.flatMap(({ routes }) => routes ?? []),
    ...AUTH_ROUTES.map(({ method, path }) => ({ method, path: `/api/auth${path}` })),
  ].map(({ method, path }) => [`${method} ${path}`, method] as const);
  const writing = [...called, ...routes]
    .filter(([, method]) => method !== "GET")
    .map(([name]) => name);
  const known = [...Object.keys(WRITES), ...Object.keys(NOTHING_PROMISED)];
  expect(known.toSorted()).toEqual([...new Set(writing)].toSorted());
});
