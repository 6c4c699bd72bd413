import { expect, test } from "vitest";
import { isPast, leanOf, requestOf, withoutTransition } from "./follow-up.ts";

test.each([
  ["merci", "thanks"],
  ["Merci beaucoup !", "thanks"],
  ["thanks", "thanks"],
  ["muchas gracias", "thanks"],
  ["résume", "shorter"],
  ["plus court s’il te plaît", "shorter"],
  ["in short", "shorter"],
  ["sum it up in three lines", "shorter"],
  ["en 3 lignes stp", "shorter"],
  ["tu peux résumer tout ça ?", "shorter"],
  ["¿puedes resumirlo en dos frases?", "shorter"],
  ["en trois jours", "question"],
  ["résume en deux lignes l’hyperkaliémie", "question"],
  ["merci de donner la dose d’adrénaline", "question"],
  ["résume la prise en charge de l’embolie pulmonaire", "question"],
] as const)("%s asks for %s", (message, wanted) => expect(requestOf(message)).toBe(wanted));

test.each([
  ["et chez l’enfant ?", { follows: true, terrain: false }],
  ["et s’il est allergique à la pénicilline ?", { follows: true, terrain: true }],
  ["elle est enceinte de 5 mois", { follows: true, terrain: true }],
  ["et si c’est une pyélonéphrite ?", { follows: true, terrain: false }],
  ["what if she is pregnant?", { follows: true, terrain: true }],
  ["¿y en niños?", { follows: true, terrain: false }],
  ["combien ?", { follows: true, terrain: false }],
  [
    "traitement d’une embolie pulmonaire à haut risque chez l’adulte",
    { follows: false, terrain: false },
  ],
] as const)("%s", (message, lean) => expect(leanOf(message)).toMatchObject(lean));

test.each([
  ["ça remonte à 20 heures", { follows: true, terrain: false }],
  ["et en cas d’insuffisance rénale ?", { follows: true, terrain: true }],
  ["si les compressions n’ont rien donné", { follows: true, terrain: false }],
  ["et si c’est une insuffisance cardiaque ?", { follows: true, terrain: false }],
  ["insuffisance rénale sévère ?", { follows: true, terrain: true }],
  ["et l’insuffisance hépatique ?", { follows: true, terrain: true }],
  ["et l’insuffisance rénale aiguë ?", { follows: true, terrain: false }],
  ["renal failure on dialysis?", { follows: true, terrain: true }],
  ["¿y la insuficiencia renal?", { follows: true, terrain: true }],
  ["insuff rénale créat 220, je touche au diurétique ?", { follows: true, keeps: true }],
  ["IRC sévère", { follows: true, keeps: true }],
  ["il est sous lithium", { follows: true, terrain: true, keeps: true }],
  ["she is taking warfarin", { follows: true, terrain: true, keeps: true }],
  ["toma metformina", { follows: true, terrain: true, keeps: true }],
  ["il a une douleur thoracique", { follows: true, terrain: true, keeps: false }],
  ["second-line drug and dose?", { follows: true, keeps: true }],
  ["deuxième dose, quand ?", { follows: true, keeps: true }],
  ["segunda línea, ¿qué fármaco?", { follows: true, keeps: true }],
] as const)("%s", (message, lean) => expect(leanOf(message)).toMatchObject(lean));

test.each([
  ["il a eu une embolie pulmonaire l’an dernier", true],
  ["et s’il a un pneumothorax ?", false],
  ["what if she has a pulmonary embolism?", false],
])("%s: history of the patient, or another subject", (message, past) =>
  expect(isPast(message)).toBe(past),
);

test.each([
  ["laisse tomber la pancréatite, choc septique : PAM cible ?", "choc septique : PAM cible ?"],
  ["Bon, oubliez l’asthme. Hyperkaliémie à 7 ?", "Hyperkaliémie à 7 ?"],
  ["passons à la pancréatite : quand réalimenter ?", "pancréatite : quand réalimenter ?"],
  ["laisse tomber", "laisse tomber"],
  ["patient qui oublie ses doses, que faire ?", "patient qui oublie ses doses, que faire ?"],
])("what is named to be left is no part of what is asked: %s", (message, asked) => {
  expect(withoutTransition(message)).toBe(asked);
});

test.each([
  [
    "dose de cefta... pardon dose de ceftriaxone dans la méningite",
    "dose de ceftriaxone dans la méningite",
  ],
  [
    "durée du lopéra… désolé, durée de la colchicine dans la péricardite",
    "durée de la colchicine dans la péricardite",
  ],
  [
    "heparin dose - sorry, alteplase dose in pulmonary embolism",
    "alteplase dose in pulmonary embolism",
  ],
  ["dosis de amio... perdón, dosis de adenosina en la TSV", "dosis de adenosina en la TSV"],
  ["asthme, pardon", "asthme, pardon"],
  ["OAP… pardon il pèse 80 kg et sature à 82 %", "OAP… pardon il pèse 80 kg et sature à 82 %"],
  ["asthme grave… pardon chez un enfant de 6 ans", "asthme grave… pardon chez un enfant de 6 ans"],
  [
    "homme 60 ans, OAP, TA 210... pardon TA 110/60 traitement",
    "homme 60 ans, OAP, TA 210... pardon TA 110/60 traitement",
  ],
])("what was begun and taken back is not read: %s", (said, read) => {
  expect(withoutTransition(said)).toBe(read);
});
