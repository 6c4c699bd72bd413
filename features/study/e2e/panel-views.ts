// A panel of experts: where it is asked, and where one of them answers.
import { expect } from "@playwright/test";
import { call, signUp } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";
import { CONCORDANCE } from "../testing/kinds.ts";

async function opened({ page }: Stage): Promise<string> {
  const {
    panel: _,
    panelOf: __,
    comments: ___,
    ...item
  } = CONCORDANCE as typeof CONCORDANCE & {
    type: "tcs";
  };
  const { status, body } = await call(page, "study/openPanel", {
    ...{ id: crypto.randomUUID(), title: "Panel d’essai", who: "Experts fictifs" },
    items: [item, { ...item, information: "Un autre fait" }],
  });
  expect(status).toBe(200);
  return (body as { code: string }).code;
}

export const panelViews: readonly View[] = [
  {
    name: "study, panels of experts",
    who: "admin",
    route: "/admin/panels",
    open: async (stage) => {
      await opened(stage);
      await visit(stage, "/admin/panels");
      await stage.page.getByText(stage.say("panels:list.progress")).first().click();
      await expect(stage.page.getByRole("table").first()).toBeVisible();
      await button(stage, "panels:form.add").click();
      await expect(button(stage, "panels:form.removeItem", { n: 2 })).toBeVisible();
    },
  },
  {
    name: "study, a panel without its code",
    who: "person",
    route: "/study/panel",
    open: async (stage) => {
      await visit(stage, "/study/panel");
      await expect(button(stage, "panels:expert.enter")).toBeVisible();
    },
  },
  {
    name: "study, a panel answered by an expert",
    who: "person",
    route: "/study/panel",
    open: async (stage) => {
      const { page, language } = stage;
      await signUp(page, { role: "moderator", language });
      const code = await opened(stage);
      await signUp(page, { language });
      await visit(stage, `/study/panel?code=${code}`);
      await page.getByRole("radio").nth(3).check();
      await button(stage, "panels:expert.send").first().click();
      await expect(page.getByText(stage.say("panels:expert.left", { count: 1 }))).toBeVisible();
    },
  },
];
