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
  ["has many right answers", "", "Conduite de l’arthrite : repos de l’articulation et ponction."],
  ["promises several and gives one", "", "Biologie avant ponction : mesurer l’hémostase d’abord."],
  [
    "opens a list that never ends",
    "",
    "Diagnostics à écarter devant une arthrite : goutte, chondrocalcinose, bursite.",
  ],
  [
    "is answered by the signs that call for it",
    "Examens",
    "Imagerie avant ponction : signe de localisation, trouble de vigilance.",
  ],
  [
    "is answered by what may be done under a condition",
    "",
    "Prévention de la récidive : symphyse possible dès le premier épisode si la gêne est sévère.",
  ],
  [
    "has more figures than anybody recalls",
    "",
    "Objectifs d’un choc : hémoglobine 7 à 9 g/dL, plaquettes > 50 G/L, fibrinogène > 1,5 g/L, calcium > 1,1 mmol/L.",
  ],
  [
    "mixes its items with what follows from them",
    "",
    "Terrain à risque : immunodépression, grand âge, chez qui une fièvre décompense tout.",
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

test("what is said besides, after a list, is no part of its answer", () =>
  expect(
    written("Triade létale d’un blessé : hypothermie, acidose, coagulopathie ; l’âge l’aggrave."),
  ).toEqual([
    [
      "basic",
      "Anaphylaxie\u00a0— Triade létale d’un blessé\u00a0: quels éléments\u00a0?",
      "- hypothermie\n- acidose\n- coagulopathie",
    ],
  ]));

test("a condition after a list stays in its answer", () => {
  const [card] = written(
    "Prévention de l’allergie : éviction, trousse, formation ; la désensibilisation si piqûre grave.",
  );
  expect(card?.[2]).toContain("désensibilisation");
});

test("only what names several is asked for its elements", () =>
  expect(
    written(
      "Orientation : domicile si forme légère, hospitalisation si modérée, réanimation si choc.",
    ),
  ).toEqual([
    [
      "basic",
      "Anaphylaxie\u00a0— Orientation\u00a0?",
      "- domicile si forme légère\n- hospitalisation si modérée\n- réanimation si choc",
    ],
  ]));

test("a heading is not answered by a sentence with a label of its own", () =>
  expect(
    written("# Examens\n\nDermite commune : diagnostic clinique, aucun examen complémentaire."),
  ).toEqual([]));
