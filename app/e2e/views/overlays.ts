// What covers or replaces a page: palette, menu, banner, toast, error screens.

import { expect } from "@playwright/test";
import { converse } from "#features/chat/e2e/views.ts";
import { builtFile } from "#platform/testing/e2e/built-file.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

async function openPalette(stage: Stage): Promise<void> {
  await visit(stage, "/guidelines");
  await stage.page.keyboard.press("Control+k");
  await expect(
    stage.page.getByRole("dialog", { name: stage.say("common:palette.label") }),
  ).toBeVisible();
}

/**
 * A list that no screen can draw. What the page reports of it would stand in the lists of other
 * views.
 */
async function broken({ page }: Stage, path: string, json: unknown): Promise<void> {
  await page.route("**/rpc/security/reportClientError", (route) => route.fulfill({ json: {} }));
  await page.route(path, (route) => route.fulfill({ json: { json } }));
}

const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name,
  who: "person",
  route: "*",
  open,
  ...more,
});

export const overlayViews: readonly View[] = [
  view("palette", openPalette),
  view("palette, results", async (stage) => {
    await openPalette(stage);
    await stage.page.keyboard.type("hyperk");
    await expect(stage.page.getByRole("dialog").getByText("Hyperkaliémie").first()).toBeVisible();
  }),
  view("palette, what it begins", async (stage) => {
    await openPalette(stage);
    await stage.page.keyboard.type(stage.say("common:palette.theme"));
    await expect(
      stage.page.getByRole("dialog").getByText(stage.say("common:palette.theme")).first(),
    ).toBeVisible();
  }),
  view("palette, nothing found", async (stage) => {
    await openPalette(stage);
    await stage.page.keyboard.type("zzzz");
    await expect(
      stage.page.getByText(stage.say("chat:nav.ask", { question: "zzzz" })),
    ).toBeVisible();
  }),
  view(
    "phone menu",
    async (stage) => {
      await visit(stage, "/chat");
      await button(stage, "common:more").click();
      await expect(stage.page.getByRole("dialog").getByRole("link").first()).toBeVisible();
    },
    { on: "phone" },
  ),
  view(
    "offline",
    async (stage) => {
      await visit(stage, "/guidelines");
      await stage.page.context().setOffline(true);
      await expect(stage.page.getByText(stage.say("common:network.offline"))).toBeVisible();
      await expect(stage.page.getByText(stage.say("common:network.wentOfflineBody"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view(
    "server out of reach",
    async (stage) => {
      await visit(stage, "/guidelines");
      await stage.page.route("**/rpc/**", (route) => route.abort());
      await stage.page.getByRole("searchbox").fill("choc septique");
      await expect(stage.page.getByText(stage.say("common:network.trouble"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("toast", async (stage) => {
    await converse(stage, "Choc septique : premières minutes");
    await button(stage, "chat:actions.copy").last().click();
    await expect(
      stage.page.locator("[data-notification], .mantine-Notification-root").first(),
    ).toBeVisible();
  }),
  view(
    "page that failed",
    async (stage) => {
      await broken(stage, "**/rpc/guidelines/list**", [
        { id: "x", title: {}, specialty: "urgences", abbreviations: [], population: "adult" },
      ]);
      await visit(stage, "/guidelines", stage.say("common:error.title"));
    },
    { complains: /./ },
  ),
  view(
    "application that failed",
    async (stage) => {
      const me = {
        id: "x",
        name: {},
        email: "x",
        systemRole: "user",
        providerRole: "user",
        consent: true,
        avatar: null,
      };
      await broken(stage, "**/rpc/accounts/me**", me);
      await visit(stage, "/chat", stage.say("common:error.oops"));
    },
    { complains: /./ },
  ),
  view(
    "page that could not be loaded",
    async (stage) => {
      await visit(stage, "/chat");
      await stage.page.route(builtFile("features/guidelines/web/library-page.tsx"), (route) =>
        route.abort(),
      );
      await stage.page.locator('nav a[href="/guidelines"]:visible').first().click();
      await expect(
        stage.page.getByRole("heading", { level: 1, name: stage.say("common:error.navigation") }),
      ).toBeVisible();
    },
    { complains: /./ },
  ),
];
