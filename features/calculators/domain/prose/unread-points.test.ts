// Points dictated beside a sign that was not understood: the rest is asked about, never counted 0.
import { expect, test } from "vitest";
import { readScoreQuestion } from "./read-question.ts";

test.each([
  "NIHSS : hémiplégie gauche complète du bras (4), paralysie faciale partielle (2), dysarthrie légère (1), le reste à 0",
  "NIHSS: complete plegia, left upper (4), partial facial palsy (2), everything else 0",
  "NIHSS : plégie du côté gauche, membre d’en haut (= 4), paralysie faciale partielle (2 points), reste à 0",
])("%s", (question) => {
  const read = readScoreQuestion(question);
  expect(read?.calculator.id).toBe("nihss");
  expect(read?.ask).not.toEqual([]);
});

test.each([
  ["NIHSS : bras gauche 4, paralysie faciale partielle (2), le reste à 0", 6],
  ["NIHSS : paralysie faciale partielle (2), dysarthrie légère (1), le reste à 0", 3],
])("%s: %d", (question, total) => {
  expect(readScoreQuestion(question)?.evaluation.outcome?.value).toBe(total);
});
