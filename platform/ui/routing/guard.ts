// Route guards of the specification, §6. The server checks everything again; these only send people
// to the right page.
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { type ProviderRole, rank } from "#platform/auth/roles.ts";
import type { Me } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";
import { needWatchers } from "#platform/feature/web/start-features.ts";

export interface AccessRefusal {
  action: "unauthorized_access_attempt" | "insufficient_permissions";
  /** Path only: a query may hold what someone typed. */
  resource: string;
}

let write: ((refusal: AccessRefusal) => void) | null = null;
// The first page is guarded before features start: its refusal waits for the writer.
const waiting: AccessRefusal[] = [];

const log = (refusal: AccessRefusal): void => {
  if (write) write(refusal);
  else {
    waiting.push(refusal);
    needWatchers();
  }
};

/** The security feature says where refusals are written. */
export const onAccessRefused = (writer: (refusal: AccessRefusal) => void): void => {
  write = writer;
  for (const refusal of waiting.splice(0)) writer(refusal);
};

export interface GuardOptions {
  /** Minimum provider role; any signed-in person without it. */
  role?: ProviderRole;
  /** The consent page itself, and pages that stay open without a consent. */
  beforeConsent?: boolean;
}

export type GuardVerdict = "pass" | "sign-in" | "consent" | "home";

export const judge = (
  me: Me | null,
  { role, beforeConsent = false }: GuardOptions,
): GuardVerdict => {
  if (!me) return "sign-in";
  if (!me.consent && !beforeConsent) return "consent";
  return role && rank(me.providerRole) < rank(role) ? "home" : "pass";
};

/** `beforeLoad` of a guarded route. */
export const guard =
  (options: GuardOptions = {}) =>
  async ({ location, preload }: { location: ParsedLocation; preload: boolean }): Promise<void> => {
    const verdict = judge(await session.load(), options);
    if (verdict === "pass") return;
    if (verdict === "consent")
      throw redirect({ href: `/consent?redirect=${encodeURIComponent(location.href)}` });
    // Hovering a link preloads its page: that is not an attempt to open it.
    if (!preload)
      log({
        action: verdict === "sign-in" ? "unauthorized_access_attempt" : "insufficient_permissions",
        resource: location.pathname,
      });
    if (verdict === "home") throw redirect({ href: "/" });
    throw redirect({ href: `/auth?redirect=${encodeURIComponent(location.href)}` });
  };

/**
 * A `redirect` parameter is followed only inside the application: "//host" and "/\host" leave it,
 * and so does "/<tab>/host", because browsers drop control characters.
 */
export const safeRedirect = (value: unknown): string | undefined =>
  typeof value === "string" && /^\/(?![/\\])[^\p{Cc}]*$/u.test(value) ? value : undefined;
