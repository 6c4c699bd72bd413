// Ordinary sentences of a file that a wording once took for a criterion: each would have changed a
// total without being said. What is not understood is asked.
import { describe, expect, test } from "vitest";
import { readScoreTurns } from "./read-question.ts";

type Trap = readonly [question: string, input: string, forbidden: boolean | string];

const refuses = (traps: readonly Trap[]) =>
  test.each(traps)("%s: %s is not %s", (question, input, forbidden) => {
    expect(readScoreTurns([question])?.inputs[input]).not.toBe(forbidden);
  });

describe("a troponin, a mind, a cancer, a leg", () => {
  refuses([
    ["TIMI : troponine à 0,8 µg/L", "raisedMarkers", false],
    ["TIMI: troponin 0.8", "raisedMarkers", false],
    ["HEART : troponine à 0,8 µg/L", "troponin", "normal"],
    ["HAS-BLED : alcool 0,8 g/L", "alcohol", false],
    ["TIMI : tropo + NFS demandées", "raisedMarkers", true],
    ["TIMI : troponine peu significative", "raisedMarkers", true],
    ["qSOFA : ne répond pas à l'amoxicilline", "alteredMentation", true],
    ["PSI : ne répond pas au remplissage", "alteredMentation", true],
    ["PSI : transit ralenti", "alteredMentation", true],
    ["qSOFA : pouls ralenti", "alteredMentation", true],
    ["PSI : répond bien aux antibiotiques", "alteredMentation", false],
    ["CURB-65 : répond bien au remplissage", "confusion", false],
    ["NEWS2 : répond bien au remplissage", "alert", true],
    ["Wells TVP : cancer du sein métastatique diagnostiqué il y a 6 ans", "activeCancer", false],
    ["Wells TVP : immunothérapie aux acariens", "activeCancer", true],
    ["PSI : désensibilisation, immunothérapie aux acariens", "neoplasia", true],
    ["Wells TVP : néoplasie intra-épithéliale cervicale", "activeCancer", true],
    ["Wells EP : néoplasie intra-épithéliale cervicale", "cancer", true],
    ["Wells TVP : mélanome opéré il y a 20 ans", "activeCancer", true],
    ["Wells EP : douleur au mollet, jambes symétriques", "dvtSigns", true],
    ["Wells EP : douleur au mollet", "dvtSigns", true],
    ["Wells EP : douleur de jambe durant la nuit", "dvtSigns", true],
    ["Wells EP : crampes de jambe d'une durée de 2 jours", "dvtSigns", true],
    ["Wells EP : filets de sang dans les selles", "haemoptysis", true],
    ["Genève : filets de sang dans les vomissements", "haemoptysis", true],
    ["HAS-BLED : NASH sans cirrhose", "liver", true],
    ["PSI : NASH sans cirrhose", "liverDisease", true],
  ]);
});

describe("a word that denies, after what it denies", () => {
  refuses([
    ["CHA2DS2-VA : IDM non, AVC non", "vascularDisease", true],
    ["CHA2DS2-VA : SCA exclu", "vascularDisease", true],
    ["CHA2DS2-VA : OAP non", "heartFailure", true],
    ["TIMI : Kardégic non", "aspirin", true],
    ["TIMI : Kardégic arrêté", "aspirin", true],
    ["PERC : AVP non", "surgeryOrTrauma", true],
    ["PERC : THM arrêté il y a 2 ans", "oestrogen", true],
    ["PERC : THM non", "oestrogen", true],
    ["HEART : BBG non, ECG normal", "ecg", "nonspecific"],
    ["PSI : hépatite chronique non", "liverDisease", true],
  ]);
});

