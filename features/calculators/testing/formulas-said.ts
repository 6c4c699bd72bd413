// Formulas and lists as they are typed, written with the readings of their calculators. Expected:
// the value computed by hand from the publication, or what must be asked for.
export interface SaidFormula {
  question: string;
  calculator: string;
  value?: number;
  /** Exactly these are asked for. */
  ask?: readonly string[];
}

const values = (calculator: string, rows: Readonly<Record<string, number>>): SaidFormula[] =>
  Object.entries(rows).map(([question, value]) => ({ question, calculator, value }));
const asked = (
  calculator: string,
  rows: Readonly<Record<string, readonly string[]>>,
): SaidFormula[] => Object.entries(rows).map(([question, ask]) => ({ question, calculator, ask }));

const METABOLISM: readonly SaidFormula[] = [
  // Na − Cl − HCO3
  ...values("anion-gap", {
    "Trou anionique Na 140 Cl 100 HCO3 12": 28,
    "Trou anionique Na140 Cl100 RA 12": 28,
    "trou anionique : natrémie 138 mmol/L, chlore 104, bicarbonates 10 mmol/L, albumine 25 g/L": 24,
    "TA calcul trou anionique Na+ 132, Cl- 95, HCO3- 8, alb 20": 29,
    "calcule le trou anionique avec Na 140, K 4,2, chlorémie 98 et bicar à 15": 27,
    "anion gap: sodium 140, chloride 100, bicarbonate 12, albumin 2.5 g/dL": 28,
    "Hiato aniónico con Na 136, Cl 99, HCO3 9": 28,
  }),
  ...asked("anion-gap", {
    "Trou anionique si Na 140 et Cl 100 ?": ["bicarbonate"],
    "trou anionique Na 140 Cl 100 HCO3 12, contrôle HCO3 18": ["bicarbonate"],
  }),
  // 1.5 × HCO3 + 8
  ...values("winters", {
    "Winters avec bicarbonates 12": 26,
    "formule de Winter HCO3 à 8, PaCO2 mesurée 22": 20,
    "PaCO2 attendue pour 10 mmol/L de bicarbonates": 23,
    "acidose trou anionique élevé, HCO3 10, formule de Winters ?": 23,
    "Winters' formula bicarb 15": 30.5,
    "pCO2 esperada con bicarbonato de 10": 23,
  }),
  ...asked("winters", { "Winters, PaCO2 25": ["bicarbonate"] }),
  // Na + 1.6 × (glucose in mg/dL − 100) / 100
  ...values("corrected-sodium", {
    "natrémie corrigée : Na 128, glycémie 35 mmol/L": 136.489,
    "Natrémie corrigée glycémie à 6 g/L natrémie 125": 133,
    "natrémie corrigée Na 122 glycémie 8,5 g": 134,
    "sodium corrigé pour une glycémie à 45 mmol/L, Na 126 mmol/L": 137.372,
    "corrected sodium: Na 130 glucose 600 mg/dL": 138,
    "sodio corregido: sodio 128, glucemia 500 mg/dl": 134.4,
  }),
  // Grams or millimoles: both are written so.
  ...asked("corrected-sodium", {
    "Corriger la natrémie : Na 130, glycémie 8": ["glucose"],
    // The result, or the value before it?
    "natrémie corrigée 130, glycémie 4 g/L": ["sodium"],
    "natrémie corrigée : natrémie 124 mmol/L puis 128 mmol/L, glycémie 5 g/L": ["sodium"],
  }),
  // Ca + 0.02 × (40 − albumin)
  ...values("corrected-calcium", {
    "calcémie corrigée : calcémie 2,05 mmol/L albumine 26 g/L": 2.33,
    "calcémie corrigée Ca 85 mg/L alb 28": 2.361,
    "Corriger calcémie 2,60 avec albumine à 30": 2.8,
    "calcium corrigé, calcium total 105 mg/L, albuminémie 30 g": 2.82,
    "corrected calcium: Ca 8.2 mg/dL, albumin 2.4 g/dL": 2.366,
    "calcio corregido: calcio 8,0 mg/dl, albúmina 3 g/dl": 2.196,
  }),
  ...asked("corrected-calcium", {
    "calcémie corrigée 2,4 albumine 28": ["calcium"],
    "calcium corrigé : calcium ionisé 1,05, albumine 25": ["calcium"],
  }),
];

