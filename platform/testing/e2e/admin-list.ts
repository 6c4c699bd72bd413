// A page of the administration that shows a table.
import { expect } from "@playwright/test";
import { type Stage, visit } from "#platform/testing/e2e/view.ts";

export const rows = ({ page }: Stage) => page.locator("tbody tr");

/** Opens /admin/<page> and waits for the first row of its table. */
export async function openList(stage: Stage, page: string, heading: string): Promise<void> {
  await visit(stage, `/admin/${page}`, stage.say(heading));
  await expect(rows(stage).first()).toBeVisible();
}
