import { expect, type Route } from "@playwright/test";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";
import { opinionViews } from "./opinion-views.ts";

const composer = ({ page, say }: Stage) =>
  page.getByRole("textbox", { name: say("chat:composer.label") });

async function ask(stage: Stage, question: string): Promise<void> {
  await visit(stage, "/chat");
  await composer(stage).fill(question);
  await composer(stage).press("Enter");
}

/** Asks and waits for the end of the answer. */
export async function converse(stage: Stage, question: string): Promise<void> {
  await ask(stage, question);
  const last = stage.page.getByRole("article", { name: stage.say("chat:thread.answer") }).last();
  await expect(last).toHaveAttribute("aria-busy", "false");
  await expect(stage.page).toHaveURL(/conversation=/);
}

/** The list of conversations, folded behind its button. */
async function list(stage: Stage, question = "Anaphylaxie : dose d’adrénaline"): Promise<void> {
  await converse(stage, question);
  await button(stage, "chat:history.show").click();
}

/** Opens the menu of the only conversation. */
async function openMenu(stage: Stage): Promise<void> {
  await list(stage);
  await stage.page.locator('[role="dialog"] [aria-haspopup="menu"]').first().click();
  await expect(stage.page.getByRole("menuitem").first()).toBeVisible();
}

async function choose(stage: Stage, key: string): Promise<void> {
  await openMenu(stage);
  await stage.page.getByRole("menuitem", { name: stage.say(key), exact: true }).click();
}

interface Drawn {
  text: string;
  annotations: { from: number; to: number; kind: string }[];
}

/**
 * An answer as a language model and the audit of its doses would have left it: no model is
 * connected here.
 */
async function doubt(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { json: { messages?: Drawn[] } };
  const answer = body.json.messages?.at(-1);
  if (answer) {
    answer.text =
      "## Traitement\n\nAdrénaline 5 mg IM dans la face antérolatérale de la cuisse. [1]\n\n" +
      "| Âge | Dose |\n| --- | --- |\n| Adulte | 0,5 mg IM |\n| Enfant de 20 kg | 0,2 mg IM |\n";
    const from = answer.text.indexOf("Adrénaline 5 mg IM");
    answer.annotations = [{ from, to: from + "Adrénaline 5 mg IM".length, kind: "dose" }];
  }
  await route.fulfill({ response, json: body });
}

const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name,
  who: "person",
  route: "/chat",
  open,
  ...more,
});

