// Tests speak to the product as a person does: through the real HTTP application, on a real
// migrated database.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyRouter } from "@orpc/server";
import { afterAll } from "vitest";
import type { Person } from "#platform/auth/person.ts";
import type { ProviderRole } from "#platform/auth/roles.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import type { Engine } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { ServerFeature } from "#platform/feature/server/server-feature.ts";
import { makeApp } from "#platform/http/server/app.ts";
import { byNamespace } from "#platform/http/server/by-namespace.ts";
import { makeLog } from "#platform/log/log.ts";
import { testEngine } from "./test-engine.ts";

export interface SignedUp {
  cookie: string;
  person: Person;
  password: string;
}

export interface TestApp {
  services: Services;
  adminCode: string;
  /** What the HTTP application answers to. */
  routes: readonly { method: string; path: string }[];
  /**
   * `address` is the socket's; the default is not this machine's, so that nobody becomes
   * administrator by chance.
   */
  request(
    path: string,
    init?: RequestInit & { cookie?: string; address?: string },
  ): Promise<Response>;
  /**
   * Calls a procedure as the application does: `/rpc/<path>`; resolves to status and output or
   * error.
   */
  call(path: string, input?: unknown, cookie?: string): Promise<{ status: number; body: unknown }>;
  signUp(options?: {
    email?: string;
    name?: string;
    systemRole?: "moderator" | "admin";
    providerRole?: ProviderRole;
    language?: string;
    /** False leaves the person before the question of consent. */
    consent?: boolean;
  }): Promise<SignedUp>;
  /** Runs what features do at start and returns what stops them. */
  start(): Promise<() => Promise<void>>;
}

export interface TestAppOptions {
  features: readonly ServerFeature[];
  engine?: () => Promise<Engine>;
  env?: Record<string, string>;
  now?: () => Date;
  /** Silent unless a test reads it. */
  log?: Services["log"];
}

type Assemble = (options: {
  config: Config;
  log: Services["log"];
  engine: Engine;
  features: readonly ServerFeature[];
  now?: () => Date;
}) => Promise<{
  services: Services;
  adminCode: string;
}>;

export const PASSWORD = "Correct-Horse-1";

/** The application's `assemble` is given by the caller: the platform knows no feature. */
export async function makeTestApp(
  assemble: Assemble,
  { features, engine = testEngine, env = {}, now, log = makeLog("silent") }: TestAppOptions,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "sclepios-data-"));
  const read = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env });
  if (!read.ok) throw new Error(`test configuration: ${JSON.stringify(read.problems)}`);
  const opened = await engine();
  const { services, adminCode } = await assemble({
    config: read.config,
    log,
    engine: opened,
    features,
    ...(now ? { now } : {}),
  });
  const router: Record<string, AnyRouter> = byNamespace(features, ({ handlers }) => handlers);
  const addresses = new WeakMap<Request, string>();
  const app = makeApp({
    services,
    router,
    web: null,
    ready: () => true,
    socketAddress: (context) => addresses.get(context.req.raw) ?? "198.51.100.7",
  });
  afterAll(async () => {
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const request: TestApp["request"] = async (path, { cookie, address, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    const made = new Request(`http://localhost:3000${path}`, { ...init, headers });
    if (address) addresses.set(made, address);
    return app.fetch(made);
  };
  const call: TestApp["call"] = async (path, input, cookie) => {
    const response = await request(`/rpc/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
      ...(cookie ? { cookie } : {}),
    });
    const body = (await response.json()) as { json?: unknown };
    return { status: response.status, body: body.json };
  };
  let addressCount = 0;
  const signUp: TestApp["signUp"] = async ({
    email = `${randomUUID()}@example.org`,
    name = "Camille Essai",
    systemRole,
    providerRole,
    language,
  } = {}) => {
    addressCount += 1;
    const response = await request("/api/auth/sign-up/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, name, password: PASSWORD, ...(language ? { language } : {}) }),
      address: `198.51.${100 + Math.floor(addressCount / 250)}.${addressCount % 250}`,
    });
    if (response.status !== 200)
      throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
    const { user } = (await response.json()) as { user: Person };
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    if (systemRole ?? providerRole) {
      const { setRoles } = await import("./queries.ts");
      await services.db.asSystem("test role", (tx) =>
        setRoles(tx, user.id, { systemRole, providerRole }),
      );
      await services.auth.forget(user.id);
    }
    const found = await services.auth.person(new Headers({ cookie }));
    return { cookie, person: found?.person ?? user, password: PASSWORD };
  };
  const start = async () => {
    await services.jobs.start();
    const stops: (() => Promise<void>)[] = [() => services.jobs.stop()];
    for (const feature of features) {
      const stop = await feature.start?.(services);
      if (stop) stops.push(stop);
    }
    return async () => {
      for (const stop of stops.reverse()) await stop();
    };
  };
  return { services, adminCode, routes: app.routes, request, call, signUp, start };
}
