import { expect } from "@playwright/test";
import { openList } from "#platform/testing/e2e/admin-list.ts";
import { REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

async function search(stage: Stage, words: string): Promise<void> {
  await visit(stage, "/guidelines");
  await stage.page.getByRole("searchbox").fill(words);
}

const view = (name: string, route: string, open: View["open"], more: Partial<View> = {}): View => ({
  name,
  who: "person",
  route,
  open,
  ...more,
});

export const views: readonly View[] = [
  view("library", "/guidelines", (stage) => visit(stage, "/guidelines")),
  view("library, as cards", "/guidelines", async (stage) => {
    await stage.page.evaluate(() => localStorage.setItem("list-view", "cards"));
    await stage.page.evaluate(() => localStorage.setItem("font-size", "large"));
    await visit(stage, "/guidelines");
    await expect(stage.page.locator('[data-view="cards"] [data-result]').first()).toBeVisible();
    await expect(stage.page.locator("html")).toHaveAttribute("data-font-size", "large");
  }),
  view("library, as a grid", "/guidelines", async (stage) => {
    await stage.page.evaluate(() => localStorage.setItem("list-view", "grid"));
    await visit(stage, "/guidelines");
    await expect(stage.page.locator('[data-view="grid"] [data-result]').first()).toBeVisible();
  }),
  view("library, found", "/guidelines", async (stage) => {
    await search(stage, "ep traitement");
    await expect(
      stage.page.getByRole("heading", { name: stage.say("guidelines:search.passages") }),
    ).toBeVisible();
  }),
  view("library, nothing found", "/guidelines", async (stage) => {
    await search(stage, "tarte aux pommes");
    await expect(stage.page.getByText(stage.say("guidelines:search.nothing")).last()).toBeVisible();
  }),
  view("library, no sheet on it yet", "/guidelines", async (stage) => {
    await search(stage, "hypokaliémie");
    const text = stage.say("guidelines:search.missing", { topics: "l’hypokaliémie" });
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
  view(
    "content for its readers",
    "/admin/content",
    (stage) => openList(stage, "content", "guidelines:content.title"),
    {
      who: "admin",
    },
  ),
  view("sheet, reporting an error", "/guidelines/$sheetId", async (stage) => {
    await visit(stage, "/guidelines/anaphylaxie");
    const report = stage.page.getByRole("button", { name: stage.say("content-reports:report") });
    await report.last().click();
    await expect(stage.page.getByRole("dialog")).toBeVisible();
  }),
];
