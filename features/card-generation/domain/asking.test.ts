// What a label asks, read from whole texts.
import { expect, test } from "vitest";
import { extractCards } from "./extract.ts";

const cards = (text: string, title = "Anaphylaxie") => extractCards(text, { title, count: 40 });
const written = (text: string, title?: string) =>
  cards(text, title).map(({ kind, question, answer }) => [kind, question, answer]);

test.each([
  [
    "names a situation alone",
    "Traitement",
    "Arthrite septique : décision médicochirurgicale le jour même.",
  ],
  ["names a subject of which something is said", "", "L’adrénaline est la troisième ligne."],
  ["names a case", "", "Une vision réduite à la lumière est une urgence extrême."],
  [
    "is answered by a condition",
    "Examens",
    "Imagerie d’une arthrite : seulement si elle ne retarde pas le bloc.",
  ],
  [
    "names no pitfall",
    "Pièges",
    "Piège thérapeutique : la réponse à un antalgique ne prouve rien.",
  ],
  [
    "is answered by an adjective",
    "Premières minutes",
    "Capnographie continue : obligatoire pendant la réanimation.",
  ],
  [
    "names an act",
    "Premières minutes",
    "Intubation avant drainage : trouble de conscience, détresse respiratoire.",
  ],
  [
    "is a score, whatever is done with it",
    "",
    "Score de Glasgow (3 à 15) : noter la meilleure réponse de chaque côté.",
  ],
])("a label that %s asks nothing", (_, heading, text) =>
  expect(written(heading ? `# ${heading}\n\n${text}\n\nFin.` : text, "Arthrite septique")).toEqual(
    [],
  ),
);

test.each([
  [
    "Retour à domicile possible : douleur calmée et apyrexie durable.",
    "Orientation",
    "à quelles conditions",
  ],
])("%j under %j asks %s", (text, heading, wanted) => {
  const [card, ...more] = written(
    `# ${heading || "Notes"}\n\n${text}\n\nFin.`,
    "Arthrite septique",
  );
  expect(card?.[1]).toMatch(new RegExp(`: ${wanted}\u00a0\\?$`, "u"));
  expect(more).toEqual([]);
});

test.each([
  "Suspicion d’arthrite septique : ponctionner avant tout antibiotique.",
  "Arthrite septique sur prothèse : hospitalisation en orthopédie.",
  "Drain qui bulle : ne jamais le clamper pour un transport.",
  "Piège de la goutte : les cristaux n’excluent rien.",
])("%j has other right answers: it is not asked", (text) => expect(written(text)).toEqual([]));
