// A score named by itself, glued or in lower case is the entity of its question, the edition that
// was read and no other; its words say nothing of a language or of a patient.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

const ask = (question: string) =>
  askQuestion(app.services, { question, language: null, mode: "general" });

test.each([
  ["wells", "wells-pe"],
  ["score de wells", "wells-pe"],
  ["curb65", "curb-65"],
  ["score de wells, femme de 62 ans, mollet gonflé de 4 cm, cancer actif", "wells-dvt"],
  ["child pugh", "child-pugh"],
])("%s is %s", async (question, id) => {
  const { understanding } = await ask(question);
  const named = (understanding?.entities ?? []).filter(({ kind }) => kind === "score");
  expect(named.map((one) => one.id)).toEqual([id]);
});

test.each([
  "infusion rate of adrenaline in refractory anaphylaxis",
  "débit d’adrénaline en seringue électrique dans l’anaphylaxie réfractaire",
])("%s is answered by the sheet, not by an empty calculator", async (question) => {
  const { text, tools } = await ask(question);
  expect(tools.filter(({ name }) => name === "compute_score")).toEqual([]);
  expect(text).toContain("adrénaline");
});

test("a score whose name holds an English word is answered in the language of the person", async () => {
  const { text, understanding } = await ask("child pugh");
  expect(text).toContain("il manque");
  expect((understanding?.entities ?? []).filter(({ kind }) => kind === "population")).toEqual([]);
});

test.each([
  ["Parkland : 80 kg, 45 % brûlé, combien dans les 8 premières heures ?", /7\s?200\smL/],
  ["ACR de l'enfant, 22 kg, dose d'amiodarone", /110\smg/],
  ["child in cardiac arrest, 22 kg, amiodarone dose", /110\smg/],
])("%s leads with %s", async (question, figure) => {
  const { text } = await ask(question);
  expect(text.split("\n")[0]).toMatch(figure);
});

test.each([
  ["qSOFA: RR 20, SBP 97, GCS 15", "qsofa"],
  [
    "critères d'Ottawa genou, 60 ans, flexion à 120°, marche, rotule et tête de fibula indolores",
    "ottawa-knee",
  ],
])("a score with another score among its values is answered: %s", async (question, id) => {
  const { tools } = await ask(question);
  const outputs = tools.map(({ output }) => output as { calculator?: string });
  expect(outputs.map(({ calculator }) => calculator)).toContain(id);
});

test("the words of a score are its name as it was typed", async () => {
  const { understanding } = await ask("nexus rachis cervical : conscience normale, pas intoxiqué");
  expect(understanding?.entities.find(({ id }) => id === "nexus")?.words).toBe("nexus");
});
