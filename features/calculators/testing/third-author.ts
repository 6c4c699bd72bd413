// Written and computed by a third author who had read no rule of the product; run once before any
// repair: 27 of 30, none computed wrong.
import type { AskedScore } from "./asked-score.ts";

export const THIRD_AUTHOR: readonly AskedScore[] = [
  {
    question:
      "APACHE II à calculer : 67 ans, T 38,8 rectale, PAM 62, FC 125, FR 28, FiO2 60 % avec gradient A-a 380 mmHg, pH 7,28, Na 134, K 5,6, créat 212 µmol/L en IRA, Ht 32 %, GB 18 G/L, Glasgow 13. Pas d'insuffisance chronique d'organe.",
    calculator: "apache-ii",
    value: 26,
  },
  {
    question:
      "apache 2 post op programmé, 45 ans, cirrhose prouvée avec HTP, IRA non. T° 36,9, PAM 85, FC 96, FR 22, PaO2 75 en AA (FiO2 0,21), pH 7,41, Na 128, K 3,2, créat 70 µmol/L, Ht 38, GB 9000/mm3, GCS 15",
    calculator: "apache-ii",
    value: 7,
  },
  {
    question:
      "APACHE II ? H 58 ans, T 39,2, PAM 70, FC 115, FR 30, PaO2 65 sous FiO2 0,4, pH 7,35, Na 140, K 4,1, créat 95 µmol/L sans IRA, Ht 40 %, GB 12 G/L, pas d'ATCD. Glasgow pas noté.",
    calculator: "apache-ii",
    ask: ["gcs"],
  },
  {
    question:
      "SOFA ce matin : P/F 180 intubé ventilé, plaq 88 G/L, bili 40 µmol/L, NAD 0,25 µg/kg/min, Glasgow 15 avant sédation, créat 190 µmol/L, diurèse conservée 1,5 L/j",
    calculator: "sofa",
    value: 13,
  },
  {
    question:
      "Score SOFA patient en VS, PaO2/FiO2 320, plaquettes 140 000, bilirubine 12 µmol/L, PAM 65 sans amine, GCS 14, créat 120 µmol/L, diurèse 1200 mL/24h",
    calculator: "sofa",
    value: 5,
  },
  {
    question:
      "SOFA : P/F 250 sous lunettes, bili 25 µmol/L, PAM 78 sans amines, Glasgow 15, créat 80 µmol/L, diurèse ok 1800 mL. Plaquettes coagulées, non rendues.",
    calculator: "sofa",
    ask: ["platelets"],
  },
  {
    question: "Glasgow à l'arrivée Y2 V3 M5",
    calculator: "glasgow",
    value: 10,
  },
  {
    question:
      "score de glasgow : ouvre les yeux à la douleur, sons incompréhensibles, évitement à la douleur (retrait non adapté, M4)",
    calculator: "glasgow",
    value: 8,
  },
  {
    question: "Glasgow : yeux ouverts spontanément, propos confus, obéit aux ordres",
    calculator: "glasgow",
    value: 14,
  },
  {
    question: "GCS : Y3 M5, réponse verbale pas notée sur la fiche bilan",
    calculator: "glasgow",
    ask: ["verbal"],
  },
  {
    question:
      "Wells EP : FC 112, chirurgie de hanche il y a 10 jours, pas d'hémoptysie, pas de cancer, pas d'ATCD MTEV, pas de signe de TVP, un autre diagnostic est moins probable que l'EP",
    calculator: "wells-pe",
    value: 6,
  },
  {
    question:
      "Score de Wells embolie pulmonaire : ATCD de phlébite, hémoptysie, cancer du sein en cours de chimio. FC 88, pas d'immobilisation ni chirurgie, mollets souples, diagnostic alternatif (pneumopathie) plus probable",
    calculator: "wells-pe",
    value: 3.5,
  },
  {
    question:
      "wells EP, grosse jambe douloureuse à la palpation avec œdème unilatéral (signes cliniques de TVP), FC 104, aucun antécédent, pas d'alitement ni chir, pas de cancer, pas d'hémoptysie, EP pas le diagnostic le plus probable",
    calculator: "wells-pe",
    value: 4.5,
  },
  {
    question: "CKD-EPI 2021 femme 71 ans créat 98 µmol/L",
    calculator: "ckd-epi-2021",
    value: 53,
    within: 0.6,
  },
  {
    question: "DFG CKD-EPI 2021 : homme de 48 ans, créatinine 76 µmol/l",
    calculator: "ckd-epi-2021",
    value: 107,
    within: 0.6,
  },
  {
    question: "dfg ckd epi 2021, M. B., 83 ans, créat 21 mg/L",
    calculator: "ckd-epi-2021",
    value: 31,
    within: 0.6,
  },
  {
    question: "CKD-EPI 2021 chez une patiente, créat 132 µmol/L, âge illisible sur l'étiquette",
    calculator: "ckd-epi-2021",
    ask: ["age"],
  },
  {
    question: "Cockcroft : Mme L 82 ans, 58 kg, créat 145 µmol/L",
    calculator: "cockcroft-gault",
    value: 24,
    within: 0.6,
  },
  {
    question: "clairance cockcroft homme 54 ans 91 kg créatininémie 98 µmol/L",
    calculator: "cockcroft-gault",
    value: 98,
    within: 0.6,
  },
  {
    question: "Cockcroft et Gault avant AOD, monsieur de 76 ans, créat à 210 µmol/L, pas pesé",
    calculator: "cockcroft-gault",
    ask: ["weight"],
  },
  {
    question:
      "CHA2DS2-VA : femme 78 ans, HTA, diabète type 2, pas d'IC, pas d'AVC, pas d'atteinte vasculaire",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question:
      "score CHA2DS2-VA homme 69 ans, ATCD d'AIT, IDM ancien stenté, FEVG 30 % insuffisant cardiaque, ni HTA ni diabète",
    calculator: "cha2ds2-va",
    value: 5,
  },
  {
    question: "CURB-65 : 74 ans, pas confus, urée 9,2 mmol/L, FR 32, TA 105/58",
    calculator: "curb-65",
    value: 4,
  },
  {
    question:
      "CURB 65 d'un homme de 51 ans, conscient et orienté, urée 5,1 mmol/L, FR 22, PA 128/74",
    calculator: "curb-65",
    value: 0,
  },
  {
    question: "CURB-65 : 80 ans, désorientée, FR 24, TA 118/70, urée non faite au cabinet",
    calculator: "curb-65",
    ask: ["urea"],
  },
  {
    question:
      "HEART score : histoire modérément suspecte, ECG avec trouble de repolarisation non spécifique, 61 ans, HTA + tabac (2 FDR), troponine normale",
    calculator: "heart",
    value: 4,
  },
  {
    question:
      "score HEART : douleur très évocatrice, sous-décalage ST significatif, 72 ans, ATCD de coronaropathie stentée, tropo à 2 fois la normale",
    calculator: "heart",
    value: 9,
  },
  {
    question: "QTc Bazett : QT 400 ms, FC 84",
    calculator: "qtc",
    value: 473,
    within: 0.6,
  },
  {
    question: "QTc selon Fridericia, QT mesuré 440 ms pour une fréquence de 52/min sous cordarone",
    calculator: "qtc",
    value: 420,
    within: 0.6,
  },
  {
    question: "QTc Bazett sous haldol : QT 380 ms, fréquence non relevée",
    calculator: "qtc",
    ask: ["heartRate"],
  },
];
