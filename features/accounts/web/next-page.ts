import type { Me } from "#platform/auth/web/me.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import { safeRedirect } from "#platform/ui/routing/guard.ts";

const ELSEWHERE = "https://elsewhere.invalid";

/**
 * A path of this site, or undefined. Judged by the browser's own parser too: it drops tabs and line
 * breaks, so that "/<tab>/host" would leave the site.
 */
export function sameSite(value: unknown): string | undefined {
  const path = safeRedirect(value);
  if (path === undefined || !URL.canParse(path, ELSEWHERE)) return undefined;
  const { origin, pathname } = new URL(path, ELSEWHERE);
  return origin === ELSEWHERE && pathname !== "/auth" ? path : undefined;
}

const home = (): string =>
  contributions("nav").some(({ to }) => to === "/dashboard") ? "/dashboard" : "/chat";

/**
 * Where a person who has just signed in goes: consent first when it is missing, then the page they
 * asked for.
 */
export function afterSignIn(me: Me, asked: string | undefined): string {
  const page = sameSite(asked) ?? home();
  return me.consent ? page : `/consent?redirect=${encodeURIComponent(page)}`;
}
