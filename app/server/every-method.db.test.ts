// Every address of the server × every method: what has no row in the matrix runs nothing, whatever
// the method.
import { getContractRouter } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { AUTH_ROUTES } from "#platform/http/server/auth-routes.ts";
import { namespaceOf } from "#platform/http/server/by-namespace.ts";
import { ACCESS, ADDRESSES, PLAIN_ACCESS } from "./access-matrix.ts";
import { features } from "./features.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const app = await testApp();
const { cookie: admin } = await app.signUp({ systemRole: "admin" });

interface Definition {
  route: { method?: string; path?: string };
}
/** "POST /api/conversations" → "chat/create", read from the contracts themselves. */
const documented = (router: unknown, path: string[]): [string, string][] => {
  const { route } = (router as { "~orpc"?: Definition })["~orpc"] ?? {};
  return route
    ? [[`${route.method ?? "POST"} /api${route.path}`, path.join("/")]]
    : Object.entries(router as object).flatMap(([name, inner]) =>
        documented(inner, [...path, name]),
      );
};

const concrete = (path: string) => path.replace(/:\w+|\{\w+\}/g, "unknown");
const send = (method: string, path: string, cookie = "") =>
  app.request(concrete(path), {
    method,
    cookie,
    ...(["GET", "HEAD"].includes(method)
      ? {}
      : { headers: { "content-type": "application/json" }, body: "{}" }),
  });

/** Everything that has a row: `METHOD path` with whom it is for. */
const rows = [
  ...Object.entries(ADDRESSES).map(([address, procedure]) => [address, ACCESS[procedure]] as const),
  ...Object.entries(PLAIN_ACCESS),
].map(([address, access]) => {
  const [method = "", path = ""] = address.split(" ");
  return { method, path, access };
});
/** An address may stand under several rows: `/transfers/{id}` is also `/transfers/unknown`. */
const answers = (method: string, path: string) => {
  const wanted = method === "HEAD" ? "GET" : method;
  return rows.some(
    (row) =>
      row.method === wanted &&
      new RegExp(`^${row.path.replace(/:\w+|\{\w+\}/g, "[^/]+")}$`).test(concrete(path)),
  );
};
const paths = [...new Set(rows.map(({ path }) => path))];

test("every documented address has its row, and every row its address", () => {
  const found = features.flatMap((feature) =>
    feature.contract
      ? documented(getContractRouter(feature.contract, []), [namespaceOf(feature)])
      : [],
  );
  expect(Object.fromEntries(found)).toEqual(ADDRESSES);
});

describe("a documented address is closed to whom its procedure is closed", () => {
  test.each(rows.filter(({ access }) => access !== "visitor"))(
    "$method $path",
    async ({ method, path }) => {
      expect((await send(method, path)).status).toBe(401);
    },
  );
});

describe("a procedure runs by POST alone", () => {
  test.each(Object.keys(ACCESS))("/rpc/%s", async (procedure) => {
    for (const method of METHODS.filter((name) => name !== "POST")) {
      const response = await send(method, `/rpc/${procedure}`, admin);
      expect([method, response.status, response.headers.get("allow")]).toEqual([
        method,
        405,
        "POST",
      ]);
    }
  });
});

describe("an address answers to the methods of its rows alone", () => {
  test.each(paths)("%s", async (path) => {
    for (const method of METHODS.filter((name) => !answers(name, path))) {
      const { status } = await send(method, path, admin);
      expect([method, [404, 405].includes(status), status]).toEqual([method, true, status]);
    }
  });
});

describe("what reads by HEAD or OPTIONS changes nothing", () => {
  test.each(["HEAD", "OPTIONS", "GET", "PUT"])(
    "%s ends no session, whatever page sends it",
    async (method) => {
      const { cookie, person } = await app.signUp();
      const other = await app.request("/api/auth/sign-in/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: person.email, password: "Correct-Horse-1" }),
      });
      expect(other.status).toBe(200);
      for (const headers of [
        {},
        { origin: "http://localhost:8080", "sec-fetch-site": "same-site" },
      ])
        for (const path of [
          "/rpc/accounts/revokeOtherSessions",
          "/rpc/accounts/revokeOtherSessions?data=%7B%7D",
        ])
          await app.request(path, { method, cookie, headers: headers as Record<string, string> });
      expect((await app.call("accounts/listSessions", undefined, cookie)).body).toHaveLength(2);
    },
  );
});

test("a call without a body is a call, as a page makes it before it carries the typed client", async () => {
  const response = await app.request("/rpc/accounts/me", { method: "POST", cookie: admin });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { json: { systemRole: "admin" } },
  ]);
});

test("the account routes answer to POST alone", () => {
  expect(AUTH_ROUTES.map(({ method }) => method as string)).toEqual(AUTH_ROUTES.map(() => "POST"));
});
