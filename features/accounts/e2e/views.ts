import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";
import { settingsViews } from "./settings-views.ts";

const field = ({ page, say }: Stage, key: string) => page.getByLabel(say(key), { exact: true });

async function typeAccount(stage: Stage, password: string): Promise<void> {
  if (stage.page.url().includes("sign-up"))
    await field(stage, "accounts:auth.name").fill("Camille Essai");
  await stage.page
    .locator('main input[type="email"], form input[type="email"]')
    .first()
    .fill("camille@example.org");
  await field(stage, "accounts:auth.password").fill(password);
}
const submit = ({ page }: Stage) => page.locator('main form button[type="submit"]').first().click();

async function openForgot(stage: Stage): Promise<void> {
  await visit(stage, "/auth");
  await button(stage, "accounts:auth.forgot").click();
  await expect(stage.page.getByRole("dialog")).toBeVisible();
}

const view = (name: string, route: string, open: View["open"], complains?: RegExp): View => ({
  name,
  who: "visitor",
  route,
  open,
  ...(complains ? { complains } : {}),
});

export const views: readonly View[] = [
  view("sign in", "/auth", (stage) => visit(stage, "/auth")),
  view(
    "sign in refused",
    "/auth",
    async (stage) => {
      await visit(stage, "/auth");
      await typeAccount(stage, "Wrong-Horse-1");
      await submit(stage);
      await expect(stage.page.getByRole("alert")).toHaveText(
        stage.say("accounts:errors.invalidCredentials"),
      );
    },
    REFUSED,
  ),
  view(
    "sign in before the address is confirmed",
    "/auth",
    async (stage) => {
      await stage.page.route("**/api/auth/sign-in/email", (route) =>
        route.fulfill({ status: 403, json: { code: "EMAIL_NOT_VERIFIED", message: "" } }),
      );
      await visit(stage, "/auth");
      await typeAccount(stage, "Correct-Horse-1");
      await submit(stage);
      await expect(stage.page.getByRole("alert")).toContainText(
        stage.say("accounts:errors.emailNotConfirmed"),
      );
    },
    REFUSED,
  ),
  view("sign up", "/auth", (stage) => visit(stage, "/auth?mode=sign-up")),
  view("sign up with a weak password", "/auth", async (stage) => {
    await visit(stage, "/auth?mode=sign-up");
    await typeAccount(stage, "weak");
    await submit(stage);
    await expect(stage.page.getByText(stage.say("accounts:errors.passwordTooShort"))).toBeVisible();
  }),
  view("sign up, address to be confirmed", "/auth", async (stage) => {
    await stage.page.route("**/api/auth/sign-up/email", (route) =>
      route.fulfill({ json: { token: null, user: {} } }),
    );
    await visit(stage, "/auth?mode=sign-up");
    await typeAccount(stage, "Correct-Horse-1");
    await submit(stage);
    await expect(stage.page.getByText(stage.say("accounts:verify.sentTitle"))).toBeVisible();
  }),
  view("forgotten password", "/auth", openForgot),
  view("forgotten password, link sent", "/auth", async (stage) => {
    await openForgot(stage);
    const dialog = stage.page.getByRole("dialog");
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    await dialog.getByRole("textbox").fill(email);
    await dialog.getByRole("button", { name: stage.say("accounts:forgot.send") }).click();
    await expect(dialog.getByRole("status")).toContainText(email);
  }),
  view("reset", "/auth", (stage) => visit(stage, "/auth#reset=token")),
  view(
    "reset by a dead link",
    "/auth",
    async (stage) => {
      await visit(stage, "/auth#reset=token");
      await field(stage, "accounts:auth.newPassword").fill("Correct-Horse-1");
      await submit(stage);
      await expect(stage.page.getByText(stage.say("accounts:errors.linkEnded"))).toBeVisible();
    },
    REFUSED,
  ),
  view(
    "confirm by a dead link",
    "/auth",
    async (stage) => {
      await visit(stage, "/auth#verify=token");
      await expect(stage.page.getByText(stage.say("accounts:errors.linkEnded"))).toBeVisible();
    },
    REFUSED,
  ),
  ...settingsViews,
];
