// Route guards of the specification, §6. The server checks everything again; these only send people to the right page.
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { type Me, PROVIDER_RANK, type ProviderRole } from "#platform/auth/web/me.ts";
import { session } from "#platform/auth/web/session.ts";

export interface AccessRefusal {
  action: "unauthorized_access_attempt" | "insufficient_permissions";
  /** Path only: a query may hold what someone typed. */
  resource: string;
}

let log: (refusal: AccessRefusal) => void = () => {};

/** The security feature says where refusals are written. */
export const onAccessRefused = (write: (refusal: AccessRefusal) => void): void => {
  log = write;
};

export interface GuardOptions {
  /** Minimum provider role; any signed-in person without it. */
  role?: ProviderRole;
}

export type GuardVerdict = "pass" | "sign-in" | "home";

export const judge = (me: Me | null, { role }: GuardOptions): GuardVerdict => {
  if (!me) return "sign-in";
  return role && PROVIDER_RANK[me.providerRole] < PROVIDER_RANK[role] ? "home" : "pass";
};

/** `beforeLoad` of a guarded route. */
export const guard =
  (options: GuardOptions = {}) =>
  async ({ location, preload }: { location: ParsedLocation; preload: boolean }): Promise<void> => {
    const verdict = judge(await session.load(), options);
    if (verdict === "pass") return;
    // Hovering a link preloads its page: that is not an attempt to open it.
    if (!preload)
      log({
        action: verdict === "sign-in" ? "unauthorized_access_attempt" : "insufficient_permissions",
        resource: location.pathname,
      });
    if (verdict === "home") throw redirect({ href: "/" });
    throw redirect({ href: `/auth?redirect=${encodeURIComponent(location.href)}` });
  };

/** A `redirect` parameter is followed only inside the application: "//host" and "/\host" leave it. */
export const safeRedirect = (value: unknown): string | undefined =>
  typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;
