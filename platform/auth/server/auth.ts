// Accounts and sessions by better-auth, reduced to the calls this product uses and to sessions it
// can revoke at once.

import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import type { Database, Drizzle } from "#platform/db/database.ts";
import { inLastRoom } from "#platform/db/last-room.ts";
import { user } from "#platform/db/tables.ts";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { Person } from "../person.ts";
import { isProviderRole, isSystemRole } from "../roles.ts";
import { honestly, noteFailure } from "./honestly.ts";
import { account, session, verification } from "./tables.ts";

export interface AuthMailTarget {
  id: string;
  name: string;
  email: string;
  language: Language;
}
/** A cookie that only the account calls read. */
export interface AuthCookie {
  name: string;
  value: string;
}
/** What the accounts feature decides: mail texts, limits, who may sign up, what happens next. */
export interface AuthHooks {
  /** Throws `refuse(status, code)` to stop a call; `body` is what the client sent. */
  before(call: { path: string; body: Record<string, unknown>; headers: Headers }): Promise<void>;
  after(call: {
    path: string;
    body: Record<string, unknown>;
    headers: Headers;
    personId: string | null;
    ok: boolean;
    /** Of the refusal; null when there was none. */
    code: string | null;
  }): Promise<AuthCookie | null>;
  sendReset(target: AuthMailTarget, token: string): Promise<void>;
  sendVerification(target: AuthMailTarget, token: string): Promise<void>;
}

export interface Auth {
  handler(request: Request): Promise<Response>;
  /** The person of a request's session cookie, from memory for at most three seconds. */
  person(headers: Headers): Promise<{ person: Person; sessionId: string } | null>;
  /**
   * Forgets what memory holds of a person, here at once and on the other servers by notification.
   */
  forget(personId: string): Promise<void>;
  /** True when `password` is the person's; never logs or keeps it. */
  verifyPassword(headers: Headers, password: string): Promise<boolean>;
}

export const refuse = (
  status: "BAD_REQUEST" | "CONFLICT" | "FORBIDDEN" | "TOO_MANY_REQUESTS" | "UNPROCESSABLE_ENTITY",
  code: string,
  data: object = {},
) => new APIError(status, { code, message: code, ...data });

/**
 * Revocation reaches other servers by notification; should it be lost, this is the longest a dead
 * session lives.
 */
const MEMORY_MS = 3_000;
const MEMORY_MAX = 20_000;
/**
 * The library's call behind every request of a signed-in person: it changes nothing, so nobody is
 * told.
 */
const READING = "/get-session";
/** Who comes in to read, and who leaves: written even on a disk that is nearly full. */
const LETS_IN = /\/(sign-in\/email|sign-out)$/;
export const FORGET_CHANNEL = "auth_forget";
const DAY = 86_400;
/** Browsers keep no cookie longer than 400 days. */
const LONGEST_COOKIE = 400 * DAY;

export interface AuthOptions {
  drizzle: Drizzle;
  db: Database;
  secret: string;
  publicUrl: () => string;
  secureCookies: boolean;
  verifyEmail: boolean;
  hooks: AuthHooks;
}

