import { describe, expect, test } from "vitest";
import { saidWords } from "#features/guidelines/server/public.ts";
import { wantedWords } from "./question-words.ts";
import { relevantPassages } from "./relevance.ts";
import { type Candidate, shelfOf } from "./shelf.ts";
import { soughtWords } from "./sought-words.ts";

const passage = (id: string, title: string, heading: string, text: string): Candidate => ({
  ...{ id, title, heading, text },
  position: Number(/\d+$/.exec(id)?.[0] ?? 1),
  page: null,
});
/** Fictitious: no figure of them is a dose. */
const SHELF = shelfOf([
  passage("h1", "Héparine non fractionnée", "Indications", "Embolie pulmonaire à haut risque."),
  passage("h2", "Héparine non fractionnée", "Débit initial", "Débit fictif A, adapté au poids."),
  passage("h3", "Héparine non fractionnée", "Surveillance", "Activité anti-Xa à l’heure fictive."),
  passage("h4", "Héparine non fractionnée", "Douleur", "Paracétamol si besoin."),
  passage("t1", "Tocolyse fictive", "Tocolyse : protocole du service", "Document fictif."),
  passage("t2", "Tocolyse fictive", "Débit initial", "Débit fictif E en perfusion."),
  passage("s1", "Choc septique", "Premières minutes", "Remplissage fictif B."),
  passage("s2", "Choc septique", "Noradrénaline", "Débit fictif C par voie périphérique."),
  passage("v1", "Prise en charge de l’hypertension de l’adulte", "Cible", "Cible fictive D."),
]);
const found = (question: string) =>
  relevantPassages(question, SHELF, saidWords).map((one) => one.passage.id);

describe("a question that a protocol answers", () => {
  test.each([
    ["notre protocole héparine", "h1"],
    ["Notre protocole HÉPARINE ?", "h1"],
    ["quel débit initial d’héparine ?", "h2"],
    ["surveillance de l’héparine", "h3"],
    ["débit de la noradrénaline", "s2"],
    ["remplissage du choc septique", "s1"],
    ["heparin initial rate, our protocol", "h2"],
    ["cible de l’hypertension", "v1"],
    // The title's own words, and those that ask for a protocol, choose none of its passages.
    ["notre protocole tocolyse : débit initial", "t2"],
    ["protocole tocolyse du service", "t1"],
  ])("%s → %s", (question, first) => expect(found(question)[0]).toBe(first));
});

describe("a question that none answers", () => {
  test.each([
    "dose de paracétamol chez l’enfant",
    "traitement de l’anaphylaxie chez l’adulte",
    "prise en charge de la brûlure de l’adulte",
    "notre protocole kétamine",
    "protocole",
    "bonjour",
    "",
  ])("%s", (question) => expect(found(question)).toEqual([]));
});

test("a protocol never answers for another one", () => {
  expect(found("notre protocole de choc septique").every((id) => id.startsWith("s"))).toBe(true);
});

describe("a document of many titles of one rank", () => {
  const sheet = (at: number, heading: string, text: string): Candidate => ({
    ...{ id: heading, title: "Livret fictif", heading, text, position: at, page: at },
  });
  const others = Array.from({ length: 30 }, (_, at) =>
    sheet(at + 9, `Service ${at}`, `Secrétariat fictif ${at}, adrénaline et chambre du fond.`),
  );
  const shelf = shelfOf([
    sheet(1, "Sonde urinaire à demeure", "Rétention : clamper 10 min tous les 500 mL."),
    sheet(2, "Décontamination", "Projection d’un caustique : douche de 5 min."),
    sheet(3, "Gardes des internes", "Chambre de garde au quatrième étage, code 1942B."),
    ...others,
  ]);
  const cited = (question: string) =>
    relevantPassages(question, shelf, saidWords).map((one) => one.passage.id);

  test("each title is that of a procedure: what stands on another page says nothing of it", () => {
    expect(cited("code de la chambre de l’interne")[0]).toBe("Gardes des internes");
    expect(cited("secrétariat de la sonde urinaire")).not.toContain("Service 0");
  });
  test("a name is read over its title and its line: « rétention » under « sonde urinaire »", () => {
    const asked = soughtWords(wantedWords("globe vésical", saidWords), shelf);
    const held = asked.map(({ text }) => text.findIndex((weight) => weight > 0));
    expect(held).toEqual([0, 0]);
  });
});
