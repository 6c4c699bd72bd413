import { expect, test } from "vitest";
import type { ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { readScoreQuestion } from "../domain/prose/read-question.ts";
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
  const read = readScoreQuestion("CURB-65 : 78 ans, urée 9 mmol/L, FR 24/min, PA 130/75, pas de confusion");
  expect(read?.ask).toEqual([]);
  const { card, data, passages } = await computeScoreTool.run(
    { calculator: read?.calculator.id, inputs: read?.inputs, words: read?.words },
    context("fr"),
  );
  expect(card).toBe("score");
  expect(data).toMatchObject({ status: "computed", value: 2, shown: "2", band: { id: "intermediate" }, missing: [] });
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
    { calculator: "curb-65", inputs: { age: 78, urea: 9 } },
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
  await expect(computeScoreTool.run({ calculator: "nope", inputs: {} }, context("fr"))).rejects.toThrow();
  await expect(
    computeScoreTool.run({ calculator: "qtc", inputs: { qt: { value: 1, unit: "ms", more: 1 } } }, context("fr")),
  ).rejects.toThrow();
  expect(await knowledge.open("calculators:qtc#nope", context("fr"))).toBeNull();
  expect(await knowledge.open("elsewhere", context("fr"))).toBeNull();
});

test("a question is read with the words of each value, and says what to ask for", async () => {
  const { data } = await readScoreTool.run({ question: "Cockcroft homme 60 ans 80 kg créatinine 90" }, context("fr"));
  expect(data).toMatchObject({
    calculator: "cockcroft-gault",
    ask: ["creatinine"],
    words: { weight: "80 kg", age: "60 ans", sex: "homme" },
  });
  expect(data?.asked[0]).toMatchObject({
    label: "Créatininémie",
    accepted: "µmol/L, mg/dL, mg/L",
    words: "créatinine 90",
  });
  expect(data?.asked[0]?.sentence).toContain("Précisez l’unité");
  const two = await readScoreTool.run(
    { question: "Cockcroft femme 88 ans, 50 kg, pardon poids 42 kg, créat 140 µmol/L" },
    context("fr"),
  );
  expect(two.data?.asked[0]?.sentence).toContain("42 kg");
  expect((await readScoreTool.run({ question: "hyperkaliémie : traitement" }, context("fr"))).data).toBeNull();
});