describe("the heart", () => {
  refuses([
    ["CHA2DS2-VA : he did have a stroke", "diabetes", true],
    ["RCRI: how did he do, colectomy", "insulin", true],
    ["RCRI : DT2 sous inhibiteur de la pompe à protons", "insulin", true],
    ["RCRI : porteur d'une colostomie", "highRiskSurgery", true],
    ["CHA2DS2-VA : sténose aortique serrée", "vascularDisease", true],
    ["CHA2DS2-VA : sténose carotidienne", "vascularDisease", true],
    ["CHA2DS2-VA : attaque de panique", "strokeTiaEmbolism", true],
    ["CHA2DS2-VA : attaque de goutte", "strokeTiaEmbolism", true],
    ["CHA2DS2-VA : ischémie de membre", "strokeTiaEmbolism", true],
    ["CHA2DS2-VA : thrombose artérielle", "strokeTiaEmbolism", true],
    ["CHA2DS2-VA : angioplastie de fistule", "vascularDisease", true],
    ["CHA2DS2-VA : claudication médullaire", "vascularDisease", true],
    ["Canadian syncope: collapsed at 3 pm", "heartDisease", true],
    ["Canadian syncope : ATCD cardiovasculaires : HTA", "heartDisease", true],
    ["Canadian syncope : bouffée de chaleur", "vasovagalPredisposition", true],
    ["Canadian syncope : prise de sang normale aux urgences", "vasovagalPredisposition", true],
    ["Canadian syncope : douleur thoracique brutale puis syncope", "vasovagalPredisposition", true],
    ["Canadian syncope : BBG complet", "qrsOver130", true],
    ["HEART : VG dilaté", "riskFactors", "threeOrAtherosclerosis"],
    ["HEART : pupilles dilatées", "riskFactors", "threeOrAtherosclerosis"],
    ["HEART : artérite temporale", "riskFactors", "threeOrAtherosclerosis"],
    ["TIMI : plusieurs épisodes ces dernières semaines", "severeAngina", true],
    ["HAS-BLED : a saigné du nez il y a 3 jours", "bleeding", true],
    ["HAS-BLED : hémorragie conjonctivale il y a 2 mois", "bleeding", true],
    ["HAS-BLED : faible consommation d'alcool", "alcohol", true],
    ["HAS-BLED : consommation d'alcool festive", "alcohol", true],
    ["HAS-BLED : boit une bouteille d'eau par jour", "alcohol", true],
    ["HAS-BLED : boit beaucoup d'eau", "alcohol", true],
    ["HAS-BLED : INR cible 2-3", "labileInr", false],
    ["HAS-BLED : INR souvent au-dessus de la cible", "labileInr", false],
    ["HAS-BLED : INR rarement dans la cible", "labileInr", false],
    ["HAS-BLED : TA instable sous remplissage", "hypertension", true],
  ]);
});

describe("the lungs, and a clot", () => {
  refuses([
    ["CURB-65 : a perdu 6 kg", "confusion", true],
    ["CURB-65 : a perdu l'appétit", "confusion", true],
    ["CURB-65 : encéphalopathie ancienne", "confusion", true],
    ["CURB-65 : ne sait pas quel antibiotique il a pris", "confusion", true],
    ["PSI : más de 60 años", "nursingHome", true],
    ["PSI : résidente en Bretagne", "nursingHome", true],
    ["PSI : résident de Lyon", "nursingHome", true],
    ["PSI : insuffisance rénale aiguë", "renalDisease", true],
    ["PSI : créatinine altérée", "renalDisease", true],
    ["NEWS2 : il a l'air fatigué", "oxygen", false],
    ["NEWS2 : a besoin de plus d'oxygène", "oxygen", false],
    ["NEWS2 : FiO2 21 %", "oxygen", true],
    ["NEWS2 : CPAP nocturne pour SAOS", "oxygen", true],
    ["NEWS2 : débit cardiaque 5 L par minute", "oxygen", true],
    ["Genève : ATCD : appendicectomie, césarienne", "surgeryOrFracture", true],
    ["PERC : ATCD : appendicectomie, césarienne", "surgeryOrTrauma", true],
    ["Wells EP : ATCD : hystérectomie, césarienne", "immobilisationOrSurgery", true],
    ["Wells TVP : ATCD : hystérectomie, césarienne", "bedRestOrSurgery", true],
    ["PERC : prothèse dentaire", "surgeryOrTrauma", true],
    ["Wells EP : prothèse mammaire", "immobilisationOrSurgery", true],
    ["Wells TVP : porteur d'une prothèse de hanche", "bedRestOrSurgery", true],
    ["Wells EP : porteur d'une prothèse de hanche", "immobilisationOrSurgery", true],
    ["PERC : intervention du SMUR", "surgeryOrTrauma", true],
    ["Wells TVP : examiné au lit", "bedRestOrSurgery", true],
    ["Wells TVP : douleur au lit la nuit", "bedRestOrSurgery", true],
    ["Wells TVP : poignet immobilisé par résine", "paralysisOrPlaster", true],
    ["Wells EP : poignet immobilisé par résine", "immobilisationOrSurgery", true],
    ["Wells TVP : jambe droite totalement souple", "wholeLegSwollen", true],
    ["Wells TVP : jambe entièrement plâtrée", "wholeLegSwollen", true],
    ["Wells TVP : gonflement de la cuisse", "wholeLegSwollen", true],
    ["Wells TVP : CVC jugulaire", "collateralVeins", true],
    ["Wells TVP : TVP prouvée à l'écho ce jour", "previousDvt", true],
    ["PERC : SCA peu probable", "lowProbability", true],
  ]);
});

test("what is no more done is not done", () => {
  const { commands } = readScoreTurns(["NIHSS : ne suit plus les ordres simples"])?.inputs ?? {};
  expect(commands).not.toBe("0");
  expect(readScoreTurns(["NIHSS : ne suit plus les ordres"])?.inputs.commands).not.toBe(0);
});

test("an inspired fraction is no saturation", () => {
  expect(readScoreTurns(["NEWS2 : FR 20, FiO2 40 %, conscient"])?.inputs.spo2).toBeUndefined();
});

test("what is no more so is denied", () => {
  const inputs = readScoreTurns(["PSI : n'est plus orienté"])?.inputs;
  expect(inputs?.alteredMentation).not.toBe(false);
});
