import { describe, expect, it } from "vitest";
import { findIdentity } from "./identity.ts";

const kinds = (text: string) => findIdentity(text).map((finding) => finding.kind);

describe("a patient's identity in a question", () => {
  it.each([
    ["Mme Durand, 74 ans, dyspnée", ["name"]],
    ["M. Le Goff a une douleur thoracique", ["name"]],
    ["madame dupont sous apixaban", ["name"]],
    ["MONSIEUR MARTIN DUPONT", ["name"]],
    ["Mrs Smith has chest pain", ["name"]],
    ["La Sra. García con disnea", ["name"]],
    ["rappeler au 06 12 34 56 78", ["phone"]],
    ["tel +33 (0)6.12.34.56.78", ["phone"]],
    ["tel +34 612 345 678", ["phone"]],
    ["tel 00 33 6 12 34 56 78", ["phone"]],
    ["tel 00 32 470 12 34 56", ["phone"]],
    ["tel 0034612345678", ["phone"]],
    ["écrire à jeanne.dupont@example.fr", ["email"]],
    ["née le 12/03/1948, EP", ["birthDate"]],
    ["DDN : 12 mars 1948", ["birthDate"]],
    ["born on March 12, 1948", ["birthDate"]],
    ["nacida el 12-03-1948", ["birthDate"]],
    ["Mme Durand (12/03/1948)", ["name", "birthDate"]],
    ["NIR 2 69 05 49 588 157 80", ["nir"]],
    ["1 84 12 2A 451 089 33 en Corse", ["nir"]],
    ["Mme Durand, 2690549588157, dyspnée", ["name", "nir"]],
    ["patient 1 84 12 75 451 089 né le 12/03/1984", ["nir", "birthDate"]],
  ])("%s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    "Femme de 74 ans, dyspnée depuis 2 jours, D-dimères à 690 µg/L. Angioscanner ou pas ?",
    "Madame enceinte de 30 SA, HTA à 160/100",
    "Monsieur âgé de 80 ans, chute",
    "Mme X, 45 ans",
    "M. Z. sous AVK",
    "IgM positives, TA 120/80, SpO₂ 92 %, PaO2 60 mmHg",
    "STEMI le 12/03/2015, stent sur l’IVA",
    "Adrénaline 0,5 mg IM, à répéter toutes les 5 min",
    "à 00 h 30, PA 12/8, FC 100, SpO2 98",
    "glycémies : 100 120 130 140 150",
    "numéro 2 69 05 49 588 157 81",
    "Quel score : CHA2DS2-VA ou HAS-BLED ?",
    "Potassium 6,8 mmol/L, pH 7,12, HCO3 8, glycémie 32",
    "",
  ])("is not seen in: %s", (text) => {
    expect(findIdentity(text)).toEqual([]);
  });

  it("gives the words to remove, in reading order, each once", () => {
    expect(findIdentity("Mme Durand, 06 12 34 56 78").map((f) => f.excerpt)).toEqual([
      "Mme Durand",
      "06 12 34 56 78",
    ]);
  });

  // A pattern that backtracks would hang here until the test's own limit.
  it("stays quick on a hostile text", () => {
    expect(findIdentity(`${"1 ".repeat(4000)}${"a.".repeat(4000)}@`)).toEqual([]);
  });
});
