import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const SCHEMES = ["light", "dark"] as const;

/** The rules whose verdict depends on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page as it stands, one line a rule; "colours" when only the theme has changed. */
export async function violations(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  // Only violations are described in full: on a long page that is most of the time.
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    ...(rules === "colours" ? { runOnly: { type: "rule", values: COLOURS } } : {}),
  });
  const report = await axe.analyze();
  return report.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
  );
}

/** No accessibility violation in the light and the dark theme. */
export async function accessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, colorScheme === "light" ? "all" : "colours"), colorScheme).toEqual([]);
  }
}
