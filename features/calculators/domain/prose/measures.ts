// The words and signs of the measures that calculators share, in three languages, with the ranges
// in which each is written without its unit. Keys are names of inputs: a new calculator that uses
// them is read without a line of its own.
import type { ChoiceReading, NumberReading } from "../reading.ts";

const cells = { ownUnits: [] } as const;

export const MEASURES: Readonly<Record<string, NumberReading>> = {
  age: { names: { fr: "age, agee, ages", en: "aged, age", es: "edad" }, ownUnits: ["years"] },
  weight: {
    names: {
      fr: "poids, pesant, pese, pds",
      en: "weight, weighs, weighing, wt",
      es: "peso, pesa, pesando",
    },
    ownUnits: ["kg", "lb"],
    bare: { kg: [25, 190] },
  },
  height: {
    names: {
      fr: "taille, mesurant, mesure",
      en: "height, tall, ht",
      es: "talla, altura, mide, estatura",
    },
    ownUnits: ["cm", "m"],
    bare: { cm: [100, 230], m: [1.2, 2.3] },
  },
  creatinine: {
    names: {
      fr: "creat*, scr",
      en: "(serum )?creatinine, creat, cr, scr",
      es: "creatinin*, creat, cr",
    },
    bare: { creatinineMicro: [30, 2000], creatinineMgL: [4, 29.9], creatinineMgDl: [0.3, 20] },
  },
  urea: {
    names: { fr: "uree, azotemie, uremie", en: "urea, bun", es: "urea" },
    nameTells: { name: "bun", unit: "bun" },
    bare: { ureaMmol: [2, 60], ureaGL: [0.1, 3], ureaMgDl: [30, 300] },
  },
  heartRate: {
    names: {
      fr: "fc, frequence card*, freq card*, pouls, rythme cardiaque, tachycard*, bradycard*, rythme sinusal, coeur (bat )?(a|=|:)",
      en: "hr, heart rate, pulse*, tachycard*, bradycard*",
      es: "fc, frecuencia cardiaca, pulso, taquicard*, bradicard*, latidos",
    },
    ownUnits: ["beats"],
  },
  respiratoryRate: {
    names: {
      fr: "fr, frequence resp*, freq resp*, respi, polypne*, tachypne*, respire",
      en: "rr, respiratory rate, resp rate, resps, respirations, breathing, tachypn*",
      es: "fr, frecuencia respiratoria, taquipn*, respiraciones",
    },
    ownUnits: ["breaths"],
  },
  systolic: {
    names: {
      fr: "pas, tas, (pa |ta |pression |tension )?(arterielle )?systolique, pression arterielle, pa, ta, tension (arterielle)?, tension",
      en: "sbp, systolic (bp|pressure|blood pressure)?, systolic, bp, blood pressure",
      es: "pas, tas, (presion |tension )?(arterial )?sistolica, presion arterial, tension arterial, pa, ta, tension",
    },
    bare: { mmHg: [40, 300], cmHg: [5, 30] },
  },
  diastolic: {
    names: {
      fr: "pad, tad, (pa |ta |pression |tension )?(arterielle )?diastolique",
      en: "dbp, diastolic (bp|pressure|blood pressure)?, diastolic",
      es: "pad, tad, (presion |tension )?(arterial )?diastolica",
    },
    bare: { mmHg: [20, 180], cmHg: [3, 18] },
  },
  map: {
    names: {
      fr: "pam, tam, (pa|ta|pression|tension|pression arterielle) moyenne",
      en: "map, mean (arterial|blood)? pressure, mean arterial pressure, mean pressure",
      es: "pam, tam, (presion|tension) (arterial )?media",
    },
    bare: { mmHg: [20, 220] },
  },
  temperature: {
    names: {
      fr: "temperature, temp, fievre, febrile, afebrile, apyretique, apyrexie, hypothermie, hyperthermie",
      en: "temperature, temp, fever, febrile, afebrile, apyrexial, hypothermi*",
      es: "temperatura, temp, fiebre, febril, afebril, apiretic*, hipotermi*",
      any: "t°, t",
    },
    ownUnits: ["celsius"],
    bare: { celsius: [24, 45], fahrenheit: [85, 113] },
  },
  fio2: {
    names: {
      fr: "fi-o2, fraction inspiree (en oxygene|d'oxygene)?, fraction inspiree",
      en: "fi-o2, inspired oxygen, inspired fraction",
      es: "fi-o2, fraccion inspirada (de oxigeno)?, fraccion inspirada",
    },
    bare: { percent: [21, 100], fraction: [0.21, 1] },
  },
  pao2: {
    names: { fr: "pa-o2, po2", en: "pa-o2, po2", es: "pa-o2, po2" },
    bare: { mmHg: [30, 600], kPa: [4, 29.9] },
  },
  paco2: {
    names: {
      fr: "pa-co2, pco2, (hypo|hyper)?capnie",
      en: "pa-co2, pco2, (hypo|hyper)capnia",
      es: "pa-co2, pco2, (hipo|hiper)?capnia",
    },
    bare: { mmHg: [15, 150], kPa: [2, 14.9] },
  },
  aado2: {
    names: {
      fr: "gradient (alveolo-arteriel|a-a)",
      en: "a-a gradient, alveolar-arterial gradient",
      es: "gradiente (alveolo-arterial|a-a)",
      any: "a-ado2, daado2",
    },
    bare: { mmHg: [5, 700] },
  },
  pfRatio: {
    names: {
      fr: "(rapport )?pao2/fio2, (rapport )?p/f, rapport pf",
      en: "pao2/fio2 ratio, p/f ratio, pf ratio, pao2/fio2, p/f",
      es: "(relacion |cociente )?pao2/fio2, (relacion |indice )?p/f, pafi",
    },
    bare: { mmHg: [30, 700] },
  },
  ph: { names: { fr: "ph", en: "ph", es: "ph" } },
  sodium: {
    names: {
      fr: "(hypo|hyper)?natremie, sodium",
      en: "sodium, (hypo|hyper)natr(a)?emia",
      es: "sodio, (hipo|hiper)?natremia",
      any: "na+, na",
    },
  },
  potassium: {
    names: {
      fr: "(hypo|hyper)?kaliemie, potassium",
      en: "potassium, (hypo|hyper)kal(a)?emia",
      es: "potasio, kaliemia, (hipo|hiper)?(potasemia|kalemia)",
      any: "k+, k",
    },
  },
  chloride: {
    names: {
      fr: "chlore*, chlorure*, (hypo|hyper)chloremie",
      en: "chloride, (hypo|hyper)chlor(a)?emia",
      es: "cloro, cloruro*, (hipo|hiper)?cloremia",
      any: "cl-, cl",
    },
  },
  calcium: {
    names: {
      fr: "(hypo|hyper)?calcemie (totale)?, calcium (total)?, (hypo|hyper)?calcemie, calcium",
      en: "(total )?calcium, (hypo|hyper)calc(a)?emia",
      es: "calcio (total)?, calcio, (hipo|hiper)?calcemia",
      any: "ca++, ca2+, ca",
    },
    bare: { calciumMmol: [0.8, 4.9], calciumMgDl: [5, 20], calciumMgL: [50, 200] },
  },
  /** Another measure than the total one, never taken for it. */
  ionisedCalcium: {
    names: {
      fr: "(calcium|calcemie|ca++|ca2+|ca) ionise*, calcium libre",
      en: "ionized calcium, ionised calcium, free calcium, ica",
      es: "(calcio|ca++|ca) ionic*, calcio libre",
      any: "cai",
    },
  },
  hematocrit: {
    names: {
      fr: "hematocrite, hte, ht",
      en: "haematocrit, hematocrit, hct",
      es: "hematocrito, hto, htc",
    },
    bare: { percent: [8, 75], fraction: [0.08, 0.75] },
  },
  whiteCells: {
    names: {
      fr: "leucocyt*, hyperleucocyt*, leucos, leuco, leucopenie, globules blancs, gb",
      en: "white (blood )?(cells|cell count|count), wbc, wcc, leucocytes, leukocytes",
      es: "leucocit*, leucos, globulos blancos",
    },
    bare: { giga: [0.05, 299], perMm3: [300, 300_000] },
    ...cells,
  },
  platelets: {
    names: {
      fr: "plaquettes, plaq, plq, thrombopenie, thrombocytose, thrombocytes",
      en: "platelets, platelet count, plt, plts, thrombocytopenia",
      es: "plaquetas, plaq, trombopenia",
    },
    bare: { giga: [1, 1499], perMm3: [1500, 2_000_000] },
    ...cells,
  },
  bilirubin: {
    names: {
      fr: "bilirubin* (totale)?, (hyper)?bilirubin*",
      en: "(total )?bilirubin",
      es: "bilirrubina (total)?, bilirrubina",
      any: "bili, br",
    },
    bare: { bilirubinMicro: [3, 600], bilirubinMgDl: [0.1, 35], bilirubinMgL: [31, 300] },
  },
  gcs: {
    names: {
      fr: "(score de )?glasgow",
      en: "glasgow (coma scale|coma score)?, glasgow",
      es: "(escala de )?glasgow",
      any: "gcs",
    },
  },
  spo2: {
    names: {
      fr: "spo2, sp-o2, sao2, sat (o2)?, sat-o2, saturation (en (oxygene|o2))?, saturation, satu*, sature, desatur*",
      en: "spo2, sao2, (oxygen |o2 )?saturation*, (o2 )?sat, (o2 )?sats, satting, saturating",
      es: "spo2, sao2, sat (o2)?, sat-o2, saturacion (de oxigeno)?, saturacion, satura",
    },
    bare: { percent: [20, 100] },
  },
  haemoglobin: {
    names: {
      fr: "hemoglobin*, hb, hgb, anemie",
      en: "h(a)?emoglobin, hb, hgb, an(a)?emia",
      es: "hemoglobina, hb, hgb, anemia",
    },
    bare: { gramsPerDecilitre: [2, 22], gramsPerLitre: [25, 230] },
    short: { gram: "gramsPerDecilitre" },
  },
  albumin: {
    names: {
      fr: "albumin*, hypoalbumin*, albu, alb",
      en: "albumin, hypoalbumin*, alb",
      es: "albumina*, hipoalbumin*, alb",
    },
    bare: { gramsPerLitre: [10, 60], gramsPerDecilitre: [1, 6] },
    short: { gram: "gramsPerLitre" },
  },
  inr: { names: { fr: "inr", en: "inr", es: "inr" } },
  bicarbonate: {
    names: {
      fr: "bicar*, bicarbonates, reserve alcaline, co2 total*",
      en: "bicarb*, total co2",
      es: "bicarb*, co2 total",
      any: "hco3-, hco3, tco2",
    },
  },
  glucose: {
    names: {
      fr: "(hypo|hyper)?glycemie*, glucose, dextro*, gly, glyc, hgt, sucre*",
      en: "glucose, (hypo|hyper)?glyc(a)?emia, blood sugar",
      es: "(hipo|hiper)?(glucemia|glicemia), glucosa",
    },
    bare: { glucoseMmol: [3, 60], glucoseGL: [0.2, 2.9], glucoseMgDl: [61, 1200] },
  },
  dDimer: {
    names: {
      fr: "d-dimere*, dimere*, d-dim",
      en: "d-dimer*, d-dim",
      es: "dimero* (d)?, d-dimero*",
      any: "dd",
    },
    bare: { dDimerMicro: [50, 100_000], dDimerMg: [0.05, 30] },
  },
  norepinephrine: {
    names: {
      fr: "noradre*, norad, nad, nora",
      en: "norepinephrine, noradrenaline, levophed, norad",
      es: "noradrenalina, nora",
    },
    bare: {},
  },
  epinephrine: {
    names: { fr: "adrenaline, adre", en: "epinephrine, adrenaline", es: "adrenalina, epinefrina" },
    bare: {},
  },
  dopamine: { names: { fr: "dopamine", en: "dopamine", es: "dopamina" }, bare: {} },
  urineOutput: {
    names: {
      fr: "diurese, urines",
      en: "urine output, urine, diuresis, uop",
      es: "diuresis, orina",
    },
    bare: { mlDay: [50, 10_000], litreDay: [0.1, 8] },
  },
  qt: {
    names: {
      fr: "intervalle qt, qt mesure, qt",
      en: "(measured )?qt (interval)?, qt",
      es: "(intervalo )?qt",
    },
    ownUnits: ["ms"],
    bare: { ms: [200, 800], second: [0.2, 0.8] },
  },
  ejectionFraction: {
    names: {
      fr: "fevg, fe (vg)?, fraction d'ejection",
      en: "lvef, ef, ejection fraction",
      es: "fevi, fraccion de eyeccion",
    },
  },
};

/** Shared as the measures are. */
export const SEX: ChoiceReading = {
  options: {
    female: {
      fr: "femme, madame, mme, mlle, patiente, feminin, dame, mamie, mamy, grand-mere, fille, fillette, enceinte*, accouchee*, parturiente*, sexe (f|feminin), f (de )?1m*, f 1(4|5|6|7|8)* cm, une (hypertendue|diabetique|*genaire), elle (pese|mesure|a (1|2|3|4|5|6|7|8|9)*)",
      en: "woman, female, lady, girl, she, her, mrs",
      es: "mujer, senora, sra, femenino, femenina, chica, ella, sexo f",
      any: "♀",
    },
    male: {
      fr: "homme, monsieur, garconnet, papi, papy, grand-pere, mr, masculin, garcon, sexe (m|h), m., h (de )?1m*, h 1(5|6|7|8|9)* cm, un *genaire, il (pese|mesure)",
      en: "man, male, gentleman, boy, he, his, mr",
      es: "hombre, varon, senor, sr, masculino, chico, sexo (m|h)",
      any: "♂",
    },
  },
};
