// What is dictated: numbers in words without their unit, classes in words and in Roman figures.
import { describe, expect, test } from "vitest";
import { readScoreQuestion, readScoreTurns } from "./read-question.ts";
import { inFigures } from "./spoken-numbers.ts";

type Given = Readonly<Record<string, unknown>>;

const plain = (given: unknown): unknown =>
  typeof given === "object" && given !== null && "value" in given ? given.value : given;
const read = (question: string): Given =>
  Object.fromEntries(
    Object.entries(readScoreQuestion(question)?.inputs ?? {}).map(([name, one]) => [
      name,
      plain(one),
    ]),
  );

const expectRead = (question: string, inputs: Given) => {
  const made = read(question);
  for (const [name, value] of Object.entries(inputs))
    expect([name, made[name]]).toEqual([name, value]);
};

test.each([
  ["quatre-vingt-dix-sept", "97"],
  ["quatre vingt un", "81"],
  ["soixante et onze", "71"],
  ["deux cent vingt-cinq", "225"],
  ["cent quatre-vingt-deux", "182"],
  ["cent vingt mille", "120000"],
  ["sept virgule zero cinq", "7,05"],
  ["one hundred and five", "105"],
  ["one point four", "1,4"],
  ["seven point two five", "7,25"],
  ["treinta y cinco", "35"],
  ["doscientos veinte", "220"],
  ["uno coma cinco", "1,5"],
])("%s is %s", (spoken, figures) => expect(inFigures(spoken)).toBe(figures));

describe("numbers in words without their unit", () => {
  test.each<[string, Given]>([
    ["MELD-Na INR à trois, natrémie cent trente et un", { inr: 3, sodium: 131 }],
    ["Winters : bicarbonates six", { bicarbonate: 6 }],
    ["index de choc, pouls soixante, systolique cent vingt-cinq", { heartRate: 60, systolic: 125 }],
    ["qSOFA FR trente TA 90/50", { respiratoryRate: 30, systolic: 90 }],
    ["CURB-65 TA treize huit", { systolic: 13, diastolic: 8 }],
    ["CURB-65 tension à neuf sur cinq", { systolic: 9, diastolic: 5 }],
    ["NEWS2 température trente-huit cinq", { temperature: 38.5 }],
    ["Child-Pugh INR un virgule cinq", { inr: 1.5 }],
    [
      "anion gap: sodium one hundred and forty, chloride one hundred",
      { sodium: 140, chloride: 100 },
    ],
    ["anion gap: sodio ciento cuarenta, cloro cien", { sodium: 140, chloride: 100 }],
    // Seventeen, or ten over seven: asked.
    ["qSOFA TA dix sept", { systolic: undefined }],
    ["qSOFA TA élevée deux fois", { systolic: undefined }],
    ["NEWS2 pouls deux fois plus rapide", { heartRate: undefined }],
  ])("%s", (question, inputs) => expectRead(question, inputs));
});

describe("classes", () => {
  const child =
    "Child-Pugh : bili 140 µmol/L, albumine 22 g/L, TP 30 %, ascite tendue, encéphalopathie";
  test.each<[string, Given]>([
    [`${child} stade III`, { encephalopathy: "grade34" }],
    [`${child} grade II`, { encephalopathy: "grade12" }],
    [`${child} grade I-II`, { encephalopathy: "grade12" }],
    [`${child} grade trois`, { encephalopathy: "grade34" }],
    ["GRACE Killip deux", { killip: "II" }],
  ])("%s", (question, inputs) => expectRead(question, inputs));
});

describe("a duration that is denied", () => {
  const rule = "Canadian CT head, 30 ans, GCS 15 à 2 h";
  test.each<[string, Given]>([
    [`${rule}, pas d'amnésie de plus de 30 min`, { amnesia: false }],
    [`${rule}, pas d'amnésie de plus de 60 min`, { amnesia: undefined }],
    [`${rule}, amnésie de plus de 30 min`, { amnesia: true }],
  ])("%s", (question, inputs) => expectRead(question, inputs));
});

