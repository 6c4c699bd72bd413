// Scores asked in sentences, the values counted by hand from the points of the publications. "?" is
// what must be asked for: no value then.
import { describe, expect, test } from "vitest";
import { readScoreQuestion } from "./read-question.ts";

type Row = readonly [question: string, expected: number | `?${string}`];

const SCORES: Readonly<Record<string, readonly Row[]>> = {
  "wells-dvt": [
    ["Wells TVP : mollet douloureux, godet, pas d'autre diagnostic", "?tenderness"],
    [
      "Wells TVP : ni cancer ni plâtre ni alitement, pas de douleur, pas d'œdème, pas de godet, pas de collatérale, pas d'ATCD, mollets symétriques, autre diagnostic plus probable",
      -2,
    ],
    ["wells tvp: cancer, +4cm au mollet, pas d'autre dg", 2],
    ["Wells TVP : jambe gonflée, godet, pas d'autre dg", "?wholeLegSwollen"],
    ["Wells TVP : jambe entièrement œdématiée, pas d'autre diagnostic", 1],
    [
      "Wells TVP : cancer du sein actif, mollet +4 cm, godet, pas d'autre diagnostic aussi probable",
      3,
    ],
    [
      "Score de Wells TVP patiente plâtrée, douleur sur le trajet veineux, diagnostic alternatif au moins aussi probable",
      0,
    ],
    [
      "Wells pour phlébite : opéré de la hanche il y a 6 semaines, membre inférieur entier œdématié, ATCD de TVP, pas d'alternative",
      3,
    ],
    ["Wells TVP : mollet gonflé, alité depuis 5 jours", "?calfSwelling"],
    ["Wells TVP : alité depuis 5 jours, circulation collatérale", "?alternativeAsLikely"],
    [
      "Wells TVP : opéré il y a 6 mois, mollet augmenté de 2 cm, autre diagnostic plus probable, rien d'autre",
      -2,
    ],
    [
      "Wells DVT score: active cancer, pitting oedema, calf swelling 4 cm, no alternative diagnosis as likely",
      3,
    ],
    [
      "Wells TVP: cáncer activo, fóvea, encamado desde hace 4 días, diagnóstico alternativo menos probable",
      3,
    ],
  ],
  geneva: [
    ["Genève 60 ans FC 80 opéré de la hanche en 2015, hémoptysie", "?surgeryOrFracture"],
    ["score de genève H 40 ans fc 70 douleur MI gauche spontanée, pas d'autre facteur", 3],
    ["Genève révisé : femme 70 ans, FC 98, antécédent de TVP, le reste négatif", 9],
    ["Score de Genève 45 ans, FC 80, hémoptysie, douleur du mollet", 8],
    ["Genève révisé 62 ans FC 110 opéré de la hanche il y a 15 jours, cancer actif", 9],
    [
      "Genève révisé : 68 ans, FC 74, douleur à la palpation veineuse profonde et œdème unilatéral, rien d'autre",
      5,
    ],
    ["Genève : 68 ans, FC 74, œdème unilatéral", "?painOnPalpation"],
    ["Genève révisé, 68 ans, hémoptysie", "?heartRate"],
    [
      "Genève 50 ans, FC 70, chirurgie il y a 3 mois, cancer guéri depuis 5 ans, le reste négatif",
      0,
    ],
    ["Revised Geneva score: 70 year old, HR 95, haemoptysis, nothing else", 8],
    ["Ginebra revisada: 66 años, FC 80, antecedente de TEP, resto negativo", 7],
  ],
  perc: [
    [
      "PERC homme 49 ans fc 99 spo2 95 risque faible : pas d'œdème des jambes, pas d'hémoptysie, ni chirurgie ni trauma récent, ni ATCD thromboembolique, pas d'hormones",
      0,
    ],
    ["PERC 30 ans FC 70 sat 99 le reste négatif", 0],
    ["PERC femme 35 ans, FC 80, SpO2 98 %, probabilité faible, sous pilule, le reste négatif", 1],
    [
      "Règle PERC : 42 ans, FC 88, sat 97 % AA, pas d'œdème unilatéral, pas d'hémoptysie, pas de chirurgie, pas d'ATCD de TVP, pas d'œstrogènes, faible probabilité",
      0,
    ],
    ["PERC 55 ans FC 104 SpO2 93 probabilité clinique faible, aucun autre critère", 3],
    [
      "PERC 35 ans, FC 80, SpO2 98 %, rien d'autre à signaler, sans autre critère, probabilité faible",
      0,
    ],
    ["PERC 35 ans, FC 80, sous pilule, probabilité faible", "?spo2"],
    ["PERC 35 ans, FC 80, SpO2 98, sous pilule", 1],
    ["PERC: 49 year old, HR 99, sats 95%, low pretest probability, on HRT", 1],
    ["PERC: 50 años, FC 90, SpO2 96 %, baja probabilidad, resto negativo", 1],
  ],
  years: [
    ["YEARS D-dimères 850 aucun critère", 85],
    [
      "YEARS : D-dimères 800 ng/mL, pas de signes de TVP, pas d'hémoptysie, EP pas le diagnostic le plus probable",
      80,
    ],
    ["Algorithme YEARS, D-dimères à 700, hémoptysie, EP le plus probable", 140],
    ["Critères YEARS : mollet gonflé, D-dimères 0,4 mg/L, EP peu probable", 80],
    ["YEARS D-dimères 700, hémoptysie", "?mostLikely"],
    ["YEARS : hémoptysie, EP diagnostic le plus probable", "?dDimer"],
    ["YEARS algorithm: D-dimer 600 ng/mL, no haemoptysis, no signs of DVT, PE less likely", 60],
    ["Algoritmo YEARS: dímero D 900, hemoptisis, TEP más probable", 180],
  ],
  "d-dimer-age": [
    ["D-dimères 680 à 75 ans, seuil adapté à l'âge ?", 750],
    ["Seuil de D-dimères à 72 ans ?", 720],
    ["D-dimères ajustés à l'âge, femme de 48 ans", 500],
    ["seuil D-dimères ajusté à l'âge 80 ans, D-dimères 650", 800],
    ["Quelle limite de D-dimères pour un homme de 66 ans ?", 660],
    ["D-dimères ajustés à l'âge ?", "?age"],
    ["Age-adjusted D-dimer threshold for a 77 year old", 770],
    ["Umbral de dímero D ajustado por edad, 63 años", 630],
  ],
  pesi: [
    [
      "quel est le PESI d'un homme de 63 ans, pas d'antécédent, TA140/80, FC92, FR 19, SpO2 94%, T°37,1, Glasgow 15 ?",
      73,
    ],
    [
      "PESI homme 70 ans, FC 100, TA 130/80, FR 20, T 37, SpO2 95 %, cancer du poumon, orienté",
      110,
    ],
    ["PESI femme 60 ans FC 112 TAS 95 FR 32 T 35,8 SpO2 88 % BPCO confuse", 240],
    [
      "Score PESI, homme de 45 ans, pouls 80, tension 12/7, FR 16, 37°C, sat 97 %, sans antécédent, conscience normale",
      55,
    ],
    [
      "PESI complet : femme de 82 ans, FC 90, TAS 120, FR 18, temp 36,8, SpO2 94, insuffisance cardiaque, Glasgow 15",
      92,
    ],
    ["PESI homme 70 ans cancer FC 100 TAS 120 SpO2 95", "?alteredMentation"],
    ["PESI homme 70 ans, FC 100, TAS 130, FR 20, T 37, SpO2 95 %, cancer", "?alteredMentation"],
    ["PESI: 65 yo man, HR 120, BP 95/60, RR 24, temp 36.5, sats 92%, alert, no history", 125],
    [
      "PESI: mujer de 75 años, FC 80, TA 140/80, FR 18, temperatura 36,5, SpO2 96 %, EPOC, orientada",
      85,
    ],
  ],
  spesi: [
    ["sPESI homme 70 ans cancer FC 100 TAS 120 SpO2 95", 1],
    ["sPESI et PESI : femme de 82 ans, FC 90, TAS 120, SpO2 94, insuffisance cardiaque", 2],
    ["PESI simplifié : 55 ans, FC 84, TA 124/70, sat 97 %, sans antécédent", 0],
    [
      "sPESI : 84 ans, FC 92, TA 118/70, sat 95 %, ni cancer ni maladie cardiaque ni pulmonaire chronique",
      1,
    ],
    ["sPESI : 60 ans, FC 92, TA 118/70, sat 95 %, maladie cardiaque", "?heartFailure"],
    ["PESI simplifié, 85 ans, FC 118, TAS 92, sat 87 %", "?cancer"],
    ["simplified PESI: 66 yo woman, HR 115, BP 120/70, sats 93%, COPD", 2],
    ["PESI simplificado: hombre de 60 años, FC 80, TA 130/80, SpO2 96 %, sin antecedentes", 0],
  ],
  psi: [
    [
      "Score de Fine : homme 72 ans, FR 24, TAS 110, T 38,5, FC 100, urée 8 mmol/L, orienté, épanchement pleural",
      82,
    ],
    [
      "PSI femme 80 ans EHPAD, FR 32, TA 85/50, T 39, FC 130, confuse, urée 15, Na 128, SpO2 86 %",
      200,
    ],
    [
      "PSI : femme 45 ans, FR 20, TAS 120, T 38, FC 90, conscience normale, sans antécédent, glycémie 1,1 g/L, rien d'autre",
      35,
    ],
    ["PSI : femme 45 ans, FR 20, TAS 120, T 38, FC 90, lucide, sans antécédent", "?effusion"],
    ["PSI homme 60 ans cancer actif, FR 30, TAS 100, T 40, FC 110, pH 7,30, lucide", 155],
    ["PSI homme 60 ans, FR 22, TAS 100, T 38, FC 110, hyponatrémie, lucide", "?lowSodium"],
    [
      "PSI homme 60 ans BPCO, FR 22, TAS 100, T 38, FC 110, insuffisance cardiaque",
      "?alteredMentation",
    ],
    [
      "PSI: 70 year old woman, nursing home, RR 22, BP 120/70, temp 38, HR 90, alert, glucose 15 mmol/L, haematocrit 28%",
      90,
    ],
    [
      "PSI: varón de 65 años, FR 31, TAS 88, temperatura 38, FC 126, consciente, urea 12 mmol/L, ictus previo",
      145,
    ],
  ],
  "has-bled": [
    ["has bled 84 ans TA 165/80 AVC hémorragique, créat 180", "?bleeding"],
    ["HAS-BLED 80 ans AVC Hb 9 g/dL", "?bleeding"],
    [
      "HAS-BLED 50 ans, pas d'HTA, pas d'insuffisance rénale ni hépatique, pas d'AVC, pas de saignement, pas d'AVK, pas d'aspirine ni AINS, pas d'alcool",
      0,
    ],
    ["HAS-BLED 70 ans, HTA mal équilibrée, alcool 10 verres/semaine", 3],
    ["HAS-BLED 60 ans alcool, AVC", "?alcohol"],
    ["HAS-BLED 78 ans, HTA non contrôlée, AVC, sous aspirine", 4],
    ["HAS-BLED : 60 ans, TA 170/95, dialysé, INR labile", 3],
    [
      "HAS-BLED homme de 70 ans, créatinine 90, pas d'AVC, pas de saignement, HTA équilibrée, pas d'AINS, pas d'alcool, INR stable, foie normal",
      1,
    ],
    ["HAS-BLED 78 ans hypertendu, AVC", "?hypertension"],
    ["HAS-BLED 78 ans, TA 135/80, hypertendu, AVC", 2],
    ["HAS-BLED 66 ans cirrhotique, alcoolique, anémie", 4],
    ["HAS-BLED : 60 ans, insuffisance rénale, créat 230 µmol/L, AINS", 2],
    ["HAS-BLED 60 ans, insuffisance rénale, AINS", "?renal"],
    [
      "HAS-BLED: 72 year old, uncontrolled hypertension, prior stroke, on clopidogrel, nothing else",
      4,
    ],
    ["HAS-BLED: 80 años, ictus, sangrado mayor, AAS", 4],
  ],
  timi: [
    ["TIMI 70 ans, diabète, pas d'HTA, pas de tabac, troponine élevée", "?threeRiskFactors"],
    [
      "TIMI risk score 67M 2 episodes in 24 h, on aspirin, known 70% stenosis, troponin positive",
      5,
    ],
    ["TIMI 70 ans HTA diabète tabac tropo+ sous aspirine", 4],
    ["TIMI 70 ans, HTA, diabète, tabac, sous aspirine, troponine élevée", 4],
    [
      "Score TIMI NSTEMI : 58 ans, sous-décalage ST, troponine positive, 2 épisodes en 24 h, pas d'autre critère",
      3,
    ],
    [
      "TIMI : 66 ans, 2 facteurs de risque, sténose coronaire à 70 %, troponine négative, ECG normal, pas d'aspirine, un seul épisode",
      2,
    ],
    ["TIMI 50 ans, stent, Kardegic, rien d'autre", 2],
    ["TIMI 50 ans, coronarien, aspirine, le reste négatif", "?knownStenosis"],
    ["TIMI, aspirine, troponine élevée", "?age"],
    ["TIMI score: 65 year old, 3 risk factors, ST depression, raised troponin, nothing else", 4],
    [
      "TIMI: 60 años, HTA, diabetes y tabaquismo, aspirina, elevación de troponina, resto negativo",
      3,
    ],
  ],
  grace: [
    [
      "GRACE 58 ans, PAS 135, FC 78, créat 85 µmol/l, pas de signe d'IC, ECG normal, troponine négative, pas d'ACR",
      91,
    ],
    // 58 + 9 + 34 + 7 + 0 + 28 + 14.
    [
      "GRACE : 65 ans, FC 85, TAS 130, créat 90 µmol/L, Killip I, sous-décalage ST, troponine élevée",
      150,
    ],
    // 91 + 24 + 53 + 10 + 39.
    ["Score GRACE femme 82 ans FC 115 TA 95/60 créat 120 OAP, rien d'autre", 217],
    // 41 + 3 + 24 + 7 + 0 + 39.
    [
      "GRACE 55 ans, FC 65, TA 145/80, créatinine 9 mg/L, pas d'insuffisance cardiaque, arrêt cardiaque récupéré",
      114,
    ],
    // 75 + 15 + 43 + 4 + 20 + 14.
    ["GRACE homme 74 ans, pouls 92, TAS 110, créat 60 µmol/L, crépitants, troponine positive", 171],
    [
      "GRACE 74 ans, pouls 92, TAS 110, créat 60, insuffisance cardiaque, troponine positive",
      "?killip",
    ],
    // 58 + 9 + 34 + 7 + 0 + 28.
    [
      "GRACE: 62 year old, HR 75, BP 125/80, creatinine 1.0 mg/dL, Killip 1, ST depression, nothing else",
      136,
    ],
    // 75 + 3 + 24 + 10 + 0 + 14.
    ["GRACE: 70 años, FC 60, TAS 150, creatinina 1,3 mg/dL, Killip I, troponina elevada", 126],
  ],
  abcd2: [
    [
      "ABCD2 femme 80 ans, TA 155/90, trouble du langage et déficit du membre supérieur droit ayant duré 2 heures, diabétique",
      7,
    ],
    ["ABCD2 : 72 ans, TA 150/85, hémiparésie droite, 45 min, diabétique", 6],
    ["ABCD2 homme de 55 ans, TA 130/70, aphasie pendant 20 minutes, pas de diabète", 2],
    [
      "ABCD² : 66 ans, TA 145/95, déficit moteur du bras gauche ayant duré une heure et demie, non diabétique",
      6,
    ],
    ["ABCD2 58 ans, TA 120/70, amaurose de 5 min, non diabétique", 0],
    ["ABCD2 72 ans, TA 150/85, hémiparésie, diabétique", "?duration"],
    ["ABCD2 72 ans, TA 150/85, hémiparésie 30 min", "?diabetes"],
    ["ABCD2: 61 yo, BP 120/92, slurred speech for 15 minutes, no diabetes", 4],
    ["ABCD2: 70 años, TA 160/80, debilidad del brazo 2 horas, diabetes", 7],
  ],
  blatchford: [
    ["Glasgow Blatchford: 66M BUN 30 mg/dL Hb 9.1 SBP 98 HR 112 melena syncope", 16],
    ["Blatchford : homme, urée 12 mmol/L, Hb 9,5 g/dL, TA 95/60, FC 110, méléna", 14],
    ["Glasgow-Blatchford femme, Hb 11 g/dL, urée 5 mmol/L, TAS 120, FC 80, rien d'autre", 1],
    ["Blatchford homme Hb 8 g, urée 0,9 g/L, TAS 85, FC 120, syncope, cirrhose", 18],
    ["Blatchford : femme, urée 7, Hb 125 g/L, TAS 105, FC 90, insuffisance cardiaque", 5],
    ["Blatchford : homme, urée 12, TA 95/60, FC 110, méléna", "?haemoglobin"],
    [
      "Blatchford score: man, urea 9 mmol/L, Hb 12.5 g/dL, BP 115/70, HR 95, melaena, nothing else",
      5,
    ],
    ["Blatchford: mujer, urea 8 mmol/L, Hb 13 g/dL, TAS 120, FC 80, melena", 4],
  ],
  "child-pugh": [
    ["Child-Pugh : bili 45 µmol/L, albumine 30, INR 1,8, ascite minime, pas d'encéphalopathie", 9],
    [
      "Child Pugh bili 60 µmol/L, albu 25 g/L, INR 2,5, ascite abondante, encéphalopathie grade 3",
      15,
    ],
    [
      "score de Child, cirrhose : bilirubine 20 µmol/L, albumine 38 g/L, INR 1,2, ni ascite ni encéphalopathie",
      5,
    ],
    [
      "Child-Pugh bili 35 mg/L, albumine 32, INR 1,5, ascite réfractaire, encéphalopathie stade 2",
      11,
    ],
    [
      "Child-Pugh : bili 45 µmol/L, albumine 30, INR 1,8, ascite, pas d'encéphalopathie",
      "?ascites",
    ],
    ["Child-Pugh : bili 45 µmol/L, albumine 30, TP 50 %, ascite minime, pas d'encéphalopathie", 9],
    [
      "Child-Pugh: bilirubin 2.5 mg/dL, albumin 2.9 g/dL, INR 1.9, mild ascites, no encephalopathy",
      9,
    ],
    [
      "Child-Pugh: bilirrubina 1,2 mg/dL, albúmina 3,8 g/dL, INR 1,1, sin ascitis, sin encefalopatía",
      5,
    ],
  ],
  meld: [
    ["MELD homme bili 17 µmol/L, INR 1, créat 88 µmol/L, Na 140, albumine 40, pas de dialyse", 6],
    [
      "MELD : femme, bili 60 µmol/L, INR 1,8, créat 130 µmol/L, Na 132, albumine 28, non dialysée",
      26,
    ],
    [
      "MELD 3.0 homme, bilirubine 100 µmol/L, INR 2, créat 200 µmol/L, natrémie 128, albumine 25, pas de dialyse",
      33,
    ],
    ["MELD homme, bilirubine 100 µmol/L, INR 2, créat 200, natrémie 128, albumine 25, dialysé", 36],
    ["MELD homme bili 17 µmol/L, INR 1, créat 88 µmol/L, Na 140, albumine 40", 6],
    [
      "MELD: man, bilirubin 1 mg/dL, INR 1, creatinine 1 mg/dL, sodium 140, albumin 4 g/dL, not on dialysis",
      6,
    ],
    [
      "MELD: varón, bilirrubina 1 mg/dL, INR 1, creatinina 1 mg/dL, sodio 140, albúmina 4 g/dL, sin diálisis",
      6,
    ],
  ],
  news2: [
    ["news2: sat 95% sous 1L/min, FR 14, TA 100/60, FC 55, 36,0°C, confus", 9],
    ["NEWS2 : FR 22, SpO2 93 % air ambiant, TAS 105, FC 115, éveillé, T 38,5", 8],
    ["NEWS2 FR 18 sat 97 % en air ambiant TA 130/80 FC 80 T 37 orienté", 0],
    ["score NEWS : FR 26, SpO2 91 % sous 3 L, TA 88/50, pouls 132, confus, 39,5 °C", 19],
    [
      "NEWS2 BPCO hypercapnique, cible 88-92, SpO2 90 % sous O2, FR 20, TAS 120, FC 88, Glasgow 15, T 36,8",
      2,
    ],
    [
      "NEWS2 BPCO hypercapnique, SpO2 90 % sous O2, FR 20, TAS 120, FC 88, Glasgow 15, T 36,8",
      "?spo2Scale",
    ],
    ["NEWS2 : FR 16, SpO2 98 %, air ambiant, TA 135/80, FC 75, T 36,8, le reste normal", "?alert"],
    ["NEWS2 FR 18 sat 97 % TA 130/80 FC 80 T 37 orienté", "?oxygen"],
    ["NEWS2 FR 18 sat 97 % air ambiant TA 130/80 FC 80 T 37", "?alert"],
    ["NEWS2: RR 24, sats 95% on room air, BP 112/70, HR 105, alert, temp 38.2", 5],
    ["NEWS2: FR 21, SpO2 94 % con gafas nasales, TA 100/60, FC 92, alerta, temperatura 37", 8],
  ],
  qsofa: [
    ["qSOFA : FR 24, TAS 95, confus", 3],
    ["qSOFA FR 20 TA 120/70 Glasgow 15", 0],
    ["quick SOFA : FR 22, TA 10/6, bien orienté", 2],
    ["qSOFA FR 18, TAS 90, GCS 14", 2],
    ["qSOFA FR 18, TAS 90", "?alteredMentation"],
    ["qSOFA FR 18, TAS 90, confus, Glasgow 15", "?alteredMentation"],
    ["qSOFA: RR 25, BP 110/60, alert", 1],
    ["qSOFA: FR 23, TAS 98, orientado", 2],
  ],
  "igs-ii": [
    [
      "igs 2 : 40 ans, fc 40, tas 200, t 39, pas ventilé, diurèse 0,4 L, urée 1,8 g/L, leucocytes 0,9, K 2,9, Na 124, bicar 14,9, bilirubine 103 µmol/L, glasgow 6, hémopathie maligne, chirurgie non programmée",
      101,
    ],
    // 12 + 4 + 5 + 3 + 6 (PaO2/FiO2 ≥ 200) + 4 + 6 + 0 + 0 + 0 + 3 + 0 + 0 + 0 + 6.
    [
      "IGS II : 65 ans, FC 125, TAS 90, T 39,5, intubé, PaO2/FiO2 220, diurèse 800 mL/24h, urée 12 mmol/L, leucocytes 15 G/L, K 4, Na 138, bicarbonates 18, bilirubine 20 µmol/L, Glasgow 15, sans antécédent, admission médicale",
      49,
    ],
    // 7 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0.
    [
      "IGS2 50 ans, FC 80, TAS 120, T 37, air ambiant, diurèse 1500 mL, urée 5 mmol/L, leucos 8 G/L, K 4, Na 140, HCO3 24, bili 10 µmol/L, Glasgow 15, pas d'antécédent, chirurgie programmée",
      7,
    ],
    // 18 + 2 + 13 + 0 + 0 + 11 + 10 + 3 + 3 + 0 + 6 + 0 + 26 + 9 + 8.
    [
      "IGS II 81 ans, FC 60, TAS 65, T 36, ventilation spontanée, diurèse 300 mL, urée 32 mmol/L, leucocytes 22 G/L, K 5,5, Na 140, bicar 12, bili 20 µmol/L, Glasgow 5, cancer métastatique, chirurgie urgente",
      109,
    ],
    [
      "IGS II 50 ans, FC 80, TAS 120, T 37, air ambiant, diurèse 1500 mL, urée 5 mmol/L, leucos 8 G/L, K 4, Na 140, HCO3 24, bili 10 µmol/L, Glasgow 15, cancer, chirurgie programmée",
      "?chronicDisease",
    ],
    ["IGS II 50 ans, FC 80, TAS 120, T 37", "?urineOutput"],
    [
      "SAPS II: 72 year old, HR 100, BP 110/60, temp 37, room air, urine output 1200 mL/day, urea 8 mmol/L, WBC 9, K 4.2, Na 139, bicarbonate 22, bilirubin 12 µmol/L, GCS 15, no comorbidities, medical admission",
      21,
    ],
    [
      "SAPS II: 45 años, FC 130, TAS 120, temperatura 38, aire ambiente, diuresis 1500 ml, urea 6 mmol/L, leucocitos 10, K 4, Na 140, bicarbonato 24, bilirrubina 10 µmol/L, Glasgow 15, sin antecedentes, cirugía urgente",
      19,
    ],
  ],
  mgap: [
    ["MGAP : AVP, Glasgow 13, 45 ans, TAS 110", 25],
    ["MGAP plaie par arme blanche, GCS 15, 30 ans, TA 130/80", 25],
    ["MGAP : chute de 5 m, 72 ans, Glasgow 8, TAS 55", 12],
    ["MGAP homme 60 ans, traumatisme fermé, Glasgow 15, TA 140/80", 24],
    ["MGAP Glasgow 13, 45 ans, TAS 110", "?mechanism"],
    ["MGAP: gunshot, GCS 14, 25 years old, BP 100/60", 22],
    ["MGAP: caída, Glasgow 15, 50 años, TAS 125", 29],
  ],
  "canadian-ct-head": [
    [
      "Regla canadiense: 45 años, caída de 2 metros, tres vómitos, Glasgow 15, amnesia de 40 minutos",
      3,
    ],
    ["Règle canadienne scanner crânien : 70 ans, 2 vomissements, Glasgow 15", 2],
    [
      "CCHR 40 ans, amnésie de 45 min, Glasgow 15, pas de vomissement, chute de sa hauteur, pas de fracture, pas de signe de fracture de la base",
      1,
    ],
    ["Canadian CT head : 30 ans, piéton renversé, hémotympan, Glasgow 14 à H2", 3],
    ["CCHR 45 ans chute de 2 m, Glasgow 15, rien d'autre", 1],
    ["CCHR 45 ans, vomissements, Glasgow 15, rien d'autre", "?vomiting"],
    ["CCHR 45 ans, Glasgow 14, rien d'autre", "?gcsUnder15"],
    ["CCHR 45 ans, amnésie, GCS 15, le reste négatif", "?amnesia"],
    [
      "Canadian CT head rule: 66 years old, vomited twice, GCS 15, fall from standing, nothing else",
      2,
    ],
    ["Regla canadiense TC craneal: 50 años, atropellado, Glasgow 15, resto negativo", 1],
  ],
};

