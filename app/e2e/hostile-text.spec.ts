// The Big List of Naughty Strings where people can read it: shown unchanged, and nothing in it
// runs.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "#platform/testing/e2e/journey.ts";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { testData } from "#platform/testing/test-data.ts";

const file = testData("naughty/blns.json");
const strings = (file ? (JSON.parse(file.toString()) as string[]) : []).filter(
  (text) => text.trim() !== "",
);
/**
 * Markup and addresses that would run, and a tenth of the rest: the whole list goes through the
 * server's own tests.
 */
const dangerous = strings.filter(
  (text, at) => /[<>]|script|javascript:|onerror|%0|\\x/i.test(text) || at % 10 === 0,
);

/** Whatever a text managed to do: a dialog, an element of its own, a name in the page. */
async function injections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.outerHTML);
    const scripts = [...document.scripts].filter(
      ({ src }) => new URL(src, location.href).origin !== location.origin,
    );
    const own = [...document.querySelectorAll("img")].filter(
      ({ src }) => new URL(src).origin !== location.origin,
    );
    return [
      ...inside(
        "iframe, object, embed, marquee, blink, base, form[action*='//'], link[href*='//example']",
      ),
      ...inside(
        "a[href^='javascript:' i], [onerror], [onload], [onclick], [onmouseover], [onfocus], svg script",
      ),
      ...[...scripts, ...own].map(({ outerHTML }) => outerHTML),
      ...("DONE" in globalThis || "xss" in globalThis ? ["a text ran"] : []),
    ];
  });
}

/** The journey without the data says so instead of passing in silence. */
function needStrings(): void {
  test
    .info()
    .skip(
      strings.length === 0,
      "SCLEPIOS_TEST_DATA holds no naughty/blns.json (see CONTRIBUTING.md)",
    );
}

/** Fails on any dialog: nothing here opens one. */
function noDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

const shown = async (all: Locator): Promise<Set<string>> =>
  new Set(
    await all.evaluateAll((elements) => elements.map((element) => element.textContent ?? "")),
  );

test("titles and questions are shown as they were written", async ({ page }) => {
  needStrings();
  const dialogs = noDialogs(page);
  await signUp(page);
  const titles = dangerous.map((text) => text.slice(0, 200)).filter((text) => text.trim() !== "");
  for (let at = 0; at < titles.length; at += 20)
    await Promise.all(
      titles.slice(at, at + 20).map(async (title) => {
        const { status, body } = await call(page, "chat/create", { id: randomUUID(), title });
        expect(status, JSON.stringify(body)).toBe(200);
      }),
    );
  await page.goto("/chat");
  await expect(page.getByRole("link", { name: "Nouvelle conversation" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Afficher les conversations" }).click();
  const list = page.getByRole("dialog", { name: "Conversations" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  const listed = await shown(list.locator("li > a"));
  expect(listed.size).toBeGreaterThan(10);
  expect([...listed].filter((title) => title !== "" && !titles.includes(title))).toEqual([]);
  expect(await injections(page)).toEqual([]);

  await test.step("questions and their answers", async () => {
    const conversationId = randomUUID();
    const questions = dangerous.filter((text) => /<|javascript:/i.test(text)).slice(0, 18);
    expect(questions.length).toBeGreaterThan(10);
    for (const text of questions)
      expect(
        (
          await call(page, "chat/send", {
            conversationId,
            messageId: randomUUID(),
            text,
            mode: "general",
            language: "fr",
          })
        ).status,
      ).toBe(200);
    const { body } = await call(page, "chat/open", { id: conversationId });
    const { messages } = body as { messages: { role: string; text: string }[] };
    expect(messages.filter(({ role }) => role === "person").map(({ text }) => text)).toEqual(
      questions,
    );
    await page.goto(`/chat?conversation=${conversationId}`);
    // The last messages are drawn first; the earlier ones come as one goes up.
    const asked = page.getByRole("article", { name: "Votre question" });
    await expect(async () => {
      const earlier = page.getByRole("button", { name: /messages? précédents?/ });
      if (await earlier.isVisible()) await earlier.click({ timeout: 1000 });
      await expect(asked).toHaveCount(questions.length, { timeout: 1000 });
    }).toPass();
    expect(await asked.getByRole("heading").allTextContents()).toEqual(questions);
    expect(await injections(page)).toEqual([]);
  });
  expect(dialogs).toEqual([]);
});

test("the palette finds a hostile title and shows it as text", async ({ page }) => {
  needStrings();
  const dialogs = noDialogs(page);
  await signUp(page);
  const title = "<img src=x onerror=alert(1)> hypertension <script>alert(2)</script>";
  await call(page, "chat/create", { id: randomUUID(), title });
  await page.goto("/guidelines");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Rechercher dans Sclepios" });
  await palette.getByRole("textbox").fill("<img src=x");
  await expect(palette.getByText(title)).toBeVisible();
  expect(await injections(page)).toEqual([]);
  expect(dialogs).toEqual([]);
});

test("a hostile name is text on the person's pages, in the administration and in the export", async ({
  page,
  browser,
}) => {
  needStrings();
  const dialogs = noDialogs(page);
  const me = await signUp(page);
  const office = await browser.newPage();
  const officeDialogs = noDialogs(office);
  await signUp(office, { role: "admin" });
  const names = dangerous
    .filter((text) => /[<>'"`]/.test(text) && [...text.trim()].length <= 100)
    .slice(0, 12);
  expect(names.length).toBeGreaterThan(5);
  for (const [at, text] of names.entries()) {
    const name = text.trim();
    expect((await call(page, "accounts/updateProfile", { name })).status).toBe(200);
    await page.goto("/settings");
    await expect(page.getByLabel("Prénom et nom")).toHaveValue(name);
    expect(await shown(page.locator("aside b"))).toContain(name);
    expect(await injections(page)).toEqual([]);
    if (at % 4 !== 0) continue;
    for (const address of ["/admin/users", "/admin/system-logs"]) {
      await office.goto(address);
      await office.getByRole("searchbox").fill(address.endsWith("users") ? me.email : name);
      await expect(office.locator("tbody").getByText(name, { exact: true }).first()).toBeVisible();
      expect(await injections(office)).toEqual([]);
    }
  }
  await page.goto("/settings?tab=privacy");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  const exported = JSON.parse(await readFile(await (await waiting).path(), "utf8"));
  expect(exported.data.accounts.profile.name).toBe(names.at(-1)?.trim());
  await office.close();
  expect([...dialogs, ...officeDialogs]).toEqual([]);
});
