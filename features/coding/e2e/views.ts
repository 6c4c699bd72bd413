import { expect } from "@playwright/test";
import { type Stage, type View, visit } from "#platform/testing/e2e/view.ts";
import { bringTables } from "./bring-tables.ts";

const TEXT =
  "Douleur thoracique brutale, ECG réalisé aux urgences. Choléra à Vibrio cholerae. Mère : douleur thoracique.";

async function generate(stage: Stage): Promise<void> {
  const { page, say } = stage;
  await visit(stage, "/coding");
  await page.getByRole("textbox", { name: say("coding:form.text") }).fill(TEXT);
  await page.getByLabel(say("coding:form.time")).fill("23:15");
  await page.getByRole("button", { name: say("coding:form.generate") }).click();
}

export const views: readonly View[] = [
  {
    name: "coding, result",
    who: "person",
    route: "/coding",
    async open(stage) {
      await bringTables();
      await generate(stage);
      await expect(stage.page.getByRole("region", { name: "CIM-10" })).toContainText("A000");
    },
  },
  {
    name: "coding, kept",
    who: "person",
    route: "/coding",
    async open(stage) {
      await bringTables();
      await generate(stage);
      const { page, say } = stage;
      await page.getByRole("button", { name: say("coding:keep.keep", { count: 7 }) }).click();
      const list = page.getByRole("region", { name: say("coding:kept.title") });
      await expect(list.getByRole("listitem").first()).toContainText("A000");
      await list.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "coding, walked",
    who: "person",
    route: "/coding/browse",
    async open(stage) {
      await bringTables();
      await visit(stage, "/coding/browse?code=A000");
      const { page, say } = stage;
      await page.getByRole("button", { name: say("coding:browse.star", { code: "A000" }) }).click();
      const mine = page.getByRole("complementary", { name: say("coding:browse.starred") });
      await expect(mine).toContainText("A000");
    },
  },
];
