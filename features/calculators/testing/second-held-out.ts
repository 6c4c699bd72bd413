// A second series written after the rules had been corrected on the first.
import type { AskedScore } from "./asked-score.ts";

export const SECOND_HELD_OUT: readonly AskedScore[] = [
  {
    question:
      "J’ai une patiente de 79 ans qui pèse 63 kg, sa créatinine est revenue à 118 µmol/L, quel est son Cockcroft ?",
    calculator: "cockcroft-gault",
    value: 34.0,
  },
  {
    question: "Clairance Cockcroft d’un homme de 54 ans (77 kg), créatinine 0,95 mg/dL",
    calculator: "cockcroft-gault",
    value: 96.8,
  },
  {
    question: "Cockcroft : M. B., 91 ans, 58 kg, créatininémie 201 µmol/L",
    calculator: "cockcroft-gault",
    value: 17.4,
  },
  {
    question: "femme obèse 63 ans, 98 kg, 1,60 m, créat 85 µmol/L, Cockcroft avec le poids ajusté",
    calculator: "cockcroft-gault",
    value: 66.8,
  },
  { question: "cockcroft femme 79 ans 63 kg", calculator: "cockcroft-gault", ask: ["creatinine"] },
  {
    question: "Cockcroft avec poids idéal chez un homme de 70 ans, 110 kg, créatinine 100 µmol/L",
    calculator: "cockcroft-gault",
    ask: ["height"],
  },
  {
    question: "Quel DFG en CKD-EPI 2021 pour cette femme de 47 ans dont la créat est à 70 µmol/L",
    calculator: "ckd-epi-2021",
    value: 92.5,
  },
  {
    question: "CKD EPI 2021 : sexe masculin, 82 ans, créatinine 190 µmol/L",
    calculator: "ckd-epi-2021",
    value: 30.0,
  },
  {
    question: "DFG d’un homme de 39 ans insuffisant rénal, créatininémie 2,1 mg/dL",
    calculator: "ckd-epi-2021",
    value: 40.3,
  },
  {
    question: "DFG CKD-EPI, femme de 47 ans, créatinine entre 70 et 80 µmol/L",
    calculator: "ckd-epi-2021",
    ask: ["creatinine"],
  },
  {
    question:
      "Fibrillation atriale, homme 69 ans, antécédent d’infarctus du myocarde, sans HTA, sans diabète, sans AVC, sans insuffisance cardiaque : calcule le CHA2DS2-VA",
    calculator: "cha2ds2-va",
    value: 2,
  },
  {
    question:
      "CHA₂DS₂-VA pour une patiente de 84 ans avec FEVG à 35 %, hypertension artérielle et AVC ischémique l’an dernier",
    calculator: "cha2ds2-va",
    value: 6,
  },
  { question: "CHA2DS2-VA 63 ans, HTA isolée", calculator: "cha2ds2-va", value: 1 },
  {
    question:
      "cha2ds2-va homme 74 ans diabétique type 2, artériopathie des membres inférieurs, non hypertendu, jamais d’AVC ni AIT, pas d’insuffisance cardiaque",
    calculator: "cha2ds2-va",
    value: 3,
  },
  {
    question:
      "CHA2DS2-VA : insuffisance cardiaque, HTA, diabète, pas d’AVC, pas de maladie vasculaire",
    calculator: "cha2ds2-va",
    ask: ["age"],
  },
  {
    question:
      "PAC chez une femme de 66 ans : elle n’est pas confuse, FR à 31 par minute, tension à 105/58, urée 6,5 mmol/L. Score CURB-65 ?",
    calculator: "curb-65",
    value: 3,
  },
  {
    question: "CURB-65 homme 38 ans pas de confusion urée 5 mmol/l fr 20 ta 13/8",
    calculator: "curb-65",
    value: 0,
  },
  {
    question:
      "CURB-65 : 88 ans, syndrome confusionnel, urémie 0,9 g/L, polypnée à 36/min, PA 78/40 mmHg",
    calculator: "curb-65",
    value: 5,
  },
  {
    question:
      "Score CURB65 d’un patient de 64 ans, orienté, urée 7,5 mmol/L, respire à 22/min, PAS 118 mmHg, PAD 72 mmHg",
    calculator: "curb-65",
    value: 1,
  },
  {
    question: "CURB-65 femme 70 ans, non confuse, FR 24, PA 110/70, urée 7,2",
    calculator: "curb-65",
    value: 2,
  },
  {
    question: "CURB-65 femme 70 ans, non confuse, urée 7,2 mmol/L, FR 24",
    calculator: "curb-65",
    ask: ["systolic", "diastolic"],
  },
  {
    question:
      "Wells EP : pas de signe de TVP, EP moins probable qu’un autre diagnostic, FC 82, pas d’immobilisation ni chirurgie, antécédent d’EP il y a 2 ans, pas d’hémoptysie, cancer du côlon en cours de traitement",
    calculator: "wells-pe",
    value: 2.5,
  },
  {
    question:
      "Probabilité d’EP selon Wells : thrombose veineuse clinique, tachycardie à 128 bpm, aucun antécédent, pas de cancer, pas d’hémoptysie, immobilisée depuis une semaine, l’EP est le diagnostic le plus probable",
    calculator: "wells-pe",
    value: 9,
  },
  {
    question:
      "wells ep : FC 76, pas d’hémoptysie, pas de cancer, pas d’immobilisation, pas d’antécédent de TVP ou d’EP, pas de signe de phlébite, autre diagnostic aussi probable",
    calculator: "wells-pe",
    value: 0,
  },
  {
    question:
      "Score de Wells EP d’une femme opérée de la hanche il y a 12 jours, fréquence cardiaque 105, EP diagnostic principal, mollet douloureux, sans autre facteur",
    calculator: "wells-pe",
    value: 9,
  },
  {
    question:
      "Wells EP : hémoptysie, FC 90, mollet gonflé, pas de cancer, pas de chirurgie, pas d’antécédent de phlébite",
    calculator: "wells-pe",
    ask: ["alternativeLessLikely"],
  },
  {
    question:
      "Score HEART chez une femme de 44 ans, douleur moyennement suspecte, ECG normal, tabagique, troponine sous le seuil",
    calculator: "heart",
    value: 2,
  },
  {
    question:
      "HEART : homme de 78 ans, clinique très évocatrice, ondes T négatives, diabète et HTA, troponine à 1,5 fois la normale",
    calculator: "heart",
    value: 7,
  },
  {
    question:
      "score heart : 58 ans, douleur peu suspecte, bloc de branche gauche, 4 FDR, troponine > 3 N",
    calculator: "heart",
    value: 6,
  },
  {
    question:
      "HEART score homme 49 ans histoire fortement suspecte ECG avec sous-décalage ST pas de facteur de risque troponine négative",
    calculator: "heart",
    value: 5,
  },
  {
    question:
      "Score HEART : douleur très suspecte, ECG normal, 2 facteurs de risque, troponine normale",
    calculator: "heart",
    ask: ["age"],
  },
  {
    question:
      "Calcule le QTc de Bazett pour un QT mesuré à 420 ms avec une fréquence cardiaque de 95 battements/min",
    calculator: "qtc",
    value: 528.5,
  },
  { question: "QT 350 ms FC 130 en Fridericia, QTc ?", calculator: "qtc", value: 452.9 },
  {
    question: "QTc par la formule de Rautaharju : QT 480 ms, FC 50",
    calculator: "qtc",
    value: 453.3,
  },
  { question: "qtc framingham qt=400 ms fc=70", calculator: "qtc", value: 422.0 },
  { question: "QTc de Hodges : QT à 360 ms, pouls à 90/min", calculator: "qtc", value: 412.5 },
  { question: "QTc Bazett FC 88, QT inconnu", calculator: "qtc", ask: ["qt"] },
  {
    question:
      "Score de Glasgow : ouverture des yeux spontanée, réponse verbale confuse, obéit aux ordres simples",
    calculator: "glasgow",
    value: 14,
  },
  { question: "Glasgow Y2 V2 M4 ?", calculator: "glasgow", value: 8 },
  {
    question: "GCS : ne parle pas, n’ouvre pas les yeux, décérébration",
    calculator: "glasgow",
    value: 4,
  },
  {
    question:
      "Glasgow du patient trachéotomisé : ouverture des yeux à la voix, retrait à la douleur",
    calculator: "glasgow",
    value: null,
    symbol: "E3 VT M4",
  },
  {
    question: "Glasgow : ouvre les yeux à la douleur, sons incompréhensibles",
    calculator: "glasgow",
    ask: ["motor"],
  },
  {
    question:
      "Score SOFA d’une patiente en ventilation mécanique : PaO2 82 mmHg, FiO2 70 %, plaquettes à 210 G/L, bilirubine 18 µmol/L, PAM 58 mmHg sans noradrénaline, Glasgow 15, créatinine 260 µmol/L",
    calculator: "sofa",
    value: 6,
  },
  {
    question:
      "SOFA : P/F à 340, plaquettes 15 G/L, bilirubine 230 µmol/L, PAM 77, pas de catécholamine, Glasgow 10, créatinine 500 µmol/L",
    calculator: "sofa",
    value: 15,
  },
  {
    question:
      "sofa choc septique norad 0,5 gamma/kg/min, intubé, PaO2/FiO2 180, plaq 140 G/L, bili 22 µmol/L, créat 210 µmol/L, GCS 15",
    calculator: "sofa",
    value: 11,
  },
  {
    question:
      "SOFA : P/F 340, plaquettes 150 G/L, bilirubine 10 µmol/L, PAM 77, pas d’amines, créatinine 80 µmol/L",
    calculator: "sofa",
    ask: ["gcs"],
  },
  {
    question:
      "Calcul de l’APACHE II : femme de 75 ans, temp 40,1 °C, PAM 72, fréquence cardiaque 150, fréquence respiratoire 40, pH 7,22, FiO2 0,8, PaO2 70 mmHg, PaCO2 48 mmHg, Na 148 mmol/L, K 3,1 mmol/L, créatinine 1,7 mg/dL, pas d’insuffisance rénale aiguë, hématocrite 25 %, leucocytes 25 000/mm3, Glasgow 11, pas d’antécédent",
    calculator: "apache-ii",
    value: 32,
  },
  {
    question:
      "APACHE 2 homme 35 ans, T 34,5 °C, PAM 112, FC 60, FR 11, air ambiant, PaO2 58 mmHg, pH 7,52, natrémie 118, kaliémie 6,4, créatinine 45 µmol/L, Ht 52 %, GB 2,1 G/L, Glasgow 15, aucune comorbidité",
    calculator: "apache-ii",
    value: 22,
  },
  {
    question:
      "APACHE II : femme 75 ans, temp 40,1 °C, PAM 72, FC 150, FR 40, pH 7,22, FiO2 40 %, PaO2 70 mmHg, Na 148, K 3,1, créatinine 1,7 mg/dL, hématocrite 25 %, leucocytes 25 G/L, Glasgow 11, pas d’antécédent",
    calculator: "apache-ii",
    ask: ["acuteRenalFailure"],
  },
];
