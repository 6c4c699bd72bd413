import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { someAddress } from "#platform/testing/e2e/journey.ts";
import { button, type Stage, type View, visit } from "./view.ts";

const rows = ({ page }: Stage) => page.locator("tbody tr");

async function list(stage: Stage, page: string, heading: string): Promise<void> {
  await visit(stage, `/admin/${page}`, stage.say(heading));
  await expect(rows(stage).first()).toBeVisible();
}

/** Something for the lists to show, left by somebody else: a letter and an error report. */
async function leaveTraces({ page }: Stage): Promise<{ errorId: string }> {
  const email = `${randomUUID()}@example.org`;
  const errorId = `err_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const report = { id: errorId, message: "TypeError: x", stack: "at page", route: "/chat", userAgent: "e2e" };
  await page.goto("/");
  const headers = { "content-type": "application/json", "x-forwarded-for": someAddress() };
  for (const [path, body] of [
    ["/api/auth/sign-up/email", { email, name: "Paul Soignant", password: "Correct-Horse-1" }],
    ["/api/auth/request-password-reset", { email }],
    ["/rpc/security/reportClientError", { json: report }],
  ] as const) {
    const response = await fetch(new URL(path, page.url()), { method: "POST", headers, body: JSON.stringify(body) });
    expect(response.status, await response.text()).toBeLessThan(300);
  }
  return { errorId };
}

const view = (name: string, route: string, open: View["open"]): View => ({ name, who: "admin", route, open });

export const adminViews: readonly View[] = [
  view("administration", "/admin", async (stage) => {
    await visit(stage, "/admin", stage.say("admin:overview.title"));
    await expect(stage.page.getByText(stage.say("admin:overview.threat"))).toBeVisible();
  }),
  view("accounts", "/admin/users", (stage) => list(stage, "users", "admin:users.title")),
  view("accounts, system role changed", "/admin/users", async (stage) => {
    await list(stage, "users", "admin:users.title");
    await stage.page.getByRole("searchbox").fill("Garde Clef");
    await expect(rows(stage)).toHaveCount(1);
    await rows(stage).getByRole("combobox").last().selectOption("moderator");
    await expect(stage.page.getByRole("dialog")).toBeVisible();
  }),
  view("accounts, none", "/admin/users", async (stage) => {
    await list(stage, "users", "admin:users.title");
    await stage.page.getByRole("searchbox").fill("personne-de-ce-nom");
    await expect(stage.page.getByText(stage.say("admin:users.none"), { exact: true })).toBeVisible();
  }),
  view("letters", "/admin/mails", async (stage) => {
    await leaveTraces(stage);
    await list(stage, "mails", "admin:mails.title");
  }),
  view("one letter", "/admin/mails", async (stage) => {
    await leaveTraces(stage);
    await list(stage, "mails", "admin:mails.title");
    await rows(stage).first().getByRole("button").click();
    await expect(stage.page.getByRole("dialog").locator("pre")).toBeVisible();
  }),
  view("security log", "/admin/system-logs", async (stage) => {
    await list(stage, "system-logs", "security:log.title");
    await rows(stage).first().getByRole("button").click();
    await expect(rows(stage).first().locator("pre")).toBeVisible();
  }),
  view("error reports", "/admin/error-reports", async (stage) => {
    await leaveTraces(stage);
    await list(stage, "error-reports", "security:reports.title");
  }),
  view("one error report", "/admin/error-reports", async (stage) => {
    const { errorId } = await leaveTraces(stage);
    await list(stage, "error-reports", "security:reports.title");
    await rows(stage).filter({ hasText: errorId }).getByRole("button").first().click();
    await expect(button(stage, "security:reports.mark")).toBeVisible();
  }),
  {
    name: "access denied",
    who: "person",
    route: "/admin",
    open: (stage) => visit(stage, "/admin/users", stage.say("admin:denied.title")),
  },
];
