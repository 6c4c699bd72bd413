// ADD-RS a second time: all 4096 combinations, a category told by the highest of its markers.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const PRINTED = [
  "marfan familyHistory aorticValve aorticManipulation thoracicAneurysm",
  "abruptPain severePain tearingPain",
  "perfusionDeficit focalDeficit regurgitationMurmur shock",
].map((line) => line.split(" "));
const NAMES = PRINTED.flat();

test("every combination of the twelve markers", () => {
  for (let code = 0; code < 2 ** NAMES.length; code += 1) {
    const said = Object.fromEntries(NAMES.map((name, bit) => [name, (code >> bit) % 2 === 1]));
    const points = PRINTED.map((line) => Math.max(...line.map((name) => Number(said[name]))));
    const total = points.reduce((sum, one) => sum + one, 0);
    const { value, band } = run("add-rs", said);
    expect([value, band]).toEqual([total, ["low", "intermediate", "high", "high"][total]]);
  }
});
