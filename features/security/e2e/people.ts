// People for journeys: signed up through the real calls, with the roles that only the command line may give.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const PASSWORD = "Correct-Horse-1";

export interface Someone {
  email: string;
  name: string;
  id: string;
}

/** Signs somebody up in this page's browser. `consent` is the step that comes next for everybody. */
export async function signUp(
  page: Page,
  options: { name?: string; admin?: boolean; consent?: boolean } = {},
): Promise<Someone> {
  const { name = "Camille Essai", admin = false, consent = true } = options;
  const email = `${randomUUID()}@example.org`;
  await page.goto("/auth");
  const id = await create(page, { email, name }, "include");
  if (admin) setRole(email, "admin");
  else await ordinary(page, email);
  if (consent) expect(await call(page, "/api/gdpr_consent", CONSENT)).toBe(200);
  return { email, name, id };
}

/** Makes an account; with "omit" this browser stays who it was. */
async function create(
  page: Page,
  who: { email: string; name: string },
  credentials: "include" | "omit",
): Promise<string> {
  const answer = await page.evaluate(
    async ([path, body, cookies]) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(path, { method: "POST", headers, body, credentials: cookies });
      return { status: response.status, text: await response.text() };
    },
    ["/api/auth/sign-up/email", JSON.stringify({ ...who, password: PASSWORD }), credentials] as const,
  );
  expect(answer.status, answer.text).toBe(200);
  return (JSON.parse(answer.text) as { user: { id: string } }).user.id;
}

/** The first account of an installation is its administrator, and the last one cannot step down: somebody takes over. */
async function ordinary(page: Page, email: string): Promise<void> {
  const role = await page.evaluate(async () => {
    const answer = (await (await fetch("/rpc/accounts/me")).json()) as { json: { systemRole: string } };
    return answer.json.systemRole;
  });
  if (role !== "admin") return;
  const keeper = `${randomUUID()}@example.org`;
  await create(page, { email: keeper, name: "Garde Clef" }, "omit");
  setRole(keeper, "admin");
  setRole(email, "user");
}

const CONSENT = { consent_given: true, data_processing_purposes: ["account", "assistant", "learning", "security"] };

/** A plain call from the page, as its own session; resolves to the status. */
export async function call(page: Page, path: string, body: unknown): Promise<number> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address, { method: "POST", headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

function setRole(email: string, role: string): void {
  execFileSync("node", ["app/cli/main.ts", "user", "role", email, role, "--system"], {
    env: { ...process.env, DATA_DIR: process.env.SCLEPIOS_E2E_DATA ?? "" },
    stdio: "pipe",
  });
}

/** No accessibility violation in the light and the dark theme. */
export async function accessible(page: Page): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual([]);
  }
}
