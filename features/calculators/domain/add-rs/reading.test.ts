// ADD-RS as it is asked in sentences, in three languages: one point for a category, counted by hand.
// "?" is what must be asked for: no value then.
import { expect, test } from "vitest";
import { readScoreQuestion } from "../prose/read-question.ts";

type Row = readonly [question: string, expected: number | `?${string}`];

const QUESTIONS: readonly Row[] = [
  ["ADD-RS : douleur thoracique brutale, intense, à type de déchirure, rien d'autre", 1],
  ["ADD-RS : Marfan, douleur brutale, asymétrie tensionnelle", 3],
  ["score ADD-RS homme 62 ans, douleur dorsale déchirante, pouls radial gauche aboli", 2],
  ["ADD RS : aucun critère", 0],
  ["ADD-RS : souffle d'insuffisance aortique nouveau et hémiparésie droite", 1],
  ["ADD-RS : anévrisme de l'aorte thoracique connu, collapsus, douleur violente", 3],
  ["ADD-RS : père décédé d'une dissection aortique, douleur d'emblée maximale", 2],
  ["ADD-RS : douleur brutale, sus-décalage du ST en aVR, rien d'autre", 1],
  ["ADD-RS: sudden pain, ST elevation in lead aVR, nothing else", 1],
  ["ADD-RS: sudden pain, AVR, nothing else", "?aorticValve"],
  ["ADD-RS: sudden pain, previous AVR, nothing else", 2],
  ["ADD-RS : douleur brutale, AVC ancien, hémiplégie gauche séquellaire", "?focalDeficit"],
  ["ADD-RS: sudden pain, old stroke with residual hemiparesis", "?focalDeficit"],
  ["ADD-RS : bicuspidie, douleur d'apparition progressive, pouls symétriques, le reste négatif", 1],
  ["ADD-RS : remplacement valvulaire aortique il y a 3 ans, PA 85/50", 2],
  ["ADD-RS : TAVI récent, douleur 9/10", 2],
  ["Score de dissection aortique : Ehlers-Danlos vasculaire, déficit moteur du bras gauche", 2],
  [
    "ADD-RS : douleur brutale, PA 180/100 au bras droit et 140/80 au bras gauche",
    "?perfusionDeficit",
  ],
  ["ADD-RS : douleur brutale irradiant dans le bras gauche", 1],
  ["ADD-RS : douleur brutale, tension 180 à droite, 140 à gauche", "?perfusionDeficit"],
  ["ADD-RS : douleur brutale, PA 92/60", "?shock"],
  ["ADD-RS : douleur brutale, anévrisme", "?thoracicAneurysm"],
  ["ADD-RS : douleur brutale, chirurgie aortique", "?aorticManipulation"],
  ["ADD-RS : douleur brutale, anévrisme de l'aorte abdominale", 1],
  ["ADD-RS : douleur brutale, PA 95/60", "?shock"],
  ["ADD-RS : douleur brutale, PA 150/90, pas de choc, pas de déficit, le reste négatif", 1],
  ["ADD-RS : insuffisance aortique, douleur brutale", "?aorticValve"],
  ["ADD-RS: abrupt chest pain, severe, tearing, nothing else", 1],
  ["ADD-RS in a 55 year old with Marfan syndrome, ripping back pain and a pulse deficit", 3],
  ["ADD-RS: known thoracic aortic aneurysm, sudden onset pain, BP 80/50", 3],
  ["aortic dissection detection risk score: bicuspid aortic valve, focal deficit", 2],
  ["ADD-RS: family history of aortic dissection, no other criteria", 1],
  [
    "ADD-RS: new aortic regurgitation murmur, arm pressures equal, pain of gradual onset, rest negative",
    1,
  ],
  ["ADD-RS: recent aortic surgery, severe pain, shock", 3],
  ["ADD-RS: sudden pain, BP 170/90 right arm and 120/70 left arm", "?perfusionDeficit"],
  ["ADD-RS: none of the criteria", 0],
  ["ADD-RS: dolor torácico brusco, intenso y desgarrador, nada más", 1],
  ["ADD-RS: síndrome de Marfan, dolor desgarrador, déficit de pulso", 3],
  ["ADD-RS: aneurisma de aorta torácica conocido, hipotensión, dolor súbito", 3],
  ["Escala ADD-RS: válvula aórtica bicúspide, soplo de insuficiencia aórtica nuevo", 2],
  ["ADD-RS: padre con disección aórtica, dolor intenso, resto negativo", 2],
  [
    "ADD-RS: cirugía aórtica reciente, dolor de inicio progresivo, pulsos simétricos, resto negativo",
    1,
  ],
  ["ADD-RS: ningún criterio", 0],
];

test.each(QUESTIONS)("%s", (question, expected) => {
  const read = readScoreQuestion(question);
  const { evaluation, ask, words, assumed, unread } = read ?? {};
  const told = JSON.stringify({ value: evaluation?.outcome?.value, ask, words, assumed, unread });
  expect(read?.calculator.id, told).toBe("add-rs");
  if (typeof expected === "string") {
    expect(ask, told).toContain(expected.slice(1));
    return;
  }
  expect(ask, told).toEqual([]);
  expect(evaluation?.outcome?.value, told).toBe(expected);
});

test.each([
  "Can we add rs1234 to the list?",
  "Faut-il ajouter un bêtabloquant dans la dissection aortique ?",
  "We add aspirin to the treatment",
])("%s names no score", (question) => {
  expect(readScoreQuestion(question)).toBeNull();
});
