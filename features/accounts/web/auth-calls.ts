// The calls of the sign-in page, with plain fetch: the typed client would double its weight.
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import { network } from "#platform/network/web/network-state.ts";

export interface Refusal {
  /**
   * The server's code, "UNREACHABLE" when it did not answer, "UNEXPECTED" when the answer is not
   * one of its own.
   */
  code: string;
  /** Seconds to wait, with TOO_MANY_ATTEMPTS. */
  retryAfter: number;
}
export type Outcome = { ok: true } | { ok: false; refusal: Refusal };

const refused = (code: string, retryAfter = 0): Outcome => ({
  ok: false,
  refusal: { code, retryAfter },
});

async function send(path: string, init: RequestInit): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(`/api/auth${path}`, init);
  } catch {
    network.failed();
    return refused("UNREACHABLE");
  }
  network.answered(response.status);
  if (response.ok) return { ok: true };
  const body = (await response.json().catch(() => ({}))) as {
    code?: unknown;
    retryAfter?: unknown;
  };
  const wait = typeof body.retryAfter === "number" ? body.retryAfter : 60;
  return typeof body.code === "string" ? refused(body.code, wait) : refused("UNEXPECTED");
}

const post = (path: string, body: object): Promise<Outcome> =>
  send(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-language": currentLanguage() },
    body: JSON.stringify(body),
  });

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  adminCode?: string;
}

export const authCalls = {
  signIn: (email: string, password: string) => post("/sign-in/email", { email, password }),
  signUp: (account: NewAccount) =>
    post("/sign-up/email", { ...account, language: currentLanguage() }),
  askReset: (email: string) => post("/request-password-reset", { email }),
  reset: (token: string, newPassword: string) => post("/reset-password", { token, newPassword }),
  verify: (token: string) => post("/verify-email", { token }),
  askVerification: (email: string) => post("/send-verification-email", { email }),
  changePassword: (currentPassword: string, newPassword: string) =>
    post("/change-password", { currentPassword, newPassword, revokeOtherSessions: true }),
};

export interface Installation {
  firstAdminCode: boolean;
  verifiesEmail: boolean;
}

/** What signing up asks for here; without an answer, what an ordinary installation asks for. */
export async function readInstallation(): Promise<Installation> {
  try {
    const response = await fetch("/rpc/accounts/installation", { method: "POST" });
    if (response.ok) return ((await response.json()) as { json: Installation }).json;
  } catch {
    // the form itself will say that the server does not answer
  }
  return { firstAdminCode: false, verifiesEmail: true };
}
