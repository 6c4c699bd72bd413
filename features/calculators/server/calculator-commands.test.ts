import { expect, test } from "vitest";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { calculatorsCommand, computeCommand } from "./calculator-commands.ts";

const texts = await loadServerTexts();

async function run(
  command: typeof computeCommand,
  flags: Record<string, true>,
  input: readonly (object | string)[] = [],
) {
  const printed: string[] = [];
  async function* lines() {
    for (const line of input) yield typeof line === "string" ? line : JSON.stringify(line);
  }
  // A command that needs nothing is given texts alone: reaching for the database would be an error
  // here.
  const services = { texts } as Services;
  const code = await command.run({
    args: [],
    flags,
    lines: lines(),
    print: (line) => printed.push(line),
    language: "fr",
    cwd: "/",
    services,
  });
  return { code, printed };
}
const compute = async (...input: (object | string)[]) =>
  (await run(computeCommand, { jsonl: true }, input)).printed.map((line) => JSON.parse(line));

test("the catalogue describes every input with its units, and is JSON", async () => {
  const { code, printed } = await run(calculatorsCommand, { json: true });
  expect(code).toBe(0);
  const catalogue = JSON.parse(printed.join("\n")) as {
    id: string;
    inputs: { name: string; unit?: string }[];
  }[];
  expect(catalogue.map(({ id }) => id)).toEqual(CALCULATORS.map(({ id }) => id));
  const creatinine = catalogue
    .find(({ id }) => id === "ckd-epi-2021")
    ?.inputs.find(({ name }) => name === "creatinine");
  expect(creatinine).toMatchObject({
    kind: "number",
    required: true,
    unit: "µmol/L",
    units: [{ symbol: "µmol/L", factor: 1 }, { symbol: "mg/dL", factor: 88.4 }, { symbol: "mg/L" }],
  });
});

test("one line in, one line out: a value with its unit, its band and its line for the record", async () => {
  const [answer] = await compute({
    id: "a",
    calculator: "curb-65",
    inputs: {
      age: 78,
      urea: { value: "0,6", unit: "g/L" },
      respiratoryRate: 32,
      systolic: "85 mmHg",
      confusion: true,
    },
  });
  expect(answer).toMatchObject({ id: "a", value: 5, unit: "", band: "severe" });
  expect(answer.line.replaceAll("\u00A0", " ")).toBe(
    "CURB-65 : 5/5 (Pneumonie grave). Confusion : oui ; Urée sanguine : 0,6 g/L ; Fréquence respiratoire : 32/min ; Pression artérielle systolique : 85 mmHg ; Âge : 78 ans.",
  );
  expect(Object.keys(answer)).toEqual(["id", "value", "unit", "band", "line"]);
});

test("a scale without a total has no value, and says its parts", async () => {
  const [answer] = await compute({
    id: 1,
    calculator: "glasgow",
    inputs: { eyes: 3, verbal: "T", motor: 5 },
  });
  expect(answer).toMatchObject({ id: 1, value: null, band: null });
  expect(answer.line).toContain("E3 VT M5");
});

test.each<[object | string, object]>([
  ["not json", { id: null, field: null }],
  ["[]", { id: null, field: null }],
  [
    { id: 1, calculator: "nope", inputs: {} },
    { id: 1, field: "calculator" },
  ],
  [
    { id: 2, calculator: "qtc", inputs: { qt: [400] } },
    { id: 2, field: "qt" },
  ],
  [
    { id: 3, calculator: "qtc", inputs: "x" },
    { id: 3, field: "inputs" },
  ],
  [
    { id: 4, calculator: "qtc", inputs: { qt: "400 ms" } },
    { id: 4, field: "heartRate" },
  ],
  [
    { id: 5, calculator: "qtc", inputs: { qt: "400 ms", heartRate: -5 } },
    { id: 5, field: "heartRate" },
  ],
  [
    { id: 6, calculator: "qtc", inputs: { qt: "400 ms", heartRate: 80, hr: 80 } },
    { id: 6, field: "hr" },
  ],
  [
    {
      id: 7,
      calculator: "ckd-epi-2021",
      inputs: { age: 17, sex: "male", creatinine: "90 µmol/L" },
    },
    { id: 7, field: "age" },
  ],
  ['{"id":8,"calculator":"qtc","inputs":{"__proto__":1}}', { id: 8 }],
])("%j is refused with a sentence on its field", async (line, expected) => {
  const [answer] = await compute(line);
  expect(answer).toMatchObject({ ...expected, error: expect.stringMatching(/\S/) });
  expect(answer).not.toHaveProperty("value");
});

test("a faulty line does not stop the next, and empty lines are skipped", async () => {
  expect(
    await compute("x", "", { id: 2, calculator: "qtc", inputs: { qt: "400 ms", heartRate: 60 } }),
  ).toHaveLength(2);
});

test.each([
  ["curb-65", "urea", 0.9, "mmol/L, g/L, mg/dL BUN, mg/dL"],
  ["curb-65", "urea", "0,9", "mmol/L, g/L, mg/dL BUN, mg/dL"],
  ["curb-65", "urea", { value: 9 }, "mmol/L, g/L, mg/dL BUN, mg/dL"],
  ["sofa", "pao2", 14, "mmHg, kPa"],
  ["sofa", "pao2", 300, "mmHg, kPa"],
  ["ckd-epi-2021", "creatinine", 17, "µmol/L, mg/dL, mg/L"],
  ["ckd-epi-2021", "creatinine", 3000, "µmol/L, mg/dL, mg/L"],
])("%s asks a program for the unit of %s %j", async (calculator, field, given, units) => {
  const [answer] = await compute({ calculator, inputs: { [field]: given } });
  expect(answer).toEqual({ id: null, error: expect.stringContaining(units), field });
});

test("of every calculator, no number of a field that accepts several units is read without its own", async () => {
  for (const { id, inputs } of CALCULATORS)
    for (const [field, input] of Object.entries(inputs)) {
      if (input.kind !== "number" || input.units.length === 1) continue;
      const [answer] = await compute({
        calculator: id,
        inputs: { [field]: (input.usual.min + input.usual.max) / 2 },
      });
      expect([id, field, answer.field]).toEqual([id, field, field]);
      expect(answer.error).toMatch(/^(?:Précisez|Donnez) l’unité/);
    }
});

test("fields and choices by their labels, in three languages, accents and case forgiven", async () => {
  const computed = { value: expect.closeTo(76.4, 1), unit: "mL/min" };
  const said = [
    { Âge: 70, SEXE: "Homme", "poids reel": "80 kg", créatininémie: "90 µmol/L" },
    { age: 70, Sex: "MALE", "Actual weight": "80 kg", "serum creatinine": "90 µmol/L" },
    { edad: 70, sexo: "hombre", "Peso real": "80 kg", "CREATININA SERICA": "90 µmol/L" },
  ];
  for (const inputs of said)
    expect((await compute({ calculator: "cockcroft-gault", inputs }))[0]).toMatchObject(computed);
  const [glasgow] = await compute({
    calculator: "glasgow",
    inputs: {
      "Ouverture des yeux": "à la parole",
      "réponse verbale": 4,
      "Réponse motrice": "6 · obeit aux ordres",
    },
  });
  expect(glasgow).toMatchObject({ value: 13 });
});

test("one field given twice, by its identifier and its label, is refused", async () => {
  const [answer] = await compute({
    calculator: "qtc",
    inputs: { heartRate: 60, "Fréquence cardiaque": 80 },
  });
  expect(answer).toEqual({ id: null, error: "Ce champ est donné deux fois.", field: "heartRate" });
});
