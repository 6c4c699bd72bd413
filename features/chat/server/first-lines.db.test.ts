// The passage that answers is one of the first three lines, on the set that the rule was tuned on.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { FIRST_LINES } from "../testing/first-lines.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

const LINES = 3;

type Answered = Awaited<ReturnType<typeof askQuestion>>;

const ask = (question: string, language: "fr" | "en" | "es", before: Answered | null = null) =>
  askQuestion(app.services, {
    question,
    language,
    mode: "general",
    previous: before?.understanding?.state ?? null,
  });

const firstLines = async (question: string, language: "fr" | "en" | "es") =>
  linesOf(await ask(question, language));

/** Passages of the first lines that answer, in order. */
function linesOf({ lead, sources }: Answered): string[] {
  return lead
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .flatMap((line) => [...line.matchAll(/\[(\d+)\]/g)].at(-1)?.[1] ?? [])
    .map((number) => sources[Number(number) - 1]?.id ?? "")
    .slice(0, LINES);
}

test("of the questions it was tuned on, nine of ten", async () => {
  const missed: string[] = [];
  for (const { question, language, passages } of FIRST_LINES) {
    const shown = await firstLines(question, language);
    if (!passages.some((id) => shown.includes(id))) missed.push(question);
  }
  expect(FIRST_LINES.length).toBeGreaterThan(50);
  expect(missed.length / FIRST_LINES.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
});

test.each([
  ["état de mal qui persiste après 2 clonazépam", "etat-de-mal-epileptique#t2"],
  ["énoxaparine curative dose embolie pulmonaire", "embolie-pulmonaire#t3"],
  ["zona ophtalmique que faire", "zona#r1"],
  ["pneumothorax sous tension, où piquer", "pneumothorax#f2"],
  ["AVC, contre-indications de la thrombolyse", "avc-ischemique#t4"],
  ["durée du traitement d’une embolie pulmonaire", "embolie-pulmonaire#t8"],
  ["embolie pulmonaire : peut-on traiter à domicile ?", "embolie-pulmonaire#o3"],
  ["hypercalcémie : quantité de sérum physiologique", "hypercalcemie#t1"],
  ["coma : quand faire une imagerie", "coma#e3"],
])("%s", async (question, passage) => {
  expect(await firstLines(question, "fr")).toContain(passage);
});

test.each([
  ["choc septique", "cible de PAM ?", "choc-septique#f5"],
  ["choc septique", "corticoïdes ?", "choc-septique#t5"],
  ["zona chez un adulte", "clairance à 25", "zona#t2"],
  ["SCA ST+, fibrinolyse", "il a 78 ans", "syndrome-coronarien-avec-sus-decalage#t8"],
  ["crise d’asthme grave", "s’il ne répond pas ?", "asthme-aigu#t2"],
  ["anaphylaxie de l’adulte", "combien de temps le surveiller ?", "anaphylaxie#o1"],
  ["FA rapide", "et s’il est en insuffisance cardiaque ?", "fibrillation-atriale#t3"],
  ["embolie pulmonaire", "durée du traitement ?", "embolie-pulmonaire#t8"],
])("%s, then %s", async (question, next, passage) => {
  const [first] = linesOf(await ask(next, "fr", await ask(question, "fr")));
  expect(first).toBe(passage);
});

// What forbids comes before the dose that it forbids; the dose is that of the drug, the first before the next.
test.each([
  ["arrêt cardiaque, hypothermie à 28 °C : adrénaline ?", "arret-cardiorespiratoire-adulte#p4"],
  ["acidocétose, dose d’insuline, kaliémie 2,9", "acidocetose-diabetique#f4"],
  ["OAP avec TA 95/60, dose de dérivé nitré", "oedeme-aigu-pulmonaire#p2"],
  ["saignement du post-partum, ocytocine combien", "accouchement-inopine#t4"],
  ["hyperkaliémie, dose de gluconate de calcium", "hyperkaliemie#f2"],
  ["EP avec PAS à 80, dose de la thrombolyse", "embolie-pulmonaire#t5"],
])("first of all, %s", async (question, passage) => {
  expect((await firstLines(question, "fr"))[0]).toBe(passage);
});

// A case that is told: what its sheet writes for it comes before what is done for all.
test.each([
  [
    "OAP chez un patient avec rétrécissement aortique serré connu, TA 150/80, SpO2 85",
    "oedeme-aigu-pulmonaire#p5",
  ],
  ["aplasie fébrile post-chimio, PAS 80, marbrures, lactates 5", "neutropenie-febrile#r1"],
  ["asthme aigu chez une femme enceinte de 26 SA, SpO2 91", "asthme-aigu#t7"],
  ["AVC en cours de thrombolyse, céphalée intense et vomissements", "avc-ischemique#r3"],
  ["prééclampsie à 33 SA, douleur permanente, utérus dur, saignement", "preeclampsie#r2"],
])("told, %s", async (question, passage) => {
  expect((await firstLines(question, "fr")).slice(0, 2)).toContain(passage);
});

test("what is written for another value than the one given is not in the lead", async () => {
  const { lead, sources } = await ask(
    "acidocétose diabétique, kaliémie 3,0, homme de 40 ans",
    "fr",
  );
  const shown = [...lead.matchAll(/\[(\d+)\]/g)].map(([, n]) => sources[Number(n) - 1]?.id);
  expect(shown).toContain("acidocetose-diabetique#f4");
  expect(shown).not.toContain("acidocetose-diabetique#f5");
});

test("a value that decides is read in the sheet: no score is computed", async () => {
  expect(await firstLines("quel Glasgow pour intuber un coma", "fr")).toContain("coma#f2");
});

test("a dose from which it is toxic is not asked of a treatment", async () => {
  const [first = ""] = await firstLines(
    "paracétamol : à partir de quelle dose est-ce toxique ?",
    "fr",
  );
  expect(first).toContain("intoxication-paracetamol#");
});
