// Names: the longest at its place, then the first of the question.
import { expect, test } from "vitest";
import { findCalculator } from "./find-calculator.ts";

test.each([
  ["Wells TVP : mollet gonflé", "wells-dvt"],
  ["Wells EP : phlébite clinique", "wells-pe"],
  ["score de Wells, suspicion de phlébite", "wells-dvt"],
  ["Wells : tachycarde 112, hémoptysie, signes de TVP", "wells-pe"],
  ["Wells : œdème prenant le godet, membre entier", "wells-dvt"],
  ["Wells ?", "wells-pe"],
  ["Wells d’une femme de 62 ans, mollet gonflé, cancer actif", "wells-dvt"],
  ["Wells : FC 112, mollet gonflé, pas d’autre diagnostic", "wells-pe"],
  ["Wells score, 62-year-old woman, swollen calf, active cancer", "wells-dvt"],
  ["Wells, mujer de 62 años, pantorrilla hinchada, cáncer activo", "wells-dvt"],
  ["Glasgow-Blatchford : urée 12", "blatchford"],
  ["Blatchford, Glasgow 15", "blatchford"],
  ["SOFA, Glasgow 12", "sofa"],
  ["Glasgow 12 : SOFA ?", "sofa"],
  ["qSOFA : FR 24", "qsofa"],
  ["q-SOFA", "qsofa"],
  ["sPESI homme 70 ans", "spesi"],
  ["CHA2DS2-VA with heart failure", "cha2ds2-va"],
  ["heart failure, what is the CHA2DS2-VA?", "cha2ds2-va"],
  ["HEART score", "heart"],
  ["DFG 25, quel HAS-BLED ?", "has-bled"],
  ["algorithme YEARS", "years"],
  ["YEARS, D-dimères 700", "years"],
  ["seuil de D-dimères à 72 ans", "d-dimer-age"],
  ["Child B chez un cirrhotique ?", "child-pugh"],
  ["score de Fine", "psi"],
  ["PORT score", "psi"],
  ["NEWS", "news2"],
  ["SAPS II", "igs-ii"],
  ["IGS2", "igs-ii"],
  ["Genève révisé", "geneva"],
  ["règle canadienne du scanner crânien", "canadian-ct-head"],
  ["ABCD²", "abcd2"],
])("%s", (question, id) => {
  expect(findCalculator(question)?.id).toBe(id);
});

test.each([
  "CRB-65 : 72 ans, confus",
  "CHA2DS2-VASc 74 ans hypertendu",
  "CHADS2",
  "APACHE III",
  "APACHE IV, Glasgow 12",
  "SAPS 3",
  "GRACE 2.0",
  "MELD-XI",
  "score de Genève simplifié",
  "TIMI STEMI",
  "ABCD3-I",
  "grâce à ce traitement",
  "heart rate 76",
  "a child of 5 years",
  "76 years old man, D-dimer 800",
  "fine crackles, he is fine",
  "the news is good",
  "flux TIMI 2",
])("%s names none of ours", (question) => {
  expect(findCalculator(question)).toBeNull();
});
