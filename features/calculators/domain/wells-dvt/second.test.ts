// Wells for thrombosis a second time: 1024 combinations.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const NAMES =
  "activeCancer paralysisOrPlaster bedRestOrSurgery tenderness wholeLegSwollen calfSwelling pittingOedema collateralVeins previousDvt".split(
    " ",
  );

test("one point each, two less for another diagnosis", () => {
  for (let code = 0; code < 1024; code += 1) {
    const said = Object.fromEntries(NAMES.map((name, bit) => [name, (code >> bit) % 2 === 1]));
    const other = code >= 512;
    const total = Object.values(said).filter(Boolean).length - (other ? 2 : 0);
    const { value, band, also } = run("wells-dvt", { ...said, alternativeAsLikely: other });
    expect([value, band]).toEqual([total, total < 2 ? "unlikely" : "likely"]);
    const older = total - (said.previousDvt ? 1 : 0);
    expect(also[0]?.band).toBe(older <= 0 ? "low" : older <= 2 ? "moderate" : "high");
  }
});
