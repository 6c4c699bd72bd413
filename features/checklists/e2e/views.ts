import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "person",
  route,
  open,
});

async function list(stage: Stage): Promise<void> {
  await visit(stage, "/checklists", stage.say("checklists:page.title"));
  await expect(stage.page.locator("[data-result]").first()).toBeVisible();
}

export const views: readonly View[] = [
  view("checklists", "/checklists", list),
  view("checklists, none found", "/checklists", async (stage) => {
    await list(stage);
    await stage.page.getByRole("searchbox").fill("tarte aux pommes");
    await expect(stage.page.getByText(stage.say("checklists:search.nothing"))).toBeVisible();
  }),
  view("checklist", "/checklists/$checklistId", (stage) =>
    visit(stage, "/checklists/anaphylaxie", "Anaphylaxie"),
  ),
  view("checklist, at a dose", "/checklists/$checklistId/run", async (stage) => {
    // A run goes on where it was: in another language it begins again.
    await stage.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("checklist-run")) localStorage.removeItem(key);
    });
    await visit(stage, "/checklists/anaphylaxie/run", "Anaphylaxie");
    // The intramuscular adrenaline is the fifth step.
    const adrenaline = stage.page.locator("[data-kind=give]").first();
    for (let at = 0; at < 4; at++) await button(stage, "checklists:run.done").click();
    await expect(adrenaline).toBeVisible();
  }),
  view("checklist, of one's own", "/checklists/new", async (stage) => {
    await stage.page.goto("/checklists/new?from=anaphylaxie");
    await expect(stage.page.getByLabel(stage.say("checklists:form.title"))).toBeVisible();
  }),
  view("checklist, its new version", "/checklists/$checklistId/edit", async (stage) => {
    const id = crypto.randomUUID();
    const one = {
      ...{ id: "un", title: "Étape fictive, 5\u00a0mg", text: "", critical: true, metronome: true },
      ...{ passage: null, doses: [], timer: { seconds: 180, until: 300, label: "Fictif" } },
    };
    const { status } = await call(stage.page, "checklists/saveOwn", {
      ...{ id, versionId: crypto.randomUUID(), after: 0, title: "Check-list fictive", summary: "" },
      ...{ specialty: "surgery", category: "procedure", population: "all", steps: [one] },
    });
    expect(status).toBe(200);
    await stage.page.goto(`/checklists/${id}/edit`);
    await expect(stage.page.getByLabel(stage.say("checklists:form.timerLabel"))).toBeVisible();
  }),
  {
    ...view("checklist, not found", "/checklists/$checklistId", async (stage) => {
      await stage.page.goto("/checklists/inconnue");
      await expect(stage.page.getByText(stage.say("checklists:failed.unknown"))).toBeVisible();
    }),
    complains: REFUSED,
  },
];
