import { expect, test } from "vitest";
import { passagesOf } from "../domain/sheet.ts";
import { parseSheet, readContent } from "./content.ts";

// The same fact stands in several sheets, each read alone at the bedside: they must not say two
// things. A row names the passages that state it and the words each must hold; whoever changes one
// of them is sent to the others.
const FACTS: readonly [fact: string, passages: readonly string[], words: readonly RegExp[]][] = [
  [
    "adrenaline of the adult in cardiac arrest",
    [
      "arret-cardiorespiratoire-adulte#t1",
      "arret-cardiorespiratoire-adulte#t3",
      "arret-cardiorespiratoire-adulte#t10",
      "anaphylaxie#t8",
    ],
    [/1 mg (?:IV|ou)/, /3 à 5 min/],
  ],
  [
    "intramuscular adrenaline of the adult in anaphylaxis",
    ["anaphylaxie#f2", "asthme-aigu#r4"],
    [/0,5 mg IM/, /5 min/],
  ],
  [
    "hyperkalaemic arrest",
    ["arret-cardiorespiratoire-adulte#t7", "hyperkaliemie#f5"],
    [
      /chlorure de calcium (?:à )?10 % 10 mL/,
      /insuline rapide 10 UI/,
      /glucose 25 g/,
      /bicarbonate de sodium 50 mmol IV si acidose sévère ou insuffisance rénale/,
    ],
  ],
  [
    "CPR after thrombolysis of an embolism",
    ["arret-cardiorespiratoire-adulte#t8", "embolie-pulmonaire#t10"],
    [/60 à 90 min/],
  ],
  [
    "bleeding under a vitamin K antagonist, INR unknown",
    [
      "hemorragie-cerebrale-et-sous-arachnoidienne#t2",
      "choc-hemorragique#t5",
      "hemorragie-digestive-haute#t9",
    ],
    [
      /25 UI\/kg/,
      /vitamine K 10 mg/,
      /25 UI\/kg avant 4, 35 \(3 500 UI au plus\) de 4 à 6, 50 \(5 000 UI au plus\) au-delà/,
      /coagulation intravasculaire disséminée/,
    ],
  ],
  [
    "intracranial bleeding under an anti-Xa",
    ["hemorragie-cerebrale-et-sous-arachnoidienne#t4", "choc-hemorragique#t11"],
    [
      /50 UI\/kg IV, 5 000 UI au plus .* plafond de la spécialité, d’emblée, sans attendre l’andexanet/,
    ],
  ],
  [
    "bleeding under dabigatran",
    ["hemorragie-cerebrale-et-sous-arachnoidienne#t3", "choc-hemorragique#t6"],
    [/idarucizumab 5 g IV/],
  ],
  [
    "purpura fulminans of the adult before the hospital",
    ["meningite-et-purpura-fulminans#f1", "choc-septique#r3"],
    [
      /ceftriaxone 1 à 2 g IV/,
      /IM/,
      /Allergie grave aux bêta-lactamines : avis infectiologique immédiat/,
    ],
  ],
  [
    "possible encephalitis of the adult",
    ["meningite-et-purpura-fulminans#t4", "coma#t6"],
    [/aciclovir 10 mg\/kg IV toutes les 8 h/],
  ],
  [
    "naloxone of the adult",
    ["coma#t2", "intoxication-medicamenteuse#t1"],
    [/paliers de 0,1 mg/, /0,4 à 2 mg/, /10 mg/],
  ],
  [
    "flumazenil of the adult",
    ["coma#t3", "intoxication-medicamenteuse#t4"],
    [/0,3 mg IV en 15 s, puis 0,1 mg toutes les 60 s/, /2 mg au plus au total/],
  ],
  [
    "charcoal of the adult",
    ["intoxication-medicamenteuse#t5", "intoxication-paracetamol#f2"],
    [/50 g per os/],
  ],
  [
    "magnesium in eclampsia",
    ["etat-de-mal-epileptique#t9", "accouchement-inopine#t7"],
    [
      /sulfate de magnésium 4 g IV en 20 min,? puis 1 g\/h/,
      /2 g \(< 70 kg\) à 4 g IV/,
      /24 h après la dernière crise ou la naissance/,
      /gluconate de calcium 1 g IV en 10 min/,
    ],
  ],
  [
    "magnesium, the heart block and myasthenia",
    ["etat-de-mal-epileptique#t9", "accouchement-inopine#t7", "preeclampsie#t3", "asthme-aigu#t2"],
    [/[Àà] éviter si myasthénie ou bloc auriculoventriculaire/],
  ],
  [
    "magnesium that can wait when the kidney fails",
    ["preeclampsie#t3", "asthme-aigu#t2"],
    [
      /contre-indiqué si insuffisance rénale sévère|Insuffisance rénale sévère sans crise \(prévention\) : contre-indiqué/,
    ],
  ],
  [
    "magnesium in eclampsia when the kidney fails",
    ["etat-de-mal-epileptique#t9", "accouchement-inopine#t7", "preeclampsie#t3"],
    [
      /Insuffisance rénale : charge entière, entretien réduit, jamais sans magnésémie/,
      /\(si sévère : avis, 20 g au plus en 48 h, sinon benzodiazépine\)/,
    ],
  ],
  [
    "magnesium for torsades when the kidney fails",
    ["intoxication-medicamenteuse#t10"],
    [
      /2 g IV en 10 min dans tous les cas/,
      /Insuffisance rénale sévère .*: première dose donnée, ni seconde ni entretien sans magnésémie/,
    ],
  ],
  [
    "calcium chloride by vein in the adult",
    ["choc-hemorragique#t4", "hyperkaliemie#f2"],
    [
      /IV en 5 à 10 min/,
      /Sous (?:digitalique|digoxine) : .*plus lentement/,
      /4,56 mmol de calcium/,
    ],
  ],
  [
    "the lower ceiling of paracetamol",
    ["cephalee-aigue#f3", "douleur-thoracique-aigue#t1", "pneumothorax#t7"],
    [
      /maximum 4 g\/j/,
      /3 g\/j au plus si foie atteint(?: \(sévère : jamais\))?, alcool, dénutrition/,
      /clairance < 10 mL\/min/,
    ],
  ],
  [
    "thiamine of the alcoholic or malnourished adult who may have Wernicke’s disease",
    ["coma#t1", "coma#t4", "etat-de-mal-epileptique#f1"],
    [/[Tt]hiamine 500 mg IV en 30 min trois fois par jour/],
  ],
  [
    "corticosteroid before a tumour of the cord is proved",
    ["compression-medullaire#f1", "compression-medullaire#t1"],
    [/[Ss]ans déficit et tumeur non prouvée.*? : avis/],
  ],
  [
    "phenobarbital in status epilepticus",
    ["etat-de-mal-epileptique#t4", "etat-de-mal-epileptique#t11"],
    [/insuffisance respiratoire sévère non ventilée/],
  ],
  [
    "tranexamic acid of the wounded",
    ["choc-hemorragique#t1", "polytraumatise#t1"],
    [/acide tranexamique 1 g IV en 10 min/, /dans les 3 h/, /puis 1 g en (?:perfusion de )?8 h/],
  ],
  [
    "tranexamic acid after a birth",
    ["accouchement-inopine#t4", "choc-hemorragique#t9"],
    [
      /sans attendre son effet/,
      /acide tranexamique 1 g IV en 10 min au moins/,
      /dans les 3 h/,
      /renouvelable une fois (?:à|après) 30 min/,
      /dans les 24 h/,
      /2 g au/,
      /antécédent de convulsions(?: \(libellé\))? : à peser/,
    ],
  ],
  [
    "nicardipine of the adult",
    ["avc-ischemique#t11", "hemorragie-cerebrale-et-sous-arachnoidienne#t1"],
    [/3 à 5 mg\/h pendant 15 min/, /0,5 à 1 mg\/h toutes les 15 min/, /maximum 15 mg\/h/],
  ],
  [
    "osmotherapy of a herniation",
    ["polytraumatise#t3", "hemorragie-cerebrale-et-sous-arachnoidienne#f5"],
    [/250 mOsm en 15 à 20 min/, /230 mL de mannitol/],
  ],
  [
    "morphine by titration",
    [
      "douleur-thoracique-aigue#t1",
      "syndrome-coronarien-avec-sus-decalage#t9",
      "syndrome-coronarien-sans-sus-decalage#t7",
      "pneumothorax#t7",
      "polytraumatise#t5",
    ],
    [
      /2 mg \(≤ 60 kg\) ou 3 mg \(> 60 kg\) toutes les 5 min jusqu’à une douleur ≤ 30\/100/,
      /traumatisme crânien ou hypertension intracrânienne/,
      /insuffisance hépatique sévère, épilepsie non contrôlée/,
      /buprénorphine, nalbuphine ou pentazocine/,
    ],
  ],
  [
    "loading dose of aspirin",
    [
      "douleur-thoracique-aigue#t2",
      "syndrome-coronarien-avec-sus-decalage#t1",
      "syndrome-coronarien-sans-sus-decalage#f3",
    ],
    [
      /150 à 300 mg per os/,
      /75 à 250 mg IV/,
      /allergie ou asthme à l’aspirine ou aux AINS/,
      /maladie hémorragique, ulcère évolutif/,
      /dissection aortique/,
      /insuffisance cardiaque sévère non contrôlée/,
    ],
  ],
  [
    "enoxaparin of coronary syndromes when the kidney fails",
    ["syndrome-coronarien-sans-sus-decalage#t6", "syndrome-coronarien-avec-sus-decalage#t6"],
    [
      /15 à 30 mL\/min/,
      /par 24 h/,
      /< 15 mL\/min : héparine non fractionnée/,
      /moins de 100 jours ou anticorps circulants/,
    ],
  ],
  [
    "ceiling of the rate of furosemide",
    ["oedeme-aigu-pulmonaire#t1", "oedeme-aigu-pulmonaire#t4", "hyperkaliemie#t5"],
    [/4 mg\/min au plus/, /2,5 si insuffisance rénale sévère/],
  ],
  [
    "fosfomycin and the kidney",
    [
      "infection-urinaire-basse#t1",
      "infection-urinaire-basse#t2",
      "infection-urinaire-basse#t3",
      "infection-urinaire-basse#t5",
      "infection-urinaire-basse#t6",
    ],
    [/non recommandée si clairance < 10 mL\/min/],
  ],
  ["tenecteplase in stroke", ["avc-ischemique#t2", "avc-ischemique#p1"], [/25 mg/]],
  [
    "glucose of the child",
    ["arret-cardiorespiratoire-enfant-et-nouveau-ne#t8", "hypoglycemie#t7"],
    [/0,2 g\/kg/, /2 mL\/kg/],
  ],
  [
    "crystalloid of the child",
    ["arret-cardiorespiratoire-enfant-et-nouveau-ne#t8", "anaphylaxie#t2"],
    [/10 mL\/kg IV ou IO/],
  ],
];

const { files } = await readContent();
const texts = new Map<string, string>(
  files.flatMap(({ name, text }) => {
    const sheet = parseSheet(name, text);
    return passagesOf(sheet).map(
      ({ passage }) =>
        [`${sheet.id}#${passage.id}`, passage.text.replace(/[\u00a0\u202f]/gu, " ")] as const,
    );
  }),
);

test.each(FACTS)("%s: one dose, whichever sheet is opened", (_fact, passages, words) => {
  for (const passage of passages)
    for (const word of words) expect(texts.get(passage), passage).toMatch(word);
});
