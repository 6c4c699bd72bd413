// What is denied by its last word, by its organ or as all that is left; hours that are no age; what
// a conclusion hangs on and nobody said.
import { expect, test } from "vitest";
import { readScoreTurns } from "./read-question.ts";

test.each([
  ["wells-dvt", "activeCancer", "Wells TVP : cancer actif non, alitement oui, godet non"],
  ["cha2ds2-va", "diabetes", "CHA2DS2-VA 70 ans HTA oui diabète non IC oui AVC non"],
  [
    "blatchford",
    "syncope",
    "Blatchford urée 5 PAS 120 méléna oui syncope non hépatopathie non IC non",
  ],
  ["psi", "heartFailure", "PSI : pas de cancer, insuffisance cardiaque ou AVC"],
  ["psi", "strokeHistory", "PSI: no cancer, liver disease, heart failure or stroke"],
  ["psi", "liverDisease", "PSI : pas de cancer, foie, rein, AVC"],
  ["psi", "neoplasia", "PSI : cancer, hépatopathie, IC et néphropathie absents"],
  ["psi", "liverDisease", "PSI : cancer, hépatopathie, IC et néphropathie absents"],
  ["psi", "neoplasia", "PSI: cancer, liver disease, heart failure and stroke are absent"],
  ["psi", "liverDisease", "PSI: cáncer, hepatopatía, insuficiencia cardíaca e ictus ausentes"],
  [
    "wells-pe",
    "haemoptysis",
    "Wells EP : hémoptysie, cancer, chirurgie et immobilisation négatifs",
  ],
  ["psi", "strokeHistory", "PSI : pas de cancer, foie, rein, AVC"],
  ["wells-dvt", "wholeLegSwollen", "Wells TVP : cancer actif, jambe entière non gonflée"],
  ["wells-dvt", "wholeLegSwollen", "Wells TVP: cáncer activo, pierna entera no hinchada"],
  ["blatchford", "hepaticDisease", "Blatchford : urée 9, pas de maladie du foie ni du cœur"],
  ["blatchford", "cardiacFailure", "Blatchford : urée 9, pas de maladie du foie ni du cœur"],
  ["blatchford", "hepaticDisease", "Blatchford: urea 9, no liver or heart disease"],
  ["pesi", "lungDisease", "PESI: 65 year-old woman, heart failure, no cancer, no lung disease"],
  ["geneva", "painOnPalpation", "revised Geneva: no leg pain, no tenderness or oedema of one leg"],
  [
    "perc",
    "previousDvtOrPe",
    "PERC : 34 ans, FC 88, sat 97 %, pilule, 0 atcd MTEV, jambes symétriques",
  ],
  ["timi", "knownStenosis", "TIMI non ST+ : 3 FDR coronariens, pas de sténose connue"],
  ["psi", "liverDisease", "PSI : homme 55 ans, cancer colique actif, ni foie ni cœur ni rein"],
  ["psi", "renalDisease", "PSI : homme 55 ans, cancer colique actif, ni foie, ni cœur, ni rein"],
  ["perc", "oestrogen", "PERC : 34 ans, FC 88, sat 97 % (œstrogènes, hémoptysie, chirurgie : non)"],
  [
    "perc",
    "haemoptysis",
    "PERC : 34 ans, FC 88, sat 97 % (œstrogènes, hémoptysie, chirurgie : non)",
  ],
  ["perc", "haemoptysis", "PERC: 34 yo, HR 88, sat 97% (estrogens, haemoptysis, surgery: none)"],
  ["perc", "haemoptysis", "PERC: 34 años, FC 88, sat 97 % (hemoptisis, cirugía: ninguno)"],
  [
    "pecarn-from-2",
    "vomiting",
    "PECARN plus de 2 ans : 9 ans, GCS 15, ne vomit pas, mécanisme bénin",
  ],
  ["pecarn-from-2", "vomiting", "PECARN plus de 2 ans : 9 ans, GCS 15, ne vomit jamais"],
  [
    "pecarn-under-2",
    "haematoma",
    "PECARN 14 mois : pas d’hématome du scalp hors petite bosse frontale",
  ],
  ["pecarn-under-2", "haematoma", "PECARN 14 mois : pas d’hématome sauf une bosse du front"],
])("%s: %s is absent: %s", (id, name, question) => {
  const read = readScoreTurns([question]);
  expect(read?.calculator.id).toBe(id);
  expect(read?.inputs[name]).toBe(false);
});

