// The whole HTTP surface of an installation, put together from its features.
import { randomUUID } from "node:crypto";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { AnyRouter } from "@orpc/server";
import { ORPCError } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from "@orpc/zod/zod4";
import { Hono, type Context as HonoContext, type MiddlewareHandler } from "hono";
import { reportServerError } from "#platform/audit/report-error.ts";
import type { Person } from "#platform/auth/person.ts";
import { isStorageFull } from "#platform/db/disk-reserve.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { enforce } from "#platform/feature/server/implement.ts";
import type { PlainRoute } from "#platform/feature/server/server-feature.ts";
import { PERSON_HEADER } from "../person-header.ts";
import { AUTH_ROUTES, authRoute } from "./auth-routes.ts";
import { compressLarge } from "./compressed.ts";
import { SECURITY_HEADERS } from "./headers.ts";
import { withLastingSignal } from "./lasting-signal.ts";
import { openApiRoutes } from "./openapi.ts";
import { limitBody, makeDoor, sayWhen, wholeBody } from "./overload.ts";
import { clientAddress, hostAllowed, requestLanguage, sameOrigin } from "./request.ts";
import { serveWeb } from "./static.ts";
import type { WebFolder } from "./web-folder.ts";

export interface AppOptions {
  services: Services;
  router: Record<string, AnyRouter>;
  /** The built web application; null in tests that need none. */
  web: WebFolder | null;
  ready(): boolean;
  /** Address of the socket; tests give their own. */
  socketAddress(context: HonoContext): string;
}

const MAX_BODY = 1024 * 1024;
/**
 * From this size on, one body of a person at a time: it stands in memory until it is dealt with.
 */
const HEAVY_BODY = 16 * MAX_BODY;

type Env = { Variables: { requestId: string; address: string; context: RequestContext } };

