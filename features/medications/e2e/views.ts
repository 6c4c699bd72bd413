import { expect } from "@playwright/test";
import { REFUSED, type View, visit } from "#platform/testing/e2e/view.ts";

export const views: readonly View[] = [
  {
    name: "medications, partial list",
    who: "person",
    route: "/medications",
    async open(stage) {
      await visit(stage, "/medications");
      await stage.page
        .getByRole("textbox", { name: stage.say("medications:prescription.label") })
        .fill("Eliquis\nKardegic\ninconnol");
      await stage.page
        .getByRole("button", { name: stage.say("medications:prescription.submit") })
        .click();
      await expect(
        stage.page.getByText(stage.say("medications:prescription.partial")),
      ).toBeVisible();
    },
  },
  {
    name: "medication, not found",
    who: "person",
    route: "/medications/$cis",
    async open(stage) {
      await stage.page.goto("/medications/60000000");
      await expect(stage.page.getByText(stage.say("medications:sheet.notFound"))).toBeVisible();
    },
    complains: REFUSED,
  },
];
