// Parts of the body told whole, as a table of burns is asked; what is not understood is asked for.
import { expect, test } from "vitest";
import { readScoreQuestion } from "./read-question.ts";

test.each<[string, number | null]>([
  ["Lund et Browder adulte : tout le dos (tronc postérieur) et les deux fesses", 18],
  ["Lund et Browder adulte : tronc antérieur entièrement brûlé", 13],
  ["Lund-Browder adulte : membre supérieur gauche entier", 9.5],
  [
    "Lund-Browder adulte : tout le bras droit, de l'épaule aux doigts (bras, avant-bras et main)",
    9.5,
  ],
  ["Lund-Browder adulte : membre inférieur droit entier sauf le pied", 16.5],
  ["Lund-Browder adulte : face postérieure entière des deux cuisses", 9.5],
  ["Lund-Browder, 5 ans : toute la tête (devant et derrière)", 13],
  ["Lund-Browder, nourrisson de 6 mois : visage entier", 9.5],
  ["Lund-Browder adulte : moitié du tronc antérieur", 6.5],
  ["Lund-Browder, adult: whole left upper limb and both buttocks", 14.5],
  ["Lund-Browder adulto: toda la espalda y ambos glúteos", 18],
  // The arm or the whole limb, the leg or the whole limb.
  ["Lund-Browder adulte : tout le bras droit", null],
  ["Lund-Browder adulte : toute la jambe gauche", null],
  ["Lund-Browder adulte : tout un membre supérieur et toute une main", null],
  ["Lund-Browder adulte : brûlure du dos", null],
  ["Lund-Browder adulte : tout le dos et le cuir chevelu", null],
  ["Lund-Browder adulte : 1er degré de tout le dos", null],
  ["Lund-Browder : tout le dos", null],
])("%s", (question, value) => {
  const read = readScoreQuestion(question);
  expect(read?.calculator.id).toBe("lund-browder");
  expect(read?.ask.length === 0 ? read.evaluation.outcome?.value : null).toBe(value);
});
