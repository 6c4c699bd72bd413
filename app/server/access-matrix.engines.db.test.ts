// One row for every way into the server, tried as a visitor, a person, another person, a moderator
// and an administrator. A route without a row fails, and so does a row without a route.
import { getContractRouter } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { ProcedureMeta } from "#platform/http/procedure.ts";
import { AUTH_ROUTES } from "#platform/http/server/auth-routes.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";
import { ACCESS, PLAIN_ACCESS } from "./access-matrix.ts";
import { features } from "./features.ts";

const app = await testApp();
const people = {
  visitor: "",
  person: (await app.signUp()).cookie,
  moderator: (await app.signUp({ systemRole: "moderator" })).cookie,
  admin: (await app.signUp({ systemRole: "admin" })).cookie,
};
type Who = keyof typeof people;
const ORDER: Who[] = ["visitor", "person", "moderator", "admin"];

/** Every procedure by its path, such as "chat/send", read from the contracts themselves. */
function procedures(
  router: unknown,
  path: string[] = [],
): { path: string; access: string; method: string; route: string }[] {
  const definition = (
    router as { "~orpc"?: { meta: ProcedureMeta; route: { method?: string; path?: string } } }
  )["~orpc"];
  if (definition)
    return [
      {
        path: path.join("/"),
        access: definition.meta.access,
        method: definition.route.method ?? "POST",
        route: definition.route.path ?? "",
      },
    ];
  return Object.entries(router as object).flatMap(([name, inner]) =>
    procedures(inner, [...path, name]),
  );
}
const all = features.flatMap((feature) =>
  feature.contract
    ? procedures(getContractRouter(feature.contract, []), [namespaceOf(feature)])
    : [],
);

const refusedAs = (who: Who, access: string) => ORDER.indexOf(who) < ORDER.indexOf(access as Who);

describe("every procedure", () => {
  test("has its row, and every row its procedure", () => {
    expect(Object.fromEntries(all.map(({ path, access }) => [path, access]))).toEqual(ACCESS);
  });

  test("has a documented path", () => {
    expect(all.filter(({ route }) => !route.startsWith("/")).map(({ path }) => path)).toEqual([]);
  });

  test.each(Object.entries(ACCESS))("%s is for: %s", async (path, access) => {
    for (const who of ORDER) {
      const { status, body } = await app.call(path, {}, people[who]);
      const code = (body as { code?: string } | undefined)?.code;
      if (refusedAs(who, access))
        expect([who, status], path).toEqual([who, who === "visitor" ? 401 : 403]);
      // Past the gate an empty input may be refused, as 404 or 422; never for who is asking.
      else expect(["UNAUTHENTICATED", "FORBIDDEN"], `${who} ${path}`).not.toContain(code);
    }
  });
});

describe("every other route", () => {
  const plain = [
    ...features.flatMap(({ routes }) =>
      (routes ?? []).map(({ method, path, access }) => [`${method} ${path}`, access] as const),
    ),
    ...AUTH_ROUTES.map(
      ({ method, path, access }) => [`${method} /api/auth${path}`, access] as const,
    ),
    ["GET /healthz", "visitor"] as const,
    ["GET /readyz", "visitor"] as const,
    ["GET /api/openapi.json", "visitor"] as const,
    ["GET /api/docs", "visitor"] as const,
    ["GET /api/docs.css", "visitor"] as const,
  ];

  test("has its row, and every row its route", () => {
    expect(Object.fromEntries(plain)).toEqual(PLAIN_ACCESS);
  });

  test("is one that the application knows", () => {
    const known = new Set<string>(plain.map(([route]) => route));
    const mounted = app.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(mounted)].filter((route) => !known.has(route))).toEqual([]);
  });

  test.each(Object.entries(PLAIN_ACCESS))("%s is for: %s", async (route, access) => {
    const [method = "GET", path = "/"] = route.split(" ");
    for (const who of ORDER) {
      if (route.endsWith("/sign-out") && who !== "visitor") continue; // it would end the session the next rows use
      const response = await app.request(path.replace(/:\w+/g, "unknown"), {
        method,
        cookie: people[who],
        ...(method === "GET"
          ? {}
          : { headers: { "content-type": "application/json" }, body: "{}" }),
      });
      if (refusedAs(who, access))
        expect([who, response.status], route).toEqual([who, who === "visitor" ? 401 : 403]);
      else
        expect([
          who,
          response.status === 401 && access !== "visitor",
          response.status === 403,
        ]).toEqual([who, false, false]);
    }
  });
});

test("a role is read again within seconds of its change", async () => {
  const { cookie, person } = await app.signUp();
  const promoted = await app.call(
    "accounts/setRoles",
    { id: person.id, systemRole: "admin" },
    people.admin,
  );
  expect(promoted.status).toBe(200);
  expect((await app.call("accounts/listPeople", {}, cookie)).status).toBe(200);
});