test.each([
  ["CHA2DS2-VA in a 67 year old woman, no other risk factor", 1],
  ["CHA2DS2-VA chez un homme de 76 ans, aucun autre facteur", 2],
  [
    "HEART: highly suspicious, ST depression, 70 years old, no risk factors, troponin twice normal",
    7,
  ],
  ["trou anionique corrigé de l’albumine : Na 136, Cl 104, HCO3 16, albumine 20 g/L", 16],
])("%s is %d", (question, value) => {
  const read = readScoreTurns([question]);
  expect(read?.ask).toEqual([]);
  expect(read?.evaluation.outcome?.value).toBe(value);
});

test("brackets deny what they hold, not what was said before them nor what they say is there", () => {
  const read = readScoreTurns([
    "PERC : 34 ans, FC 88, sat 97 %, hémoptysie (œstrogènes, chirurgie : non)",
  ]);
  expect(read?.inputs).toMatchObject({ haemoptysis: true, oestrogen: false });
  const both = readScoreTurns(["PERC : 34 ans (hémoptysie ; œstrogènes : non)"]);
  expect(both?.inputs).toMatchObject({ haemoptysis: true, oestrogen: false });
});

test.each([
  [
    "bleeding",
    "HAS-BLED : 74 ans, pas d’AVC, hémorragie digestive en 2023, INR stable, ni aspirine ni AINS",
  ],
  ["bleeding", "HAS-BLED : 74 ans, pas d’AVC, hémorragie digestive, ni aspirine ni AINS"],
  ["dvtSigns", "Wells TEP: signos de TVP, FC 120, sin TEP ni TVP previas"],
])("%s is there, between two denials: %s", (name, question) => {
  expect(readScoreTurns([question])?.inputs[name]).toBe(true);
});

test("the rest of what was not understood is not nothing", () =>
  expect(readScoreTurns(["CHA2DS2-VA : 67 ans, zblorgite, aucun autre facteur"])?.ask).not.toEqual(
    [],
  ));

test.each(["deux épisodes en 24 h", "two episodes in 24 h", "dos episodios en 24 h"])(
  "hours are no age: %s",
  (words) => {
    const read = readScoreTurns([`TIMI : 68 yo, aspirine, ${words}, troponine positive`]);
    expect(read?.inputs.age).toEqual({ value: 68, unit: "ans" });
  },
);

test("without the judgement it hangs on, PERC is counted and concludes nothing", () => {
  const asked = "PERC 30 ans FC 70 sat 99 le reste négatif";
  const alone = readScoreTurns([asked]);
  expect(alone?.evaluation.outcome?.value).toBe(0);
  expect(alone?.evaluation.outcome?.band).toBeNull();
  expect(alone?.assumed).toContain("lowProbability");
  expect(readScoreTurns([asked, "proba clinique faible"])?.evaluation.outcome?.band).toBe(
    "negative",
  );
});

test("a Glasgow given for a score that lacks a consciousness completes it", () => {
  const read = readScoreTurns(["qSOFA FR 26 TA 92/50", "glasgow 15"]);
  expect(read?.calculator.id).toBe("qsofa");
  expect(read?.evaluation.outcome?.value).toBe(2);
});

test.each([
  ["cha2ds2-va", "heartFailure", "CHA2DS2-VA 70 ans HTA oui diabète non IC oui AVC non"],
  ["has-bled", "drugs", "HAS-BLED 70 ans, pas d'alcool, INR stable, foie normal, AINS"],
  ["blatchford", "melaena", "Blatchford urée 12, méléna, pas de syncope, foie et coeur RAS"],
])("%s, %s stays present: %s", (_, name, question) => {
  expect(readScoreTurns([question])?.inputs[name]).toBe(true);
});

test("nothing is supposed absent when a clause was not understood", () => {
  const told = readScoreTurns(["sPESI : 60 ans, cancer, FC 90, TAS 120, SpO2 95"]);
  expect(told?.assumed).toContain("lungDisease");
  const unread = readScoreTurns([
    "sPESI : 60 ans, cancer, FC 90, TAS 120, SpO2 95, zigomar du poumon",
  ]);
  expect(unread?.ask).toContain("lungDisease");
});

test("a sentence about another patient has no value", () => {
  const read = readScoreTurns([
    "sPESI : 45 ans, cancer, FC 84, TA 132/76, SpO2 97 %. Le patient de la 12, 88 ans, en avait 3.",
  ]);
  expect(read?.inputs.age).toMatchObject({ value: 45 });
});
