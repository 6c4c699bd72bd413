// The scale a second time: every combination of its three parts, tested or not.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const PARTS = { eyes: "4321N", verbal: "54321T", motor: "654321N" } as const;
const written = (part: string) => (part === "N" ? "NT" : part);

test("every combination is a plain sum, and none when a part is untested", () => {
  for (const e of PARTS.eyes)
    for (const v of PARTS.verbal)
      for (const m of PARTS.motor) {
        const { value, band, symbol } = run("glasgow", {
          eyes: written(e),
          verbal: written(v),
          motor: written(m),
        });
        expect(symbol).toBe(`E${written(e)} V${v} M${written(m)}`);
        if (/[NT]/.test(e + v + m)) {
          expect([value, band]).toEqual([null, null]);
          continue;
        }
        const sum = [e, v, m].reduce((total, digit) => total + Number.parseInt(digit, 10), 0);
        const depth = sum <= 8 ? "severe" : "moderate";
        expect([value, band]).toEqual([sum, sum >= 13 ? "mild" : depth]);
      }
});
