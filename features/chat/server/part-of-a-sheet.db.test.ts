// One of several diseases that a sheet treats: the lines before the fold speak of it, and not of the
// others.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { fold } from "#platform/search/normalise.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

test.each([
  ["DRESS traitement", "toxidermie-grave", "dress"],
  ["DRESS : que faire ?", "toxidermie-grave", "dress"],
  ["décollement de rétine", "baisse-dacuite-visuelle", "decollement"],
  ["décollement de rétine traitement", "baisse-dacuite-visuelle", "decollement"],
  ["syndrome de loge que faire", "fracture-ouverte", "syndrome de loge"],
])("%s", async (question, sheet, named) => {
  const { lead, sources } = await askQuestion(app.services, {
    question,
    language: "fr",
    mode: "general",
    previous: null,
  });
  expect(sources[0]?.id.split("#")[0]).toBe(sheet);
  const lines = lead.split("\n").filter((line) => line.startsWith("- "));
  expect(lines.length).toBeGreaterThan(0);
  expect(fold(lines[0] ?? "")).toContain(named);
  const about = lines.filter((line) => fold(line).includes(named));
  expect(about.length / lines.length).toBeGreaterThan(0.5);
});

test.each([
  ["procidence du cordon", "procidence"],
  ["cord prolapse", "procidence"],
  ["prolapso de cordón en el parto", "procidence"],
  ["circulaire du cordon serrée pendant l’accouchement", "circulaire du cou"],
  ["double circulaire du cordon, tête sortie", "circulaire du cou"],
  ["nuchal cord at delivery", "circulaire du cou"],
  ["circular de cordón, cabeza fuera", "circulaire du cou"],
  ["dystocie des épaules", "mcroberts"],
])("of the cases of one birth, the one that was named comes first: %s", async (question, named) => {
  const { lead, sources } = await askQuestion(app.services, {
    question,
    language: "fr",
    mode: "general",
    previous: null,
  });
  expect(sources[0]?.id.split("#")[0]).toBe("accouchement-inopine");
  const [first = ""] = lead.split("\n").filter((line) => line.startsWith("- "));
  expect(fold(first)).toContain(named);
});

test("shoulder dystocia in Spanish is no dystonia", async () => {
  const { sources } = await askQuestion(app.services, {
    question: "distocia de hombros",
    language: "es",
    mode: "general",
    previous: null,
  });
  expect(sources[0]?.id.split("#")[0]).toBe("accouchement-inopine");
});