const KIDNEY: readonly SaidFormula[] = [
  ...values("ekfc", {
    "EKFC femme 72 ans créat 95 µmol/L": 47.883,
    "DFG EKFC homme 60 ans, créatinine 12 mg/L": 63.368,
    "débit de filtration selon EKFC, femme de 80 ans, créatinine 110": 37.427,
    "DFG d’une femme de 80 ans, créat 100, par EKFC": 41.691,
    "EKFC eGFR: 65-year-old woman, creatinine 1.2 mg/dL": 45.342,
    "EKFC: hombre de 70 años, creatinina 130 µmol/L": 45.526,
  }),
  ...asked("ekfc", { "EKFC 72 ans créat 95 µmol/L": ["sex"] }),
  ...values("ckd-epi-2009", {
    "CKD-EPI 2009 homme 60 ans créat 1,8 mg/dL": 40.016,
    "ckd epi 2009 femme 80 ans 120 µmol/l": 36.742,
    "ckd-epi (2009) femme de 67 ans, creat 9 mg/L": 66.162,
    "CKD-EPI de 2009, homme de 70 ans, créatininémie 100 µmol/L": 65.404,
    "DFG par la formule CKD-EPI 2009 : H 67 ans, créat 14 mg/L": 51.621,
    "2009 CKD-EPI, woman aged 55, creatinine 0.9 mg/dL": 71.981,
    "CKD-EPI 2009: mujer de 80 años, creatinina 120 µmol/L": 36.742,
  }),
];

