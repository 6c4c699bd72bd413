// The same value however it is spelled, and nothing read where something else is meant.
import { expect, test } from "vitest";
import { foldText, wordsAt } from "./folded-text.ts";
import { readScoreQuestion } from "./read-question.ts";
import { inSigns } from "./spellings.ts";

test.each([
  ["soixante-dix ans", "70 ans"],
  ["soixante et onze ans", "71 ans"],
  ["quatre-vingt-dix-sept kilos", "97 kg"],
  ["cent vingt mmol/L", "120 mmol/l"],
  ["sept kilos et demi", "7,5 kg"],
  ["dos años y medio", "2,5 anos"],
  ["trente-huit virgule cinq degrés", "38,5 degres"],
  ["un seul critère", "un seul critere"],
  ["à trente-deux grammes par litre", "a 32 g/l"],
  ["à cent dix battements par minute", "a 110 bpm"],
  ["trente-deux g/L", "32 g/l"],
  ["seventy-two years old", "72 years"],
  ["ochenta y dos años", "82 anos"],
])("%s is %s", (text, figures) => {
  const read = inSigns(foldText(text));
  expect(read.folded).toBe(figures);
  expect(wordsAt(read, 0, figures.length)).toBe(text);
});

test.each<[string, Record<string, unknown>]>([
  ["cockcroft mamie 82 ans 55 kg", { age: 82, sex: "female", weight: 55 }],
  ["cockcroft papy 82 ans 55 kg", { age: 82, sex: "male", weight: 55 }],
  ["cockcroft F72 58 kg", { age: 72, sex: "female", weight: 58 }],
  ["ckd-epi M 60 a creat 98 micromoles par litre", { age: 60, sex: "male", creatinine: 98 }],
  ["ckd-epi 55F créat 0.9 mg/dL", { age: 55, sex: "female", creatinine: 0.9 }],
  ["cockcroft 67a H 80kg 120µmol/l", { age: 67, sex: "male", weight: 80, creatinine: 120 }],
  ["dfg d'un homme né il y a 55 ans", { age: 55, sex: "male" }],
  ["CURB 65, TA 9 sur 5", { systolic: 9, diastolic: 5 }],
  ["SOFA FiO2 0,4 PaO2 75", { fio2: 0.4, pao2: 75 }],
  // The interval between two beats is the inverse of their rate.
  ["qtc : QT 380 ms, RR à 640 ms", { qt: 380, heartRate: 93.75 }],
  ["IGS II : PaO2 70 pour FiO2 0,8", { pfRatio: 87.5 }],
  ["IGS II : FC max 134, PAS min 84", { heartRate: 134, systolic: 84 }],
  ["NEWS2 : sat 97 AA, FC 88, alerte, 35,8", { temperature: 35.8, heartRate: 88 }],
  ["Parkland : brûlé de 70 kg, 30 % de SCB", { weight: 70, burnt: 30 }],
  ["ABCD2 : ni faiblesse ni trouble de la parole", { signs: "other" }],
  ["Wells TVP : PTH il y a 6 semaines, pas d'alitement", { bedRestOrSurgery: true }],
  ["Wells TVP : alitement, puis pas d'alitement", { bedRestOrSurgery: undefined }],
  ["SOFA : dobutamine seule, pas d'autre catécholamine", { vasopressors: true }],
  ["Ottawa cheville : base du 5e méta et scaphoïde indolores", { fifthMetatarsal: false }],
  ["HAS-BLED: normal kidneys and liver", { renal: false, liver: false }],
  ["HAS-BLED : fonctions rénale et hépatique normales", { renal: false, liver: false }],
  ["Ottawa genou : douleur isolée à la palpation de la rotule", { patellaTenderness: true }],
  ["qSOFA : patient bien réveillé", { alteredMentation: false }],
  ["APACHE II 38°5 FiO2 0,4", { temperature: 38.5, fio2: 0.4 }],
  [
    "cha2ds2-va 70 ans, HTA +, diabète -, AVC -",
    { hypertension: true, diabetes: false, strokeTiaEmbolism: false },
  ],
  ["Glasgow 2+3+5", { eyes: "2", verbal: "3", motor: "5" }],
  ["SOFA P/F 95, plaquettes 180 G/L", { pfRatio: 95, platelets: 180 }],
  ["SOFA plaquettes 85 000/mm3, créatinine 120 µmol/L", { platelets: 85_000, creatinine: 120 }],
  ["SOFA PaO2/FiO2 220", { pfRatio: 220 }],
  ["curb-65 femme de 70 ans le 12/03/2026, TA 120/80", { systolic: 120, diastolic: 80 }],
  ["Wells FC 72, cancer", { heartRateOver100: false, cancer: true }],
])("%s", (question, values) => {
  const { inputs = {} } = readScoreQuestion(question) ?? {};
  const plain = Object.fromEntries(
    Object.keys(values).map((name) => {
      const given = inputs[name];
      return [name, typeof given === "object" && given !== null ? given.value : given];
    }),
  );
  expect(plain).toEqual(values);
});

test("a pasted text is only text", () => {
  for (const text of [
    "",
    " ",
    "F".repeat(8000),
    "12/8 ".repeat(1600),
    "quatre-vingt-".repeat(600),
    "pas de ".repeat(1100),
  ])
    expect(() => readScoreQuestion(`wells ep ${text}`)).not.toThrow();
});

test("a doubled letter typed once is the same word", () => {
  const read = readScoreQuestion("HAS-BLED : 60 ans, cirrhose, ancienne hémoragie digestive");
  expect(read?.inputs.bleeding).toBe(true);
});
