// Subjects told by how they present, over the shipped library, as the assistant reads them: only a
// sheet that is sure counts.
import { expect, test } from "vitest";
import { understand } from "../domain/understand.ts";
import { PRESENTED_NOTHING, PRESENTED_TOPIC } from "../testing/presented-queries.ts";
import { shippedIndex } from "../testing/shipped-index.ts";

function opened(query: string): string | null {
  const { ranking, isSure } = understand(query, shippedIndex);
  return ranking.sheets.find(isSure)?.id ?? null;
}

test("find their sheet in nine of ten at least, and each of the later sheets", () => {
  const failures = PRESENTED_TOPIC.filter(([query, sheet]) => opened(query) !== sheet);
  expect(failures.length / PRESENTED_TOPIC.length, JSON.stringify(failures)).toBeLessThanOrEqual(
    0.1,
  );
  expect(new Set(PRESENTED_TOPIC.map(([, sheet]) => sheet)).size).toBe(15);
});

test.each(["back went while moving house 3 days ago", "ma chaudière est en panne depuis hier"])(
  "a word of a name is no name: %s",
  (query) => expect(opened(query)).toBeNull(),
);

test("what resembles them and no sheet treats finds nothing", () => {
  expect(PRESENTED_NOTHING.filter((query) => opened(query) !== null)).toEqual([]);
});

test.each([
  // Names that the register knows and no sheet writes.
  [
    "estatus epiléptico: segunda línea, levetiracetam cuántos mg por kilo",
    "etat-de-mal-epileptique",
  ],
  // Words that are cut short inside a name.
  ["quel anticoagulant pour une embolie pulm, clairance 20", "embolie-pulmonaire"],
  ["hémorragie dig haute, octréotide ?", "hemorragie-digestive-haute"],
  // A value that tells a disease outweighs the company it is found in.
  ["cirrhose, Na 118 et confusion", "hyponatremie"],
  // A side is not a paralysis.
  ["55M left sided chest pain radiating to the jaw", "douleur-thoracique-aigue"],
  ["sudden one-sided chest pain, no breath sounds on the right, BP 70", "pneumothorax"],
  // A value is read as its language writes it, in figures or in words, where it rises too.
  ["BM 1.6, unconscious, no IV access", "hypoglycemie"],
  ["0,28 au bout du doigt, inconscient, pas de voie", "hypoglycemie"],
  ["bebedor, dolor epigástrico en cinturón, vómitos, amilasa muy alta", "pancreatite"],
  ["creatinine went from 90 to 420 in four days", "insuffisance-renale-aigue"],
  ["myeloma, constipated, dehydrated, high calcium", "hypercalcemie"],
  // What a named disease has become stands before it.
  ["infection urinaire, hypotendu malgré le remplissage", "choc-septique"],
  ["AVP, pas de MV à droite, jugulaires gonflées, TA 7", "pneumothorax"],
  ["TS au laroxyl, QRS larges", "intoxication-medicamenteuse"],
  // A word of two senses is the one its company tells.
  ["can't bend his elbow, hot, 39, cloudy joint fluid", "arthrite-septique"],
  ["dolor de ojo y visión borrosa después de unas gotas", "glaucome"],
  ["one-sided painful cluster of blisters in an old man", "zona"],
  // Somebody grown up has no disease of a newborn.
  ["elderly with a bad heart, orthopnoea, wet lungs", "oedeme-aigu-pulmonaire"],
  // A disease told strongly stands before the sheet of a symptom that it explains.
  ["écrasé sous un tracteur, abdomen tendu, TA 75, Glasgow 13", "polytraumatise"],
  ["salió despedido de la moto a 90, pelvis dolorosa, Glasgow 11", "polytraumatise"],
  ["LP: 1500 cells, 90% neutrophils, low glucose", "meningite-et-purpura-fulminans"],
  // A short abbreviation is read, not heard: "alto" is no infection of a bone.
  [
    "joven alto y flaco, punzada brusca en el costado, no se ausculta nada a la izquierda",
    "pneumothorax",
  ],
  // The company that is all a question names is its subject: never another's route and dose.
  ["IM adrenaline dose in a child with anaphylaxis", "anaphylaxie"],
  ["adrenaline IM dose child anaphylaxis", "anaphylaxie"],
  // A lead beside other leads is no fibrillation, the nurse who sorts no infection of a bone.
  [
    "douleur en étau depuis une heure, sueurs, ECG D2 D3 VF sus-décalés de 3 mm, miroir en VL",
    "syndrome-coronarien-avec-sus-decalage",
  ],
  ["IOA à l'accueil : douleur thoracique, ECG en combien de temps", "douleur-thoracique-aigue"],
])("%s", (query, sheet) => {
  expect(opened(query)).toBe(sheet);
});