const EMERGENCY: readonly SaidFormula[] = [
  // 4 × kg × %
  ...values("parkland", {
    "Parkland 70 kg 30 % brûlé il y a 2 h": 8400,
    "Parkland : enfant de 20 kg, brûlé sur 15 % depuis 1 heure": 1200,
    "parkland brulé 35% poids 60kg il y a 2h30": 8400,
    "parkland 75kg SCB 25% H+3, a déjà reçu 1 L de Ringer": 7500,
    "40% SCB 75 kg il y a 1 h, formule de Parkland": 12000,
    "Parkland 70 kg 30 % à 2 h de la brûlure": 8400,
    "Parkland 65 kg 20 % de surface brûlée, brûlure datant de 3 heures, 500 mL déjà passés": 5200,
    "Parkland 70 kg, 30% TBSA, burned 2 hours ago": 8400,
    "Parkland: 70 kg, 30% SCQ, hace 2 horas": 8400,
    // Its volumes need no time; an hour of the day tells none.
    "Parkland : homme 80 kg, surface brûlée 40 %, brûlure à 14 h": 12800,
    "Parkland 70 kg, 30 % SCB, brûlé depuis 14h": 8400,
    "Parkland : brûlé de 70 kg, 30 % de SCB. Volume sur 24 h ?": 8400,
  }),
  ...asked("parkland", {
    "Parkland 2e degré 20 % 3e degré 10 % 70 kg il y a 1h": ["burnt"],
  }),
  // 10 µg/kg
  ...values("arrest-child", {
    "arrêt cardiaque enfant 20 kg": 200,
    "ACR nourrisson 8 kg adrénaline ?": 80,
    "ACR enfant : 6 ans, 20 kg, quelle dose d’adrénaline ?": 200,
    "adrénaline arrêt cardiaque chez un nourrisson de 6 kg": 60,
    "cardiac arrest, child, 25 kg": 250,
    "parada cardiaca niño 15 kg": 150,
  }),
  ...asked("arrest-child", { "ACR enfant de 6 ans": ["weight"] }),
  // PaO₂ / FiO₂; 9 kPa are 67.5 mmHg
  ...values("pf-ratio", {
    "P/F : PaO2 80 FiO2 50 % PEP 8": 160,
    "rapport P/F PaO2 75 mmHg sous FiO2 0,6, PEP 10 cmH2O": 125,
    "PaO2/FiO2 avec PaO2 65 en air ambiant": 309.524,
    "P/F PaO2 9 kPa FiO2 40% CPAP 5": 168.764,
    "P/F ratio: PaO2 70, FiO2 0.5, PEEP 10": 140,
    "relación PaO2/FiO2: PaO2 70 mmHg, FiO2 50%, PEEP 8": 140,
    // Ventilated says nothing of the pressure: the ratio alone.
    "P/F PaO2 80 FiO2 40": 200,
    "P/F patient intubé ventilé PaO2 80 FiO2 60 %": 133.333,
  }),
  // 1.9 and 4.2 mg/dL with INR 1.2: 20, and 28 with sodium 125 (R package ameld)
  ...values("meld-classic", {
    "MELD : créatinine 1,9 mg/dL, bilirubine 4,2 mg/dL, INR 1,2": 20,
    "score MELD chez un cirrhotique, bili 54 µmol/L, INR 2, créat 170 µmol/L": 25,
    "MELD bilirubine 60 µmol/L INR 1,8 créatinine 100 µmol/L, dialysé": 31,
    "MELD score: bilirubin 4.2 mg/dL, INR 1.2, creatinine 1.9 mg/dL": 20,
    "MELD: bilirrubina 4,2 mg/dL, INR 1,2, creatinina 1,9 mg/dL": 20,
  }),
  ...asked("meld-classic", { "MELD bilirubine 60 µmol/L, INR 1,8": ["creatinine", "dialysis"] }),
  ...values("meld-na", {
    "MELD-Na créatinine 1,9 mg/dL, bilirubine 4,2 mg/dL, INR 1,2, natrémie 125": 28,
    "MELD Na : bili 2 mg/dL, INR 1,8, créat 2 mg/dL, Na 131": 26,
    "MELD-Na: bilirubin 2 mg/dL, INR 1.8, creatinine 2 mg/dL, sodium 131": 26,
    "MELD-Na: bilirrubina 2 mg/dL, INR 1,8, creatinina 2 mg/dL, sodio 131": 26,
  }),
  ...asked("meld-na", { "MELD-Na bilirubine 60 µmol/L, INR 1,8, créat 120": ["sodium"] }),
  // 27.6, a woman
  ...values("meld", {
    "MELD 3.0 femme, bili 3 mg/dL, INR 2, créat 1,5 mg/dL, Na 130, albumine 30 g/L": 28,
    "MELD chez une femme : bilirubine 3 mg/dL, INR 2, créatinine 1,5 mg/dL, Na 130, albumine 30 g/L": 28,
  }),
  ...asked("meld", {
    "MELD 3.0 bili 3 mg/dL, INR 2, créat 1,5 mg/dL, Na 130": ["albumin", "sex"],
  }),
  // TP 45 %: 2; albumin 32: 2
  ...values("child-pugh", {
    "Child-Pugh : bilirubine 20 µmol/L, albumine 32 g/L, TP 45 %, pas d’ascite, pas d’encéphalopathie": 7,
    "Child-Pugh bili 60 µmol/L, albumine 25 g/L, TP 35, ascite abondante, pas d’encéphalopathie": 13,
    "Child-Pugh: bilirubin 20 µmol/L, albumin 32 g/L, prothrombin activity 45%, no ascites, no encephalopathy": 7,
    "Child-Pugh: bilirrubina 20 µmol/L, albúmina 32 g/L, actividad de protrombina 45 %, sin ascitis, sin encefalopatía": 7,
  }),
  ...asked("child-pugh", {
    "Child-Pugh : bilirubine 20 µmol/L, albumine 32 g/L, pas d’ascite, pas d’encéphalopathie": [
      "inr",
    ],
    "Child-Pugh : bilirubine 20 µmol/L, albumine 32 g/L, TP 30 %, INR 1,2, pas d’ascite, pas d’encéphalopathie":
      ["prothrombin"],
  }),
  ...values("ccmu", {
    "CCMU 3": 3,
    "CCMU 2 chez une entorse": 2,
    "CCMU : pronostic vital engagé sans manœuvre de réanimation": 4,
    "CCMU pronostic vital engagé, réanimation immédiate": 5,
    "CCMU: life threatened, immediate resuscitation": 5,
    "CCMU: riesgo vital, maniobras de reanimación": 5,
  }),
  // 0: no imaging
  ...values("canadian-c-spine", {
    "Règle canadienne du rachis cervical : 40 ans, choc arrière simple, a marché, pas de paresthésies, mécanisme non dangereux, rachis cervical indolore à la palpation, tourne la tête de 45° des deux côtés": 0,
    "Canadian C-spine rule : 70 ans, chute de sa hauteur, assis aux urgences, pas de paresthésies, rachis cervical indolore": 1,
    "Règle canadienne rachis : 30 ans, chute de 3 m, pas de paresthésies": 1,
    "Règle canadienne du rachis cervical, 28 ans, fourmillements des mains": 1,
    "Canadian C-spine rule: 35 years, tingling in both hands": 1,
    "Regla canadiense de columna cervical: 35 años, hormigueo en las manos": 1,
  }),
  ...asked("canadian-c-spine", {
    "Règle canadienne du rachis cervical : 40 ans, choc arrière simple, assis, pas de paresthésies, mécanisme non dangereux, rachis cervical indolore":
      ["rotates"],
    "Règle canadienne du rachis cervical : 40 ans, assis, pas de paresthésies, mécanisme non dangereux, rachis indolore, tourne la tête":
      ["rotates"],
  }),
  ...values("gemsa", {
    "GEMSA 4": 4,
    "GEMSA d’un patient non convoqué, rentré à domicile après suture": 2,
    "gemsa : hospitalisé en médecine, non attendu": 4,
    "GEMSA patient convoqué pour pansement, rentré à domicile": 3,
    "GEMSA attendu en chirurgie, entrée programmée": 5,
    "Gemsa déchocage puis hospitalisé": 6,
    "quel groupe GEMSA : 2h de surveillance scopée puis retour à domicile": 6,
    "GEMSA dead on arrival": 1,
    "GEMSA: ingresado en medicina interna": 4,
  }),
  // Pulse 105: 2; 150 at 45 years: 2; 20/min: 1; hand 1; palms 1
  ...values("cushman", {
    "Cushman 45 ans, FC 105, TA 150/90, FR 20, tremblements des mains, sueurs palmaires, pas d’agitation, pas d’hallucinations": 7,
    // 118: 2; 160 at 52 years: 2; 24/min: 1; 3 + 3 + 2 + 3
    "Cushman homme 52 ans pouls 118 PAS 160 FR 24 tremblements généralisés, sueurs profuses, agitation généralisée contrôlable, hallucinations non critiquées": 16,
    // 90: 1; 140 at 45 years: 1
    "Cushman 45 ans FC 90 TA 140/85 FR 15 le reste à 0": 2,
    "cushman 40 ans FC 75 PA 120/70 FR 14 ni tremblements ni sueurs, calme, pas de troubles sensoriels": 0,
    // 90: 1; 130 at 28 years: 1; 18/min: 1; arm 2; forehead 2; slight 1; discomfort 1
    "Score de Cushman : 28 ans, FC 90/min, PAS 130, FR 18, tremblement des membres supérieurs, sueurs des paumes et du front, légère agitation, gêné par la lumière": 9,
    "Cushman: 45 years, HR 105, BP 150/90, RR 20, hand tremor, sweaty palms, no agitation, no hallucinations": 7,
    "Cushman: 45 años, FC 105, TA 150/90, FR 20, temblor de manos, sudoración en las palmas, sin agitación, sin alucinaciones": 7,
  }),
  ...asked("cushman", {
    "Cushman 45 ans FC 105 TA 150/90 FR 20 tremblements, sueurs palmaires, calme, pas d’hallucinations":
      ["tremor"],
    "Cushman 45 ans FC 105 TA 150/90 FR 20 trémulations, sueurs généralisées, calme, hallucinations":
      ["tremor", "senses"],
  }),
];

