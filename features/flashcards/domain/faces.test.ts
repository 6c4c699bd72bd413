import { describe, expect, test } from "vitest";
import { DEEPEST, faces } from "./faces.ts";

const cloze = (question: string, ordinal: number) =>
  faces({ kind: "cloze", question, answer: "" }, ordinal);

describe("the sides of a card", () => {
  test("a reversed note asks both ways", () => {
    const note = { kind: "reversed" as const, question: "Q", answer: "A" };
    expect(faces(note, 0)).toEqual({ question: "Q", answer: "A", tooDeep: false });
    expect(faces(note, 1)).toEqual({ question: "A", answer: "Q", tooDeep: false });
  });

  test("a gap is closed for its own card, read as text by the others", () => {
    const text = "La dose est {{c1::0,01 mg/kg::dose}} par voie {{c2::IM}}.";
    expect(cloze(text, 0)).toEqual({
      question: 'La dose est <span data-gap="asked">[dose]</span> par voie IM.',
      answer: 'La dose est <span data-gap="shown">0,01 mg/kg</span> par voie IM.',
      tooDeep: false,
    });
    expect(cloze(text, 1).question).toBe(
      'La dose est 0,01 mg/kg par voie <span data-gap="asked">[…]</span>.',
    );
  });

  test("one gap for two cards, gaps in gaps, and a gap that is never closed", () => {
    const many = Array.from({ length: 60 }, (_, index) => index + 1).join(",");
    expect(cloze(`{{c${many}::x}}`, 59).question).toBe('<span data-gap="asked">[…]</span>');
    expect(cloze("{{c1,2::x}}", 1).question).toBe('<span data-gap="asked">[…]</span>');
    expect(cloze("{{c1::a {{c2::b}} c}}", 1).question).toBe(
      'a <span data-gap="asked">[…]</span> c',
    );
    expect(cloze("{{c1::a {{c2::b::h}} c}}", 0).answer).toBe('<span data-gap="shown">a b c</span>');
    expect(cloze("{{c1::a", 0).question).toBe("{{c1::a");
  });

  test("gaps in gaps without end are read to a depth, and said", () => {
    const nested = (depth: number) => `${"{{c1::a ".repeat(depth)}b${"}}".repeat(depth)}`;
    expect(cloze(nested(DEEPEST), 1).question).toBe(`${"a ".repeat(DEEPEST)}b`);
    expect(cloze(nested(DEEPEST), 0).tooDeep).toBe(false);
    const deep = cloze(nested(20_000), 1);
    expect(deep.tooDeep).toBe(true);
    expect(deep.question).toContain("{{c1::a");
  });

  test("a gap inside a formula stays inside it", () => {
    const text = "\\(\\frac{140 - {{c1::age}}}{Cr}\\) en {{c2::mL/min}}";
    expect(cloze(text, 0).question).toBe(
      "\\(\\frac{140 - \\left[\\text{…}\\right]}{Cr}\\) en mL/min",
    );
    expect(cloze(text, 0).answer).toBe("\\(\\frac{140 - \\left[age\\right]}{Cr}\\) en mL/min");
    expect(cloze("{{c1::\\(x^2\\)}}", 0).answer).toBe('<span data-gap="shown">\\(x^2\\)</span>');
  });
});
