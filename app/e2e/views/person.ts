import { expect } from "@playwright/test";
import { button, REFUSED, type Stage, type View, visit, type Who } from "./view.ts";

export const composer = ({ page, say }: Stage) => page.getByRole("textbox", { name: say("chat:composer.label") });

async function ask(stage: Stage, question: string): Promise<void> {
  await visit(stage, "/chat");
  await composer(stage).fill(question);
  await composer(stage).press("Enter");
}

/** Asks and waits for the end of the answer. */
export async function converse(stage: Stage, question: string): Promise<void> {
  await ask(stage, question);
  await expect(button(stage, "chat:actions.copy").last()).toBeVisible();
  await expect(stage.page).toHaveURL(/conversation=/);
}

/** Opens the menu of the only conversation, in the drawer on a phone. */
async function openMenu(stage: Stage): Promise<void> {
  await converse(stage, "Anaphylaxie : dose d’adrénaline");
  if (stage.phone) await button(stage, "chat:history.show").click();
  await stage.page.locator('[aria-haspopup="menu"]:visible').first().click();
  await expect(stage.page.getByRole("menuitem").first()).toBeVisible();
}

async function search(stage: Stage, words: string): Promise<void> {
  await visit(stage, "/guidelines");
  await stage.page.getByRole("searchbox").fill(words);
}

const settings = (tab: string) => (stage: Stage) =>
  visit(stage, `/settings?tab=${tab}`, stage.say("accounts:settings.title"));

const view = (name: string, route: string, open: View["open"], more: Partial<View> = {}): View => ({
  name,
  who: "person" as Who,
  route,
  open,
  ...more,
});

const chatViews: readonly View[] = [
  view("chat, empty", "/chat", (stage) => visit(stage, "/chat")),
  view("chat, answer", "/chat", (stage) => converse(stage, "Embolie pulmonaire grave : conduite à tenir")),
  view("chat, nothing found", "/chat", async (stage) => {
    await converse(stage, "Recette de la tarte aux pommes");
    await expect(stage.page.getByRole("link", { name: stage.say("chat:actions.library") })).toBeVisible();
  }),
  view(
    "chat, question not sent",
    "/chat",
    async (stage) => {
      await stage.page.route("**/rpc/chat/send", (route) => route.abort());
      await ask(stage, "Hyperkaliémie : traitement");
      await expect(stage.page.getByText(stage.say("chat:errors.connectionSend"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("chat, patient identified", "/chat", async (stage) => {
    await ask(stage, "Mme Durand, 06 12 34 56 78 : hyperkaliémie");
    await expect(stage.page.getByRole("alertdialog")).toBeVisible();
  }),
  view(
    "chat, someone else's conversation",
    "/chat",
    async (stage) => {
      await visit(stage, "/chat?conversation=00000000-0000-4000-8000-000000000000");
      await expect(stage.page.getByText(stage.say("chat:errors.notFound"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("chat, list of conversations", "/chat", openMenu, { ownWay: true }),
  view(
    "chat, conversation renamed",
    "/chat",
    async (stage) => {
      await openMenu(stage);
      await stage.page.getByRole("menuitem", { name: stage.say("chat:history.rename") }).click();
      await expect(stage.page.getByRole("textbox", { name: stage.say("chat:history.newTitle") })).toBeVisible();
    },
    { ownWay: true },
  ),
  view(
    "chat, conversation removed",
    "/chat",
    async (stage) => {
      await openMenu(stage);
      await stage.page.getByRole("menuitem", { name: stage.say("chat:history.remove") }).click();
      await expect(stage.page.getByText(stage.say("chat:history.removeTitle"))).toBeVisible();
    },
    { ownWay: true },
  ),
];

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
    await stage.page.addInitScript(() => {
      const owner = (JSON.parse(localStorage.getItem("signed-in-person") ?? "{}") as { id?: string }).id;
      const item = { id: "waiting", timestamp: 1_800_000_000_000, type: "unknown_here", data: { owner } };
      if (owner) localStorage.setItem("offlineQueue", JSON.stringify([item]));
    });
    await visit(stage, "/offline");
    await stage.page.reload();
    await expect(stage.page.getByText(stage.say("offline:waiting.some", { count: 1 }))).toBeVisible();
  }),
];

export const personViews: readonly View[] = [
  ...offlineViews,
  ...chatViews,
  ...libraryViews,
  ...settingsViews,
  ...consentViews,
];
