import { expect } from "@playwright/test";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const privacyTab = (stage: Stage) =>
  visit(stage, "/settings?tab=privacy", stage.say("accounts:settings.title"));

const view = (name: string, route: string, open: View["open"], more: Partial<View> = {}): View => ({
  name,
  who: "person",
  route,
  open,
  ...more,
});

export const views: readonly View[] = [
  view("privacy", "/settings?tab=privacy", async (stage) => {
    await privacyTab(stage);
    await expect(button(stage, "privacy:tab.withdraw")).toBeVisible();
  }),
  view("privacy, consent withdrawn", "/settings?tab=privacy", async (stage) => {
    await privacyTab(stage);
    await button(stage, "privacy:tab.withdraw").click();
    await expect(button(stage, "privacy:tab.withdrawConfirm")).toBeVisible();
  }),
  view("privacy, account erased", "/settings?tab=privacy", async (stage) => {
    await privacyTab(stage);
    await button(stage, "privacy:erase.open").click();
    await button(stage, "privacy:erase.button").click();
    await expect(
      stage.page.getByText(stage.say("privacy:erase.passwordMissing")).first(),
    ).toBeVisible();
  }),
  view("consent", "/consent", (stage) => visit(stage, "/consent"), { who: "newcomer" }),
  view(
    "consent refused",
    "/consent",
    async (stage) => {
      await visit(stage, "/consent");
      await button(stage, "privacy:consent.refuse").click();
      await expect(stage.page.getByText(stage.say("privacy:consent.refusedTitle"))).toBeVisible();
    },
    { who: "newcomer" },
  ),
  view("account erased", "/account-erased", (stage) => visit(stage, "/account-erased"), {
    who: "visitor",
  }),
];
