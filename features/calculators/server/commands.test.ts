import { expect, test } from "vitest";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { calculatorsCommand, computeCommand } from "./commands.ts";

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
  // A command that needs nothing is given texts alone: reaching for the database would be an error here.
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
  const catalogue = JSON.parse(printed.join("\n")) as { id: string; inputs: { name: string; unit?: string }[] }[];
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
    inputs: { age: 78, urea: { value: "0,6", unit: "g/L" }, respiratoryRate: 32, systolic: 85, confusion: true },
  });
  expect(answer).toMatchObject({ id: "a", value: 5, unit: "", band: "severe" });
  expect(answer.line.replaceAll("\u00A0", " ")).toBe(
    "CURB-65 : 5/5 (Pneumonie grave). Confusion : oui ; Urée sanguine : 0,6 g/L ; Fréquence respiratoire : 32/min ; Pression artérielle systolique : 85 mmHg ; Âge : 78 ans.",
  );
  expect(Object.keys(answer)).toEqual(["id", "value", "unit", "band", "line"]);
});

test("a scale without a total has no value, and says its parts", async () => {
  const [answer] = await compute({ id: 1, calculator: "glasgow", inputs: { eyes: 3, verbal: "T", motor: 5 } });
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
    { id: 4, calculator: "qtc", inputs: { qt: 400 } },
    { id: 4, field: "heartRate" },
  ],
  [
    { id: 5, calculator: "qtc", inputs: { qt: 400, heartRate: -5 } },
    { id: 5, field: "heartRate" },
  ],
  [
    { id: 6, calculator: "qtc", inputs: { qt: 400, heartRate: 80, hr: 80 } },
    { id: 6, field: "hr" },
  ],
  [
    { id: 7, calculator: "ckd-epi-2021", inputs: { age: 17, sex: "male", creatinine: 90 } },
    { id: 7, field: "age" },
  ],
  ['{"id":8,"calculator":"qtc","inputs":{"__proto__":1}}', { id: 8 }],
])("%j is refused with a sentence on its field", async (line, expected) => {
  const [answer] = await compute(line);
  expect(answer).toMatchObject({ ...expected, error: expect.stringMatching(/\S/) });
  expect(answer).not.toHaveProperty("value");
});

test("a faulty line does not stop the next, and empty lines are skipped", async () => {
  expect(await compute("x", "", { id: 2, calculator: "qtc", inputs: { qt: 400, heartRate: 60 } })).toHaveLength(2);
});
