// The tabs of the settings that accounts draws; sign-in and sign-up stand in views.ts.
import { expect } from "@playwright/test";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const settings = (tab: string) => (stage: Stage) =>
  visit(stage, `/settings?tab=${tab}`, stage.say("accounts:settings.title"));

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "person",
  route,
  open,
});

export const settingsViews: readonly View[] = [
  view("profile", "/settings?tab=profile", async (stage) => {
    await settings("profile")(stage);
    await expect(stage.page.getByLabel(stage.say("accounts:profile.name"))).toBeVisible();
  }),
  view("profile, password", "/settings?tab=profile", async (stage) => {
    await settings("profile")(stage);
    await button(stage, "accounts:password.open").click();
    await expect(
      stage.page.getByLabel(stage.say("accounts:password.current"), { exact: true }),
    ).toBeVisible();
  }),
  view("preferences", "/settings?tab=preferences", async (stage) => {
    await settings("preferences")(stage);
    await expect(stage.page.getByText(stage.say("accounts:preferences.themeHint"))).toBeVisible();
  }),
  view("devices", "/settings?tab=sessions", async (stage) => {
    await settings("sessions")(stage);
    await expect(
      stage.page.getByText(stage.say("accounts:sessions.current"), { exact: true }),
    ).toBeVisible();
  }),
];