test("a word of its own is no cut of another: « embolie pulsatile » names no embolism of the lung", () => {
  const { mentions } = understand("embolie pulsatile", shippedIndex);
  expect(mentions.map(({ entity }) => entity.id)).not.toContain("embolie-pulmonaire");
});

test.each([
  "l’économie est en arrêt cardiaque, comment la réanimer ?",
  "mi relación está en coma, ¿la desconecto?",
  "infarctus du moteur, que faire ?",
  "mon ordi est dans le coma depuis la mise à jour",
])("a figure of speech opens nothing: %s", (query) => {
  expect(understand(query, shippedIndex).ranking.sheets).toEqual([]);
});

test.each(["mon père est en arrêt cardiaque", "il est en coma, glycémie 0,3"])(
  "a person is no thing: %s",
  (query) => expect(opened(query)).not.toBeNull(),
);

/** What is said to have no sheet, first what is told. */
const absent = (query: string): string[] =>
  understand(query, shippedIndex).subject.absent.map(({ entity }) => entity.id);

test.each([
  // A finding that has a name of its own is said beside the disease that explains it.
  [
    "6 SA, métrorragies, douleur pelvienne, hCG 1900, utérus vide",
    ["grossesse-extra-uterine", "metrorragies"],
  ],
  // A disease told strongly stands before the sheet of one of its symptoms.
  ["douleur thoracique soulagée penché en avant, ST diffus concave, frottement", ["pericardite"]],
  // A name is not told by its own words.
  ["fièvre jaune, vaccin obligatoire ?", ["fievre-jaune", "vaccination-de-ladulte"]],
  // Half the name of a sheet is nothing beside a whole name.
  ["rhinite allergique, quel antihistaminique", ["rhinite-allergique"]],
  // Other people’s animals are no patients.
  [
    "toute la famille a mal à la tête près du poêle, le chien est mort",
    ["intoxication-au-monoxyde-de-carbone"],
  ],
  // Two words of a sign stand in either order.
  [
    "prednisone arrêtée d’un coup, hypotension, vomissements, Na 121, K 6",
    ["insuffisance-surrenale-aigue"],
  ],
  // Lay words for the name of a sheet are not its name.
  ["n’a pas uriné depuis 15 h, globe, grosse prostate", ["retention-aigue-durine"]],
  // What was ruled out, or denied after « aucune », is no subject.
  ["paludisme éliminé, c’est une dengue", ["dengue"]],
  ["malaria is negative, is it dengue?", ["dengue"]],
  ["dépression modérée sans aucune idée suicidaire", ["episode-depressif"]],
  ["ischémie aiguë MI gauche, héparine", ["ischemie-aigue-de-membre"]],
])("without a sheet: %s", (query, ids) => {
  expect(absent(query)).toEqual(ids);
  expect(opened(query)).toBeNull();
});

test.each([
  // What an infection may become, presented by its values, is what is asked.
  ["pyélonéphrite, TA 75/40, lactates 6, marbrures, fièvre", "choc-septique"],
  ["pyelonephritis, BP 75/40, lactate 6, mottled, fever", "choc-septique"],
  ["sodio en 110, ¿cuánto puedo subirlo?", "hyponatremie"],
  ["toux 39 crépitants à la base gauche", "pneumonie-aigue-communautaire"],
  ["fingerstick 35 mg/dl, confused", "hypoglycemie"],
  // What somebody lives with, or takes, leaves the question to what happens now.
  ["PR sous métho, genou rouge chaud", "arthrite-septique"],
  ["artritis reumatoide con metotrexato, rodilla roja y caliente", "arthrite-septique"],
  ["68-year-old with COPD on tiotropium, more breathless and green sputum", "exacerbation-bpco"],
  ["xarelto qui saigne du crâne", "hemorragie-cerebrale-et-sous-arachnoidienne"],
  ["hyperthyroïdie sous néomercazole, palpitations irrégulières à 150", "fibrillation-atriale"],
  ["lymphome sous chimio, vésicules en bande sur le thorax", "zona"],
  ["on warfarin for AF, vomiting blood", "hemorragie-digestive-haute"],
  ["asthmatique sous seretide, siffle, DEP 40 %", "asthme-aigu"],
])("%s", (query, sheet) => {
  expect(opened(query)).toBe(sheet);
  expect(absent(query)).toEqual([]);
});

test("an infection without a shock has no sheet", () =>
  expect(absent("pyélonéphrite, quel antibiotique")).toEqual(["pyelonephrite"]));
