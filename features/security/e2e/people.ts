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
  const answer = await page.evaluate(
    async ([path, body]) => {
      const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
      return { status: response.status, text: await response.text() };
    },
    ["/api/auth/sign-up/email", JSON.stringify({ email, name, password: PASSWORD })] as const,
  );
  expect(answer.status, answer.text).toBe(200);
  const { user } = JSON.parse(answer.text) as { user: { id: string } };
  // The first account of an installation is its administrator: each journey says what it needs.
  setRole(email, admin ? "admin" : "user");
  if (consent) expect(await call(page, "/api/gdpr_consent", CONSENT)).toBe(200);
  return { email, name, id: user.id };
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