export function makeApp({ services, router, web, ready, socketAddress }: AppOptions) {
  const { config, log } = services;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const started = performance.now();
    c.set("requestId", randomUUID());
    c.set("address", clientAddress(socketAddress(c), c.req.raw.headers, config.trustProxy));
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    sayWhen(c.res);
    // The path alone: query strings may hold what a person typed.
    log.debug({
      id: c.get("requestId"),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });

  // Probes come from machines that know no host name of ours.
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", (c) => {
    if (!ready()) return c.json({ status: "starting" }, 503);
    return services.db.available()
      ? c.json({ status: "ready" })
      : c.json({ status: "database unavailable" }, 503);
  });

  app.use(async (c, next) => {
    const host = c.req.header("host") ?? new URL(c.req.url).host;
    if (!hostAllowed(host, config.publicUrl)) return c.json(problem("HOST_REFUSED"), 421);
    if (!sameOrigin(c.req.method, c.req.raw.headers, host, config.publicUrl))
      return c.json(problem("CROSS_ORIGIN"), 403);
    return next();
  });

  const contextOf = async (c: HonoContext<Env>): Promise<RequestContext> => {
    const headers = c.req.raw.headers;
    const found = (await services.auth.person(headers))?.person ?? null;
    // A page says whose it is: in a browser where somebody else has signed in since, its cookie
    // speaks for them.
    const meant = headers.get(PERSON_HEADER);
    const person = meant === null || meant === found?.id ? found : null;
    return requestContext(services, person, {
      id: c.get("requestId"),
      address: c.get("address"),
      headers,
    });
  };
  const limited = (maxSize: number) =>
    limitBody(maxSize, (c) => c.json(problem("PAYLOAD_TOO_LARGE"), 413));
  const door = makeDoor();

  /** Finds out who asks. Who may not enter is refused before a byte of the body is read. */
  const identify = async (
    c: HonoContext<Env>,
    { access, path }: Pick<PlainRoute, "access" | "path">,
  ) => {
    const context = await contextOf(c);
    c.set("context", context);
    await enforce(access, context, path);
  };
  const sending = new Set<string>();
  /**
   * What a plain route sends or receives may take its time: a place is for finding out who asks.
   */
  const entrance =
    (route: PlainRoute): MiddlewareHandler<Env> =>
    async (c, next) =>
      (await door.briefly(c, () => identify(c, route))) ?? next();
  const oneHeavyBody: MiddlewareHandler<Env> = async (c, next) => {
    const context = c.get("context");
    const whose = context.person?.id ?? context.request.address;
    if (sending.has(whose)) return c.json(problem("RATE_LIMITED"), 429, { "retry-after": "10" });
    sending.add(whose);
    try {
      return await next();
    } finally {
      sending.delete(whose);
    }
  };
  for (const feature of services.features)
    for (const route of feature.routes ?? []) {
      const { method, path, maxBody = MAX_BODY, handle } = route;
      if (maxBody >= HEAVY_BODY) app.on(method, path, entrance(route), oneHeavyBody);
      else app.on(method, path, entrance(route));
      app.on(method, path, limited(maxBody), (c) =>
        handle(c.req.raw, c.get("context"), c.req.param() as Record<string, string>),
      );
    }

  // Every other method would pass the check of the origin as a read, and run the procedure.
  app.use("/rpc/*", async (c, next) =>
    c.req.method === "POST"
      ? next()
      : c.json(problem("METHOD_NOT_ALLOWED"), 405, { allow: "POST" }),
  );
  for (const calls of ["/rpc/*", "/api/*"])
    app.use(calls, compressLarge, limited(MAX_BODY), wholeBody, door.admitted);
  for (const { method, access, path: name } of AUTH_ROUTES) {
    const path = `/api/auth${name}`;
    app.on(method, path, async (c) => {
      await identify(c, { access, path });
      return authRoute(services, c.req.raw, c.get("address"));
    });
  }
  app.all("/api/auth/*", (c) => c.json(problem("NOT_FOUND"), 404));
  openApiRoutes(app, services);

  const rpc = new RPCHandler(router);
  app.use("/rpc/*", async (c) => {
    const { matched, response } = await rpc.handle(withLastingSignal(c.req.raw), {
      prefix: "/rpc",
      context: await contextOf(c),
    });
    return matched ? response : c.json(problem("NOT_FOUND"), 404);
  });
  const api = new OpenAPIHandler(router, { plugins: [new ZodSmartCoercionPlugin()] });
  app.use("/api/*", async (c) => {
    const { matched, response } = await api.handle(withLastingSignal(c.req.raw), {
      prefix: "/api",
      context: await contextOf(c),
    });
    return matched ? response : c.json(problem("NOT_FOUND"), 404);
  });

  if (web !== null) serveWeb(app, web, services.publicUrl);
  app.notFound((c) => c.json(problem("NOT_FOUND"), 404));
  app.onError(async (error, c) => {
    if (error instanceof ORPCError) return c.json(error.toJSON(), error.status as 400);
    if (error instanceof SyntaxError || hasLeft(error, c.req.raw.signal))
      return c.json(problem("BAD_REQUEST"), 400);
    if (isStorageFull(error)) return c.json(problem("STORAGE_FULL"), 507);
    if (isDatabaseUnavailable(error)) return c.json(problem("SERVICE_UNAVAILABLE"), 503);
    const id = await reportServerError(services, error, c.req.path, null);
    return c.json({ ...problem("INTERNAL_SERVER_ERROR"), data: { id } }, 500);
  });
  return app;
}

/**
 * Whoever sends a body may leave in the middle of it, as often as they like: that is no bug, and
 * fills no disk.
 */
const hasLeft = (error: Error, signal: AbortSignal) =>
  signal.aborted && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";

/**
 * What a client gets when a route refuses before any procedure: the shape of a procedure's error.
 */
export const problem = (code: string) => ({ defined: false, code, message: code });

// A visitor's `me`: reading anything of it says that nobody is signed in. A getter would not do:
// oRPC copies the context between middlewares, which reads every property.
const nobody = new Proxy({} as Person, {
  get() {
    throw new ORPCError("UNAUTHENTICATED", { status: 401, message: "User not authenticated" });
  },
});

export function requestContext(
  services: Services,
  person: Person | null,
  { id, address, headers }: { id: string; address: string; headers: Headers },
): RequestContext {
  return {
    person,
    me: person ?? nobody,
    request: {
      id,
      address,
      headers,
      userAgent: headers.get("user-agent") ?? "",
      language: person?.language ?? requestLanguage(headers),
    },
    services,
  };
}
