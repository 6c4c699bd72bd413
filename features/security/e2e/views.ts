import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openList, rows } from "#platform/testing/e2e/admin-list.ts";
import { someAddress } from "#platform/testing/e2e/journey.ts";
import { button, type Stage, type View } from "#platform/testing/e2e/view.ts";

/** An error report, left by a visitor. */
async function leaveReport({ page }: Stage): Promise<{ errorId: string }> {
  const errorId = `err_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const report = {
    id: errorId,
    message: "TypeError: x",
    stack: "at page",
    route: "/chat",
    userAgent: "e2e",
  };
  await page.goto("/");
  const response = await fetch(new URL("/rpc/security/reportClientError", page.url()), {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
    body: JSON.stringify({ json: report }),
  });
  expect(response.status, await response.text()).toBeLessThan(300);
  return { errorId };
}

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "admin",
  route,
  open,
});

export const views: readonly View[] = [
  view("security log", "/admin/system-logs", async (stage) => {
    await openList(stage, "system-logs", "security:log.title");
    await rows(stage).first().getByRole("button").click();
    await expect(rows(stage).first().locator("pre")).toBeVisible();
  }),
  view("error reports", "/admin/error-reports", async (stage) => {
    await leaveReport(stage);
    await openList(stage, "error-reports", "security:reports.title");
  }),
  view("one error report", "/admin/error-reports", async (stage) => {
    const { errorId } = await leaveReport(stage);
    await openList(stage, "error-reports", "security:reports.title");
    await rows(stage).filter({ hasText: errorId }).getByRole("button").first().click();
    await expect(button(stage, "security:reports.mark")).toBeVisible();
  }),
];
