import { describe, expect, it } from "vitest";
import { clauses, detectLanguage, subjectWords } from "./question.ts";

describe("the language of a question", () => {
  it.each([
    ["Embolie pulmonaire grave : conduite à tenir ?", "en", "fr"],
    ["What is the dose of adrenaline in anaphylaxis?", "fr", "en"],
    ["¿Cuál es la dosis de adrenalina en la anafilaxia?", "fr", "es"],
    ["management of severe asthma attack", "fr", "en"],
    ["manejo de la crisis asmática", "fr", "es"],
    ["IDM ST+", "es", "es"],
    ["patient agité violent sédation", "fr", "fr"],
    ["BPCO", "fr", "fr"],
  ] as const)("%s", (text, fallback, expected) => {
    expect(detectLanguage(text, fallback)).toBe(expected);
  });
});

describe("several questions in one message", () => {
  it("are cut at sentences and joining words", () => {
    expect(clauses("Traitement de l’hyperkaliémie et de l’acidocétose diabétique ?")).toEqual([
      "Traitement de l’hyperkaliémie",
      "de l’acidocétose diabétique",
    ]);
  });

  it("stay whole when a part names nothing", () => {
    expect(clauses("Anaphylaxie : dose et voie")).toEqual(["Anaphylaxie : dose et voie"]);
  });

  it("are six at most", () => {
    expect(
      clauses(Array.from({ length: 40 }, (_, i) => `maladie${"abcdefghij"[i % 10]}x`).join("\n")),
    ).toHaveLength(6);
  });
});

it("subject words leave out what only asks", () => {
  expect(subjectWords("Quelle est la dose d’adrénaline dans l’anaphylaxie de l’adulte ?")).toEqual([
    "adrenaline",
    "anaphylaxie",
  ]);
});
