import { describe, expect, test } from "vitest";
import { given } from "../../testing/doses.ts";
import { bandText, doseLines, forbiddenLines } from "./words.ts";

const plain = (lines: string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));

describe("what a model reads", () => {
  test("only what is to be given opens like a prescription", () => {
    const lines = plain(
      doseLines([
        given({ drug: "insuline rapide", value: "10", unit: "UI", rate: "en 15 à 30 min" }),
        given({ kind: "component", drug: "glucose", value: "25", unit: "g" }),
        given({ kind: "maximum", drug: "insuline rapide", value: "10", unit: "UI", bound: "≤" }),
        given({
          kind: "threshold",
          drug: "insuline rapide",
          measure: "glycémie",
          value: "4",
          unit: "mmol/L",
          bound: "<",
        }),
        given({
          kind: "target",
          drug: "insuline rapide",
          measure: "kaliémie",
          value: "5,5",
          unit: "mmol/L",
          bound: "<",
        }),
        given({ kind: "rate-ceiling", drug: "x", value: "15", unit: "mg/h" }),
      ]),
    );
    expect(lines).toEqual([
      "donner : insuline rapide 10 UI IV, en 15 à 30 min ; adulte",
      "avec : glucose 25 g IV ; adulte",
      "au plus (limite, pas une dose à donner) : insuline rapide ≤ 10 UI IV ; adulte",
      "seuil (pas une dose à donner) : insuline rapide glycémie < 4 mmol/L IV ; adulte",
      "viser (pas une dose à donner) : insuline rapide kaliémie < 5,5 mmol/L IV ; adulte",
      "débit au plus (limite, pas une dose à donner) : x 15 mg/h IV ; adulte",
    ]);
  });

  test("an alternative is « ou », what comes next is « puis »", () => {
    const lines = doseLines([
      given({ drug: "a", value: "1", unit: "mg" }),
      given({ drug: "a", value: "2", unit: "mg/h", follows: true }),
      given({ kind: "alternative", drug: "b", value: "3", unit: "mg" }),
    ]);
    expect(lines.map((line) => line.split("\u00a0")[0])).toEqual(["donner", "puis", "ou"]);
  });

  test("nothing of a row is lost", () => {
    const [line] = doseLines([
      given({
        drug: "noradrénaline",
        salt: "base",
        value: "0,05-0,15",
        unit: "µg/kg/min",
        forms: [{ value: "0,1-0,3", unit: "µg/kg/min", of: "tartrate" }],
        dilution: "dans 50 mL",
        route: "IV",
        rate: "continue",
        rhythm: "à titrer",
        duration: "2 h",
        weight: { from: 40, under: 80 },
        age: { over: "12 ans" },
        condition: "PAM < 65 mmHg",
        maximum: {
          dose: { value: "5", unit: "mg", for: "la première" },
          day: { value: "9", unit: "mg" },
        },
        note: "sous scope",
      }),
    ]);
    for (const part of [
      "noradrénaline, base 0,05 à 0,15 µg/kg/min IV",
      "dans 50 mL",
      "continue",
      "à titrer",
      "pendant 2 h",
      "> 12 ans, 40 kg à moins de 80 kg",
      "PAM < 65 mmHg",
      "maximum 5 mg par dose (la première), 9 mg par jour",
      "soit 0,1 à 0,3 µg/kg/min de tartrate",
      "sous scope",
    ])
      expect(line?.replaceAll("\u00a0", " ")).toContain(part);
  });

  test("what forbids is a line of its own, said once", () => {
    const never = { tie: "never-with" as const, drug: "bicarbonate", detail: "précipitation" };
    const dose = given({
      drug: "calcium",
      value: "10",
      unit: "mL",
      ties: [never],
      contraindication: "digoxine",
    });
    const lines = plain(doseLines([dose, { ...dose, follows: true }]));
    expect(lines.filter((line) => line.startsWith("jamais"))).toEqual([
      "jamais : calcium avec bicarbonate, précipitation",
      "jamais : calcium si digoxine",
    ]);
  });

  test.each([
    "non traité ici",
    "sans objet\u00a0: arrêt cardiaque",
    "aucune absolue dans une anaphylaxie",
    "aucune (RCP)",
  ])("a contraindication that forbids nobody is no « jamais »: %s", (contraindication) => {
    expect(
      doseLines([given({ drug: "adrénaline", value: "0,5", unit: "mg", contraindication })]),
    ).toHaveLength(1);
  });
});

test.each([
  [{ weight: { under: 60 } }, "< 60 kg"],
  [{ weight: { from: 7.5, to: 25 } }, "7,5 kg à 25 kg"],
  [{ age: { from: "3 mois", under: "1 ans" } }, "3 mois à moins de 1 an"],
  [{ age: { to: "75 ans" }, weight: { over: 50 } }, "≤ 75 ans, > 50 kg"],
  [{}, ""],
])("the band %j reads %s", (band, text) => {
  expect(bandText(band).replaceAll("\u00a0", " ")).toBe(text);
});

test("contraindications that another passage holds are looked up there, never « if » its title", () => {
  const contraindication = { see: "avc-ischemique#t4", title: "AVC ischémique" };
  expect(
    forbiddenLines([given({ drug: "altéplase", value: "0,9", unit: "mg/kg", contraindication })]),
  ).toEqual(["jamais\u00a0: altéplase sans ses contre-indications lues, voir avc-ischemique#t4"]);
});
