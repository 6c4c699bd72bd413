import { describe, expect, test } from "vitest";
import { isContinued, saysMore, saysTitle, standsAlone } from "./subject.ts";

const BEFORE = "Calcitonine dans l’hypercalcémie de l’adulte : 4 UI/kg toutes les 12 h.";
const alone = (sentence: string, before = BEFORE) => standsAlone(sentence, before, "Hypercalcémie");

describe("a later sentence of a paragraph", () => {
  test.each([
    "Pas si hypocalcémie, allergie à la calcitonine ou moins de 18 ans.",
    "Peu efficace si réserves épuisées ; relais à 10 min.",
    "Contre-indiquée si saignement de moins de 21 jours.",
    "Une seconde dose de 5 g se discute.",
    "Si contre-indication : ceftriaxone 250 mg IV.",
    "Avec signe visuel : 1 mg/kg/j, souvent précédé d’un bolus.",
    "Débuter à 0,5 mg/h si systolique < 100 mmHg.",
    "Injection plus lente (5 min) si risque cardiovasculaire.",
    "De 7,5 à 15 kg, stylo à 150 µg.",
    "Surveiller la calcitonine toutes les 30 s.",
  ])("%j says its subject nowhere", (sentence) => expect(alone(sentence)).toBe(false));
  test.each([
    "La calcitonine perd son effet après 48 h.",
    "L’hypercalcémie récidive en 2 à 4 semaines.",
    "Si échec : calcitonine 8 UI/kg toutes les 6 h.",
  ])("%j repeats it", (sentence) => expect(alone(sentence)).toBe(true));
});

test("a qualification of the label is no subject", () => {
  const before = "Hyperkaliémie traitée par insuline, glycémie initiale < 7 mmol/L : glucose 10 %.";
  expect(standsAlone("Glycémie capillaire toutes les 15 min.", before, "Hyperkaliémie")).toBe(
    false,
  );
});

test("the first sentence has its text's subject, unless it leans on another", () => {
  expect(alone("Débuter à 0,5 mg/h chez l’adulte.", "")).toBe(true);
  expect(alone("Pas si hypocalcémie.", "")).toBe(false);
});

test("a list goes on where another paragraph has another of its kind", () => {
  const asked = "Bronchiolite bactérienne — Critères de vulnérabilité : quels éléments ?";
  const goesOn = (text: string) => isContinued(asked, [{ text }]);
  expect(goesOn("Autre vulnérabilité : déficit immunitaire.")).toBe(true);
  expect(goesOn("Autres critères : polyhandicap.")).toBe(true);
  // Of its subject, or of a word that only begins alike.
  expect(goesOn("Autre bactérie que le pneumocoque : exposition.")).toBe(false);
  expect(goesOn("Autre vulnérable : la personne âgée.")).toBe(false);
});

test("a label says more than its text's subject, or nothing", () => {
  expect(saysMore("Arthrite septique", "Arthrite septique de l’adulte")).toBe(false);
  expect(saysMore("Arthrite septique sur prothèse", "Arthrite septique de l’adulte")).toBe(true);
});

test.each([
  ["FA rapide de l’adulte : digoxine 0,5 mg IV", "Fibrillation atriale", true],
  ["Suivi après EP : consultation à 3 mois", "Embolie pulmonaire", true],
  ["Oxygène dans le SCA ST+", "Syndrome coronarien aigu avec sus-décalage du segment ST", true],
  [
    "SCA sans sus-décalage : aspirine",
    "Syndrome coronarien aigu sans sus-décalage du segment ST",
    true,
  ],
  ["Dérivé nitré dans le SCA", "Syndrome coronarien aigu sans sus-décalage du segment ST", false],
  ["Examen d’un glaucome aigu", "Glaucome aigu par fermeture de l’angle", true],
  ["Cystite de la femme enceinte", "Infection urinaire basse, cystite", true],
  ["Purpura fulminans de l’enfant", "Méningite et purpura fulminans", true],
  ["Agitation aiguë de l’adulte : loxapine", "Agitation aiguë de l’adulte", true],
  ["Agitation aiguë : loxapine", "Agitation aiguë de l’adulte", false],
  ["Oxygène dans l’AVC", "Accident vasculaire cérébral ischémique", false],
  ["Thrombolyse de l’AVC ischémique", "Accident vasculaire cérébral ischémique", true],
  ["Noradrénaline : en tartrate ou en base", "Choc septique", false],
  ["FAST échographie positive", "Fibrillation atriale", false],
])("%j says the subject of « %s »: %s", (text, title, said) => {
  expect(saysTitle(text, title)).toBe(said);
});
