// A dose asked of the assistant of a fresh machine: the indication that it is for, and the state of
// the patient, are those of the question, or every indication is shown under its name.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

type Asked = Awaited<ReturnType<typeof askQuestion>>;
const ask = (question: string, before: Asked | null = null) =>
  askQuestion(app.services, {
    question,
    language: "fr",
    mode: "general",
    previous: before?.understanding?.state ?? null,
  });

const sheetsOf = ({ sources }: Asked) => [
  ...new Set(sources.map(({ id }) => id.slice(0, id.indexOf("#")))),
];
const DEPENDS = "La dose dépend de l’indication";

test.each([
  ["ténectéplase quelle dose chez un patient de 80 kg", /AVC ischémique/, /SCA ST\+/],
  ["tenecteplase 80 kg embolie", /AVC ischémique/, /SCA ST\+/],
  ["noradrénaline débit", /Choc septique/, /EP à haut risque/],
  ["héparine dose bolus", /EP à haut risque/, /SCA ST\+/],
  ["posologie de l'altéplase", /AVC ischémique/, /EP à haut risque/],
  ["amiodarone combien de mg", /FA rapide/, /FV ou TV/],
  ["dose d'adrénaline chez l'enfant", /Rythme non choquable/, /Anaphylaxie de l’enfant/],
  ["salbutamol dose", /Asthme aigu/, /Hyperkaliémie/],
  ["ibuprofène combien ?", /Céphalée/, /Péricardite/],
  ["dose de ceftriaxone si allergie", /Méningite/, /Pneumonie/],
  ["quelle dose de corticoïdes ?", /Asthme aigu/, /BPCO/],
  ["posologie HBPM", /EP de l’adulte/, /SCA/],
  ["what dose of steroids?", /Asthme aigu/, /BPCO/],
  ["how much alteplase?", /AVC ischémique/, /EP à haut risque/],
])("every indication is shown under its name: %s", async (question, ...indications) => {
  const answer = await ask(question);
  expect(answer.lead).toContain(DEPENDS);
  for (const one of indications) expect(answer.lead).toMatch(one);
  expect(sheetsOf(answer).length).toBeGreaterThan(1);
});

test.each([
  ["SCA ST+ antérieur, quel antiagrégant", /aspirine, charge/],
  ["EP, quel anticoag ?", /rivaroxaban|apixaban|énoxaparine|héparine/],
  [
    "chimio il y a 10 j, 39 et PNN 200, antibiotique dans l’heure lequel",
    /amoxicilline|pipéracilline/,
  ],
  ["méningite, ATB quoi", /ceftriaxone|céfotaxime/],
  ["status epilepticus, which antiepileptic second line", /fosphénytoïne|lévétiracétam/],
  ["meningitis, ¿qué antibiótico?", /ceftriaxone|céfotaxime/],
])("a class is asked for its drug: %s", async (question, drug) => {
  const { lead } = await ask(question);
  expect(lead.split("\n").find((line) => line.startsWith("- ")) ?? lead).toMatch(drug);
});

test("a broad class alone asks for no dose", async () => {
  expect((await ask("dose d’antibiotique")).sources).toEqual([]);
});

test("the question back names the indications", async () => {
  const { lead } = await ask("ténectéplase 80 kg");
  const [first = ""] = lead.split("\n");
  expect(first).toMatch(/Accident vasculaire cérébral ischémique/u);
  expect(first).toMatch(/Syndrome coronarien aigu avec sus-décalage/u);
});

test.each([
  ["quelle dose de ténectéplase dans l'infarctus", "syndrome-coronarien-avec-sus-decalage"],
  ["altéplase dose embolie pulmonaire", "embolie-pulmonaire"],
  ["amiodarone dose FA rapide", "fibrillation-atriale"],
  ["midazolam dose", "etat-de-mal-epileptique"],
  ["Na 112 et convulsions, combien de sérum salé hypertonique 3 % ?", "hyponatremie"],
])("the one that is named is alone: %s", async (question, sheet) => {
  const answer = await ask(question);
  expect(answer.text).not.toContain(DEPENDS);
  expect(sheetsOf(answer)).toEqual([sheet]);
});

