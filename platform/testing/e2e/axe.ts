import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

export const SCHEMES = ["light", "dark"] as const;

/** The rules whose verdict depends on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with the page as it stands, one line a rule; "colours" when only the theme
 * has changed.
 */
export async function violations(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  // Half a megabyte of script: once a document, whatever the number of looks at it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        document,
        options,
      );
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    {
      resultTypes: ["violations"],
      preload: false,
      ...(rules === "colours" ? { runOnly: { type: "rule", values: COLOURS } } : {}),
    } satisfies axe.RunOptions,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join("; ")}`,
  );
}

/**
 * No accessibility violation in what a journey has come to; app/e2e/views.spec.ts sees each view in
 * every theme.
 */
export async function accessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violations(page)).toEqual([]);
}
