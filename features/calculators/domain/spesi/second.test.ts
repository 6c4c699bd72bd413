// The simplified PESI a second time: all combinations against the printed list of six.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("points and band of every combination", () => {
  for (let code = 0; code < 128; code += 1) {
    const has = (bit: number) => (code >> bit) % 2 === 1;
    const { value, band } = run("spesi", {
      age: has(0) ? 81 : 80,
      cancer: has(1),
      heartFailure: has(2),
      lungDisease: has(3),
      heartRate: has(4) ? 110 : 109,
      systolic: has(5) ? 99 : 100,
      spo2: has(6) ? 89 : 90,
    });
    const six = [has(0), has(1), has(2) || has(3), has(4), has(5), has(6)].filter(Boolean).length;
    expect([value, band]).toEqual([six, six === 0 ? "low" : "notLow"]);
  }
});

test("the same six as those that PESI shows beside its own", () => {
  const shared = { age: 82, cancer: true, heartFailure: false, lungDisease: true };
  const measured = { heartRate: 111, systolic: 98, spo2: 88 };
  const whole = { sex: "male", respiratoryRate: 20, temperature: 37, alteredMentation: false };
  expect(run("spesi", { ...shared, ...measured }).value).toBe(
    run("pesi", { ...shared, ...measured, ...whole }).also[0]?.value,
  );
});