const asking: readonly View[] = [
  view("chat, empty", (stage) => visit(stage, "/chat")),
  view(
    "chat, question not sent",
    async (stage) => {
      await stage.page.route("**/rpc/chat/send", (route) => route.abort());
      await ask(stage, "Hyperkaliémie : traitement");
      await expect(stage.page.getByText(stage.say("chat:errors.connectionSend"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view(
    "chat, patient identified",
    async (stage) => {
      await ask(stage, "Mme Durand, 06 12 34 56 78 : hyperkaliémie");
      await expect(stage.page.getByRole("alertdialog")).toBeVisible();
    },
    { ownWay: true },
  ),
  view(
    "chat, someone else's conversation",
    async (stage) => {
      await visit(stage, "/chat?conversation=00000000-0000-4000-8000-000000000000");
      await expect(stage.page.getByText(stage.say("chat:errors.notFound"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("chat, shortcuts", async (stage) => {
    await visit(stage, "/chat");
    await stage.page.getByRole("heading", { level: 1 }).click();
    await stage.page.keyboard.press("?");
    await expect(
      stage.page.getByRole("dialog", { name: stage.say("chat:shortcuts.title") }),
    ).toBeVisible();
  }),
];

const answers: readonly View[] = [
  view("chat, answer", (stage) => converse(stage, "Embolie pulmonaire grave : conduite à tenir")),
  view("chat, a misspelt word and its case", async (stage) => {
    await converse(stage, "traitement de l’hypercaliémi : K 6,9, 82 kg");
    await expect(stage.page.getByText(stage.say("chat:taken.meant"))).toBeVisible();
    await expect(
      stage.page.getByRole("region", { name: stage.say("chat:case.title") }),
    ).toContainText("82 kg");
  }),
  view("chat, passage opened", async (stage) => {
    await converse(stage, "Anaphylaxie : dose d’adrénaline chez l’adulte");
    await stage.page.locator("li a[aria-expanded]").first().click();
    await expect(
      stage.page.getByRole("link", { name: stage.say("chat:passage.openSheet") }),
    ).toBeVisible();
    await expect(stage.page.locator("[lang=fr] + ol, [lang=fr] ~ div").first()).toBeVisible();
  }),
  view("chat, nothing found", async (stage) => {
    await converse(stage, "Recette de la tarte aux pommes");
    await expect(
      stage.page.getByRole("link", { name: stage.say("chat:actions.library") }),
    ).toBeVisible();
  }),
  view("chat, score in an answer", async (stage) => {
    await converse(stage, "CURB-65 : confusion, urée 9 mmol/L, FR 32/min, PA 85/55 mmHg, 78 ans");
    const card = stage.page.getByRole("region", { name: /^CURB-65/ });
    await expect(card.locator("strong").first()).toHaveText(/5/);
    await card.locator("summary").click();
  }),
  view("chat, score with values missing", async (stage) => {
    await converse(stage, "Clairance de Cockcroft : femme de 82 ans, créatinine 96 µmol/L");
    await expect(
      stage.page.getByRole("list", { name: stage.say("chat:cards.missing") }),
    ).toBeVisible();
  }),
  view("chat, passage not verified", async (stage) => {
    await stage.page.route("**/rpc/chat/open", doubt);
    await converse(stage, "Anaphylaxie : dose d’adrénaline");
    await stage.page.reload();
    await expect(
      stage.page.getByText(stage.say("chat:doubts.unverified"), { exact: true }),
    ).toBeVisible();
  }),
  view("chat, question being edited", async (stage) => {
    await converse(stage, "Anaphylaxie : dose d’adrénaline");
    await button(stage, "chat:actions.edit").click();
    await expect(
      stage.page.getByRole("textbox", { name: stage.say("chat:composer.edited") }),
    ).toBeFocused();
  }),
  view("chat, versions", async (stage) => {
    await converse(stage, "Anaphylaxie : dose d’adrénaline");
    await button(stage, "chat:actions.edit").click();
    await stage.page
      .getByRole("textbox", { name: stage.say("chat:composer.edited") })
      .fill("Hyperkaliémie : seuils");
    await button(stage, "chat:actions.sendEdited").click();
    const versions = stage.page.getByRole("group", { name: stage.say("chat:versions.question") });
    await expect(versions).toContainText("2/2");
    await expect(button(stage, "chat:actions.copy").last()).toBeVisible();
  }),
  view(
    "chat, what is to correct",
    async (stage) => {
      await converse(stage, "Anaphylaxie : dose d’adrénaline");
      await button(stage, "chat:feedback.toCorrect").click();
      await expect(
        stage.page.getByRole("textbox", { name: stage.say("chat:feedback.question") }),
      ).toBeFocused();
    },
    { ownWay: true },
  ),
];

/** The way to the list is another on a phone. */
const history: readonly View[] = [
  view("chat, list of conversations", openMenu),
  view("chat, conversation renamed", async (stage) => {
    await choose(stage, "chat:history.rename");
    await expect(
      stage.page.getByRole("textbox", { name: stage.say("chat:history.newTitle") }),
    ).toBeVisible();
  }),
  view("chat, conversation removed", async (stage) => {
    await choose(stage, "chat:history.remove");
    await expect(button(stage, "chat:history.undo")).toBeVisible();
  }),
  view(
    "chat, conversation not exported",
    async (stage) => {
      await stage.page.route("**/api/conversations/**", (route) => route.abort());
      await choose(stage, "chat:history.exportPdf");
      await expect(stage.page.getByText(stage.say("chat:errors.export"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("chat, search in conversations", async (stage) => {
    await list(stage, "Embolie pulmonaire : anticoagulation");
    await stage.page.locator('input[type="search"]:visible').fill("anticoagulation");
    await expect(stage.page.locator("mark:visible").first()).toBeVisible();
  }),
  view("chat, no conversation with these words", async (stage) => {
    await list(stage);
    await stage.page.locator('input[type="search"]:visible').fill("zzzz");
    const nothing = stage.page.getByText(stage.say("chat:history.nothing", { search: "zzzz" }));
    await expect(nothing.filter({ visible: true })).toBeVisible();
  }),
  view("chat, archives", async (stage) => {
    await choose(stage, "chat:history.archive");
    await stage.page
      .locator("button:visible", { hasText: stage.say("chat:history.showArchive") })
      .click();
    const archived = stage.page.getByRole("heading", { name: stage.say("chat:history.archived") });
    await expect(archived.filter({ visible: true })).toBeVisible();
    await expect(stage.page.locator('li [aria-haspopup="menu"]:visible').first()).toBeVisible();
  }),
].map((one) => ({ ...one, ownWay: true }));

export const views: readonly View[] = [...asking, ...answers, ...history, ...opinionViews];
