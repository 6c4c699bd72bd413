// Two values of one thing in a question, or in a later turn that corrects nothing: never chosen,
// always asked.
import { expect, test } from "vitest";
import { readScoreTurns } from "./read-question.ts";

const TWO_VALUES: readonly (readonly [asked: string, ...turns: string[]])[] = [
  ["sodium", "Trou anionique : Na 138, Cl 104, HCO3 14, hyponatrémie à 124"],
  ["sodium", "Trou anionique : Na 138, Cl 104, HCO3 14, natrémie 124"],
  ["sodium", "Trou anionique : hypernatrémie à 152, Cl 104, HCO3 14, sodium 138"],
  ["sodium", "Anion gap: Na 138, Cl 104, HCO3 14, hyponatraemia of 124"],
  ["sodium", "Anion gap: Na 138, Cl 104, HCO3 14, 124 of sodium"],
  ["sodium", "Brecha aniónica: Na 138, Cl 104, HCO3 14, hiponatremia de 124"],
  ["sodium", "Trou anionique : Na 138, Cl 104, HCO3 14, 124 de natrémie"],
  ["sodium", "Natrémie corrigée : Na 126, glycémie 35 mmol/L, hyponatrémie à 119"],
  ["glucose", "Natrémie corrigée : Na 126, glycémie 35 mmol/L, hyperglycémie à 28 mmol/L"],
  ["calcium", "Calcémie corrigée : Ca 2,05 mmol/L, albumine 25 g/L, hypercalcémie à 3,1 mmol/L"],
  ["albumin", "Calcémie corrigée : Ca 2,05 mmol/L, albumine 25 g/L, hypoalbuminémie à 18 g/L"],
  [
    "haemoglobin",
    "Blatchford : homme, urée 12 mmol/L, Hb 9,4 g/dL, anémie à 7 g/dL, PAS 94, FC 112, le reste négatif",
  ],
  ["heartRate", "QTc Bazett : QT 420 ms, FC 88/min, tachycarde à 120"],
  ["respiratoryRate", "qSOFA : FR 18, GCS 15, PAS 120, polypnée à 32"],
  [
    "bilirubin",
    "MELD 3.0 : femme, bili 85 µmol/L, INR 2,1, créat 140 µmol/L, Na 130, albumine 27 g/L, pas de dialyse, hyperbilirubinémie à 140 µmol/L",
  ],
  ["sodium", "Trou anionique : Na 148, Cl 104, HCO3 14 chez un patient en hyponatrémie"],
  ["potassium", "Score APACHE II, hyperkaliémie, K 2,8"],
  ["age", "Cockcroft : F 76 ans, 52 kg, créat 110 µmol/L, âge 82 ans"],
  ["sex", "CKD-EPI 2021 : F 76 ans, créat 110 µmol/L. Ce monsieur peut-il avoir du contraste ?"],
  [
    "troponin",
    "HEART : 55 ans, histoire très suspecte, ECG normal, tabac seul, troponine négative. Tropo à 5 fois la normale.",
  ],
  [
    "troponin",
    "HEART : 55 ans, histoire très suspecte, ECG normal, tabac seul, tropo 2 fois la normale, puis tropo 6 fois la normale",
  ],
  [
    "troponin",
    "HEART score: 55 years, highly suspicious history, normal ECG, smoker only, troponin negative, troponin 5 times the normal",
  ],
  ["eyes", "Glasgow 3+4+6, yeux ouverts spontanément"],
  ["sodium", "Trou anionique : Na 138, Cl 104", "HCO3 14, hyponatrémie à 124"],
  ["weight", "Cockcroft : femme 84 ans, 52 kg", "créat 110 µmol/L, poids 60 kg"],
  ["sex", "CKD-EPI 2021 : femme de 64 ans", "créat 110 µmol/L chez cet homme"],
  ["heartRate", "QTc : QT 400 ms, FC 70 à l'accueil mais 125 dans le dossier"],
  ["heartRate", "QTc Bazett: QT 400 ms, HR 70 at triage but 125 in the notes"],
  ["heartRate", "QTc Bazett: QT 400 ms, FC 70 en urgencias pero 125 en el informe"],
  ["heartRate", "QTc : QT 400 ms, FC 70 à l'IOA puis 125 dans le dossier au même moment"],
  ["fio2", "P/F : PaO2 88, FiO2 0,4 sur la feuille mais 0,7 affiché sur le respirateur"],
  ["urea", "CURB-65 : 80 ans, pas de confusion, FR 24, TA 130/80, urée 6 mmol/L mais 16 mmol/L"],
  ["age", "CKD-EPI 2021 : femme de 45 ans née en 1950, créat 118 µmol/L"],
  ["age", "CKD-EPI 2021: 45 year old woman born in 1950, creatinine 118 µmol/L"],
  ["age", "CKD-EPI 2021: mujer de 45 años nacida en 1950, creatinina 118 µmol/L"],
];

