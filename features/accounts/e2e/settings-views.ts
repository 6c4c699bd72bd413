// The tabs of the settings that accounts draws; sign-in and sign-up stand in views.ts.
import { expect } from "@playwright/test";
import { LANGUAGE_NAMES, LANGUAGES } from "#platform/i18n/languages.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

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
    await expect(
      stage.page.getByRole("link", { name: stage.say("progress:profile.scores") }),
    ).toBeVisible();
  }),
  {
    ...view("profile, not saved", "/settings?tab=profile", async (stage) => {
      await settings("profile")(stage);
      await stage.page.getByLabel(stage.say("accounts:profile.birthDate")).fill("1899-12-31");
      await button(stage, "accounts:settings.save").click();
      await expect(
        stage.page.getByText(stage.say("accounts:errors.invalidBirthDate")),
      ).toBeVisible();
      await stage.page.getByLabel(stage.say("accounts:profile.birthDate")).fill("1984-02-29");
      await stage.page.route("**/rpc/accounts/updateProfile", (route) => route.abort());
      await button(stage, "accounts:settings.save").click();
      await expect(
        stage.page.getByText(stage.say("accounts:settingsErrors.profileAway")),
      ).toBeVisible();
    }),
    complains: REFUSED,
  },
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
  {
    ...view("preferences, not saved", "/settings?tab=preferences", async (stage) => {
      await settings("preferences")(stage);
      await stage.page.route("**/rpc/accounts/updateProfile", (route) => route.abort());
      const other = LANGUAGES.find((language) => language !== stage.language) ?? "en";
      for (const language of [other, stage.language])
        await stage.page.getByText(LANGUAGE_NAMES[language], { exact: true }).click();
      await expect(
        stage.page.getByText(stage.say("accounts:preferences.languageLocal")),
      ).toBeVisible();
    }),
    complains: REFUSED,
  },
  view("preferences, large text", "/settings?tab=preferences", async (stage) => {
    await settings("preferences")(stage);
    await stage.page.getByText(stage.say("accounts:preferences.large"), { exact: true }).click();
    await expect(stage.page.locator("html")).toHaveAttribute("data-font-size", "large");
  }),
  view("every shortcut", "/settings?tab=preferences", async (stage) => {
    await settings("preferences")(stage);
    await button(stage, "accounts:preferences.keysSheet").click();
    await expect(stage.page.getByRole("dialog")).toContainText(stage.say("chat:shortcuts.send"));
    await expect(stage.page.getByRole("dialog")).toContainText(stage.say("study:keys.strike"));
  }),
  view("devices", "/settings?tab=sessions", async (stage) => {
    await settings("sessions")(stage);
    await expect(
      stage.page.getByText(stage.say("accounts:sessions.current"), { exact: true }),
    ).toBeVisible();
  }),
];
