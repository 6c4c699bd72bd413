import { describe, expect, test } from "vitest";
import { itemsOf, type Warning, warningsOf } from "./quality.ts";

const basic = (question: string, answer: string) =>
  warningsOf({ kind: "basic", question, answer }, `${question} ${answer}`);
const cloze = (question: string) => warningsOf({ kind: "cloze", question, answer: "" }, question);

describe("a basic card", () => {
  test.each<[string, string, Warning[]]>([
    ["Dose d’adrénaline dans l’anaphylaxie de l’adulte ?", "0,5 mg IM", []],
    ["Quelle dose et quelle voie pour l’adrénaline ?", "0,5 mg IM", ["severalFacts"]],
    ["What dose and which route for adrenaline?", "0.5 mg IM", ["severalFacts"]],
    ["¿Qué dosis y qué vía para la adrenalina?", "0,5 mg IM", ["severalFacts"]],
    ["Cause ? Traitement ?", "Allergie", ["severalFacts"]],
    ["Traitement du choc ?", "Remplir. Donner de l’adrénaline. Appeler.", ["severalFacts"]],
    ["Signes de gravité de l’asthme ?", "- a\n- b\n- c\n- d\n- e", []],
    ["Signes de gravité de l’asthme ?", "- a\n- b\n- c\n- d\n- e\n- f", ["longList"]],
    [
      "Signes de gravité de l’asthme ?",
      "cyanose, sueurs, tirage, confusion, silence et bradycardie",
      ["longList"],
    ],
    ["Quel signe n’est pas un critère de gravité ?", "La toux", ["negative"]],
    ["Toutes les causes sauf une : laquelle ?", "La toux", ["negative"]],
    ["Which drug is not given in asthma?", "Morphine", ["negative"]],
    ["¿Qué fármaco nunca se da en el asma?", "Morfina", ["negative"]],
    ["Quelle est la dose de ce médicament ?", "0,5 mg", ["noContext"]],
    ["Il se donne comment ?", "IM", ["noContext"]],
    ["Adrénaline ?", "0,5 mg", ["noContext"]],
    ["L’anaphylaxie se traite par adrénaline : par quoi ?", "Adrénaline", ["answerGiven"]],
    ["Mécanisme du choc septique ?", "x".repeat(321), ["longAnswer"]],
  ])("%j · %j", (question, answer, warnings) => expect(basic(question, answer)).toEqual(warnings));
});

describe("a sentence with gaps", () => {
  test.each<[string, Warning[]]>([
    ["Adrénaline {{c1::0,5 mg}} IM", []],
    ["Ne pas donner plus de {{c1::1 mg}}", []],
    ["Il n’est pas rare de ne jamais trouver {{c1::la cause}}", ["negative", "noContext"]],
    ["Ce traitement dure {{c1::6 h}}", ["noContext"]],
    ["Signes : {{c1::a}}, {{c1::b}}, {{c1::c}}, {{c1::d}}, {{c1::e}}, {{c1::f}}", ["longList"]],
    ["Signes : {{c1::a}}, {{c2::b}}, {{c3::c}}", ["listCut"]],
    ["Signes :\n- {{c1::a}}\n- {{c2::b}}\n- {{c3::c}}", ["listCut"]],
    ["Signes : {{c1::a}}, {{c2::b}} ou {{c3::c}}", ["listCut"]],
    ["Adrénaline {{c1::0,5 mg}} {{c2::IM}}, à répéter après {{c3::5 min}}", []],
    ["Signes : {{c1::pâleur, sueurs, marbrures, soif, confusion, oligurie}}", ["longList"]],
  ])("%j", (question, warnings) => expect(cloze(question)).toEqual(warnings));
});

test("a number that the passage does not hold is said", () => {
  const card = { kind: "basic" as const, question: "Dose d’adrénaline ?", answer: "5 mg" };
  expect(warningsOf(card, "Adrénaline 0,5 mg")).toEqual(["figures"]);
  expect(warningsOf(card, "Adrénaline 5 mg")).toEqual([]);
});

test("items keep their brackets and their decimal commas", () => {
  expect(itemsOf("malaise vagal (pâleur, sueurs), asthme et choc")).toEqual([
    "malaise vagal (pâleur, sueurs)",
    "asthme",
    "choc",
  ]);
  expect(itemsOf("0,5 mg, 1,5 mg ou 2 mg")).toEqual(["0,5 mg", "1,5 mg", "2 mg"]);
  expect(
    itemsOf("une phrase qui dit beaucoup de choses à la suite, puis une autre, et rien"),
  ).toHaveLength(1);
});

test("two words of one sign stay one item", () => {
  const signs =
    "T amples et pointues, P aplatie ou absente, PR long, QRS large, bradycardie et bloc";
  expect(itemsOf(signs)).toEqual([
    "T amples et pointues",
    "P aplatie ou absente",
    "PR long",
    "QRS large",
    "bradycardie",
    "bloc",
  ]);
  expect(itemsOf("PR long, QRS large, P aplatie ou absente").at(-1)).toBe("P aplatie ou absente");
});

describe("a list of fifteen is never without a remark", () => {
  const fifteen = Array.from(
    { length: 15 },
    (_, at) => `cause numéro ${at} avec un long détail qui la précise encore`,
  );
  test("as an answer, however long its items", () => {
    expect(basic("Causes de l’hyperkaliémie ?", fifteen.join(", ").slice(0, 320))).toEqual([]);
    expect(basic("Causes de l’hyperkaliémie ?", fifteen.join(", "))).toContain("longList");
  });
  test("as a gap for each", () => {
    const gaps = fifteen.map((item, at) => `{{c${at + 1}::${item}}}`);
    expect(cloze(`Causes : ${gaps.slice(0, 2).join(", ")}`)).toEqual([]);
    expect(cloze(`Causes : ${gaps.slice(0, 3).join(", ")}`)).toEqual(["listCut"]);
    expect(cloze(`Causes : ${gaps.join(", ")}`)).toEqual(["listCut"]);
  });
});

test("a hostile text is judged, however long", () => {
  const long = "n'est pas sauf (".repeat(5_000);
  // Read again from each word, it would pass the limit of any test.
  expect(basic(long, long)).not.toEqual([]);
  expect(cloze(`{{c1::${long}`)).not.toEqual([]);
});
