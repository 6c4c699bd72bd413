// Answers of a language model while they are written: stopped, gone on with, cut by a dead server.
// The server of this journey is its own, so that it can be killed, and its model writes until it is
// told to end.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { install } from "#app/testing/installed-template.ts";
import { type ServerProcess, startServer } from "#app/testing/server-process.ts";
import { type ScriptedUpstream, scriptedUpstream } from "#platform/ai/testing/scripted-upstream.ts";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import type { Message } from "../domain/message.ts";
import { answers, ask, composer } from "./desk.ts";

let upstream: ScriptedUpstream;
let server: ServerProcess;
let dataDir: string;
let env: Record<string, string>;
/** The model ends what it is writing. */
let enough = false;

test.beforeAll(async () => {
  upstream = await scriptedUpstream(async (request, reply) => {
    const goesOn = String(request.messages.at(-1)?.content).startsWith("Ta réponse a été coupée");
    for (let n = 1; n <= 600 && !enough && !reply.response.destroyed; n++) {
      reply.text(`${goesOn ? "suite" : "mot"}${n} `);
      await reply.wait(50);
    }
    reply.end();
  });
  dataDir = mkdtempSync(join(tmpdir(), "sclepios-resume-"));
  await install(dataDir);
  env = { DATA_DIR: dataDir, TRUST_PROXY: "on", AI_BASE_URL: upstream.url, AI_MODEL: "essai" };
  server = await startServer(env);
  // The same address after a restart: the page comes back to it.
  env.PORT = new URL(server.url).port;
});
test.afterAll(async () => {
  await server.kill();
  await upstream.close();
  rmSync(dataDir, { recursive: true, force: true });
});
test.beforeEach(() => {
  enough = false;
});

const goOn = (page: Page) => answers(page).last().getByRole("button", { name: "Continuer" });

/** Somebody new on the assistant of this server, whose answer is being written. */
async function asking(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signUp(page);
  await page.goto("/chat");
  await ask(page, "Anaphylaxie : conduite à tenir");
  await expect(answers(page).last()).toContainText("mot3 ");
  return { context, page };
}
/** The messages as the server keeps them. */
async function kept(page: Page): Promise<Message[]> {
  const id = new URL(page.url()).searchParams.get("conversation");
  return ((await call(page, "chat/open", { id })).body as { messages: Message[] }).messages;
}
const last = async (page: Page) => (await kept(page)).at(-1);

test("arrêter, continuer, arrêter encore : rien ne s’écrit plus, et la question suivante garde son rang", async ({
  browser,
}) => {
  const { context, page } = await asking(browser);
  await page.getByRole("button", { name: "Arrêter" }).click();
  await expect(goOn(page)).toBeVisible();
  const first = await last(page);
  expect(first).toMatchObject({ status: "stopped", text: expect.stringMatching(/^mot1 mot2 /) });
  await goOn(page).click();
  await expect(answers(page).last()).toContainText("suite3 ");
  // Stop, then at once the next question.
  await page.getByRole("button", { name: "Arrêter" }).click();
  await ask(page, "Hyperkaliémie : traitement");
  // Only then the model may end: an answer that ends before the stop arrives is rightly complete.
  await expect.poll(async () => (await kept(page))[1]?.status).toBe("stopped");
  enough = true;
  await expect(answers(page)).toHaveCount(2);
  await expect(
    answers(page).last().getByRole("button", { name: "Copier la réponse" }),
  ).toBeVisible();
  const [, stopped, question, answer] = await kept(page);
  expect(stopped).toMatchObject({ id: first?.id, status: "stopped", seq: 2 });
  expect(stopped?.text.startsWith(`${first?.text}suite1 suite2 `)).toBe(true);
  expect([question?.text, question?.seq, answer?.seq]).toEqual([
    "Hyperkaliémie : traitement",
    3,
    4,
  ]);
  await page.reload();
  expect((await kept(page))[1]?.text).toBe(stopped?.text);
  await context.close();
});

test("continuer depuis deux onglets à la fois : une seule suite, le même texte dans les deux", async ({
  browser,
}) => {
  const { context, page } = await asking(browser);
  await page.getByRole("button", { name: "Arrêter" }).click();
  await expect(goOn(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(goOn(other)).toBeVisible();
  const before = upstream.requests.length;
  await Promise.all([goOn(page).click(), goOn(other).click()]);
  for (const tab of [page, other]) await expect(answers(tab).last()).toContainText("suite3 ");
  enough = true;
  for (const tab of [page, other])
    await expect(
      answers(tab).last().getByRole("button", { name: "Refaire la réponse" }),
    ).toBeVisible();
  expect(upstream.requests.length).toBe(before + 1);
  const whole = (await last(page))?.text ?? "";
  const shown = (tab: Page) => answers(tab).last().getByText("mot1 mot2 ").first().textContent();
  expect(await shown(page)).toBe(await shown(other));
  expect(whole.match(/suite1 /g)).toHaveLength(1);
  await context.close();
});

test("modifier la question pendant que sa réponse s’écrit : les deux réponses vont à leur fin", async ({
  browser,
}) => {
  const { context, page } = await asking(browser);
  const first = await last(page);
  await page.getByRole("button", { name: "Modifier la question" }).click();
  await page.getByRole("textbox", { name: "Question modifiée" }).fill("Anaphylaxie de l’enfant");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Versions de la question" })).toContainText("2/2");
  await expect(answers(page).last()).toContainText("mot3 ");
  enough = true;
  await expect(
    answers(page).last().getByRole("button", { name: "Refaire la réponse" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Version précédente" }).click();
  await expect(page.getByRole("group", { name: "Versions de la question" })).toContainText("1/2");
  await expect.poll(async () => (await last(page))?.status).toBe("complete");
  expect((await last(page))?.id).toBe(first?.id);
  await expect(
    answers(page).last().getByRole("button", { name: "Refaire la réponse" }),
  ).toBeVisible();
  await context.close();
});

test("le serveur meurt pendant la réponse : ce qui est lu reste, puis se continue", async ({
  browser,
}) => {
  const { context, page } = await asking(browser);
  await server.kill();
  const read = (await answers(page).last().getByText("mot1 mot2 ").first().textContent()) ?? "";
  await expect(page.getByText("Connexion perdue.", { exact: false })).toBeVisible();
  await composer(page).fill("Une question commencée");
  server = await startServer(env);
  await expect(goOn(page)).toBeVisible({ timeout: 30_000 });
  const cut = await last(page);
  expect(cut).toMatchObject({ status: "interrupted" });
  expect(cut?.text.startsWith(read.trimEnd())).toBe(true);
  await expect(composer(page)).toHaveValue("Une question commencée");
  await goOn(page).click();
  await expect(answers(page).last()).toContainText("suite3 ");
  enough = true;
  await expect(
    answers(page).last().getByRole("button", { name: "Refaire la réponse" }),
  ).toBeVisible();
  expect((await last(page))?.text.startsWith(`${cut?.text}suite1 suite2 `)).toBe(true);
  await context.close();
});