/** Resolves once revocations made by other servers are heard. */
export async function makeAuth(options: AuthOptions): Promise<Auth> {
  const { hooks } = options;
  /**
   * Whom a sign-out or a reset concerns: once they have run, nothing in the call leads to the
   * person.
   */
  const concerned = new WeakMap<Request, string>();
  const auth = betterAuth({
    appName: "Sclepios",
    secret: options.secret,
    baseURL: options.publicUrl(),
    basePath: "/api/auth",
    // Origins are checked once, for every route, in platform/http/server/request.ts.
    trustedOrigins: (request) =>
      request ? [new URL(request.url).origin, request.headers.get("origin") ?? ""] : [],
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, _message, ...details) => noteFailure(details) },
    // A bug goes on to the seam of every route; the library would print it, with what the person
    // sent.
    onAPIError: { throw: true },
    // No transaction: hashing a password would hold the embedded database's one connection.
    // Half-made accounts are swept.
    database: drizzleAdapter(options.drizzle, {
      provider: "pg",
      schema: { user, session, account, verification },
      transaction: false,
    }),
    rateLimit: { enabled: false },
    user: {
      additionalFields: {
        language: { type: "string", required: false, defaultValue: "fr" },
        providerRole: { type: "string", input: false, required: false, defaultValue: "user" },
        systemRole: { type: "string", input: false, required: false, defaultValue: "user" },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1, // the rule of ../password.ts is applied by the hooks, on every call that sets a password
      maxPasswordLength: 128,
      requireEmailVerification: options.verifyEmail,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      onPasswordReset: async ({ user: whose }, request) =>
        void (request && concerned.set(request, whose.id)),
      sendResetPassword: async ({ user: to, token }) => hooks.sendReset(target(to), token),
    },
    emailVerification: {
      sendOnSignUp: options.verifyEmail,
      sendOnSignIn: false,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user: to, token }) =>
        hooks.sendVerification(target(to), token),
    },
    session: { expiresIn: 7 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    advanced: {
      cookiePrefix: "sclepios",
      useSecureCookies: options.secureCookies,
      disableOriginCheck: true,
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Mail is written after the call that asked for it: known and unknown addresses take the same
      // time.
      backgroundTasks: { handler: (task) => void task.catch(() => {}) },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path === READING) return;
        await hooks.before({
          path: ctx.path,
          body: record(ctx.body),
          headers: ctx.headers ?? new Headers(),
        });
      }),
      after: createAuthMiddleware(async (ctx) => {
        if (ctx.path === READING) return;
        const returned = ctx.context.returned;
        const failed = returned instanceof APIError;
        const made =
          ctx.context.newSession?.user.id ??
          (failed ? undefined : (record(record(returned).user).id as string | undefined));
        const cookie = await hooks.after({
          path: ctx.path,
          body: record(ctx.body),
          headers: ctx.headers ?? new Headers(),
          personId:
            made ??
            ctx.context.session?.user.id ??
            (ctx.request && concerned.get(ctx.request)) ??
            null,
          ok: !failed,
          code: failed ? String(returned.body?.code ?? returned.status) : null,
        });
        if (!cookie) return;
        const { secureCookies: secure } = options;
        ctx.setCookie(cookie.name, cookie.value, {
          httpOnly: true,
          sameSite: "lax",
          secure,
          path: "/api/auth",
          maxAge: LONGEST_COOKIE,
        });
      }),
    },
  });

  const memory = new Map<
    string,
    { until: number; value: { person: Person; sessionId: string } | null }
  >();
  // Whom each running read must not remember: forgotten after it began.
  const reads = new Set<Set<string>>();
  const forgetHere = (personId: string) => {
    for (const forgotten of reads) forgotten.add(personId);
    for (const [key, { value }] of memory) if (value?.person.id === personId) memory.delete(key);
  };
  await options.db.listen(FORGET_CHANNEL, forgetHere);

  // The very cookie that the account library reads: one planted under the other name must not speak
  // for it.
  const sessionCookie = new RegExp(
    `(?:^|;\\s*)${options.secureCookies ? "__Secure-" : ""}sclepios\\.session_token=([^;]+)`,
  );

  const person: Auth["person"] = async (headers) => {
    const token = sessionCookie.exec(headers.get("cookie") ?? "")?.[1];
    if (!token) return null;
    const known = memory.get(token);
    const now = Date.now();
    if (known && known.until > now) return known.value;
    const forgotten = new Set<string>();
    reads.add(forgotten);
    const reading = () => inLastRoom(() => auth.api.getSession({ headers }));
    const found = await honestly(reading).finally(() => reads.delete(forgotten));
    const value = found ? { person: toPerson(found.user), sessionId: found.session.id } : null;
    if (memory.size >= MEMORY_MAX) memory.clear();
    if (!value || !forgotten.has(value.person.id))
      memory.set(token, { until: now + MEMORY_MS, value });
    return value;
  };

  return {
    handler: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/sign-out")) {
        const found = await person(request.headers);
        if (found) concerned.set(request, found.person.id);
      }
      const call = () => auth.handler(request);
      return honestly(LETS_IN.test(pathname) ? () => inLastRoom(call) : call);
    },
    person,
    forget: async (personId) => {
      forgetHere(personId);
      await options.db.notify(FORGET_CHANNEL, personId);
    },
    verifyPassword: async (headers, password) =>
      honestly(() => auth.api.verifyPassword({ headers, body: { password } })).then(
        () => true,
        (error: unknown) => {
          if (error instanceof APIError) return false;
          throw error;
        },
      ),
  };
}

/** Set by the server from the connection, never believed from outside. */
export const CLIENT_ADDRESS_HEADER = "x-sclepios-client-address";

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};

type Row = Record<string, unknown> & {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

const language = (value: unknown): Language => (isLanguage(value) ? value : "fr");

const target = (row: Row): AuthMailTarget => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: language(row.language),
});

const toPerson = (row: Row): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  image: (row.image as string | null | undefined) ?? null,
  language: language(row.language),
  providerRole: isProviderRole(row.providerRole) ? row.providerRole : "user",
  systemRole: isSystemRole(row.systemRole) ? row.systemRole : "user",
});
