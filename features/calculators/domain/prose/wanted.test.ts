// The figure that the question asks for, and letters that are no letters.
import { expect, test } from "vitest";
import { readScoreTurns } from "./read-question.ts";

test.each([
  ["Parkland : 80 kg, 45 % brûlé, combien dans les 8 premières heures ?", "half"],
  ["Parkland: 80 kg, 45 % burnt, how much in the first 8 hours?", "half"],
  ["Parkland: 80 kg, 45 % quemado, cuánto en las primeras 8 horas", "half"],
  ["Parkland : 80 kg, 45 % brûlé", null],
  ["ACR de l'enfant, 22 kg, dose d'amiodarone", "amiodarone"],
  ["ACR de l'enfant, 22 kg, trois chocs déjà faits, dose d'amiodarone", "amiodarone"],
  [
    "ACR de l'enfant, 22 kg, 3 chocs faits. Amiodarone à 5 mg/kg, ça fait combien de mg ?",
    "amiodarone",
  ],
  [
    "child in cardiac arrest, 22 kg, 3 shocks given. Amiodarone 5 mg/kg, how much is that?",
    "amiodarone",
  ],
  ["niño en parada cardiaca, 22 kg, 3 descargas. Amiodarona 5 mg/kg, ¿cuánto es?", "amiodarone"],
  ["child in cardiac arrest, 22 kg, shock energy", "shock"],
  ["niño en parada cardiaca, 22 kg, dosis de amiodarona", "amiodarone"],
  ["ACR de l'enfant, 22 kg, dose d'adrénaline", null],
  ["ACR de l'enfant, 22 kg : adrénaline et amiodarone", null],
])("%s: %s", (question, wanted) => {
  expect(readScoreTurns([question])?.wanted).toBe(wanted);
});

test("an elided article is no letter", () => {
  const read = readScoreTurns(["CCMU d'un ACR récupéré, intubé, avec manœuvres de réanimation"]);
  expect(read?.evaluation.outcome?.symbol).toBe("5");
});

test("« et » is no eye that cannot be tested", () => {
  const read = readScoreTurns([
    "Glasgow : ouvre les yeux à la douleur, il est confus, et il obéit aux ordres",
  ]);
  expect(read?.evaluation.outcome?.value).toBe(12);
});

test("« intubated-no sorry » takes back what it said", () => {
  const read = readScoreTurns([
    "Glasgow: no eye opening, intubated-no sorry, no verbal response, abnormal extension",
  ]);
  expect(read?.evaluation.outcome?.value).toBe(4);
});
