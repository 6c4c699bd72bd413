// The calls of the account library that this product opens; every other one does not exist.
import { CLIENT_ADDRESS_HEADER } from "#platform/auth/server/auth.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { unstorable } from "#platform/feature/server/implement.ts";

export const AUTH_ROUTES = [
  { method: "POST", path: "/sign-up/email" },
  { method: "POST", path: "/sign-in/email" },
  { method: "POST", path: "/sign-out" },
  { method: "POST", path: "/request-password-reset" },
  { method: "POST", path: "/reset-password" },
  { method: "POST", path: "/send-verification-email" },
  { method: "GET", path: "/verify-email" },
  { method: "POST", path: "/change-password" },
] as const;

const refusal = (status: number, code: string) => Response.json({ code, message: code }, { status });

export async function authRoute(services: Services, request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  let body: string | null = null;
  if (request.method === "POST") {
    body = await request.text();
    const parsed = parseObject(body === "" ? "{}" : body);
    if (parsed === null) return refusal(400, "INVALID_JSON");
    if (unstorable(parsed)) return refusal(422, "UNSTORABLE_TEXT");
    body = JSON.stringify(parsed);
    headers.set("content-type", "application/json");
  }
  headers.delete("content-length");
  const response = await services.auth.handler(new Request(request.url, { method: request.method, headers, body }));
  return withoutToken(response);
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The session's secret stays in its HttpOnly cookie: no script of a page may read it in an answer. */
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