describe.each(Object.entries(SCORES))("%s", (id, rows) => {
  test.each(rows)("%s", (question, expected) => {
    const read = readScoreQuestion(question);
    const told = JSON.stringify({
      value: read?.evaluation.outcome?.value,
      ask: read?.ask,
      words: read?.words,
      assumed: read?.assumed,
      unread: read?.unread,
      problems: read?.evaluation.problems,
    });
    expect(read?.calculator.id, told).toBe(id);
    if (typeof expected === "string") {
      expect(read?.ask, told).toContain(expected.slice(1));
      return;
    }
    expect(read?.ask, told).toEqual([]);
    expect(read?.evaluation.outcome?.value, told).toBeCloseTo(expected, 5);
  });
});

describe("what contradicts itself, or was not understood, is asked for", () => {
  test.each([
    ["qsofa : FR 18, GCS 15, PAS 85, TA 130/70", "systolic"],
    ["qSOFA : FR 18, GCS 15, TA 130/70 puis 85/50", "systolic"],
    ["Glasgow : Y2 V4 M6, il garde les yeux ouverts spontanément", "eyes"],
    ["NEXUS : patient qui sort de boîte, le reste négatif", "intoxication"],
  ])("%s", (question, name) => {
    const read = readScoreQuestion(question);
    expect(read?.evaluation.outcome ?? null).toBeNull();
    expect(read?.ask).toContain(name);
  });
});
