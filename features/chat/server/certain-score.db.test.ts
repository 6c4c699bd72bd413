// A decision that no missing answer can change is said, with its source and what was supposed.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

const ask = (question: string) =>
  askQuestion(app.services, { question, language: "fr", mode: "general" });

test("an age that decides alone decides; what nobody spoke of is counted absent, and said so", async () => {
  const { text, sources } = await ask(
    "Canadian CT head : 70 ans, chute de sa hauteur, GCS 15 à 2 h",
  );
  expect(text).toContain("Au moins un critère. La règle demande un scanner");
  expect(text).toMatch(/vomissements ou plus\s: non \(supposé absent\)/u);
  expect(sources).toHaveLength(1);
});

test("nothing is said to be certain while an answer could change it", async () => {
  const { text } = await ask("Canadian CT head : 40 ans, chute de sa hauteur, GCS 15 à 2 h");
  expect(text).not.toContain("quelles que soient");
  expect(text).toContain("Pour le calculer, il manque");
});