const TRAUMA: readonly SaidFormula[] = [
  // One point a criterion present.
  ...values("nexus", {
    "NEXUS : pas de douleur médiane, pas de déficit, conscient, pas d’alcool, pas de lésion distractive": 0,
    "NEXUS douleur à la palpation des épineuses, le reste négatif, GCS 15": 1,
    "NEXUS : rachis cervical indolore, examen neuro normal, vigilant, sobre, fracture du fémur": 1,
    "nexus critères : AVP, patient alcoolisé, Glasgow 14, douleur à la palpation de la ligne médiane": 3,
    "NEXUS chute, palpation du rachis cervical indolore, pas de déficit sensitivo-moteur, Glasgow 15, OH -, pas de lésion douloureuse distractive": 0,
    "NEXUS: no midline tenderness, no focal deficit, alert, not intoxicated, no distracting injury": 0,
    "NEXUS: sin dolor en la línea media, sin déficit focal, consciente, sin intoxicación, sin lesión distractora": 0,
  }),
  ...asked("nexus", {
    "nexus homme ivre, Glasgow 15, cervicalgies": ["midlineTenderness"],
    "NEXUS paresthésies de la main droite": ["alteredAlertness"],
  }),
  ...values("pecarn-from-2", {
    "PECARN enfant de 4 ans, GCS 15, chute de 1 m, 3 vomissements, pas de PC, pas de céphalée, pas de signe de fracture de la base": 1,
    "Pecarn fille 11 ans, Glasgow 14, céphalées intenses": 2,
    "PECARN 7 ans, piéton renversé par une voiture, GCS 15": 1,
    "PECARN 10 ans, chute de 2 m, GCS 15, rien d’autre": 1,
    "PECARN 3 ans chute 1m20 GCS 15, le reste négatif": 0,
    "PECARN: 5-year-old, fell from 2 m, GCS 15, vomiting, nothing else": 2,
    "PECARN: niño de 5 años, caída de 2 m, Glasgow 15, vómitos": 2,
  }),
  ...asked("pecarn-from-2", {
    "PECARN 10 ans, chute du 1er étage, GCS 15, vomissements": ["severeMechanism"],
    "PECARN 6 ans, céphalées, vomissements, GCS 15": ["severeHeadache"],
    "PECARN 6 ans, vomissements": ["alteredMentalStatus"],
  }),
  ...values("pecarn-under-2", {
    "pecarn 8 mois chute d’1m hématome frontal glasgow 15 se comporte normalement, pas de perte de connaissance, pas de fracture palpable": 1,
    "PECARN nourrisson de 14 mois, chute de 50 cm, hématome occipital, GCS 15, comportement normal, pas de perte de connaissance ni de fracture palpable": 1,
    "PECARN 18 mois, PC de 10 s, somnolent, comportement inhabituel": 3,
    "PECARN 9 mois chute de 40 cm, GCS 15, comportement habituel, le reste négatif": 0,
    "PECARN: 10-month-old, parietal swelling, GCS 15, acting normally, nothing else": 1,
    "PECARN: lactante de 8 meses, hematoma parietal, Glasgow 15, comportamiento normal, nada más": 1,
  }),
  ...values("pecarn-under-2", {
    "PECARN : 13 mois, GCS 15, perte de connaissance < 5 secondes, hématome frontal, comportement normal, chute de 80 cm, pas de fracture palpée": 0,
    "PECARN : 13 mois, GCS 15, perte de connaissance de moins de 5 s, pas d’hématome, comportement normal, chute de 80 cm, pas de fracture palpée": 0,
  }),
  ...asked("pecarn-under-2", {
    "PECARN 9 mois, hématome temporal, tombé de la table à langer, GCS 14, comportement inhabituel":
      ["severeMechanism"],
  }),
  // Series of X-rays: ankle, foot.
  ...values("ottawa-ankle", {
    "Ottawa : cheville douloureuse, 4 pas impossibles": 1,
    "ottawa pied douleur du médio-pied, base du 5e métatarsien douloureuse": 1,
    "Ottawa cheville entorse, pas de douleur à la palpation des malléoles, ni de la base du 5e métatarsien, ni du naviculaire, marche possible, douleur de la cheville, pas de douleur du médio-pied": 0,
    "Ottawa : malléole interne sensible au bord postérieur, appui impossible": 1,
    "Ottawa ankle: tender lateral malleolus, unable to weight-bear": 1,
    "Ottawa tobillo: dolor a la palpación del maléolo externo, no puede caminar": 1,
  }),
  ...asked("ottawa-ankle", {
    "ottawa cheville : entorse, appui impossible": ["malleolarPain", "midfootPain"],
    "Ottawa cheville, douleur malléolaire, ne peut pas faire 4 pas, palpation osseuse indolore": [
      "midfootPain",
    ],
  }),
  // 55 years or more counts one.
  ...values("ottawa-knee", {
    "Ottawa genou homme 40 ans, douleur isolée de la rotule, marche": 1,
    "Ottawa genou 60 ans, rotule indolore, tête de la fibula indolore, flexion à 110°, marche possible": 1,
    "ottawa genou femme 30 ans flexion limitée à 70°, appui impossible": 2,
    "Ottawa genou 35 ans, ne peut pas faire 4 pas, flexion à 90° impossible": 2,
    "ottawa genou 35 ans flexion à 90° possible, pas de douleur de la rotule ni de la tête de la fibula, marche en boitant": 0,
    "Ottawa knee 45 years, patellar tenderness, walks, flexion normal, fibular head not tender": 1,
    "Ottawa rodilla 58 años, sin dolor en la rótula, sin dolor en la cabeza del peroné, flexión posible, puede caminar": 1,
  }),
];

