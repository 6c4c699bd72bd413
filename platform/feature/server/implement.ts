// The one gate of every procedure: who may call, what text can be stored, and the seam where bugs
// get their id.
import type { AnyContractRouter } from "@orpc/contract";
import { implement, ORPCError, os, ValidationError } from "@orpc/server";
import { recordAudit } from "#platform/audit/record.ts";
import { reportServerError } from "#platform/audit/report-error.ts";
import type { Person } from "#platform/auth/person.ts";
import { isStorageFull } from "#platform/db/disk-reserve.ts";
import { isDatabaseUnavailable } from "#platform/db/unavailable.ts";
import { RETRY_AFTER_SECONDS } from "#platform/http/errors.ts";
import type { Access, ProcedureMeta } from "#platform/http/procedure.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { addressBlock } from "#platform/http/server/request.ts";
import { isStorable } from "#platform/text/storable.ts";
import { admit } from "./admit.ts";
import type { RequestContext } from "./context.ts";
import { guardStream, isStream } from "./guard-stream.ts";

const RANK: Record<Access, number> = { visitor: 0, person: 1, moderator: 2, admin: 3 };

/** How far a person's system role reaches; a visitor is 0. */
const REACH: Readonly<Record<Person["systemRole"], number>> = { user: 1, moderator: 2, admin: 3 };
const reach = (person: Person | null) => (person === null ? 0 : REACH[person.systemRole]);

export const mayEnter = (person: Person | null, access: Access) => reach(person) >= RANK[access];

/**
 * Nothing that a page sends is nested a tenth as deep; much deeper, whatever walks through it would
 * run out of stack.
 */
const DEEPEST = 100;

/**
 * True when a value holds text that PostgreSQL cannot keep unchanged (NUL, or half of a surrogate
 * pair), or has no bottom.
 */
export function unstorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !isStorable(value);
  if (depth > DEEPEST) return true;
  if (Array.isArray(value)) return value.some((inner) => unstorable(inner, depth + 1));
  if (
    value !== null &&
    typeof value === "object" &&
    (value.constructor === Object || value.constructor === undefined)
  )
    return Object.entries(value).some(
      ([key, inner]) => unstorable(key) || unstorable(inner, depth + 1),
    );
  return false;
}

/**
 * Refusals written an hour for one address or person: those that follow are refused all the same,
 * and fill no disk.
 */
export const REFUSALS_PER_HOUR = 200;

async function logRefusal({ person, request, services }: RequestContext, resource: string) {
  const written = await takeRateLimit(services.db, {
    key: person
      ? `refused:person:${person.id}`
      : `refused:address:${addressBlock(request.address)}`,
    max: REFUSALS_PER_HOUR,
    windowSeconds: 3600,
    now: services.now(),
  });
  const entry = {
    personId: person?.id ?? null,
    action: person ? "insufficient_permissions" : "unauthorized_access_attempt",
    resource,
    userAgent: request.userAgent,
    address: request.address,
    level: "warning" as const,
  };
  if (written.allowed) await recordAudit(services.db, entry);
}

/**
 * Refuses what the procedure's access does not allow, with a row in the security log, and what a
 * feature does not admit yet.
 */
export async function enforce(access: Access, context: RequestContext, resource: string) {
  if (mayEnter(context.person, access)) return admit(access, context, resource);
  const { person } = context;
  // On a disk that is nearly full people still hear why they are refused.
  await logRefusal(context, resource).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
  // The sentence is the spec's (§5), in every language.
  throw person
    ? new ORPCError("FORBIDDEN", { status: 403 })
    : new ORPCError("UNAUTHENTICATED", { status: 401, message: "User not authenticated" });
}

/**
 * An answer or an event that breaks its own contract comes as an ORPCError too: it is a bug like
 * another.
 */
const BUGS: ReadonlySet<string> = new Set([
  "INTERNAL_SERVER_ERROR",
  "EVENT_ITERATOR_VALIDATION_FAILED",
]);

const invalidInput = (issues: { path: string; message: string }[]) =>
  new ORPCError("INVALID_INPUT", { status: 422, data: { issues } });

/** "prices.0.input"; empty for the input as a whole. */
const fieldPath = (path: ValidationError["issues"][number]["path"]) =>
  (path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".");

const gate = os
  .$context<RequestContext>()
  .$meta<ProcedureMeta>({ access: "person" })
  .middleware(async ({ context, path, procedure, next }, input) => {
    const route = `/rpc/${path.join("/")}`;
    const seam = async (error: unknown) => {
      // What breaks the contract is said as every procedure declares it, field by field.
      if (
        error instanceof ORPCError &&
        error.code === "BAD_REQUEST" &&
        error.cause instanceof ValidationError
      )
        return invalidInput(
          error.cause.issues.map(({ path: at, message }) => ({ path: fieldPath(at), message })),
        );
      if (error instanceof ORPCError && !BUGS.has(error.code)) return error;
      if (isStorageFull(error)) return new ORPCError("STORAGE_FULL", { status: 507 });
      if (isDatabaseUnavailable(error))
        return new ORPCError("SERVICE_UNAVAILABLE", {
          status: 503,
          data: { retryAfter: RETRY_AFTER_SECONDS },
        });
      const id = await reportServerError(
        context.services,
        error,
        route,
        context.person?.id ?? null,
      );
      return new ORPCError("INTERNAL_SERVER_ERROR", {
        status: 500,
        message: "Internal error",
        data: { id },
      });
    };
    try {
      const { access } = procedure["~orpc"].meta;
      await enforce(access, context, route);
      if (unstorable(input)) throw invalidInput([{ path: "", message: "unstorable_text" }]);
      const result = await next();
      if (!isStream(result.output)) return result;
      const stillAdmitted = (person: Person) => admit(access, { ...context, person }, route);
      return { ...result, output: guardStream(result.output, context, { seam, stillAdmitted }) };
    } catch (error) {
      throw await seam(error);
    }
  });

/** Implements a feature's contract behind the gate: `const os = implementFeature(contract)`. */
export function implementFeature<T extends AnyContractRouter>(contract: T) {
  const implementer = implement(contract).$context<RequestContext>();
  // The builder's type cannot follow a middleware through a generic contract; the gate changes no
  // context.
  return (implementer as unknown as { use(middleware: typeof gate): typeof implementer }).use(gate);
}
