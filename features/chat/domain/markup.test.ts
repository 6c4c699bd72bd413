import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import { cite, type Inline, inlineText, plain, strong } from "./inline.ts";
import { type Block, plainText, readMarkup, writeMarkup } from "./markup.ts";

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
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items): Block => ({ kind: "list", items })),
  fc
    .tuple(fc.array(sentence, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 99 }))
    .map(([items, start]): Block => ({ kind: "list", items, start })),
  sentence.map((content): Block => ({ kind: "heading", content, level: 4 })),
  fc
    .tuple(fc.constantFrom("danger", "warning", "note"), text, fc.array(sentence, { maxLength: 3 }))
    .map(
      ([tone, title, items]): Block => ({ kind: "alert", tone: tone as "danger", title, items }),
    ),
);

describe("the markup of answers", () => {
  it("reads back exactly what was written, whatever the text holds", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        expect(readMarkup(writeMarkup(blocks))).toEqual(blocks);
      }),
      { numRuns: runs(300) },
    );
  });

  it("never fails on a text cut anywhere", () => {
    const whole = writeMarkup([
      {
        kind: "alert",
        tone: "danger",
        title: "Signaux d’alarme",
        items: [[plain("PAS < 90 mmHg "), cite(1)]],
      },
      { kind: "list", items: [[strong("Adulte :"), plain(" 0,5 mg IM "), cite(2)]] },
    ]);
    for (let length = 0; length <= whole.length; length++)
      expect(() => readMarkup(whole.slice(0, length))).not.toThrow();
  });

  it("keeps HTML as text", () => {
    const [paragraph] = readMarkup("<img src=x onerror=alert(1)> [lien](javascript:alert(1))");
    expect(paragraph).toEqual({
      kind: "paragraph",
      content: [plain("<img src=x onerror=alert(1)> lien")],
    });
  });

  it("shows an unclosed mark as it stands", () => {
    expect(readMarkup("dose **forte")).toEqual([
      { kind: "paragraph", content: [plain("dose **forte")] },
    ]);
  });

  it("gives plain text with the same words and numbers", () => {
    const markup = writeMarkup([
      { kind: "heading", content: [plain("Traitement")] },
      { kind: "list", items: [[plain("Altéplase 100 mg IV en 2 h "), cite(3)]] },
      { kind: "alert", tone: "note", title: "Aide", items: [] },
    ]);
    expect(plainText(markup)).toBe("Traitement\n\n- Altéplase 100 mg IV en 2 h [3]\n\nAide");
  });

  it("reads what models write: numbers, tables, nested lists, code, quotes", () => {
    const blocks = readMarkup(
      "### Étapes\n1. **Adrénaline** 0,5 mg [1]\n2. *Remplissage*\n   - sérum salé\n\n| Signe | Seuil |\n|:--|--:|\n| PAS | < 90 \\| choc |\n\n> cité\n\n```js\nalert(1)\n```\n",
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 4, content: [plain("Étapes")] },
      {
        kind: "list",
        start: 1,
        depths: [0, 0, 1],
        items: [
          [strong("Adrénaline"), plain(" 0,5 mg "), cite(1)],
          [{ kind: "text", text: "Remplissage", emphasis: true }],
          [plain("sérum salé")],
        ],
      },
      {
        kind: "table",
        head: [[plain("Signe")], [plain("Seuil")]],
        rows: [[[plain("PAS")], [plain("< 90 | choc")]]],
      },
      { kind: "quote", lines: [[plain("cité")]] },
      { kind: "code", text: "alert(1)" },
    ]);
  });

  it.each([
    ["[voir](javascript:alert(1))", "voir"],
    ["[voir](https://exemple.org/a?b=1)", "voir (exemple.org)"],
    ["[voir](https://user@pirate.example/x)", "voir"],
    ["![pixel](https://pirate.example/p.gif?d=secret)", "pixel"],
    ["![](data:image/svg+xml,<svg onload=1>)", ""],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["chemin C:\\temp\\new", "chemin C:\\temp\\new"],
    ["2*3*4 = 24", "2*3*4 = 24"],
  ])("%s is only its words", (written, shown) => {
    expect(plainText(written)).toBe(shown);
  });

  it("leaves code open to the end when it is not closed", () => {
    expect(readMarkup("```\n<b>\n- a")).toEqual([{ kind: "code", text: "<b>\n- a" }]);
  });

  it("shows the first rows of a giant table and says how many are left", () => {
    const [table] = readMarkup(`|a|\n|-|\n${"|b|\n".repeat(50_000)}`);
    expect(table).toMatchObject({ kind: "table", left: 49_900 });
    expect(table?.kind === "table" && table.rows).toHaveLength(100);
  });

  it.each(["**", "*a ", "`a ", "[", "![a](", "|", "> ", "- ", "\\", "[a](b"])(
    "comes to its end on a hundred thousand of %j",
    (mark) => {
      // Read again from each mark, it would pass the limit of any test.
      expect(() => readMarkup(mark.repeat(100_000))).not.toThrow();
    },
  );

  it("puts a doubt on the words it is about, and on nothing else", () => {
    const markup = "- **Adrénaline 5 mg** IM [1]\n\n| Dose |\n|-|\n| 50 µg |\n";
    const from = markup.indexOf("5 mg");
    const cell = markup.indexOf("50 µg");
    const blocks = readMarkup(markup, [
      { from, to: from + 4, kind: "dose" },
      { from: cell, to: cell + 5, kind: "dose" },
    ]);
    expect(blocks[0]).toEqual({
      kind: "list",
      items: [
        [
          strong("Adrénaline "),
          { kind: "text", text: "5 mg", strong: true, doubt: "dose" },
          plain(" IM "),
          cite(1),
        ],
      ],
    });
    expect(blocks[1]).toMatchObject({ rows: [[[{ kind: "text", text: "50 µg", doubt: "dose" }]]] });
  });

  it("changes no word of a text, wherever doubts begin and end", () => {
    const range = fc
      .tuple(fc.nat(80), fc.nat(80))
      .map(([from, length]) => ({ from, to: from + length, kind: "drug" as const }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(sentence, range), { maxLength: 3 }),
        fc.array(range, { maxLength: 3 }),
        (made, ranges) => {
          const markup = writeMarkup(
            made.map(([content]): Block => ({ kind: "paragraph", content })),
          );
          const words = (blocks: Block[]) =>
            blocks.map((one) => ("content" in one ? inlineText(one.content) : one.kind)).join("|");
          // A range that cuts a mark in two may change the mark, never lose a letter.
          const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
          expect(letters(words(readMarkup(markup, ranges)))).toBe(
            letters(words(readMarkup(markup))),
          );
        },
      ),
    );
  });
});
