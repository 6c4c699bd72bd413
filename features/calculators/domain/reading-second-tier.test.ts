// The calculators beyond the first forty as they are asked in sentences. "?" is what must be asked
// for: no value then.
import { expect, test } from "vitest";
import { readScoreQuestion } from "./prose/read-question.ts";

type Row = readonly [question: string, calculator: string, expected: number | `?${string}`];

const QUESTIONS: readonly Row[] = [
  ["McIsaac : 20 ans, 38,5 °C, pas de toux, adénopathies, exsudat", "mcisaac", 4],
  ["Mac Isaac 50 ans fièvre, toux, ganglions sensibles, amygdales non exsudatives", "mcisaac", 1],
  ["score de Mac Isaac : 8 ans, fébrile, ne tousse pas, rien d'autre", "mcisaac", 3],
  ["McIsaac: 50 years, fever, no cough, tonsillar exudate, no adenopathy", "mcisaac", 2],
  ["McIsaac: 30 años, afebril, sin tos, adenopatías, nada más", "mcisaac", 2],
  ["FIB-4 : 50 ans, ASAT 40, ALAT 36, plaquettes 200", "fib-4", 5 / 3],
  ["FIB4 50 ans TGO 40 TGP 36 plq 200000", "fib-4", 5 / 3],
  ["FIB-4: 50 years, AST 40, ALT 36, platelets 200", "fib-4", 5 / 3],
  ["FIB-4: 50 años, GOT 40, GPT 36, plaquetas 200", "fib-4", 5 / 3],
  ["indice de choc FC 120 PAS 80", "shock-index", 1.5],
  ["shock index HR 120 BP 80/40", "shock-index", 1.5],
  ["índice de choque FC 120 TA 80/40", "shock-index", 1.5],
  ["Schwartz : enfant de 8 ans, 125 cm, créat 60 µmol/L", "schwartz", 76.06],
  ["DFG par Schwartz : taille 1,25 m, créatinine 60", "schwartz", 76.06],
  ["Schwartz : 80 cm, créat 25", "schwartz", "?creatinine"],
  ["bedside Schwartz: height 125 cm, creatinine 0.6 mg/dL", "schwartz", 86.04],
  ["score ICH : Glasgow 8, 40 mL, inondation ventriculaire, 82 ans, sus-tentoriel", "ich-score", 4],
  ["score ICH : Glasgow 14, 20 mL, 60 ans, lobaire", "ich-score", "?intraventricular"],
  ["ICH score: GCS 4, volume 35 mL, no IVH, cerebellar, 70 years", "ich-score", 4],
  [
    "escala ICH: Glasgow 13, 10 mL, sin hemorragia intraventricular, supratentorial, 60 años",
    "ich-score",
    0,
  ],
  ["volume courant 6 mL/kg femme 165 cm", "tidal-volume", 341.46],
  ["volume courant 6 ml/kg poids prédit, homme 175 cm", "tidal-volume", 422.79],
  ["volume courant, homme, 178 cm", "tidal-volume", 439.09],
  ["predicted body weight woman 165 cm", "tidal-volume", 341.46],
  ["CSRS : syncope vasovagale, station debout prolongée, rien d'autre", "canadian-syncope", -3],
  [
    "CSRS : troponine élevée, QRS 140 ms, cardiopathie, syncope cardiaque, PA 130/70, QTc 430, axe normal, pas de contexte vasovagal",
    "canadian-syncope",
    6,
  ],
  [
    "Canadian Syncope Risk Score: cardiac syncope, raised troponin, heart failure, nothing else",
    "canadian-syncope",
    5,
  ],
  ["CSRS : QTc 490, PA 85/50, inexpliquée, le reste négatif", "canadian-syncope", 4],
  ["CSRS: síncope vasovagal, ECG normal, troponina normal, resto negativo", "canadian-syncope", -2],
  [
    "RCRI : chirurgie à haut risque, diabète sous insuline, créatinine 150 µmol/L, rien d'autre",
    "rcri",
    2,
  ],
  ["RCRI: coronary disease, stroke, creatinine 2.4 mg/dL", "rcri", 3],
  ["índice de Lee: cirugía de alto riesgo, creatinina 90 µmol/L, nada más", "rcri", 1],
  [
    "modèle de Lille : 50 ans, albumine 30, bilirubine J0 200 µmol/L, J7 200 µmol/L, créat 80, TQ 20 s",
    "lille",
    0.2577,
  ],
  [
    "modèle de Lille : 50 ans, albumine 30, bilirubine J0 200, J7 200, créat 12, TQ 20 s",
    "lille",
    "?bilirubinDay0",
  ],
  // A creatinine of 80 is in moles: so is the bilirubin of the same report.
  [
    "modèle de Lille : 50 ans, albumine 30, bilirubine J0 200, J7 200, créat 80, TQ 20 s",
    "lille",
    0.2577,
  ],
  [
    "Lille model: 50 years, albumin 3 g/dL, bilirubin day 0 200 µmol/L, day 7 200 µmol/L, creatinine 80 µmol/L, PT 20 s",
    "lille",
    0.2577,
  ],
  ["âge gestationnel LCC 64 mm", "crl-dating", 88.964],
  ["LCC à 6,4 cm, quel terme ?", "crl-dating", 88.964],
  ["gestational age with a CRL of 64 mm", "crl-dating", 88.964],
  ["edad gestacional con LCC 64 mm", "crl-dating", 88.964],
  // What the second reader typed: one abbreviation of two senses, an infarct of the brain, a denial of two things.
  ["McIsaac 30 years, no fever or cough, tender nodes, nothing else", "mcisaac", 2],
  ["McIsaac 30 years, no cough or fever, tender nodes, nothing else", "mcisaac", 2],
  ["McIsaac 30 años, sin fiebre ni tos, adenopatías, nada más", "mcisaac", 2],
  ["McIsaac 30 ans, ni fièvre ni toux, exsudat, rien d'autre", "mcisaac", 2],
  ["McIsaac 30 ans, absence de fièvre et de toux, exsudat, rien d'autre", "mcisaac", 2],
  ["McIsaac 30 years, without fever and cough, exudate, nothing else", "mcisaac", "?noCough"],
  ["McIsaac 30 ans, fièvre, toux absente, exsudat, rien d'autre", "mcisaac", 3],
  ["ICH score: HIV positive, 45 years, GCS 14, 40 mL, lobar", "ich-score", "?intraventricular"],
  [
    "modèle de Lille : 50 ans, albumine 30, bilirubine J0 200 µmol/L, J7 200 µmol/L, créat 80, TP 40",
    "lille",
    "?prothrombinTime",
  ],
  [
    "modelo de Lille: 50 años, albúmina 30 g/L, bilirrubina día 0 200 µmol/L, día 7 200 µmol/L, creatinina 80, TP 20 s",
    "lille",
    0.2577,
  ],
  [
    "modèle de Lille : 50 ans, albumine à J0 30 g/L, bilirubine J0 200 µmol/L, J7 200 µmol/L, créatinine à J0 80 µmol/L, TQ 20 s",
    "lille",
    0.2577,
  ],
  [
    "Lille model: 50 years, albumin at day 0 30 g/L, bilirubin at day 0 200 µmol/L, day 7 200 µmol/L, creatinine at day 0 80 µmol/L, PT 20 s",
    "lille",
    0.2577,
  ],
  ["RCRI : infarctus cérébral ancien, insuline, créat 80 µmol/L, rien d'autre", "rcri", 2],
  ["RCRI: cerebral infarct and angina, creatinine 80 µmol/L, nothing else", "rcri", 2],
  ["RCRI : stent il y a 3 ans, créat 80 µmol/L, rien d'autre", "rcri", "?ischaemicHeartDisease"],
  ["RCRI: CABG in 2010, creatinine 80 µmol/L, nothing else", "rcri", "?ischaemicHeartDisease"],
  [
    "RCRI : chirurgie de la paroi abdominale, créat 80 µmol/L, rien d'autre",
    "rcri",
    "?highRiskSurgery",
  ],
  ["CSRS : infarctus cérébral ancien, syncope inexpliquée, rien d'autre", "canadian-syncope", 0],
  ["YEARS, femme non enceinte, aucun critère, D-dimères 800 µg/L", "years", 80],
  ["CSRS : axe à -45°, inexpliquée, rien d'autre", "canadian-syncope", 1],
  ["CSRS: axis +105°, unexplained, nothing else", "canadian-syncope", 1],
  ["CSRS : axe à 60°, inexpliquée, rien d'autre", "canadian-syncope", 0],
  ["CSRS : axe dévié, inexpliquée, rien d'autre", "canadian-syncope", "?qrsAxis"],
  ["CSRS: axis normal, unexplained, nothing else", "canadian-syncope", 0],
  ["FIB-4 : 60 ans, ASAT 10 N, ALAT 40, plaquettes 150", "fib-4", "?ast"],
  ["FIB-4 : 60 ans, ASAT à 3N, ALAT à 2N, plaquettes 150", "fib-4", "?alt"],
  ["FIB-4 : 60 ans, ASAT 10 fois la normale, ALAT 40, plaquettes 150", "fib-4", "?ast"],
  ["FIB-4: 60 years, AST 3x ULN, ALT 40, platelets 150", "fib-4", "?ast"],
  ["FIB-4: 60 years, AST 3 times the upper limit, ALT 40, platelets 150", "fib-4", "?ast"],
  ["FIB-4: 60 años, GOT 3 veces el límite superior, GPT 40, plaquetas 150", "fib-4", "?ast"],
  ["YEARS, not pregnant, no criteria, D-dimer 800", "years", 80],
];

