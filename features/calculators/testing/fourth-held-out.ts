// A fourth series, written once questions were written out, run once before any repair: 17 of 20,
// none computed wrong.
import type { AskedScore } from "./asked-score.ts";

export const FOURTH_HELD_OUT: readonly AskedScore[] = [
  {
    question: "Mme L 81 ans, quarante-sept kilos, créatininémie 160 micromoles/L, Cockcroft svp",
    calculator: "cockcroft-gault",
    value: 18.1,
  },
  {
    question: "cockroft gault: pds 88, creat 1.6 mg/dl, H63 ans",
    calculator: "cockcroft-gault",
    value: 58.8,
  },
  {
    question: "Cockcroft homme 77 ans 1,72 m créatinine 95 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["weight"],
  },
  {
    question: "DFG (CKD-EPI) : créatinine 210 micromol/L ; sexe M ; 58 ans",
    calculator: "ckd-epi-2021",
    value: 30.9,
  },
  {
    question: "ckdepi femme de 34 ans, creat à 0,8 mg par dL",
    calculator: "ckd-epi-2021",
    value: 99.1,
  },
  { question: "CKD-EPI patiente créat 77 µmol/L", calculator: "ckd-epi-2021", ask: ["age"] },
  {
    question: "CHA2DS2-VA : H 79 ans, HTA +, diabète -, AVC -, IC +, pas d'AOMI ni coronaropathie",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question:
      "score cha2ds2 va chez une femme de 68 ans hypertendue avec un ATCD d'AVC ischémique en 2019, sans diabète ni insuffisance cardiaque ni atteinte vasculaire",
    calculator: "cha2ds2-va",
    value: 4,
  },
  {
    question: "CURB 65 F 74 ans, un peu confuse, TA 9 sur 5, FR 24, urée à 9,8 mmol/L",
    calculator: "curb-65",
    value: 4,
  },
  {
    question: "curb-65 : 59 ans, pas confus, urée 6 mmol/L, TA 135/80",
    calculator: "curb-65",
    ask: ["respiratoryRate"],
  },
  {
    question:
      "wells ep : mollet droit gonflé, fc 104, pas d'hémoptysie, EP diagnostic numéro 1, pas de cancer connu, pas opéré ni alité, a déjà fait une phlébite",
    calculator: "wells-pe",
    value: 9,
  },
  {
    question:
      "Wells : mollets normaux, pouls à 70, pneumopathie plus probable, pas d'hémoptysie, pas de néoplasie, pas d'ATCD d'EP ni de TVP, alitée depuis 5 jours",
    calculator: "wells-pe",
    value: 1.5,
  },
  {
    question: "HEART: histoire très évocatrice, ECG ras, 46 ans, tabac seul, tropo neg",
    calculator: "heart",
    value: 4,
  },
  {
    question:
      "heart score femme 70 ans, douleur peu typique, sus-décalage non, bloc de branche gauche, diabétique, tropo x2",
    calculator: "heart",
    value: 5,
  },
  {
    question: "qtc bazett qt 390 ms pour 110 battements par minute",
    calculator: "qtc",
    value: 528.1,
  },
  { question: "QTc Fridericia: FC 60/min, QT=430", calculator: "qtc", value: 430 },
  { question: "Glasgow 3+4+6 ?", calculator: "glasgow", value: 13 },
  {
    question: "glasgow : ouverture des yeux à l'appel, réponse confuse, se retire à la douleur",
    calculator: "glasgow",
    value: 11,
  },
  {
    question:
      "SOFA : intubé, PaO2 70 FiO2 0,8, plaq 48000/mm3, bilirubine 110 µmol/L, noradré 0,08 gamma/kg/min, Glasgow 9, créatinine 320 µmol/L, diurèse 300 ml/24h",
    calculator: "sofa",
    value: 19,
  },
  {
    question:
      "APACHE II : F 66 ans, 39°2, PAM 55, FC 145, FR 36, PaO2 65 en FiO2 0,35, pH 7,22, Na 128, K 5,7, créat 220 µmol/L avec IRA, Ht 28 %, GB 22 G/L, Glasgow 10, sans antécédent",
    calculator: "apache-ii",
    value: 38,
  },
];
