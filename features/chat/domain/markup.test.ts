import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, cite, type Inline, plain, plainText, readMarkup, strong, writeMarkup } from "./markup.ts";

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((value) => value.replace(/[\r\n\u2028\u2029]/gu, "x"))
  .filter((value) => value !== "");
// Neighbouring plain texts would be read back as one: a citation stands between them.
const sentence: fc.Arbitrary<Inline[]> = fc
  .tuple(text, text, fc.integer({ min: 1, max: 99 }))
  .map(([a, b, n]) => [strong(a), plain(b), cite(n)]);
const block: fc.Arbitrary<Block> = fc.oneof(
  sentence.map((content): Block => ({ kind: "heading", content })),
  sentence.map((content): Block => ({ kind: "paragraph", content })),
  fc.array(sentence, { minLength: 1, maxLength: 4 }).map((items): Block => ({ kind: "list", items })),
  fc
    .tuple(fc.constantFrom("danger", "warning", "note"), text, fc.array(sentence, { maxLength: 3 }))
    .map(([tone, title, items]): Block => ({ kind: "alert", tone: tone as "danger", title, items })),
);

describe("the markup of answers", () => {
  it("reads back exactly what was written, whatever the text holds", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        expect(readMarkup(writeMarkup(blocks))).toEqual(blocks);
      }),
      { numRuns: 300 },
    );
  });

  it("never fails on a text cut anywhere", () => {
    const whole = writeMarkup([
      { kind: "alert", tone: "danger", title: "Signaux d’alarme", items: [[plain("PAS < 90 mmHg "), cite(1)]] },
      { kind: "list", items: [[strong("Adulte :"), plain(" 0,5 mg IM "), cite(2)]] },
    ]);
    for (let length = 0; length <= whole.length; length++)
      expect(() => readMarkup(whole.slice(0, length))).not.toThrow();
  });

  it("keeps HTML as text", () => {
    const [paragraph] = readMarkup("<img src=x onerror=alert(1)> [lien](javascript:alert(1))");
    expect(paragraph).toEqual({
      kind: "paragraph",
      content: [plain("<img src=x onerror=alert(1)> [lien](javascript:alert(1))")],
    });
  });

  it("shows an unclosed mark as it stands", () => {
    expect(readMarkup("dose **forte")).toEqual([{ kind: "paragraph", content: [plain("dose **forte")] }]);
  });

  it("gives plain text with the same words and numbers", () => {
    const markup = writeMarkup([
      { kind: "heading", content: [plain("Traitement")] },
      { kind: "list", items: [[plain("Altéplase 100 mg IV en 2 h "), cite(3)]] },
      { kind: "alert", tone: "note", title: "Aide", items: [] },
    ]);
    expect(plainText(markup)).toBe("Traitement\n\n- Altéplase 100 mg IV en 2 h [3]\n\nAide");
  });
});
