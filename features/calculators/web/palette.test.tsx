import { expect, test } from "vitest";
import { fakeCalls } from "#platform/ui/testing/fake-calls.ts";
import { findCalculators } from "./palette.ts";

test("a reason for encounter leads to its form, before the calculators", async () => {
  fakeCalls({
    "calculators/list": () => [
      {
        id: "heart",
        name: "Score HEART, douleur thoracique",
        summary: "Risque",
        category: "cardiology",
        reasons: ["chestPain"],
        names: ["HEART"],
        fields: ["history"],
      },
    ],
  });
  const found = await findCalculators("douleur thor", new AbortController().signal);
  expect(found.map(({ to }) => to)).toEqual(["/calculator/reason/chestPain", "/calculator/heart"]);
  const [nothing] = await findCalculators("tarte aux pommes", new AbortController().signal);
  expect(nothing).toBeUndefined();
});
