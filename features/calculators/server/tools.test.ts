import { expect, test } from "vitest";
import type { ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { readScoreQuestion } from "../domain/prose/read-question.ts";
import { likelierElsewhere } from "../domain/read-input.ts";
import { fromCanonical, toCanonical } from "../domain/units.ts";
import { knowledge } from "./passages.ts";
import { readScoreTool } from "./read-score.ts";
import { computeScoreTool } from "./tools.ts";

const texts = await loadServerTexts();
const context = (language: "fr" | "en" | "es"): ToolContext<Services> => ({
  services: { texts } as Services,
  personId: null,
  language,
  now: new Date(0),
});

test("a score with its inputs, the words they came from, its band and the passage that says what it means", async () => {
  const read = readScoreQuestion(
    "CURB-65 : 78 ans, urée 9 mmol/L, FR 24/min, PA 130/75, pas de confusion",
  );
  expect(read?.ask).toEqual([]);
  const { card, data, passages } = await computeScoreTool.run(
    { calculator: read?.calculator.id, inputs: read?.inputs, words: read?.words },
    context("fr"),
  );
  expect(card).toBe("score");
  expect(data).toMatchObject({
    status: "computed",
    value: 2,
    shown: "2",
    band: { id: "intermediate" },
    missing: [],
  });
  expect(data?.inputs.find(({ name }) => name === "urea")).toMatchObject({
    shown: "9\u00A0mmol/L",
    words: "urée 9 mmol/L",
    from: "said",
  });
  expect(data?.route).toBe(
    "/calculator/curb-65#confusion=false&urea=9%20mmol%2FL&respiratoryRate=24%20%2Fmin&systolic=130%20mmHg&diastolic=75%20mmHg&age=78%20ans",
  );
  expect(passages).toHaveLength(1);
  expect(await knowledge.open(passages[0]?.id ?? "", context("fr"))).toEqual(passages[0]);
});

test("what is missing is named in the reader's language, and the range that is left", async () => {
  const { data, passages } = await computeScoreTool.run(
    { calculator: "curb-65", inputs: { age: 78, urea: { value: 9, unit: "mmol/L" } } },
    context("en"),
  );
  expect(data).toMatchObject({ status: "incomplete", value: null, possible: { min: 2, max: 5 } });
  expect(data?.missing.map(({ label }) => label)).toEqual([
    "Confusion",
    "Respiratory rate",
    "Systolic blood pressure",
    "Diastolic blood pressure",
  ]);
  expect(passages).toEqual([]);
});

test("a value that cannot be used is refused with its sentence, not computed", async () => {
  const { data } = await computeScoreTool.run(
    { calculator: "qtc", inputs: { qt: 400, heartRate: { value: 80, unit: "mg" } } },
    context("es"),
  );
  expect(data).toMatchObject({ status: "refused", value: null, problems: [{ name: "heartRate" }] });
});

const cockcroft = (creatinine: unknown) =>
  computeScoreTool.run(
    {
      calculator: "cockcroft-gault",
      inputs: { sex: "male", age: 70, weight: { value: 80, unit: "kg" }, creatinine },
    },
    context("fr"),
  );

test.each([
  [90],
  ["90"],
  [12],
  ["12"],
  [5],
  [{ value: 90 }],
  [{ value: "9,0" }],
  [{ value: 12, unit: " " }],
])(
  "a creatinine of %j without its unit may be of µmol/L, mg/dL or mg/L: it is asked for, and nothing is computed",
  async (creatinine) => {
    const { data, passages } = await cockcroft(creatinine);
    expect(data).toMatchObject({
      status: "refused",
      value: null,
      shown: "",
      band: null,
      line: "",
      possible: null,
    });
    expect(data?.problems).toEqual([
      {
        name: "creatinine",
        label: "Créatininémie",
        sentence:
          "Précisez l’unité (µmol/L, mg/dL, mg/L)\u00a0: plusieurs rendent ce nombre possible.",
      },
    ]);
    expect(passages).toEqual([]);
  },
);

test("the same creatinine with its unit is computed, and nine times another in another unit", async () => {
  const micro = (await cockcroft({ value: 90, unit: "µmol/L" })).data;
  const litre = (await cockcroft("90 mg/L")).data;
  expect([micro?.status, litre?.status]).toEqual(["computed", "computed"]);
  expect((micro?.value ?? 0) / (litre?.value ?? 1)).toBeCloseTo(8.84, 6);
  // Of 3000, µmol/L alone is possible; 1,2 would be of mg/dL, which nobody wrote; 300 may be of
  // µmol/L or of mg/L.
  expect((await cockcroft(3000)).data?.line).toContain("3000\u00a0µmol/L");
  expect((await cockcroft("1,2")).data).toMatchObject({ status: "refused" });
  expect((await cockcroft(300)).data).toMatchObject({ status: "refused" });
});

test.each([
  // PaO2: 8 and 14 are impossible in mmHg, which does not say that kPa was written; 300 in kPa; 60
  // is possible in both.
  [8, "asked", ""],
  [14, "asked", ""],
  [300, "computed", "mmHg"],
  [60, "asked", ""],
  [{ value: 60, unit: "mmHg" }, "computed", "mmHg"],
  [{ value: 60, unit: "kPa" }, "computed", "kPa"],
])("a PaO2 of %j: %s, in %s", async (pao2, status, unit) => {
  const { data } = await computeScoreTool.run(
    {
      calculator: "sofa",
      inputs: {
        pao2,
        fio2: { value: 50, unit: "%" },
        ventilated: true,
        platelets: { value: 90, unit: "G/L" },
        bilirubin: { value: 40, unit: "µmol/L" },
        vasopressors: false,
        map: { value: 80, unit: "mmHg" },
        gcs: 15,
        creatinine: { value: 90, unit: "µmol/L" },
      },
    },
    context("fr"),
  );
  expect(data?.status).toBe(status === "asked" ? "refused" : status);
  expect(data?.inputs.find(({ name }) => name === "pao2")?.shown ?? "").toMatch(
    new RegExp(`${unit}$`, "u"),
  );
  if (status === "asked")
    expect(data?.problems).toEqual([
      {
        name: "pao2",
        label: "PaO₂",
        sentence: expect.stringMatching(
          /^(?:Précisez l’unité \(mmHg, kPa\)|Donnez l’unité .*: mmHg, kPa)/,
        ),
      },
    ]);
});

test.each([
  ["fr", "hausse aiguë de 2\u00a0points ou plus", "ne gradue pas les scores plus élevés"],
  ["en", "acute rise of 2 points or more", "does not grade higher scores"],
  ["es", "aumento agudo de 2\u00a0puntos o más", "no gradúa las puntuaciones más altas"],
] as const)(
  "SOFA in %s: what Sepsis-3 attaches to a rise is not said of a total of 20",
  async (language, rise, total) => {
    const read = readScoreQuestion(
      "SOFA : intubé, PaO2 70 mmHg, FiO2 80 %, plaquettes 48 G/L, bilirubine 110 µmol/L, noradrénaline 0,3 µg/kg/min, Glasgow 9, créatinine 320 µmol/L",
    );
    const { data, passages } = await computeScoreTool.run(
      { calculator: "sofa", inputs: read?.inputs, words: read?.words },
      context(language),
    );
    expect(data?.value).toBe(20);
    for (const text of [data?.band?.meaning, passages[0]?.text]) {
      expect(text).toContain(rise);
      expect(text).toContain(total);
    }
    expect(passages[0]?.checked?.where).toContain("greater than 10%");
  },
);

test("of every calculator, a bare number that two units make possible is never computed", async () => {
  for (const { id, inputs } of CALCULATORS)
    for (const [name, input] of Object.entries(inputs)) {
      if (input.kind !== "number") continue;
      const { min, max } = input.possible;
      for (const part of [0, 0.01, 0.1, 0.25, 0.5, 0.75, 1]) {
        const canonical = min + (max - min) * part;
        for (const written of input.units) {
          const value = Number(fromCanonical(canonical, written).toPrecision(4));
          const possible = input.units.filter((unit) => {
            const read = toCanonical(value, unit);
            return read >= min && read <= max;
          });
          const { data } = await computeScoreTool.run(
            { calculator: id, inputs: { [name]: value } },
            context("en"),
          );
          const asked = data?.problems.some(
            (one) => one.name === name && /^Give .*unit/.test(one.sentence),
          );
          // Possible in the unit of the screen alone, and not likelier in another: that one.
          const plain =
            possible.length === 1 &&
            possible[0] === input.units[0] &&
            !likelierElsewhere(input, [value]);
          expect([id, name, value, asked]).toEqual([
            id,
            name,
            value,
            possible.length > 0 && !plain,
          ]);
        }
      }
    }
});

test("labels of fields and choices are understood, with the words they came from", async () => {
  const { data } = await computeScoreTool.run(
    {
      calculator: "ckd-epi-2021",
      inputs: { Âge: 60, Sexe: "femme", Créatininémie: { value: 90, unit: "µmol/L" } },
      words: { créatininémie: "créat 90 µmol/L" },
    },
    context("fr"),
  );
  expect(data?.status).toBe("computed");
  expect(data?.inputs.find(({ name: one }) => one === "creatinine")?.words).toBe("créat 90 µmol/L");
});

test("criteria nobody spoke of are shown as assumed", async () => {
  const read = readScoreQuestion("CHA2DS2-VA chez une femme de 72 ans hypertendue et diabétique");
  const { data } = await computeScoreTool.run(
    { calculator: "cha2ds2-va", inputs: read?.inputs, words: read?.words, assumed: read?.assumed },
    context("fr"),
  );
  expect(data?.value).toBe(3);
  expect(data?.inputs.filter(({ from }) => from === "assumed").map(({ name }) => name)).toEqual([
    "heartFailure",
    "strokeTiaEmbolism",
    "vascularDisease",
  ]);
});

test("wrong arguments never reach the engine, and an unknown passage is not opened", async () => {
  await expect(
    computeScoreTool.run({ calculator: "nope", inputs: {} }, context("fr")),
  ).rejects.toThrow();
  await expect(
    computeScoreTool.run(
      { calculator: "qtc", inputs: { qt: { value: 1, unit: "ms", more: 1 } } },
      context("fr"),
    ),
  ).rejects.toThrow();
  expect(await knowledge.open("calculators:qtc#nope", context("fr"))).toBeNull();
  expect(await knowledge.open("elsewhere", context("fr"))).toBeNull();
});

test("a question is read with the words of each value, and says what to ask for", async () => {
  const { data } = await readScoreTool.run(
    { question: "Cockcroft homme 60 ans 80 kg créatinine 17" },
    context("fr"),
  );
  expect(data).toMatchObject({
    calculator: "cockcroft-gault",
    ask: ["creatinine"],
    words: { weight: "80 kg", age: "60 ans", sex: "homme" },
  });
  expect(data?.asked[0]).toMatchObject({
    label: "Créatininémie",
    accepted: "µmol/L, mg/dL, mg/L",
    words: "créatinine 17",
  });
  expect(data?.asked[0]?.sentence).toContain("Précisez l’unité");
  const two = await readScoreTool.run(
    { question: "Cockcroft femme 88 ans, 50 kg, pardon poids 42 kg, créat 140 µmol/L" },
    context("fr"),
  );
  expect(two.data?.asked[0]?.sentence).toContain("42 kg");
  expect(
    (await readScoreTool.run({ question: "hyperkaliémie : traitement" }, context("fr"))).data,
  ).toBeNull();
});

test.each(["fr", "en", "es"] as const)(
  "%s: a D-dimer is asked with what it is judged against",
  async (language) => {
    const { data } = await readScoreTool.run(
      { question: "YEARS : pas d'hémoptysie, pas de signe de TVP, EP diagnostic le plus probable" },
      context(language),
    );
    expect(data?.ask).toEqual(["dDimer"]);
    expect(data?.asked[0]?.sentence).toMatch(/1000.*500/);
  },
);

test("a value given in the next message completes the score, with the words of both", async () => {
  const before = ["Cockcroft d’un homme de 73 ans, créatinine 118"];
  const first = await readScoreTool.run({ question: before[0] ?? "" }, context("fr"));
  expect(first.data).toMatchObject({
    ask: ["weight"],
    supposed: { creatinine: ["µmol/L", "mg/dL", "mg/L"] },
  });
  const { data } = await readScoreTool.run({ question: "80 kg", before }, context("fr"));
  expect(data).toMatchObject({
    ask: [],
    words: { weight: "80 kg", age: "73 ans", creatinine: "créatinine 118" },
  });
  const { calculator = "", inputs, words, assumed, supposed } = data ?? {};
  const computed = await computeScoreTool.run(
    { calculator, inputs, words, assumed, supposed },
    context("fr"),
  );
  expect(computed.data?.value).toBeCloseTo(55.8, 1);
  const creatinine = computed.data?.inputs.find(({ name }) => name === "creatinine");
  expect(creatinine?.otherUnits).toEqual([
    { unit: "mg/L", route: expect.stringContaining("/calculator/cockcroft-gault#") },
  ]);
  const elsewhere = await readScoreTool.run(
    { question: "et l’hypokaliémie ?", before },
    context("fr"),
  );
  expect(elsewhere.data).toBeNull();
});
