import { expect, test } from "vitest";
import { inFigures } from "./spoken-numbers.ts";
import { writtenOut } from "./written-out.ts";

test.each([
  ["soixante-dix ans", "70 ans"],
  ["soixante et onze ans", "71 ans"],
  ["quatre-vingt-dix-sept kilos", "97 kilos"],
  ["cent vingt mmol/L", "120 mmol/L"],
  ["trente-huit virgule cinq degrés", "38,5 degrés"],
  ["un seul critère", "un seul critère"],
])("%s is %s", (text, figures) => {
  expect(inFigures(text)).toBe(figures);
});

test.each([
  ["cockcroft F72 58 kg", "cockcroft femme de 72 ans 58 kg"],
  ["ckd-epi M 60 a creat 98 micromoles par litre", "ckd-epi homme de 60 ans creat 98 µmol/L"],
  ["ckd-epi 55F créat 0.9 mg/dL", "ckd-epi femme de 55 ans créat 0.9 mg/dL"],
  ["cockcroft 67a H 80kg 120µmol/l", "cockcroft homme de 67 ans 80kg créatinine 120 µmol/L"],
  ["dfg d'un homme né il y a 55 ans", "dfg d'un homme âgé de 55 ans"],
  ["cha2ds2-va homme 70 ans, HTA + diabète", "cha2ds2-va homme 70 ans, HTA : oui diabète"],
  ["CURB 65, TA 9 sur 5", "CURB 65, TA 9/5"],
  ["SOFA 38°5 FiO2 0,4 PaO2 75", "SOFA 38,5 °C FiO2 40 % PaO2 75 mmHg"],
  ["cha2ds2-va 70 ans, HTA +, diabète -, AVC -", "cha2ds2-va 70 ans, HTA : oui, diabète : non, AVC : non"],
  ["Glasgow 2+3+5", "Glasgow Y2 V3 M5"],
])("%s is written %s", (typed, written) => {
  expect(writtenOut(typed).replace(/ +/g, " ")).toBe(written);
});

// What means something else must stay as it was typed.
test.each([
  "SOFA P/F 95, plaquettes 180 G/L",
  "PaO2/FiO2 220",
  "PaO2 10 sous FiO2 21 %",
  "CURB-65 urée 5",
  "Wells FC 72, cancer",
  "cha2ds2-va homme de 70 ans, HTA - diabète - AOMI",
  "HEART homme de 60 ans, diabète +/- HTA",
  "curb-65 femme de 70 ans le 12/03/2026, TA 120/80",
  "sofa plaquettes 85 000/mm3, créatinine 120 µmol/L",
])("%s stays", (text) => {
  expect(writtenOut(text)).toBe(text);
});

test("a pasted text is only text", () => {
  for (const text of ["", " ", "F".repeat(8000), "12/8 ".repeat(1600), "quatre-vingt-".repeat(600)])
    expect(() => writtenOut(text)).not.toThrow();
});
