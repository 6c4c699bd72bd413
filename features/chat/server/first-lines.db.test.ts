// The passage that answers is one of the first three lines, on the set that the rule was tuned on.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { FIRST_LINES } from "../testing/first-lines.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

const LINES = 3;

/** Passages of the first lines that answer, in order. */
async function firstLines(question: string, language: "fr" | "en" | "es"): Promise<string[]> {
  const { lead, sources } = await askQuestion(app.services, {
    question,
    language,
    mode: "general",
    previous: null,
  });
  return lead
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .flatMap((line) => [...line.matchAll(/\[(\d+)\]/g)].at(-1)?.[1] ?? [])
    .map((number) => sources[Number(number) - 1]?.id ?? "")
    .slice(0, LINES);
}

test("of the questions it was tuned on, nine of ten", async () => {
  const missed: string[] = [];
  for (const { question, language, passages } of FIRST_LINES) {
    const shown = await firstLines(question, language);
    if (!passages.some((id) => shown.includes(id))) missed.push(question);
  }
  expect(FIRST_LINES.length).toBeGreaterThan(50);
  expect(missed.length / FIRST_LINES.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
});

test.each([
  ["état de mal qui persiste après 2 clonazépam", "etat-de-mal-epileptique#t2"],
  ["énoxaparine curative dose embolie pulmonaire", "embolie-pulmonaire#t3"],
  ["zona ophtalmique que faire", "zona#r1"],
  ["pneumothorax sous tension, où piquer", "pneumothorax#f2"],
  ["AVC, contre-indications de la thrombolyse", "avc-ischemique#t4"],
  ["durée du traitement d’une embolie pulmonaire", "embolie-pulmonaire#t8"],
])("%s", async (question, passage) => {
  expect(await firstLines(question, "fr")).toContain(passage);
});

test("a dose from which it is toxic is not asked of a treatment", async () => {
  const [first = ""] = await firstLines(
    "paracétamol : à partir de quelle dose est-ce toxique ?",
    "fr",
  );
  expect(first).toContain("intoxication-paracetamol#");
});