test.each(TWO_VALUES)("%s is asked: %s %s", (asked, ...turns) => {
  const read = readScoreTurns(turns);
  expect(read?.ask).toContain(asked);
});

test.each([
  ["Trou anionique : hyponatrémie à 124, Cl 90, HCO3 14", 20],
  ["Trou anionique : hyponatrémie (Na 124), Cl 90, HCO3 14", 20],
  ["Trou anionique : Na 124, hyponatrémie à 124, Cl 90, HCO3 14", 20],
  [
    "HEART : 55 ans, histoire très suspecte, ECG normal, tabac seul, troponine positive à 5 fois la normale",
    6,
  ],
  ["Natrémie corrigée : Na 126, hyperglycémie à 35 mmol/L", 134.5],
])("said twice alike, it counts: %s", (question, value) => {
  const read = readScoreTurns([question]);
  expect(read?.ask).toEqual([]);
  expect(read?.evaluation.outcome?.value).toBeCloseTo(value, 1);
});

test("a correction in a later turn replaces the value", () => {
  const read = readScoreTurns(["Trou anionique : Na 138, Cl 104", "HCO3 14, pardon Na 124"]);
  expect(read?.evaluation.outcome?.value).toBe(6);
});

test.each([
  ["trou anionique en comptant le potassium : Na 140 K 5 Cl 102 bicar 10", 33],
  ["trou anionique avec K : Na 140, K 5, Cl 102, HCO3 10", 33],
  ["trou anionique, potassium inclus : Na 140, Cl 102, HCO3 10, kaliémie à 5", 33],
  ["anion gap with potassium: Na 140, K 5, Cl 102, HCO3 10", 33],
  ["brecha aniónica contando el potasio: Na 140, K 5, Cl 102, HCO3 10", 33],
  ["trou anionique sans compter le potassium : Na 140 K 5 Cl 102 bicar 10", 28],
  ["trou anionique : Na 140 K 5 Cl 102 bicar 10", 28],
])("the variant that is asked for: %s", (question, value) => {
  const read = readScoreTurns([question]);
  expect(read?.ask).toEqual([]);
  expect(read?.evaluation.outcome?.value).toBe(value);
});

test("asked for with potassium, and no potassium: asked", () => {
  const question = "trou anionique en comptant le potassium : Na 140, Cl 102, HCO3 10";
  expect(readScoreTurns([question])?.ask).toEqual(["potassium"]);
  expect(readScoreTurns([question, "5"])?.evaluation.outcome?.value).toBe(33);
});

const bornIn = new Date().getFullYear() - 76;
test.each([
  ["a course is no contradiction", "qSOFA : PAS 85 mais 110 après remplissage, FR 24, confus", 3],
  ["what follows counts something else", "qSOFA : FR 24 mais 3 vomissements, TA 120/70, alerte", 1],
  ["another measure follows", "qSOFA : PAS 95 mais FR 26, alerte", 2],
  [
    "an age is that of the birth",
    `CURB-65 : 76 ans, né en ${bornIn}, urée 6, FR 20, TA 130/80, pas de confusion`,
    1,
  ],
])("%s: %s", (_, question, value) => {
  const read = readScoreTurns([question]);
  expect(read?.ask).toEqual([]);
  expect(read?.evaluation.outcome?.value).toBe(value);
});