describe("what is denied and what is normal", () => {
  test.each<[string, Given]>([
    ["RCRI : pas de cœur, pas d'AVC", { ischaemicHeartDisease: false, heartFailure: false }],
    ["HAS-BLED : pas de rein, pas de foie", { renal: false, liver: false }],
    ["PSI : pas de foie, cœur, cerveau ni rein", { strokeHistory: false, renalDisease: false }],
    ["PESI : sans cancer ni poumon", { lungDisease: false }],
    ["PESI : pas de maladie pulmonaire", { lungDisease: false }],
    ["Blatchford : pas de tare", { hepaticDisease: false, cardiacFailure: false }],
    ["CURB-65 : pas de DTS", { confusion: false }],
    ["Wells TVP : ni œdème ni collatérales", { pittingOedema: false, wholeLegSwollen: false }],
    [
      "Ottawa cheville : palpation indolore des malléoles, de la base du 5e métatarsien et du naviculaire",
      { lateralMalleolus: false, medialMalleolus: false, fifthMetatarsal: false, navicular: false },
    ],
    [
      "Ottawa cheville : malléole externe indolore, base du 5e métatarsien douloureuse",
      { fifthMetatarsal: true },
    ],
    [
      "Ottawa genou : palpation indolore de la rotule mais tête du péroné douloureuse",
      { patellaTenderness: false, fibulaTenderness: true },
    ],
    ["Blatchford : pas de méléna syncope oui pas de cirrhose", { melaena: false, syncope: true }],
    ["TIMI : pas de récidive, 2 facteurs", { severeAngina: false }],
    ["GRACE : pas d'arrêt ST normal", { arrest: false, stDeviation: false }],
    ["PERC : pas de gonflement unilatéral", { unilateralSwelling: false }],
    ["YEARS enceinte : ni TVP, EP non privilégiée", { dvtSigns: false, mostLikely: false }],
    ["YEARS : D-dimères à 1 400", { dDimer: 1400 }],
  ])("%s", (question, inputs) => expectRead(question, inputs));
});

describe("what is said beside its name", () => {
  test.each<[string, Given]>([
    ["CSRS : diagnostic aux urgences : vasovagal", { diagnosis: "vasovagal" }],
    ["CSRS : axe à -45°", { qrsAxis: true }],
    ["CSRS : axe à 60°", { qrsAxis: false }],
    ["QTc Bazett QT 400 ms à 60/min", { heartRate: 60 }],
    // Of the breath, where both rates are asked for.
    ["NEWS2 : à 24/min", { heartRate: undefined }],
    ["MELD : bili 110, INR 2, créat 150", { bilirubin: 110 }],
    ["MELD : bili 110, INR 2, créat 12", { bilirubin: undefined }],
    ["GRACE : tropo à 450", { raisedMarkers: true }],
    ["GRACE : tropo 12", { raisedMarkers: undefined }],
    ["Canadian CT head : chute banale", { dangerousMechanism: false }],
  ])("%s", (question, inputs) => expectRead(question, inputs));
});

describe("a message after a result", () => {
  const asked =
    "CHA2DS2-VA homme de 70 ans, HTA, pas de diabète, pas d'IC, pas d'AVC, pas de maladie vasculaire";
  test("contradicts it: it is asked again", () =>
    expect(readScoreTurns([asked, "AIT il y a 3 ans"])?.ask).toEqual(["strokeTiaEmbolism"]));
  test("tells what was counted absent: it is completed", () => {
    const read = readScoreTurns(["CHA2DS2-VA 70 ans HTA", "AIT il y a 3 ans"]);
    expect([read?.ask, read?.evaluation.outcome?.value]).toEqual([[], 4]);
  });
  test.each(["quel traitement pour un AIT ?", "AIT : conduite à tenir", "merci", "pas d'AVC"])(
    "%s is none of it",
    (message) => expect(readScoreTurns([asked, message])).toBeNull(),
  );
});
