// Those of the sixty questions that name a score of severity.
import type { AskedScore } from "./asked-score.ts";

export const SEVERITY_QUESTIONS: readonly AskedScore[] = [
  // Glasgow
  {
    question:
      "Glasgow : ouverture des yeux à la douleur, réponse verbale incompréhensible, évitement à la douleur",
    calculator: "glasgow",
    value: 8,
  },
  { question: "Score de Glasgow Y3 V4 M5", calculator: "glasgow", value: 12 },
  { question: "glasgow E4V5M6", calculator: "glasgow", value: 15 },
  {
    question: "Glasgow d’un patient intubé, ouvre les yeux à la voix, localise la douleur",
    calculator: "glasgow",
    value: null,
    symbol: "E3 VT M5",
  },
  {
    question: "Score de Glasgow : yeux ouverts spontanément, propos confus",
    calculator: "glasgow",
    ask: ["motor"],
  },
  // SOFA
  {
    question:
      "SOFA : PaO2 75 mmHg sous FiO2 50 %, ventilé, plaquettes 90 G/L, bilirubine 40 µmol/L, noradrénaline 0,3 µg/kg/min, Glasgow 13, créatinine 180 µmol/L",
    calculator: "sofa",
    value: 14,
  },
  {
    question:
      "Score SOFA : rapport P/F 250, plaquettes 120 000/mm3, bilirubine 15 µmol/L, PAM 65 sans amines, Glasgow 15, créatinine 100 µmol/L",
    calculator: "sofa",
    value: 4,
  },
  {
    question:
      "sofa PaO2/FiO2 150 sous masque, plaq 200, bili 10 µmol/L, PAM 80 sans catécholamines, GCS 15, créat 80 µmol/L",
    calculator: "sofa",
    value: 2,
  },
  {
    question:
      "SOFA : PaO2 75 mmHg, FiO2 50 %, plaquettes 90 G/L, bilirubine 40 µmol/L, noradrénaline 0,3 µg/kg/min, Glasgow 13, créatinine 180 µmol/L",
    calculator: "sofa",
    ask: ["ventilated"],
  },
  {
    question:
      "SOFA : P/F 250, plaquettes 120 G/L, bilirubine 15 µmol/L, noradrénaline 1 mg/h, Glasgow 15, créatinine 100 µmol/L",
    calculator: "sofa",
    ask: ["norepinephrine"],
  },
  // APACHE II
  {
    question:
      "APACHE II : homme de 68 ans, température 39,2 °C, PAM 62 mmHg, FC 125/min, FR 28/min, FiO2 30 %, PaO2 65 mmHg, pH 7,30, Na 132, K 5,7, créatinine 2,2 mg/dL avec insuffisance rénale aiguë, hématocrite 32 %, leucocytes 18 G/L, Glasgow 14, sans antécédent",
    calculator: "apache-ii",
    value: 25,
  },
  {
    question:
      "score apache 2 : 40 ans, T 37 °C, PAM 85, FC 80, FR 16, FiO2 60 %, PaO2 80 mmHg, PaCO2 40 mmHg, pH 7,40, natrémie 140, kaliémie 4, créatinine 80 µmol/L, hématocrite 40 %, leucocytes 8000/mm3, Glasgow 15, cirrhose, non opéré",
    calculator: "apache-ii",
    value: 7,
  },
  {
    question:
      "APACHE II : 40 ans, T 37 °C, PAM 85, FC 80, FR 16, FiO2 60 %, PaO2 80 mmHg, pH 7,40, natrémie 140, kaliémie 4, créatinine 80 µmol/L, hématocrite 40 %, leucocytes 8 G/L, Glasgow 15, sans antécédent",
    calculator: "apache-ii",
    ask: ["paco2"],
  },
];
