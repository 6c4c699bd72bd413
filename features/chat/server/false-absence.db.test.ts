// Nothing that the library holds is said to be missing: what is written for the person of a
// follow-up, what is said by another name, a drug whose dose is asked by its use.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

async function talk(...turns: readonly string[]) {
  let previous: Parameters<typeof askQuestion>[1]["previous"] = null;
  let last = null;
  for (const question of turns) {
    last = await askQuestion(app.services, { question, language: "fr", mode: "general", previous });
    previous = last.understanding?.state ?? null;
  }
  if (!last) throw new Error("nothing was asked");
  return last;
}

const NO_PASSAGE = /aucun passage propre|no passage specific|ningún pasaje propio/u;

test.each([
  ["état de mal épileptique, deux benzodiazépines sans effet", "et si c’est une femme enceinte ?"],
  ["convulsive status epilepticus second line", "she is 30 weeks pregnant"],
  ["estado epiléptico, sigue convulsionando", "está embarazada de 30 semanas"],
])("what is written for the pregnant one goes up: %s", async (first, then) => {
  const { lead } = await talk(first, then);
  expect(lead).toMatch(/éclampsie/iu);
  expect(lead).toMatch(/sulfate de magnésium/u);
  expect(lead).not.toMatch(NO_PASSAGE);
});

test.each([
  ["NSTEMI, troponine positive, quel traitement", "sous apixaban pour une FA"],
  ["SCA sans sus-décalage, traitement", "il prend du dabigatran pour une fibrillation auriculaire"],
  ["NSTEMI treatment", "he is on rivaroxaban for AF"],
])("what is said by another name is not denied: %s, %s", async (first, then) => {
  const { lead } = await talk(first, then);
  expect(lead).not.toMatch(/ne traite pas|does not cover/u);
  expect(lead).toMatch(/fibrillation atriale ou autre indication d’anticoagulant/u);
});

test("the rest of a sheet is all of it", async () => {
  const { text, sources } = await talk("syndrome coronarien sans sus-décalage traitement");
  expect(text).toMatch(/anticoagulant direct \(antivitamine K/u);
  expect(
    new Set(sources.map(({ id }) => id)).has("syndrome-coronarien-sans-sus-decalage#t11"),
  ).toBe(true);
});

test.each([
  "a avalé 16 g de paracétamol il y a 5 h, 60 kg, dosage 180 mg/L à la 5e heure, N-acétylcystéine ?",
  "took 30 tablets of paracetamol 4 hours ago, level 200 mg/L, treat?",
  "tomó 20 g de paracetamol hace 6 h, 70 kg, 150 mg/L",
])("no dose of the poison itself is missed: %s", async (question) => {
  const { lead, sources } = await talk(question);
  expect(sources[0]?.id).toMatch(/^intoxication-paracetamol/u);
  expect(lead).not.toMatch(/aucune dose de|no dose of|ninguna dosis de/u);
});

test("the figure of the other formula is computed, not left to the reader", async () => {
  const { lead } = await talk("natrémie corrigée : Na 126 mmol/L, glycémie 38 mmol/L");
  expect(lead).toMatch(/2,4 \(Hillier 1999\)\s: 1\d\d\smmol\/L/u);
});

test.each([
  "CHA2DS2-VASc d’une femme de 68 ans, hypertendue, insuffisance cardiaque, pas de diabète, pas d’AVC",
  "CHA2DS2-VASc: 80 year old man, hypertension, diabetes, no stroke, no heart failure",
])("the score that stands for another is offered: %s", async (question) => {
  const { text } = await talk(question);
  expect(text).toMatch(/CHA₂DS₂-VA\b/u);
  expect(text).toMatch(/1 point de plus|1 point higher/u);
  expect(text).not.toMatch(/ne valent pas ici/u);
});

test.each([
  [
    "qSOFA et CURB-65 : 82 ans, confus, FR 32, PA 88/50, urée 11 mmol/L",
    /qSOFA[^\n]*\s: 3/u,
    /CURB-65[^\n]*\s: 5/u,
  ],
  [
    "Blatchford et index de choc : homme, urée 15 mmol/L, Hb 9, TAS 85, FC 120, syncope",
    /Blatchford/u,
    /choc/u,
  ],
])("two scores asked are both given: %s", async (question, first, second) => {
  const { text } = await talk(question);
  expect(text).toMatch(first);
  expect(text).toMatch(second);
});