test.each(QUESTIONS)("%s", (question, id, expected) => {
  const read = readScoreQuestion(question);
  const { evaluation, ask, words, assumed, unread } = read ?? {};
  const told = JSON.stringify({ value: evaluation?.outcome?.value, ask, words, assumed, unread });
  expect(read?.calculator.id, told).toBe(id);
  if (typeof expected === "string") {
    expect(ask, told).toContain(expected.slice(1));
    return;
  }
  expect(ask, told).toEqual([]);
  expect(evaluation?.outcome?.value, told).toBeCloseTo(expected, 2);
});

test.each([
  "quel volume courant dans le SDRA ?",
  "CHU de Lille, hépatite alcoolique",
  "prise en charge d'une syncope vasovagale",
  "ICH: what blood pressure target?",
])("%s names no score", (question) => {
  expect(readScoreQuestion(question)).toBeNull();
});

test.each([
  ["predicted body weight, woman, 165 cm", "predicted"],
  ["poids prédit par la taille, homme 180 cm", "predicted"],
  ["volume courant à 8 mL/kg, homme 180 cm", "eight"],
  ["volume courant 6 mL/kg, homme 180 cm", null],
])("%s: the figure that is asked for", (question, figure) => {
  expect(readScoreQuestion(question)?.wanted).toBe(figure);
});
