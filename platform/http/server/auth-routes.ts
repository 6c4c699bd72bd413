// The calls of the account library that this product opens; every other one does not exist.
import { CLIENT_ADDRESS_HEADER } from "#platform/auth/server/auth.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { unstorable } from "#platform/feature/server/implement.ts";

export const AUTH_ROUTES = [
  { method: "POST", path: "/sign-up/email", access: "visitor" },
  { method: "POST", path: "/sign-in/email", access: "visitor" },
  { method: "POST", path: "/sign-out", access: "visitor" },
  { method: "POST", path: "/request-password-reset", access: "visitor" },
  { method: "POST", path: "/reset-password", access: "visitor" },
  { method: "POST", path: "/send-verification-email", access: "visitor" },
  { method: "POST", path: "/verify-email", access: "visitor" },
  { method: "POST", path: "/change-password", access: "person" },
] as const;

/**
 * The library reads this token from an address and signs in by a GET, which another site can make a
 * browser send. Here it comes in a body, like everything else: no log of a proxy holds it, and the
 * origin is checked.
 */
const VERIFY = "/verify-email";

const refusal = (status: number, code: string) =>
  Response.json({ code, message: code }, { status });

export async function authRoute(
  services: Services,
  request: Request,
  address: string,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  const text = await request.text();
  const parsed = parseObject(text === "" ? "{}" : text);
  if (parsed === null) return refusal(400, "INVALID_JSON");
  if (unstorable(parsed)) return refusal(422, "UNSTORABLE_TEXT");
  // The library also takes tokens and places to go to next from the address: none is passed on.
  const { origin, pathname } = new URL(request.url);
  const call = new URL(pathname, origin);
  if (!pathname.endsWith(VERIFY)) {
    const sent = new Request(call, { method: "POST", headers, body: JSON.stringify(parsed) });
    return withoutToken(await services.auth.handler(sent));
  }
  const { token, ...others } = parsed;
  if (Object.keys(others).length > 0) return refusal(400, "FIELD_NOT_ALLOWED");
  if (typeof token !== "string" || token.length > LONGEST_TOKEN)
    return refusal(401, "INVALID_TOKEN");
  call.searchParams.set("token", token);
  return withoutToken(await services.auth.handler(new Request(call, { headers })));
}

/** A signed token holds one e-mail address. */
const LONGEST_TOKEN = 4_000;

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/**
 * The session's secret stays in its HttpOnly cookie: no script of a page may read it in an answer.
 */
async function withoutToken(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("application/json")) return response;
  const body: unknown = await response.json().catch(() => null);
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  headers.set("cache-control", "no-store");
  if (body !== null && typeof body === "object")
    for (const secret of ["token", "session"]) delete (body as Record<string, unknown>)[secret];
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
