import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const SCHEMES = ["light", "dark"] as const;

/** The rules whose verdict depends on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page as it stands, one line a rule; "colours" when only the theme has changed. */
export async function violations(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  // Violations alone are described in full, and the page is read in one go: it has no frame to gather results from.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ["violations"],
    preload: false,
    ...(rules === "colours" ? { runOnly: { type: "rule", values: COLOURS } } : {}),
  });
  const report = await axe.analyze();
  return report.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join("; ")}`,
  );
}

/** No accessibility violation in what a journey has come to; app/e2e/views.spec.ts sees each view in every theme. */
export async function accessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violations(page)).toEqual([]);
}
