import { expect } from "@playwright/test";
import { type Stage, type View, visit } from "#platform/testing/e2e/view.ts";

async function listCalculators(stage: Stage): Promise<void> {
  await visit(stage, "/calculator", stage.say("calculators:page.title"));
  await expect(stage.page.locator("[data-result]").first()).toBeVisible();
}

/** A calculator with the values of its address. */
async function calculator(stage: Stage, address: string): Promise<void> {
  await visit(stage, `/calculator/${address}`);
  await expect(result(stage)).toBeVisible();
}
const result = ({ page, say }: Stage) =>
  page.getByRole("region", { name: say("calculators:form.result"), exact: true });

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "person",
  route,
  open,
});

export const views: readonly View[] = [
  view("calculators", "/calculator", (stage) => listCalculators(stage)),
  view("calculators, none found", "/calculator", async (stage) => {
    await listCalculators(stage);
    await stage.page.getByRole("searchbox").fill("tarte aux pommes");
    await expect(
      stage.page.getByText(stage.say("calculators:search.nothing"), { exact: true }),
    ).toBeVisible();
  }),
  view("calculator, empty", "/calculator/$calculatorId", (stage) => calculator(stage, "sofa")),
  view("calculator, values missing", "/calculator/$calculatorId", async (stage) => {
    await calculator(stage, "apache-ii#age=71&fio2=60%20%25&pao2=80%20mmHg&temperature=38,9");
    await expect(result(stage)).toContainText(
      stage.say("calculators:form.missing", { labels: "" }).slice(0, 6),
    );
  }),
  view("calculator, result", "/calculator/$calculatorId", async (stage) => {
    await calculator(
      stage,
      "cockcroft-gault#age=82&sex=female&weight=54%20kg&creatinine=96%20µmol/L",
    );
    await expect(result(stage)).toContainText("34");
  }),
  view("calculator, value to correct", "/calculator/$calculatorId", async (stage) => {
    await calculator(stage, "cockcroft-gault#age=82&sex=female&weight=54%20kg&creatinine=-1");
    await expect(
      stage.page.getByText(stage.say("calculators:problems.negative")).first(),
    ).toBeVisible();
  }),
  view("calculator, criteria to tick", "/calculator/$calculatorId", (stage) =>
    calculator(stage, "wells-dvt#activeCancer=true"),
  ),
  view("calculator, burn map", "/calculator/$calculatorId", async (stage) => {
    const marked = "frontTrunk=50%20%25&frontRightUpperArm=100%20%25&backTrunk=25%20%25";
    await calculator(stage, `lund-browder#ageBand=from1&${marked}&genitals=100%20%25`);
    await expect(result(stage)).toContainText("12");
  }),
  view("calculator, organ by organ", "/calculator/$calculatorId", async (stage) => {
    const lungs = "spo2=90%20%25&fio2=50%20%25&support=advanced&gcs=14&rrt=no&platelets=80";
    const others = "vasoactive=given&norepinephrine=0.1&otherAgent=true&oliguria=half6";
    const blood = "bilirubin=60%20µmol/L&creatinine=180%20µmol/L";
    await calculator(stage, `sofa-2#${lungs}&${others}&${blood}`);
    await expect(result(stage)).toContainText("14");
  }),
  view(
    "calculators of a reason",
    "/calculator/reason/$bundleId",
    async ({ page, say, ...stage }) => {
      const address = "age=58%20ans&heartRate=96&systolic=138%20mmHg&creatinine=88%20µmol/L";
      const ticked = "heart.history=high&heart.ecg=normal&timi.aspirin=true";
      await visit({ page, say, ...stage }, `/calculator/reason/chestPain#${address}&${ticked}`);
      await expect(
        page.getByRole("region", { name: say("calculators:bundle.results") }),
      ).toContainText("HEART");
    },
  ),
  view("calculators that are absent", "/calculator/absent", (stage) =>
    visit(stage, "/calculator/absent", stage.say("calculators:absent.title")),
  ),
  view("calculator, not found", "/calculator/$calculatorId", (stage) =>
    visit(stage, "/calculator/inconnu", stage.say("calculators:notFound")),
  ),
];
