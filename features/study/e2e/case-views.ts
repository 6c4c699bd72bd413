import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

const caseId = "hyperkaliemie-dialyse-manquee";

async function begin({ page }: Stage): Promise<string> {
  const id = crypto.randomUUID();
  const asked = { id, caseId, timeZone: "Europe/Paris" };
  const { status } = await call(page, "study/startCase", asked);
  expect(status).toBe(200);
  return id;
}

const room = ({ page, say }: Stage) => page.getByRole("region", { name: say("cases:room.name") });

async function enter(stage: Stage): Promise<void> {
  await visit(stage, `/study?tab=cases&paper=${await begin(stage)}`);
  await expect(room(stage)).toBeVisible();
}

async function list(stage: Stage): Promise<void> {
  await visit(stage, "/study?tab=cases");
  await expect(button(stage, "cases:row.begin").first()).toBeVisible();
}

const view = (name: string, open: View["open"], more: Partial<View> = {}): View => ({
  name: `study, clinical cases, ${name}`,
  who: "person",
  route: "/study",
  open,
  ...more,
});

export const caseViews: readonly View[] = [
  view("list", async (stage) => {
    await begin(stage);
    const done = await begin(stage);
    await call(stage.page, "study/submit", { id: done });
    await list(stage);
    await stage.page.locator("details summary").first().click();
    await expect(button(stage, "cases:row.read").first()).toBeVisible();
  }),
  view("none", async (stage) => {
    await list(stage);
    // No case of cardiology is easy.
    for (const key of ["study:specialties.cardiologie", "study:difficulties.easy"])
      await stage.page.getByRole("checkbox", { name: stage.say(key) }).check({ force: true });
    await expect(stage.page.getByText(stage.say("cases:tab.none"))).toBeVisible();
  }),
  view(
    "without network",
    async (stage) => {
      await list(stage);
      await stage.page.context().setOffline(true);
      await expect(stage.page.getByText(stage.say("cases:tab.offline"))).toBeVisible();
    },
    { complains: REFUSED },
  ),
  view("a step", async (stage) => {
    await enter(stage);
    await button(stage, "cases:room.next").click();
    await expect(button(stage, "cases:room.validate")).toBeVisible();
    await room(stage).getByRole("checkbox").first().click();
  }),
  view("a step corrected", async (stage) => {
    await enter(stage);
    await button(stage, "cases:room.next").click();
    await room(stage).getByRole("checkbox").nth(3).click();
    await button(stage, "cases:room.validate").click();
    await expect(stage.page.getByText(stage.say("cases:room.wanted"))).toBeVisible();
  }),
  view("end", async (stage) => {
    const id = await begin(stage);
    const fact = { id: crypto.randomUUID(), attemptId: id, position: 0, elapsed: 1, spent: 65_000 };
    await call(stage.page, "study/submit", { id, facts: [{ ...fact, given: ["a", "b", "d"] }] });
    await visit(stage, `/study?tab=cases&paper=${id}`);
    await stage.page.locator("details summary").first().click();
    await expect(stage.page.getByRole("table").first()).toBeVisible();
  }),
];
