import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrub, scrubbed } from "./scrub.ts";

describe("scrubbing of an error report", () => {
  it.each([
    [
      "Cannot read account of camille.marchand@chu-lyon.fr now",
      "Cannot read account of [e-mail] now",
    ],
    ["é.dupont@hôpital.example", "[e-mail]"],
    ["a-b@chu-lyon.sante.gouv.fr, puis", "[e-mail], puis"],
    ["dupont@2a.fr", "[e-mail]"],
    ["tel 06 12 34 56 78.", "tel [phone]."],
    ["tel +33(0)612345678", "tel [phone]"],
    ["tel +33-(0)-612345678", "tel [phone]"],
    ["tel 00 32 470 12 34 56", "tel [phone]"],
    ["tel 0612345678", "tel [phone]"],
    ["tel +33 6 12 34 56 78", "tel [phone]"],
    ["tel +33 (0)6.12.34.56.78", "tel [phone]"],
    ["NIR 1 84 12 76 451 089 46", "NIR [nir]"],
    ["NIR 2840598765432", "NIR [nir]"],
    ["NIR 184122A45108946", "NIR [nir]"],
    ["NIR 1-84-12-76-451-089", "NIR [nir]"],
    ["NIR 784.12.76.451.089", "NIR [nir]"],
    ["née le 12/03/1957", "née le [date]"],
    ["née le 3.3.1957", "née le [date]"],
    ["née le 31-12-2004", "née le [date]"],
    ["née le 30/9/1957", "née le [date]"],
    ["dose 32/03/1957, 12/13/1957, 12/03/1857", "dose 32/03/1957, 12/13/1957, 12/03/1857"],
    ["at http://x.test/chat?q=Dupont", "at http://x.test/chat"],
    ["at https://x.test/chat?q=Mme+Dupont end", "at https://x.test/chat end"],
    ["at /calculator#creatinine=120&age=80", "at /calculator"],
    ["load (https://x.test/assets/a.js?v=1:12:34)", "load (https://x.test/assets/a.js:12:34)"],
    [
      `Unexpected token 'D', "Dupont a d"... is not valid JSON`,
      `Unexpected token 'D', "…" is not valid JSON`,
    ],
    [`"Mme Dupont" is not valid JSON`, `"…" is not valid JSON`],
  ])("%s", (given, kept) => {
    expect(scrub(given)).toBe(kept);
  });

  it("a control character is a space: words stay apart", () => {
    expect(scrub("Mme\u0007Dupont")).toBe("Mme Dupont");
  });

  it("what begins before the limit and ends after it is still known for what it is", () => {
    const text = `${"x".repeat(190)} dupont@chu-lyon.example`;
    expect(scrubbed(text, 200)).toBe(`${"x".repeat(190)} [e-mail]`);
  });

  it("leaves an ordinary stack alone", () => {
    const stack =
      "TypeError: Cannot read properties of null (reading 'map')\n    at List (https://x.test/assets/list-B3k2.js:1:20345)\n    at React 19.3.1";
    expect(scrub(stack)).toBe(stack);
  });

  // Quadratic patterns would take minutes here: the runner's own limit is the check.
  it.each(["a", "/", '"', "1 ", "/?", "+3"])("bears a flood of %j", (piece) => {
    expect(scrub(piece.repeat(100_000 / piece.length)).length).toBeLessThanOrEqual(100_000);
  });

  it("never grows past its limit, stays well formed and keeps no e-mail", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.emailAddress(),
        (text, mail) => {
          const kept = scrubbed(`${text} ${mail} ${text}`, 200);
          expect(kept.length).toBeLessThanOrEqual(200);
          expect(kept.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});
