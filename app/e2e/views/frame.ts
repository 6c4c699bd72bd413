// Pages of the application that belong to no feature.
import { REFUSED, type View, visit } from "#platform/testing/e2e/view.ts";

const view = (name: string, route: string, open: View["open"]): View => ({
  name,
  who: "visitor",
  route,
  open,
});

const nowhere: View["open"] = (stage) =>
  visit(stage, "/nowhere", stage.say("common:notFound.title"));

export const frameViews: readonly View[] = [
  view("home", "/", (stage) => visit(stage, "/")),
  { ...view("not found", "/$", nowhere), complains: REFUSED },
  { ...view("not found, signed in", "/$", nowhere), who: "person", complains: REFUSED },
  view("description of the interface", "/api/docs", async ({ page }) => {
    await page.goto("/api/docs");
    await page.locator("summary").first().click();
  }),
];
