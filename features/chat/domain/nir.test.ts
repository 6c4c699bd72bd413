import { describe, expect, it } from "vitest";
import { findNirs, nirKeyIsRight } from "./nir.ts";

const found = (text: string) => findNirs(text).map(({ excerpt }) => excerpt);

describe("a social security number", () => {
  // Numbers made up for these tests; no key is needed to be one.
  it.each([
    ["numéro 2690549588157", "2690549588157"],
    ["NIR 1841275451089, dyspnée", "1841275451089"],
    ["NIR1841275451089", "1841275451089"],
    ["n°1841275451089.", "1841275451089"],
    ["(2 69 05 49 588 157)", "2 69 05 49 588 157"],
    ["2 69 05 49 588 157", "2 69 05 49 588 157"],
    ["2.69.05.49.588.157 ce jour", "2.69.05.49.588.157"],
    ["2-69-05-49-588-157", "2-69-05-49-588-157"],
    ["2\u00a069\u00a005\u00a049\u00a0588\u00a0157", "2\u00a069\u00a005\u00a049\u00a0588\u00a0157"],
    ["2 6905 49588 157", "2 6905 49588 157"],
    // Corsica since 1976, in both cases.
    ["1 84 12 2A 451 089", "1 84 12 2A 451 089"],
    ["284122b451089", "284122b451089"],
    // Overseas departments and births abroad.
    ["1 84 12 97 101 089", "1 84 12 97 101 089"],
    ["2 84 12 99 351 089", "2 84 12 99 351 089"],
    // Numbers given while the month of birth is unknown, or while registration is under way.
    ["1842075451089", "1842075451089"],
    ["1844275451089", "1844275451089"],
    ["1845075451089", "1845075451089"],
    ["1849975451089", "1849975451089"],
    ["7841275451089", "7841275451089"],
    ["8841275451089", "8841275451089"],
    // An age after it is not its key.
    ["2690549588157 74 ans", "2690549588157"],
    ["2 69 05 49 588 157 74 ans", "2 69 05 49 588 157"],
    ["2 69 05 49 588 157, 74 ans", "2 69 05 49 588 157"],
    ["2690549588157\n74 kg", "2690549588157"],
    // With its key, right.
    ["2 69 05 49 588 157 80", "2 69 05 49 588 157 80"],
    ["269054958815780", "269054958815780"],
    ["1 84 12 2A 451 089 33", "1 84 12 2A 451 089 33"],
    ["2 69 05 49 588 157 / 80", "2 69 05 49 588 157 / 80"],
  ])("is seen in: %s", (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it("is found as often as it stands", () => {
    expect(found("mère 2690549588157 et enfant 1841275451089")).toEqual([
      "2690549588157",
      "1841275451089",
    ]);
  });

  it.each([
    ["a key that is wrong", "2 69 05 49 588 157 81"],
    ["a key that is wrong, in one piece", "269054958815781"],
    ["a month that does not exist", "2691349588157"],
    ["month 00", "2690049588157"],
    ["months 43 to 49", "2694349588157 2694949588157"],
    ["a department that does not exist", "2690500588157"],
    ["no commune", "2690549000157"],
    ["no order", "2690549588000"],
    ["another sex", "5690549588157 6690549588157 9690549588157 0690549588157"],
    ["twelve digits", "269054958815"],
    ["fourteen digits", "26905495881570"],
    ["sixteen digits", "2690549588157801"],
    ["the code of a box of medicine (CIP13)", "3400930037928"],
    ["a book (ISBN)", "9782294756238"],
    ["a decimal", "0,1841275451089 0.1841275451089"],
    ["an address", "https://example.org/x/1841275451089?t=1841275451089"],
    ["a column of values", "1\n84\n12\n75\n451\n089"],
    ["laboratory values", "Na 140 K 4,1 Cl 102 HCO3 24 urée 5,2 créatinine 84"],
    ["a telephone", "06 12 34 56 78"],
  ])("is not %s", (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it("checks the key, Corsica included", () => {
    expect(nirKeyIsRight("2690549588157", "80")).toBe(true);
    expect(nirKeyIsRight("2690549588157", "81")).toBe(false);
    expect(nirKeyIsRight("184122A451089", "33")).toBe(true);
  });

  // A pattern that backtracks would hang here until the test's own limit.
  it("stays quick on a hostile text", () => {
    for (const piece of ["1 ", "1841275451089 ", "184127545108-", "2A"])
      findNirs(piece.repeat(20_000));
  });
});
