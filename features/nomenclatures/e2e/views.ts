import { expect } from "@playwright/test";
import { openList } from "#platform/testing/e2e/admin-list.ts";
import { button, type View } from "#platform/testing/e2e/view.ts";

export const views: readonly View[] = [
  {
    name: "official tables, one refused",
    who: "admin",
    route: "/admin/nomenclatures",
    async open(stage) {
      await openList(stage, "nomenclatures", "nomenclatures:imports.title");
      const { page, say } = stage;
      await page.getByLabel(say("nomenclatures:form.addresses")).fill("https://example.org/x.txt");
      await button(stage, "nomenclatures:form.update").click();
      const sentence = say("nomenclatures:refused.notOfficial", {
        nomenclature: say("nomenclatures:sources.cim10"),
        what: "https://example.org/x.txt",
      });
      await expect(page.getByText(sentence).first()).toBeVisible();
    },
  },
];
