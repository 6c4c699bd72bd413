// One question of each kind that is neither ticked nor typed, for tests: nothing medical is said.
import { type BankQuestion, bankQuestion } from "../domain/bank-question.ts";

const image = {
  width: 400,
  height: 200,
  alt: "Un cadre et deux croix.",
  marks: [{ path: "M10 10H390V190H10Z" }, { word: "gauche", x: 40, y: 40 }],
};
const place = (id: string, name: string, x: number, why: string) => ({
  ...{ id, name, x, y: 0.5, radius: 0.05 },
  explanation: why,
});

export const ZONES: BankQuestion = bankQuestion.parse({
  type: "zones",
  statement: "Où est la croix de gauche ?",
  specialty: "urgences",
  image,
  zones: [place("left", "La croix de gauche", 0.25, "Elle est à gauche.")],
  decoys: [place("right", "La croix de droite", 0.75, "Elle est à droite.")],
});

/** A case one of whose questions is pointed at. */
export const POINTED_CASE: BankQuestion = bankQuestion.parse({
  type: "mini-case",
  statement: "Une personne fictive apporte un dessin.",
  specialty: "urgences",
  questions: [
    {
      type: "zones",
      statement: "Où est la croix de gauche du dessin ?",
      image,
      zones: [place("left", "La croix de gauche", 0.25, "Elle est à gauche.")],
      decoys: [place("right", "La croix de droite", 0.75, "Elle est à droite.")],
    },
    { type: "qroc", statement: "Combien de croix ?", accepted: ["deux"] },
    { type: "qroc", statement: "Combien de cadres ?", accepted: ["un"] },
  ],
});

export const CONCORDANCE: BankQuestion = bankQuestion.parse({
  type: "tcs",
  statement: "Une personne fictive consulte.",
  specialty: "urgences",
  ask: "diagnosis",
  hypothesis: "La première idée",
  information: "Un fait nouveau",
  panel: { "-2": 0, "-1": 1, "0": 4, "1": 8, "2": 2 },
  panelOf: "Panel d’essai, inventé pour les tests",
  explanation: "Le fait va plutôt dans ce sens.",
});

export const READING: BankQuestion = bankQuestion.parse({
  type: "lca",
  statement: "Lecture d’un article fictif.",
  specialty: "urgences",
  article: { title: "Étude fictive", body: "Deux bras de cent personnes.", fictitious: true },
  questions: [
    {
      type: "qru",
      statement: "Combien de bras ?",
      propositions: [
        { id: "a", text: "Deux", correct: true, explanation: "C’est écrit.", quote: "Deux bras" },
        { id: "b", text: "Trois", correct: false, explanation: "Il y en a deux." },
      ],
    },
    { type: "qroc", statement: "Combien de personnes par bras ?", accepted: ["cent", "100"] },
  ],
});
