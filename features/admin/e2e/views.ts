import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openList, rows } from "#platform/testing/e2e/admin-list.ts";
import { someAddress } from "#platform/testing/e2e/journey.ts";
import { type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

/** A mail for the outbox, left by somebody else. */
async function leaveMail({ page }: Stage): Promise<void> {
  const email = `${randomUUID()}@example.org`;
  await page.goto("/");
  const headers = { "content-type": "application/json", "x-forwarded-for": someAddress() };
  for (const [path, body] of [
    ["/api/auth/sign-up/email", { email, name: "Paul Soignant", password: "Correct-Horse-1" }],
    ["/api/auth/request-password-reset", { email }],
  ] as const) {
    const response = await fetch(new URL(path, page.url()), {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status, await response.text()).toBeLessThan(300);
  }
}

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "admin",
  route,
  open,
});

export const views: readonly View[] = [
  view("administration", "/admin", async (stage) => {
    await visit(stage, "/admin", stage.say("admin:overview.title"));
    await expect(stage.page.getByText(stage.say("admin:overview.threat"))).toBeVisible();
  }),
  view("accounts", "/admin/users", (stage) => openList(stage, "users", "admin:users.title")),
  view("accounts, system role changed", "/admin/users", async (stage) => {
    await openList(stage, "users", "admin:users.title");
    await stage.page.getByRole("searchbox").fill("Garde Clef");
    await expect(rows(stage)).toHaveCount(1);
    await rows(stage).getByRole("combobox").last().selectOption("moderator");
    await expect(stage.page.getByRole("dialog")).toBeVisible();
  }),
  view("accounts, none", "/admin/users", async (stage) => {
    await openList(stage, "users", "admin:users.title");
    await stage.page.getByRole("searchbox").fill("personne-de-ce-nom");
    await expect(
      stage.page.getByText(stage.say("admin:users.none"), { exact: true }),
    ).toBeVisible();
  }),
  view("mails", "/admin/mails", async (stage) => {
    await leaveMail(stage);
    await openList(stage, "mails", "admin:mails.title");
  }),
  view("one mail", "/admin/mails", async (stage) => {
    await leaveMail(stage);
    await openList(stage, "mails", "admin:mails.title");
    await rows(stage).first().getByRole("button").click();
    await expect(stage.page.getByRole("dialog").locator("pre")).toBeVisible();
  }),
  {
    name: "access denied",
    who: "person",
    route: "/admin",
    open: (stage) => visit(stage, "/admin/users", stage.say("admin:denied.title")),
  },
];
