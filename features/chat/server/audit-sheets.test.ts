// False marks of the audit, measured on the library itself: each dose said again in other words is
// right, and must not be marked; each dose changed in one respect must be.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { citablePassage } from "#features/guidelines/server/citable-passage.ts";
import { parseContent, readContent } from "#features/guidelines/server/content.ts";
import { passageRows, sheetRow } from "#features/guidelines/server/sheet-rows.ts";
import type { Dose, Passage, Population } from "#platform/ai/toolbox.ts";
import { audit } from "../domain/audit.ts";

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

let passages: Passage[];
beforeAll(async () => {
  // A sample over the alphabet: the whole library would take a minute.
  const sheets = parseContent(await readContent()).filter((_, index) => index % 3 === 0);
  passages = sheets.flatMap((sheet) => {
    const row = sheetRow(sheet);
    return passageRows(sheet).map((one) => citablePassage(row, one));
  });
});

const WHOM: Record<Population, string> = {
  adult: "l’adulte",
  child: "l’enfant",
  newborn: "le nouveau-né",
  pregnant: "la femme enceinte",
  all: "tous",
};
const SAID: ((dose: Dose) => string)[] = [
  ({ drug, value, unit, route, rhythm }) =>
    `- **${drug}** : ${value} ${unit} en ${route} (${rhythm}). [1]`,
  ({ drug, value, unit, route, rhythm, population }) =>
    `Chez ${WHOM[population]}, administrer ${value} ${unit} de ${drug} ${route}, ${rhythm} [1].`,
  ({ drug, value, unit, route }) => `${drug} ${value} ${unit} ${route} [1]`,
  ({ drug, value, unit, route }) => `## ${drug}\n\n- Dose : ${value} ${unit}, voie ${route} [1]`,
  ({ drug, value, unit }) => `Donner ${drug} à la dose de ${value} ${unit} [1]. Surveillance.`,
];

/** Share of the doses whose saying is marked. */
function marked(change: (dose: Dose) => Dose | null, says = SAID): number {
  let [all, doubts] = [0, 0];
  for (const passage of passages)
    for (const dose of passage.doses) {
      const changed = change(dose);
      if (!changed) continue;
      for (const say of says) {
        const text = say({ ...changed, value: changed.value.replace("-", " à ") });
        const evidence = {
          question: "",
          asked: dose.population,
          passages: new Map([[1, passage]]),
          tools: [],
        };
        all += 1;
        if (audit(text, evidence).length > 0) doubts += 1;
      }
    }
  return all === 0 ? Number.NaN : doubts / all;
}

test("a passage repeated word for word, or said in other words, is hardly ever marked", () => {
  const exact = passages.filter((passage) => {
    const asked = passage.doses[0]?.population ?? passage.population;
    const evidence = {
      question: passage.title,
      asked,
      passages: new Map([[1, passage]]),
      tools: [],
    };
    return audit(`- ${passage.text} [1]`, evidence).length > 0;
  });
  expect(exact.length / passages.length).toBeLessThan(0.01);
  expect(marked((dose) => dose)).toBeLessThan(0.015);
});

const times11 = (value: string) =>
  value.replace(/\d+(?:,\d+)?/gu, (n) =>
    String(Number(n.replace(",", ".")) * 10 + 1).replace(".", ","),
  );
const OTHER_UNIT: Record<string, string> = { mg: "µg", µg: "mg", g: "mg" };
test.each<[string, (dose: Dose) => Dose | null, number]>([
  ["value", (dose) => ({ ...dose, value: times11(dose.value) }), 0.99],
  [
    "unit",
    (dose) => {
      const [first = "", ...rest] = dose.unit.split("/");
      const other = OTHER_UNIT[first];
      return other === undefined ? null : { ...dose, unit: [other, ...rest].join("/") };
    },
    0.99,
  ],
  [
    "drug",
    (dose) => ({ ...dose, drug: dose.drug.startsWith("amio") ? "lidocaïne" : "amiodarone" }),
    0.99,
  ],
])("a dose with another %s is marked", (_, change, least) => {
  expect(marked(change)).toBeGreaterThan(least);
});

test("a dose by another route is marked", () => {
  const other: Record<string, string> = { IV: "IM", IM: "IV", SC: "IV", PO: "IV" };
  const change = (dose: Dose) => {
    const route = other[dose.route];
    return route === undefined ? null : { ...dose, route };
  };
  expect(marked(change, SAID.slice(0, 4))).toBeGreaterThan(0.93);
});
