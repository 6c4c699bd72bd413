import { expect, test } from "vitest";
import { draw } from "./stryker/draw.mjs";
import { rowOf, tallyOf } from "./tally.ts";

const mutant = (status: string, statusReason?: string) => ({
  ...{ status, mutatorName: "BooleanLiteral", replacement: "false" },
  ...(statusReason === undefined ? {} : { statusReason }),
  location: { start: { line: 3 } },
});

test("what was not drawn counts nowhere, what no test runs survives, what never ends is killed", () => {
  const report = {
    files: {
      "a.ts": {
        mutants: [
          ...["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "RuntimeError"].map((one) =>
            mutant(one),
          ),
          mutant("CompileError", "not drawn"),
        ],
      },
    },
  };
  const tally = tallyOf(report);
  expect(tally).toEqual({
    ...{ total: 7, drawn: 6, unreached: 1, killed: 3, broken: 1 },
    survivors: ["a.ts:3 BooleanLiteral → false", "a.ts:3 BooleanLiteral → false (run by no test)"],
  });
  expect(rowOf("chat", { seed: 1, day: "2026-11-26" }, tally)).toBe(
    "| 2026-11-26 | chat | 1 | 7 | 5 | 1 | 3 | 60.0 % | 75.0 % |",
  );
});

const many = Array.from({ length: 200 }, (_, n) => ({
  ...{ id: String(n), fileName: `${process.cwd()}/features/a.ts`, replacement: "false" },
  location: { start: { line: n, column: 0 }, end: { line: n, column: 5 } },
}));

test("the same seed draws the same mutants, whatever their ids and whatever stands beside them", () => {
  const size = 20;
  const drawn = draw(many, { seed: 7, size });
  expect(drawn.size).toBe(size);
  expect(draw(many.toReversed(), { seed: 7, size })).toEqual(drawn);
  expect(draw(many, { seed: 8, size })).not.toEqual(drawn);
  const half = many.filter(({ id }) => Number(id) % 2 === 0);
  const kept = [...drawn].filter((id) => Number(id) % 2 === 0);
  expect([...draw(half, { seed: 7, size })]).toEqual(expect.arrayContaining(kept));
});
