// A model proposes codes, the tables and the rules decide. The server of this journey has its own model.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { install } from "#app/testing/installed-template.ts";
import { type ServerProcess, startServer } from "#app/testing/server-process.ts";
import { type ScriptedUpstream, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import { SCHEMES, violations } from "#platform/testing/e2e/axe.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { signUp } from "#platform/testing/e2e/people.ts";

let upstream: ScriptedUpstream;
let server: ServerProcess;
let dataDir: string;

const PROPOSED = [
  { table: "cim10", code: "J18.9", words: "foyer droit" },
  { table: "cim10", code: "J99.99", words: "toux sale" },
  { table: "ccam", code: "ZZZZ999", words: "ECG fait" },
  { table: "cim10", code: "I50.1", words: "insuffisance cardiaque" },
];

test.beforeAll(async () => {
  upstream = await scriptedUpstream((_, reply) => {
    reply.text(...PROPOSED.map((one) => `${JSON.stringify(one)}\n`));
    reply.end();
  });
  dataDir = mkdtempSync(join(tmpdir(), "sclepios-coding-model-"));
  await install(dataDir);
  const env = {
    DATA_DIR: dataDir,
    TRUST_PROXY: "on",
    AI_BASE_URL: upstream.url,
    AI_MODEL: "essai",
  };
  server = await startServer(env);
});
test.afterAll(async () => {
  await server.kill();
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("le modèle propose des codes, les tables et les règles en disposent", async ({ browser }) => {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: { width: 390, height: 800 }, reducedMotion: "reduce" },
  });
  // The proposal to install is another journey's.
  await context.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("pwa-permanently-dismissed", "true");
  });
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/coding");
  await page
    .getByRole("textbox", { name: "Description clinique" })
    .fill("Fièvre, toux sale, foyer droit. ECG fait.");
  await page.getByRole("button", { name: "Générer" }).click();
  const cim10 = page.getByRole("region", { name: "CIM-10" });
  await expect(cim10).not.toContainText("J189");
  const model = page.getByRole("region", { name: "Propositions du modèle" });
  await model.getByRole("button", { name: "Demander au modèle" }).click();
  await expect(model).toContainText("1 ligne de plus");
  await expect(model).toContainText("3 propositions écartées");
  await expect(cim10).toContainText("Proposé par le modèle");
  await expect(cim10).toContainText("J189");
  await expect(page.locator("mark", { hasText: "foyer droit" })).toBeVisible();
  for (const code of ["J9999", "J99.99", "ZZZZ999", "I501"])
    await expect(page.getByText(code)).toHaveCount(0);
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await violations(page, scheme === SCHEMES[0] ? "all" : "colours")).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await context.close();
});
