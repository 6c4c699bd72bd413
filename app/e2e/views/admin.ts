import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { someAddress } from "#platform/testing/e2e/journey.ts";
import { call } from "#platform/testing/e2e/people.ts";
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

/** What the administrator's own question leaves: a call in the figures, an opinion, a price, a version of a prompt. */
async function consult(stage: Stage): Promise<void> {
  const { page } = stage;
  const text = "Anaphylaxie : dose d’adrénaline";
  const conversationId = randomUUID();
  const done = async (procedure: string, input: unknown) => {
    const { status, body } = await call(page, procedure, input);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  await done("chat/send", { conversationId, messageId: randomUUID(), text });
  await expect(async () => {
    const { messages } = (await done("chat/open", { id: conversationId })) as {
      messages: { id: string; status: string }[];
    };
    expect(messages.at(-1)?.status).toBe("complete");
    const feedback = { verdict: "toCorrect", words: "Il manque la dose de l’enfant de moins de 6 mois." };
    await done("chat/judge", { messageId: messages.at(-1)?.id, feedback });
  }).toPass();
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
  view("use of the assistant", "/admin/usage-stats", async (stage) => {
    await consult(stage);
    await visit(stage, "/admin/usage-stats", stage.say("assistant:usage.title"));
    await expect(stage.page.getByRole("table", { name: stage.say("assistant:usage.last") })).toBeVisible();
    await stage.page.getByText(stage.say("assistant:chart.asTable")).first().click();
  }),
  view("prompts", "/admin/ai-prompts", (stage) => list(stage, "ai-prompts", "assistant:prompts.title")),
  view("one prompt, changed", "/admin/ai-prompts", async (stage) => {
    await list(stage, "ai-prompts", "assistant:prompts.title");
    await rows(stage).nth(1).getByRole("button").click();
    const text = stage.page.getByRole("textbox", { name: stage.say("assistant:prompts.text") });
    await text.press("ControlOrMeta+End");
    await text.pressSequentially(`\nRéponds en dix lignes (${randomUUID().slice(0, 4)}).`);
    await stage.page.getByLabel(stage.say("assistant:prompts.note")).fill("Réponses plus courtes");
    await button(stage, "assistant:prompts.save").click();
    await expect(stage.page.getByRole("cell", { name: "Réponses plus courtes" }).first()).toBeVisible();
  }),
  view("toolbox", "/admin/toolbox", async (stage) => {
    await list(stage, "toolbox", "assistant:toolbox.title");
    await stage.page.locator("summary").first().click();
  }),
  view("prices and limits", "/admin/ai-settings", async (stage) => {
    const price = { model: "modele-essai", validFrom: "2026-01-01", input: 0.15, cachedInput: null, output: 0.6 };
    expect((await call(stage.page, "assistant/setPrice", price)).status).toBe(200);
    await list(stage, "ai-settings", "assistant:settings.title");
  }),
  view("budget refused", "/admin/ai-settings", async (stage) => {
    await visit(stage, "/admin/ai-settings", stage.say("assistant:settings.title"));
    await stage.page.getByLabel(stage.say("assistant:settings.monthlyBudgetEuros")).fill("beaucoup");
    await button(stage, "assistant:settings.save").click();
    await expect(stage.page.getByText(stage.say("assistant:settings.monthlyBudgetEurosWrong"))).toBeVisible();
  }),
  view("opinions on answers", "/admin/feedback", async (stage) => {
    await consult(stage);
    await list(stage, "feedback", "chat:opinions.title");
    await rows(stage).first().locator("summary").click();
  }),
  {
    name: "access denied",
    who: "person",
    route: "/admin",
    open: (stage) => visit(stage, "/admin/users", stage.say("admin:denied.title")),
  },
];