const SYRINGES: readonly SaidFormula[] = [
  // mL/h × µg/mL / (60 × kg); tartrate is worth half of it in base
  ...values("infusion-dose", {
    "Noradrénaline 8 mg dans 50 mL, 70 kg, 5 mL/h, quelle dose ? seringue et dose en tartrate": 0.1905,
    "Dobutamine 250 mg dans 50 mL, 80 kg, 4,8 mL/h : combien de µg/kg/min ?": 5,
    "PSE de dobutamine vitesse 5, 250 mg/50 mL, 80 kg : dose ?": 5.208,
    "noradrénaline : seringue en tartrate 16 mg/48 mL, 6 mL/h, 80 kg, quelle dose en base ?": 0.2083,
    "Norepinephrine 8 mg in 50 mL running at 5 mL/h, 70 kg, same salt: dose?": 0.1905,
    "Noradrenalina 8 mg en 50 mL, 70 kg, 5 mL/h, misma sal, dosis?": 0.1905,
  }),
  ...asked("infusion-dose", {
    "PSE noradré 8 mg/50 mL 5 mL/h 80 kg": ["salt"],
    "PSE dobutamine 250 mg/50 mL 5 mL/h chez un patient sous noradrénaline, 80 kg": ["salt"],
  }),
  // µg/kg/min × kg × 60 / (µg/mL)
  ...values("infusion-rate", {
    "Dobutamine 250mg/50ml, 80kg, 5 µg/kg/min, quel débit ?": 4.8,
    "Débit de noradrénaline pour 0,3 µg/kg/min, 70 kg, 16 mg de tartrate dans 48 mL, dose en base": 7.56,
    "noradrénaline 0,2 gamma/kg/min 8mg/50 75 kg débit PSE ? même sel": 5.625,
    "0,1 µg/kg/min d’adrénaline, 80 kg, seringue de 50 mL avec 5 mg, quel débit ?": 4.8,
    "adrénaline 5 mg/50 mL 60 kg 0,1 γ/kg/min PSE": 3.6,
    "Norepinephrine 8 mg in 50 mL, 70 kg, 0.2 mcg/kg/min, same salt: rate?": 5.25,
    "noradrénaline 0,5 mg/mL 70 kg 0,2 µg/kg/min débit pse même sel": 1.68,
    "Dobutamina 250 mg en 50 mL, 80 kg, 5 µg/kg/min, ¿velocidad de la bomba?": 4.8,
  }),
  ...asked("infusion-rate", {
    "Débit de PSE noradrénaline 8 mg/50 mL 70 kg": ["dose", "salt"],
    "0,1 µg/kg/min, 60 kg, isoprénaline 5 ampoules de 0,2 mg dans 50 mL, quel débit ?": ["amount"],
  }),
];

export const FORMULAS_SAID: readonly SaidFormula[] = [
  ...METABOLISM,
  ...KIDNEY,
  ...EMERGENCY,
  ...TRAUMA,
  ...SYRINGES,
];

/** Without the age, or the joint, one rule is not chosen for the other. */
export const NOT_TOLD_APART: readonly string[] = [
  "PECARN traumatisme crânien enfant, vomissements",
  "règles d’Ottawa, appui possible",
  "amoxicilline 1 g dans 50 mL sur 30 min",
];