test.each([
  "contre-indications de la ténectéplase",
  "a pris 24 comprimés de Doliprane 1 g il y a six heures",
  "il a avalé 500 mg d’amiodarone",
  "perros y adrenalina",
])("what asks no dose is no list of indications: %s", async (question) => {
  expect((await ask(question)).text).not.toContain(DEPENDS);
});

test.each([
  ["dans l'infarctus", /45\smg \(80-89\skg\)/],
  ["AVC", /22,5\smg de 80 à 89\skg/],
])("the indication named in the next message gives its dose: %s", async (next, dose) => {
  const first = await ask("ténectéplase quelle dose chez un patient de 80 kg");
  const answer = await ask(next, first);
  expect(answer.lead).toMatch(dose);
  expect(sheetsOf(answer)).toHaveLength(1);
});

const firstLine = ({ lead }: Asked) => lead.split("\n").find((line) => line.startsWith("- ")) ?? "";

test.each([
  ["K+ à 6,9 avec QRS larges, quelle dose de calcium", /^- Hyperkaliémie avec anomalie ECG/],
  ["kaliémie 7,2 QRS élargis combien de calcium ?", /^- Hyperkaliémie avec anomalie ECG/],
  ["chlorure de calcium dose hyperkaliémie QRS larges", /^- Hyperkaliémie avec anomalie ECG/],
  [
    "dose adrénaline choc anaphylactique avec pouls",
    /^- Anaphylaxie de l’adulte\s: adrénaline 0,5\smg IM/,
  ],
  [
    "adrénaline dose anaphylaxie pas d'arrêt",
    /^- Anaphylaxie de l’adulte\s: adrénaline 0,5\smg IM/,
  ],
])("no dose of an arrest for who has a pulse: %s", async (question, first) => {
  const answer = await ask(question);
  expect(firstLine(answer)).toMatch(first);
  expect(answer.lead).not.toMatch(/^- Arrêt cardiaque/m);
});

test.each(["ACR sur hyperkaliémie dose de calcium", "arrêt cardiaque anaphylactique, adrénaline"])(
  "that of the arrest leads when it is named: %s",
  async (question) => {
    expect(firstLine(await ask(question))).toMatch(
      /^- (?:Arrêt cardiaque|Dose d’adrénaline dans l’arrêt)/,
    );
  },
);

test.each([
  [
    "infarctus inférieur, trinitrine dose",
    /ne donne aucune dose de.*trinitrine/,
    /^- Dérivés nitrés/,
  ],
  ["ventoline enfant asthme dose", /pour un enfant, aucune dose de.*ventoline/, /salbutamol/],
])("a dose that the sheet does not give is said: %s", async (question, said, first) => {
  const { lead } = await ask(question);
  expect(lead).toMatch(said);
  expect(
    lead.split("\n").find((line) => line.startsWith("- ") && !line.includes("aucune dose n’est")),
  ).toMatch(first);
});

test("a drug that somebody takes is not asked for", async () => {
  const { lead } = await ask("femme sous xarelto, hyperkaliémie, dose de gluconate de calcium");
  expect(lead).not.toContain("ne donne");
});

test.each([
  "ticagrélor contre-indiqué si antécédent d’hémorragie intracrânienne ?",
  "can I give ticagrelor after a previous brain bleed?",
  "¿está contraindicado el ticagrelor si antecedente de hemorragia intracraneal?",
])(
  "whether a drug may be given after a disease once had is asked of the drug: %s",
  async (question) => {
    const { lead } = await ask(question);
    expect(lead).toMatch(/ticagr[eé]lor[^\n]*hémorragie intracrânienne/i);
    expect(lead).not.toMatch(/idarucizumab|complexe prothrombinique/);
  },
);

test("an indication is no disease once had: may a drug be given in it", async () => {
  const { sources } = await ask("peut-on donner des bêtabloquants dans une FA ?");
  expect(sources[0]?.id).toContain("fibrillation-atriale#");
});
