// The nine modes are nine answers, on the library as it is shipped.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { CONTRACTS } from "../domain/contracts.ts";
import { MODES, type Mode } from "../domain/modes.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

const ask = (question: string, mode: Mode) =>
  askQuestion(app.services, { question, language: "fr", mode });

test.each([
  "Embolie pulmonaire : dyspnée, FC 120, sans fièvre",
  "Hyperkaliémie",
  "Choc septique : noradrénaline et amoxicilline",
])("no two modes give the same text: %s", async (question) => {
  const texts = await Promise.all(MODES.map(async (mode) => (await ask(question, mode)).text));
  expect(new Set(texts).size).toBe(MODES.length);
  for (const [at, mode] of MODES.entries())
    if (mode !== "general")
      for (const { title } of CONTRACTS[mode].sections) expect(texts[at]).toContain(title.fr);
});

test("hypotheses say what argues for and against them in the question", async () => {
  const { lead } = await ask(
    "Embolie pulmonaire : dyspnée, sous héparine, sans syncope",
    "diagnostic",
  );
  const [, pro, contra] =
    /1\. Embolie pulmonaire Pour\s: (.*)\. Contre\s: (.*)\./u.exec(lead) ?? [];
  expect([pro, contra]).toEqual(["dyspnée", "syncope"]);
});

test("coding gives the codes that the sheet carries, and nothing else is one", async () => {
  const { lead } = await ask("Coder un séjour pour embolie pulmonaire", "pmsi");
  expect(lead).toMatch(/CIM-10 I26\.\d/u);
});

test("coding reads the question by the rules of its tool, and says what it left", async () => {
  const { text, tools } = await ask("Pneumopathie, pas de phlébite. Mère : infarctus.", "pmsi");
  expect(tools.map(({ name }) => name)).toContain("code_description");
  expect(text).toMatch(/Codes proposés par règles\n\n.*J18\.9.*diagnostic principal proposé/u);
  expect(text).toMatch(/Lu et non codé.*phlébite/u);
  expect(text).toContain("liste partielle");
});

test("a prescription is taken drug by drug; what nobody speaks of says so", async () => {
  const { text } = await ask("Choc septique : noradrénaline, amoxicilline", "analysePrescriptions");
  expect(text).toMatch(/\nnoradrénaline\n/u);
  expect(text).toContain("La bibliothèque ne dit rien de amoxicilline sur ce sujet.");
  expect(text).toContain("Aucune interaction dans le thésaurus de l’ANSM");
  expect(text).not.toContain("non analysées ici");
});

test("the lines of a prescription are compared; the gravest pair is an alert with its source", async () => {
  const { text, lead } = await ask(
    "Fibrillation atriale : warfarine 5 mg, aspirine 75 mg, inventix",
    "analysePrescriptions",
  );
  expect(lead).toMatch(/warfarine \+ aspirine\s: (?:contre-indication|association déconseillée)/u);
  expect(text).toContain("Liste partielle");
  expect(text).toContain("Non vérifié, médicament non reconnu\u00a0: inventix.");
  const alone = await ask("Choc septique : noradrénaline", "analysePrescriptions");
  expect(alone.text).toContain("non analysées ici");
});

test("learning asks before it answers, and hides every answer", async () => {
  const { lead, text } = await ask("Hyperkaliémie", "formation");
  expect(lead).toContain("avant de déplier");
  expect(lead).not.toMatch(/\d\s?(?:mg|mL|g|UI)\b/u);
  expect(text).toContain("Signaux d’alarme ?".replace(" ?", "\u00a0?"));
});
