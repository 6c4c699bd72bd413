import { expect } from "@playwright/test";
import { button, type View, visit } from "#platform/testing/e2e/view.ts";

const view = (name: string, open: View["open"]): View => ({
  name,
  who: "person",
  route: "/offline",
  open,
});

export const views: readonly View[] = [
  view("offline content", async (stage) => {
    await visit(stage, "/offline");
    await expect(
      stage.page.getByText(stage.say("offline:content.shell.title"), { exact: true }),
    ).toBeVisible();
  }),
  view("offline content, checked", async (stage) => {
    await visit(stage, "/offline");
    await button(stage, "offline:test.run").click();
    await expect(stage.page.getByText(stage.say("offline:test.passes.database"))).toBeVisible();
    // The last line, once each promise was tried: whether all held, or how many did not.
    const end = stage.page.locator("[aria-labelledby=offline-test] [role=status]");
    await expect(end).toBeVisible({ timeout: 60_000 });
  }),
  view("offline content, work that waits", async (stage) => {
    await visit(stage, "/offline");
    await stage.page.evaluate(() => {
      const owner = (
        JSON.parse(localStorage.getItem("signed-in-person") ?? "{}") as { id?: string }
      ).id;
      const item = {
        id: "waiting",
        timestamp: 1_800_000_000_000,
        type: "unknown_here",
        data: { owner },
      };
      if (owner) localStorage.setItem("offlineQueue", JSON.stringify([item]));
    });
    await stage.page.reload();
    await expect(
      stage.page.getByText(stage.say("offline:waiting.some", { count: 1 })),
    ).toBeVisible();
  }),
];
