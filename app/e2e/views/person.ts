import { expect } from "@playwright/test";
import { button, REFUSED, type Stage, type View, visit, type Who } from "./view.ts";

async function search(stage: Stage, words: string): Promise<void> {
  await visit(stage, "/guidelines");
  await stage.page.getByRole("searchbox").fill(words);
}

async function listCalculators(stage: Stage): Promise<void> {
  await visit(stage, "/calculator", stage.say("calculators:page.title"));
  await expect(stage.page.locator("[data-result]").first()).toBeVisible();
}

/** A calculator with the values of its address. */
async function calculator(stage: Stage, address: string): Promise<void> {
  await visit(stage, `/calculator/${address}`);
  await expect(result(stage)).toBeVisible();
}
const result = ({ page, say }: Stage) =>
  page.getByRole("region", { name: say("calculators:form.result"), exact: true });

const settings = (tab: string) => (stage: Stage) =>
  visit(stage, `/settings?tab=${tab}`, stage.say("accounts:settings.title"));

const view = (name: string, route: string, open: View["open"], more: Partial<View> = {}): View => ({
  name,
  who: "person" as Who,
  route,
  open,
  ...more,
});

const libraryViews: readonly View[] = [
  view("library", "/guidelines", (stage) => visit(stage, "/guidelines")),
  view("library, found", "/guidelines", async (stage) => {
    await search(stage, "ep traitement");
    await expect(stage.page.getByRole("heading", { name: stage.say("guidelines:search.passages") })).toBeVisible();
  }),
  view("library, nothing found", "/guidelines", async (stage) => {
    await search(stage, "tarte aux pommes");
    await expect(stage.page.getByText(stage.say("guidelines:search.nothing")).last()).toBeVisible();
  }),
  view("library, no sheet on it yet", "/guidelines", async (stage) => {
    await search(stage, "hypokaliémie");
    const text = stage.say("guidelines:search.missing", { topics: "hypokaliémie" });
    await expect(stage.page.getByText(text.replace(/\.$/, ""))).toBeVisible();
  }),
  view("sheet", "/guidelines/$sheetId", (stage) => visit(stage, "/guidelines/anaphylaxie")),
  view(
    "sheet, not found",
    "/guidelines/$sheetId",
    async (stage) => {
      await stage.page.goto("/guidelines/fiche-inconnue");
      await expect(stage.page.getByText(stage.say("guidelines:notFound"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
];

const calculatorViews: readonly View[] = [
  view("calculators", "/calculator", (stage) => listCalculators(stage)),
  view("calculators, none found", "/calculator", async (stage) => {
    await listCalculators(stage);
    await stage.page.getByRole("searchbox").fill("tarte aux pommes");
    await expect(stage.page.getByText(stage.say("calculators:search.nothing"), { exact: true })).toBeVisible();
  }),
  view("calculator, empty", "/calculator/$calculatorId", (stage) => calculator(stage, "sofa")),
  view("calculator, values missing", "/calculator/$calculatorId", async (stage) => {
    await calculator(stage, "apache-ii#age=71&fio2=60%20%25&pao2=80%20mmHg&temperature=38,9");
    await expect(result(stage)).toContainText(stage.say("calculators:form.missing", { labels: "" }).slice(0, 6));
  }),
  view("calculator, result", "/calculator/$calculatorId", async (stage) => {
    await calculator(stage, "cockcroft-gault#age=82&sex=female&weight=54%20kg&creatinine=96%20µmol/L");
    await expect(result(stage)).toContainText("34");
  }),
  view("calculator, value to correct", "/calculator/$calculatorId", async (stage) => {
    await calculator(stage, "cockcroft-gault#age=82&sex=female&weight=54%20kg&creatinine=-1");
    await expect(stage.page.getByText(stage.say("calculators:problems.negative")).first()).toBeVisible();
  }),
  view("calculator, not found", "/calculator/$calculatorId", (stage) =>
    visit(stage, "/calculator/inconnu", stage.say("calculators:notFound")),
  ),
];

const settingsViews: readonly View[] = [
  view("profile", "/settings?tab=profile", async (stage) => {
    await settings("profile")(stage);
    await expect(stage.page.getByLabel(stage.say("accounts:profile.name"))).toBeVisible();
  }),
  view("profile, password", "/settings?tab=profile", async (stage) => {
    await settings("profile")(stage);
    await button(stage, "accounts:password.open").click();
    await expect(stage.page.getByLabel(stage.say("accounts:password.current"), { exact: true })).toBeVisible();
  }),
  view("preferences", "/settings?tab=preferences", async (stage) => {
    await settings("preferences")(stage);
    await expect(stage.page.getByText(stage.say("accounts:preferences.themeHint"))).toBeVisible();
  }),
  view("devices", "/settings?tab=sessions", async (stage) => {
    await settings("sessions")(stage);
    await expect(stage.page.getByText(stage.say("accounts:sessions.current"), { exact: true })).toBeVisible();
  }),
  view("privacy", "/settings?tab=privacy", async (stage) => {
    await settings("privacy")(stage);
    await expect(button(stage, "privacy:tab.withdraw")).toBeVisible();
  }),
  view("privacy, consent withdrawn", "/settings?tab=privacy", async (stage) => {
    await settings("privacy")(stage);
    await button(stage, "privacy:tab.withdraw").click();
    await expect(button(stage, "privacy:tab.withdrawConfirm")).toBeVisible();
  }),
  view("privacy, account erased", "/settings?tab=privacy", async (stage) => {
    await settings("privacy")(stage);
    await button(stage, "privacy:erase.open").click();
    await button(stage, "privacy:erase.button").click();
    await expect(stage.page.getByText(stage.say("privacy:erase.passwordMissing")).first()).toBeVisible();
  }),
];

const consentViews: readonly View[] = [
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
];

const offlineViews: readonly View[] = [
  view("offline content", "/offline", async (stage) => {
    await visit(stage, "/offline");
    await expect(stage.page.getByText(stage.say("offline:content.shell.title"), { exact: true })).toBeVisible();
  }),
  view("offline content, checked", "/offline", async (stage) => {
    await visit(stage, "/offline");
    await button(stage, "offline:test.run").click();
    await expect(stage.page.getByText(stage.say("offline:test.passes.database"))).toBeVisible();
    await expect(stage.page.locator("[data-ok]")).toHaveCount(8, { timeout: 20_000 });
  }),
  view("offline content, work that waits", "/offline", async (stage) => {
    await visit(stage, "/offline");
    await stage.page.evaluate(() => {
      const owner = (JSON.parse(localStorage.getItem("signed-in-person") ?? "{}") as { id?: string }).id;
      const item = { id: "waiting", timestamp: 1_800_000_000_000, type: "unknown_here", data: { owner } };
      if (owner) localStorage.setItem("offlineQueue", JSON.stringify([item]));
    });
    await stage.page.reload();
    await expect(stage.page.getByText(stage.say("offline:waiting.some", { count: 1 }))).toBeVisible();
  }),
];

export const personViews: readonly View[] = [
  ...offlineViews,
  ...libraryViews,
  ...calculatorViews,
  ...settingsViews,
  ...consentViews,
];
