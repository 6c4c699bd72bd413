// The ICH score a second time: counted as the abstract tells it, line after line.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("the sum of the five lines", () => {
  const any = {
    gcs: fc.integer({ min: 3, max: 15 }),
    haematoma: fc.integer({ min: 1, max: 100 }),
    age: fc.integer({ min: 18, max: 100 }),
    intraventricular: fc.boolean(),
    infratentorial: fc.boolean(),
  };
  fc.assert(
    fc.property(fc.record(any), (person) => {
      let total = person.gcs <= 4 ? 2 : 0;
      if (person.gcs > 4 && person.gcs < 13) total += 1;
      if (!(person.haematoma < 30)) total += 1;
      if (!(person.age < 80)) total += 1;
      if (person.intraventricular) total += 1;
      if (person.infratentorial) total += 1;
      const told = ["zero", "one", "two", "three", "four", "five", "five"][total];
      const { value, band } = run("ich-score", person);
      expect([value, band]).toEqual([total, told]);
    }),
  );
});
