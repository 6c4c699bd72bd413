// Never the treatment of another disease: a sheet that knows little of what the question tells is
// only a neighbour, and what follows a subject stays with it.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

async function talk(...turns: readonly string[]) {
  let previous: Parameters<typeof askQuestion>[1]["previous"] = null;
  let last = null;
  for (const question of turns) {
    last = await askQuestion(app.services, { question, language: "fr", mode: "general", previous });
    previous = last.understanding?.state ?? null;
  }
  if (!last) throw new Error("nothing was asked");
  const absent = (last.understanding?.absent ?? []).map(({ id }) => id);
  return { ...last, sheet: last.sources[0]?.id.split("#")[0] ?? null, absent };
}

test.each([
  "poignet tombant en se réveillant après une cuite sur une chaise",
  "picotements des trois premiers doigts la nuit, secoue la main",
  "éruption vésiculeuse qui démange à tous les stades chez un enfant de 4 ans",
  "bras qui se tord et cou bloqué en torticolis après métoclopramide",
])("signs of which a sheet knows little open none: %s", async (question) => {
  expect((await talk(question)).sources).toEqual([]);
});

test("a child who does not cry when left alone is not being born", async () => {
  const { sheet } = await talk("4 ans, soulevé par la main, ne pleure pas si on ne touche pas");
  expect(sheet).not.toBe("arret-cardiorespiratoire-enfant-et-nouveau-ne");
});

test("the name of a place on the body is no slip of a disease", async () => {
  const { absent } = await talk("douleur de l’hypocondre droit depuis deux jours, sans fièvre");
  expect(absent).not.toContain("hypocondrie");
});

test("figures of the patient alone ask again what was asked before them", async () => {
  const { lead } = await talk("STEMI à 1 h de la coro", "et la dose d’héparine", "81 ans 55 kg");
  expect(lead).toContain("héparine");
  expect(lead?.slice(0, 200)).not.toContain("ténectéplase");
});

test("a drug said short is what the sheet at hand doses", async () => {
  const { text, sheet } = await talk("asthme aigu grave de l’adulte", "et les corticos ?");
  expect(sheet).toBe("asthme-aigu");
  expect(text).not.toContain("ne traite pas");
});

test("a sheet that may be meant is offered by its name", async () => {
  const { sources, text } = await talk(
    "1re convulsion généralisée, 35 ans, examen normal ensuite, scanner normal : EEG quand, conduite auto ?",
  );
  expect(sources).toEqual([]);
  expect(text).toContain("Fiches voisines");
});

test.each([
  [
    "Embolie pulmonaire à haut risque",
    "contre-indications de la thrombolyse ?",
    "embolie-pulmonaire",
  ],
  ["AVC il y a 2 h", "sous Xarelto depuis ce matin", "avc-ischemique"],
  [
    "antibiotique d’une pneumonie en ville",
    "allergique vraie à la pénicilline, anaphylaxie",
    "pneumonie-aigue-communautaire",
  ],
  [
    "STEMI antérieur à 40 min de la salle",
    "prasugrel ou ticagrelor du coup ? dose",
    "syndrome-coronarien-avec-sus-decalage",
  ],
  ["cystite", "chez un homme de 60 ans alors ?", "infection-urinaire-basse"],
  [
    "état de mal, deuxième ligne : valproate",
    "c’est une femme enceinte",
    "etat-de-mal-epileptique",
  ],
  [
    "méningite bactérienne de l’adulte, ceftriaxone",
    "pour un nourrisson de 2 mois ?",
    "meningite-et-purpura-fulminans",
  ],
])("%s, then « %s »: the sheet at hand", async (first, second, sheet) => {
  expect((await talk(first, second)).sheet).toBe(sheet);
});

test.each([
  ["colique néphrétique simple", "AINS, lequel et combien de jours", "colique-nephretique"],
  ["convulsion fébrile simple", "chez un nourrisson de 4 mois, PL ?", "convulsion-febrile"],
  ["pyélo", "en fait elle a 3 ans", "pyelonephrite"],
])("%s, then « %s »: still without a sheet", async (first, second, id) => {
  const { absent, sources } = await talk(first, second);
  expect(sources).toEqual([]);
  expect(absent).toEqual([id]);
});

test("a drug that a sheet doses is not said to be without a sheet", async () => {
  const { absent, text } = await talk("dose de furosémide chez quelqu’un qui en prend déjà 80 mg");
  expect(absent).toEqual([]);
  expect(text).toMatch(/Fiches voisines.*Œdème aigu pulmonaire/u);
});

test("another patient is another subject", async () => {
  const { absent, text } = await talk("lombalgie banale", "autre patient, épaule déboîtée, 40 ans");
  expect([absent, text]).toEqual([
    ["luxation-depaule"],
    expect.stringContaining("Pas de fiche sur la luxation d’épaule"),
  ]);
});

test("what the sheet at hand does not speak of is named by its words alone", async () => {
  const { lead } = await talk("AVC il y a 2 h", "sous Xarelto depuis ce matin");
  expect(lead).toMatch(/ne traite pas\s: xarelto\./);
});
