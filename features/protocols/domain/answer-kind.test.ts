import { describe, expect, test } from "vitest";
import { lineKinds, questionKinds } from "./answer-kind.ts";
import { linesTogether } from "./lines-together.ts";

describe("the kind of answer that a question asks for", () => {
  test.each([
    ["au bout de combien de temps je contrôle ?", "delay"],
    ["c’est quoi le numéro de l’astreinte", "phone"],
    ["qui j’appelle la nuit ?", "phone"],
    ["qui a le droit de signer ?", "person"],
    ["la clé est rangée où ?", "place"],
    ["dans quel sac ça part", "place"],
    ["combien d’ampoules je prépare", "dose"],
    ["à quelle vitesse je le passe", "rate"],
    ["à quelle température", "degree"],
    ["à partir de quel âge", "figure"],
    ["on peut boire avant ?", "leave"],
  ] as const)("%s: %s", (question, kind) => expect(questionKinds(question).has(kind)).toBe(true));

  test("of none, no kind", () => expect([...questionKinds("poche percée")]).toEqual([]));
});

describe("the kinds that a few lines hold", () => {
  test.each([
    ["contrôle à 6 h", "delay"],
    ["chaque lundi", "delay"],
    ["astreinte : poste 1234", "phone"],
    ["le cadre signe", "person"],
    ["deuxième tiroir", "place"],
    ["12 UI", "dose"],
    ["3 mL/h", "rate"],
    ["entre 2 et 8 °C", "degree"],
    ["trois essais", "figure"],
    ["jamais par téléphone", "leave"],
    ["pas de poche entamée", "leave"],
  ] as const)("%s: %s", (lines, kind) => expect(lineKinds(lines).has(kind)).toBe(true));

  test("a sentence without them holds none", () =>
    expect([...lineKinds("La perfusion reste visible.")]).toEqual([]));
});

test("lines that follow are read together as far as one look goes, and each line is in a look", () => {
  expect(linesTogether("Un. Deux\nTrois")).toEqual(["Un. Deux Trois"]);
  const [long, next] = ["a".repeat(120), "b".repeat(120)];
  expect(linesTogether(`${long}\n${next}`)).toEqual([long, next]);
  expect(linesTogether("")).toEqual([]);
});
