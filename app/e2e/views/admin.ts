import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { button, type Stage, type View, visit } from "./view.ts";

const rows = ({ page }: Stage) => page.locator("tbody tr");

async function list(stage: Stage, page: string, heading: string): Promise<void> {
  await visit(stage, `/admin/${page}`, stage.say(heading));
  await expect(rows(stage).first()).toBeVisible();
}

/** Something for the lists to show: a letter and an error report. */
async function leaveTraces({ page }: Stage): Promise<{ email: string; errorId: string }> {
  const email = `${randomUUID()}@example.org`;
  const errorId = `err_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const { request } = page.context();
  await request.post("/api/auth/sign-up/email", {
    data: { email, name: "Paul Soignant", password: "Correct-Horse-1" },
    headers: { cookie: "" },
    maxRedirects: 0,
  });
  await request.post("/api/auth/request-password-reset", { data: { email } });
  await request.post("/rpc/security/reportClientError", {
    data: {
      json: {
        id: errorId,
        message: "TypeError: lecture impossible",
        stack: "at page",
        route: "/chat",
        userAgent: "e2e",
      },
    },
  });
  return { email, errorId };
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
    await expect(stage.page.getByText(stage.say("admin:users.none"))).toBeVisible();
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
