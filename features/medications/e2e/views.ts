import { expect } from "@playwright/test";
import { REFUSED, type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

/** Of the shipped list: Eliquis 5 mg. */
const analysed = async (stage: Stage) => {
  const { page, say } = stage;
  await visit(stage, "/medications");
  const field = (key: string) => page.getByRole("textbox", { name: say(`medications:${key}`) });
  await field("prescription.label").fill("Eliquis\nKardegic\namoxicilline\ninconnol");
  await field("profile.age").fill("82");
  await field("profile.weight").fill("50");
  await field("profile.creatinine").fill("180");
  await page.getByLabel(say("medications:profile.sex")).selectOption("female");
  await field("profile.allergies").fill("amoxicilline, pollen");
  await page.getByRole("button", { name: say("medications:prescription.submit") }).click();
};

/** The button of one part of the page: the shell has a search of its own. */
const pressIn = ({ page, say }: Stage, part: string, button: string) =>
  page
    .getByRole("region", { name: say(`medications:${part}`) })
    .getByRole("button", { name: say(`medications:${button}`) })
    .click();

export const views: readonly View[] = [
  {
    name: "medications, partial list",
    who: "person",
    route: "/medications",
    async open(stage) {
      await analysed(stage);
      await expect(
        stage.page.getByText(stage.say("medications:prescription.partial")),
      ).toBeVisible();
      await expect(stage.page.getByText(/Cockcroft/).first()).toBeVisible();
    },
  },
  {
    name: "medications, reverse question",
    who: "person",
    route: "/medications",
    async open(stage) {
      await visit(stage, "/medications");
      const { page, say } = stage;
      await page
        .getByLabel(say("medications:reverse.label"))
        .selectOption({ label: say("medications:reverse.kind.effect") });
      await pressIn(stage, "reverse.title", "reverse.submit");
      await expect(page.getByRole("listitem").filter({ hasText: /^amiodarone/ })).toBeVisible();
    },
  },
  {
    name: "medication, RCP never read",
    who: "person",
    route: "/medications/$cis",
    async open(stage) {
      const { page, say } = stage;
      await visit(stage, "/medications");
      await page
        .getByRole("textbox", { name: say("medications:search.label") })
        .fill("eliquis 5 mg");
      await pressIn(stage, "search.title", "search.submit");
      await page
        .getByRole("link", { name: /ELIQUIS/ })
        .first()
        .click();
      await expect(page.getByText(say("medications:rcp.none"))).toBeVisible();
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
