// People for journeys: signed up through the real calls; roles are given by the administrator of
// the installation.
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

export const PASSWORD = "Correct-Horse-1";
const CONSENT = {
  consent_given: true,
  data_processing_purposes: ["account", "assistant", "learning", "security"],
};
/**
 * The server may close an idle connection just as it is used again; browsers ask once more by
 * themselves.
 */
const AGAIN = { maxRetries: 1 };
/** Where the cookie of the first administrator is handed to the processes of the run. */
const KEEPER = "SCLEPIOS_E2E_KEEPER";

export interface Someone {
  email: string;
  name: string;
  id: string;
}

/**
 * Signs somebody new up in this page's browser, their consent given unless told otherwise. The page
 * does not move.
 */
export async function signUp(
  page: Page,
  options: {
    name?: string;
    role?: "admin" | "moderator";
    consent?: boolean;
    language?: string;
  } = {},
): Promise<Someone> {
  const { name = "Camille Essai", role, consent = true, language = "fr" } = options;
  const email = `${randomUUID()}@example.org`;
  const { request } = page.context();
  const created = await request.post("/api/auth/sign-up/email", {
    data: { email, name, password: PASSWORD, language },
    ...AGAIN,
  });
  expect(created.status(), await created.text()).toBe(200);
  const { user } = (await created.json()) as { user: { id: string } };
  if (role) await giveRole(user.id, { systemRole: role });
  if (consent)
    expect((await request.post("/api/gdpr_consent", { data: CONSENT, ...AGAIN })).status()).toBe(
      200,
    );
  return { email, name, id: user.id };
}

/** Calls a procedure as this page's person; resolves to the status and to the output or error. */
export async function call(
  page: Page,
  procedure: string,
  input: unknown,
): Promise<{ status: number; body: unknown }> {
  const response = await page
    .context()
    .request.post(`/rpc/${procedure}`, { data: { json: input }, ...AGAIN });
  return { status: response.status(), body: ((await response.json()) as { json?: unknown }).json };
}

/** Changes the roles of a person, as the first administrator does. */
export async function giveRole(
  id: string,
  roles: { systemRole?: string; providerRole?: string },
): Promise<void> {
  const response = await fetch(`${test.info().project.use.baseURL}/rpc/accounts/setRoles`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: process.env[KEEPER] ?? "" },
    body: JSON.stringify({ json: { id, ...roles } }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/**
 * The first account of an installation, made from this machine, administers it. Once a run, before
 * any journey.
 */
export async function settleIn(address: string): Promise<void> {
  const email = `${randomUUID()}@example.org`;
  const response = await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, name: "Garde Clef", password: PASSWORD }),
  });
  if (!response.ok)
    throw new Error(`first administrator: ${response.status} ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  const cookie = cookies.join("; ");
  const consented = await fetch(`${address}/api/gdpr_consent`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(CONSENT),
  });
  if (!consented.ok) throw new Error(`consent of the first administrator: ${consented.status}`);
  process.env[KEEPER] = cookie;
}
