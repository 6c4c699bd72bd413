// Written after the reading rules, to judge them on questions they were not made from.
import type { AskedScore } from "./asked-score.ts";

export const HELD_OUT: readonly AskedScore[] = [
  {
    question:
      "Peux-tu me donner la clairance de la créatinine (Cockcroft) de Mme D., 88 ans, 50 kg... pardon, poids 42 kg, créat 140 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["weight"],
  },
  {
    question:
      "Adaptation de dose : Cockcroft chez un monsieur de 71 ans qui pèse 92 kg, créatinine à 105 micromol/L",
    calculator: "cockcroft-gault",
    value: 74.2,
  },
  {
    question: "cockcroft-gault homme 58a 110kg créat 1,1mg/dL",
    calculator: "cockcroft-gault",
    value: 113.9,
  },
  {
    question: "F 76 ans, 61,5 kg, créatininémie 72 µmol/l : Cockcroft ?",
    calculator: "cockcroft-gault",
    value: 57.1,
  },
  {
    question: "Cockcroft homme, 84 ans, 68 kg, créatinine 13 mg/L",
    calculator: "cockcroft-gault",
    value: 40.7,
  },
  {
    question:
      "Cockcroft sur poids idéal : homme 66 ans, 120 kg, taille 178 cm, créatinine 130 µmol/L",
    calculator: "cockcroft-gault",
    value: 51.1,
  },
  {
    question: "Cockcroft : 71 ans, 92 kg, créatinine 105 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["sex"],
  },
  {
    question: "CKD-EPI pour un homme de 73 ans avec une créatinine sérique de 154 µmol/L",
    calculator: "ckd-epi-2021",
    value: 40.8,
  },
  {
    question: "dfg estimé ckd epi 2021, jeune femme de 34 ans, créat = 62 µmol/L",
    calculator: "ckd-epi-2021",
    value: 116.0,
  },
  {
    question: "Mme R, 68 ans : créatininémie 14 mg/L. DFG CKD-EPI ?",
    calculator: "ckd-epi-2021",
    value: 41.0,
  },
  {
    question:
      "DFG selon CKD-EPI d’un homme âgé de 61 ans dont la créatinine est mesurée à 1,05 mg/dL",
    calculator: "ckd-epi-2021",
    value: 80.8,
  },
  { question: "CKD-EPI homme 61 ans", calculator: "ckd-epi-2021", ask: ["creatinine"] },
  {
    question: "FA de novo chez une dame de 68 ans, HTA traitée, pas d’autre facteur : CHA2DS2-VA ?",
    calculator: "cha2ds2-va",
    value: 2,
  },
  {
    question:
      "CHA2DS2-VA, homme 59 ans, diabète : non, HTA : oui, AVC : non, insuffisance cardiaque : non, coronaropathie : oui",
    calculator: "cha2ds2-va",
    value: 2,
  },
  {
    question:
      "score cha2ds2va 76 ans IDM ancien, AIT en 2020, insuffisant cardiaque, diabétique, hypertendu",
    calculator: "cha2ds2-va",
    value: 8,
  },
  {
    question: "CHA2DS2-VA d’un homme de 50 ans sans aucun antécédent",
    calculator: "cha2ds2-va",
    value: 0,
  },
  {
    question: "CHA2DS2-VA : 70 ans, pas de diabète, pas d’HTA, pas d’AVC, pas d’artériopathie",
    calculator: "cha2ds2-va",
    ask: ["heartFailure"],
  },
  {
    question:
      "Pneumonie chez un homme de 59 ans, urée à 8,2 mmol/L, TA 95/55, FR à 26, pas de confusion. CURB-65 ?",
    calculator: "curb-65",
    value: 2,
  },
  {
    question:
      "CURB 65 chez une résidente d’EHPAD de 91 ans désorientée, tension 100/65 mmHg, 32 cycles/min, urée 15 mmol/L",
    calculator: "curb-65",
    value: 4,
  },
  {
    question: "calcul curb-65 : âge 30, urée 4,5 mmol/L, fr 16, pa 118/74, conscience normale",
    calculator: "curb-65",
    value: 0,
  },
  {
    question:
      "CURB-65 patiente 67 ans, pas de trouble de conscience ni confusion, FR 20/min, PAS 110 PAD 58, urémie 6 mmol/L",
    calculator: "curb-65",
    value: 2,
  },
  {
    question: "CURB-65 : homme de 72 ans, confus, urée > 7 mmol/L, FR 28, PA 120/80",
    calculator: "curb-65",
    ask: ["urea"],
  },
  {
    question: "CURB-65 : homme de 72 ans confus, urée 8 mmol/L, PA 120/80",
    calculator: "curb-65",
    ask: ["respiratoryRate"],
  },
  {
    question:
      "Suspicion d’EP : score de Wells avec fréquence cardiaque 130/min, antécédent de phlébite, pas d’hémoptysie, pas de néoplasie, immobilisation plâtrée, jambe droite gonflée, pas de diagnostic alternatif plus probable",
    calculator: "wells-pe",
    value: 10.5,
  },
  {
    question: "Wells EP patient opéré d’une PTH il y a 2 semaines, FC 98, sans autre critère",
    calculator: "wells-pe",
    value: 1.5,
  },
  {
    question:
      "Wells EP : chirurgie il y a 6 mois, pouls 110, hémoptysies, autre diagnostic plus probable, pas de cancer, pas de signe de TVP, pas d’antécédent d’EP",
    calculator: "wells-pe",
    value: 2.5,
  },
  {
    question:
      "Score de Wells (EP) : signes cliniques de TVP : non ; diagnostic alternatif moins probable : oui ; FC > 100 : oui ; immobilisation : non ; antécédent de TVP : non ; hémoptysie : non ; cancer : oui",
    calculator: "wells-pe",
    value: 5.5,
  },
  {
    question:
      "wells ep, tachycarde à 112, cancer du sein métastatique, EP diagnostic le plus probable, pas de TVP clinique, pas d’hémoptysie, pas d’antécédent thromboembolique",
    calculator: "wells-pe",
    ask: ["immobilisationOrSurgery"],
  },
  {
    question:
      "HEART score d’une femme de 48 ans, interrogatoire peu suspect, ECG sans anomalie, diabétique et obèse, troponine normale",
    calculator: "heart",
    value: 2,
  },
  {
    question:
      "Douleur thoracique homme 67 ans : histoire hautement suspecte, sus-décalage absent, sous-décalage de ST en latéral, antécédent d’infarctus, tropo à 10 fois la normale. Score HEART ?",
    calculator: "heart",
    value: 10,
  },
  {
    question:
      "Score HEART : 52 ans, douleur moyennement suspecte, ECG normal, fumeur, dyslipidémie, hérédité coronarienne, troponine à 2 N",
    calculator: "heart",
    value: 5,
  },
  {
    question:
      "HEART : homme 52 ans, histoire très suspecte, 3 facteurs de risque, troponine normale",
    calculator: "heart",
    ask: ["ecg"],
  },
  { question: "QTc (Bazett) : QT = 380 ms, fréquence 110/min", calculator: "qtc", value: 514.5 },
  {
    question: "Corrige-moi ce QT de 460 ms avec Fridericia, il est bradycarde à 48/min : QTc ?",
    calculator: "qtc",
    value: 427.0,
  },
  {
    question: "QT mesuré 390 ms pour une FC de 96, QTc selon la formule de Framingham",
    calculator: "qtc",
    value: 447.8,
  },
  { question: "qtc rautaharju qt 410 fc 66", calculator: "qtc", value: 423.7 },
  { question: "QTc Hodges chez une femme, QT 370 msec, pouls 104", calculator: "qtc", value: 447 },
  { question: "QTc Bazett, FC 72/min", calculator: "qtc", ask: ["qt"] },
  {
    question: "Glasgow : ouvre les yeux à l’appel, orienté, obéit aux ordres",
    calculator: "glasgow",
    value: 14,
  },
  { question: "GCS du traumatisé : E1 V1 M2", calculator: "glasgow", value: 4 },
  {
    question:
      "Score de Glasgow chez un malade intubé : yeux fermés sans ouverture à la douleur, flexion stéréotypée",
    calculator: "glasgow",
    value: null,
    symbol: "E1 VT M3",
  },
  { question: "Glasgow à 9 ?", calculator: "glasgow", ask: ["eyes", "verbal", "motor"] },
  {
    question:
      "SOFA d’un choc septique intubé : P/F 95, plaquettes 45 G/L, bilirubine 110 µmol/L, noradrénaline 0,08 µg/kg/min, Glasgow 8, créatinine 350 µmol/L",
    calculator: "sofa",
    value: 19,
  },
  {
    question:
      "Calcule le SOFA : en air ambiant PaO2 88 mmHg, thrombocytes 160 G/L, bilirubine totale 25 µmol/L, PAM à 72 mmHg, pas d’amines, GCS à 14, créatininémie 115 µmol/L",
    calculator: "sofa",
    value: 3,
  },
  {
    question:
      "Score SOFA sous VNI : PaO2 60 mmHg, FiO2 0,6, plaquettes 99 000/mm3, bili 34 µmol/L, dopamine 8 µg/kg/min, Glasgow 12, créat 90 µmol/L, diurèse 400 mL/24h",
    calculator: "sofa",
    value: 15,
  },
  {
    question:
      "SOFA : P/F 310, plaquettes 180 G/L, PAM 75 sans vasopresseur, Glasgow 15, créatinine 70 µmol/L",
    calculator: "sofa",
    ask: ["bilirubin"],
  },
  {
    question:
      "APACHE II chez une patiente de 52 ans : T° 38,7, PAM 95, pouls 115, FR 22, FiO2 40 %, PaO2 68 mmHg, pH 7,36, natrémie 151, kaliémie 3,2, créat 95 µmol/L, Ht 29 %, GB 22 G/L, GCS 15, pas de comorbidité",
    calculator: "apache-ii",
    value: 12,
  },
  {
    question:
      "apache ii homme 80 ans température 36,5 pam 48 fc 145 fr 36 fio2 100 % gradient alvéolo-artériel 420 mmHg pH 7,18 sodium 128 potassium 6,2 créatinine 320 µmol/L IRA hématocrite 48 % leucocytes 0,8 G/L glasgow 6, immunodéprimé, chirurgie en urgence",
    calculator: "apache-ii",
    value: 54,
  },
  {
    question:
      "APACHE II : 60 ans, T 37 °C, PAM 85, FC 80, FR 16, FiO2 21 %, PaO2 90 mmHg, pH 7,40, Na 140, K 4, créatinine 80 µmol/L, leucocytes 8 G/L, Glasgow 15, sans antécédent",
    calculator: "apache-ii",
    ask: ["hematocrit"],
  },
];
