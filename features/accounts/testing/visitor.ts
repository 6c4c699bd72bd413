// What a browser sends to the account routes, for tests.
import type { TestApp } from "#platform/testing/harness.ts";

export const GOOD_PASSWORD = "Correct-Horse-1";

interface Sent {
  address?: string;
  cookie?: string;
  headers?: Record<string, string>;
}
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** Cookies to send back, as a browser would. */
  cookie: string;
  setCookies: string[];
}

export async function post(
  app: TestApp,
  path: string,
  body: unknown,
  { address, cookie, headers }: Sent = {},
): Promise<Answer> {
  const response = await app.request(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...(address ? { address } : {}),
    ...(cookie ? { cookie } : {}),
  });
  return answer(response);
}

export async function answer(response: Response): Promise<Answer> {
  const setCookies = response.headers.getSetCookie();
  return {
    status: response.status,
    body: ((await response.json().catch(() => ({}))) ?? {}) as Record<string, unknown>,
    cookie: setCookies.map((line) => line.split(";")[0]).join("; "),
    setCookies,
  };
}

export const signIn = (
  app: TestApp,
  email: string,
  password = GOOD_PASSWORD,
  sent: Sent = {},
): Promise<Answer> => post(app, "/sign-in/email", { email, password }, sent);

export const signUp = (
  app: TestApp,
  body: Record<string, unknown>,
  sent: Sent = {},
): Promise<Answer> =>
  post(app, "/sign-up/email", { name: "Camille Essai", password: GOOD_PASSWORD, ...body }, sent);

/** Who the server takes the holder of `cookie` for; null for a visitor. */
export async function whoIs(
  app: TestApp,
  cookie: string,
): Promise<{ id: string; email: string; systemRole: string } | null> {
  const { body } = await app.call("accounts/me", undefined, cookie);
  return body as { id: string; email: string; systemRole: string } | null;
}
