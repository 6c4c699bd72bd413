// Questions that are neither ticked nor typed, and the values at hand in an exam.
import { expect } from "@playwright/test";
import { call } from "#platform/testing/e2e/people.ts";
import { button, type Stage, type View } from "#platform/testing/e2e/view.ts";
import { CONCORDANCE } from "../testing/kinds.ts";
import { enter, view } from "./paper-view.ts";

const TRAINING = { mode: "training", minutes: null };
const ofKind = (type: string) => ({ filters: { types: [type] } });

/** A person's own: no panel has answered for the shipped bank. */
async function bringConcordance({ page }: Stage): Promise<void> {
  const text = JSON.stringify([CONCORDANCE]);
  await call(page, "study/importQuestions", { fileName: "tcs.json", text, keep: true });
}

export const kindViews: readonly View[] = [
  view("a drawing, pointed at", async (stage) => {
    await enter(stage, ofKind("zones"));
    const pad = stage.say("study:zones.pad", { alt: "" }).trim();
    await stage.page.getByRole("button", { name: pad }).click();
    await stage.page.getByText(stage.say("study:zones.byName")).click();
    await expect(stage.page.getByRole("checkbox").first()).toBeVisible();
  }),
  view("a drawing, corrected", async (stage) => {
    await enter(stage, { ...TRAINING, ...ofKind("zones") });
    await stage.page.getByText(stage.say("study:zones.byName")).click();
    await stage.page.getByRole("checkbox").first().check();
    await button(stage, "study:room.validate").click();
    await expect(stage.page.getByRole("table")).toBeVisible();
  }),
  view("a script concordance", async (stage) => {
    await bringConcordance(stage);
    await enter(stage, ofKind("tcs"));
    await stage.page.getByRole("radio").nth(2).check();
  }),
  view("a script concordance, corrected", async (stage) => {
    await bringConcordance(stage);
    await enter(stage, { ...TRAINING, ...ofKind("tcs") });
    await stage.page.getByRole("radio").nth(2).check();
    await button(stage, "study:room.validate").click();
    await expect(stage.page.getByRole("table")).toBeVisible();
  }),
  view("a critical reading", async (stage) => {
    await enter(stage, ofKind("lca"));
    await stage.page.getByRole("checkbox").first().check();
  }),
  view("a critical reading, corrected", async (stage) => {
    await enter(stage, { ...TRAINING, ...ofKind("lca") });
    await stage.page.getByRole("checkbox").first().check();
    await button(stage, "study:room.validate").click();
    await expect(stage.page.getByRole("table").first()).toBeVisible();
  }),
  view(
    "usual values in an exam",
    async (stage) => {
      await enter(stage);
      await button(stage, "study:values.title").click();
      await expect(stage.page.getByRole("table").first()).toBeVisible();
    },
    { ownWay: true },
  ),
];
