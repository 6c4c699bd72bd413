import { raisedMarkers, stDeviation } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "timi, score timi, timi (nstemi|non st+|st-|sans sus-decalage)",
    en: "timi, timi score",
    es: "timi, escala timi",
  },
  inputs: {
    threeRiskFactors: {
      yes: {
        fr: "(multiples|nombreux|au moins 3|au moins trois|>= 3|≥ 3|plus de 2) (facteur*|fdr*)",
        en: "(multiple|many|at least 3|at least three|>= 3|≥ 3|more than 2) (cardiac |cardiovascular |coronary |cad )?risk factor*",
        es: "(multiples|al menos 3|al menos tres|>= 3|≥ 3|mas de 2) (factor*|frcv)",
      },
      counted: {
        each: [
          {
            fr: "hypertend*, hypertension*",
            en: "hypertens*, htn, high blood pressure",
            es: "hipertens*",
            any: "hta",
          },
          { fr: "diabet*, dnid", en: "diabet*", es: "diabet*", any: "dt1, dt2, dm, t2dm" },
          {
            fr: "tabac*, tabagi*, fumeu*, fume",
            en: "smok*, tobacco",
            es: "fuma*, tabaco*, tabaqui*",
          },
          {
            fr: "dyslipid*, cholesterol*, hypercholesterol*",
            en: "dyslipid*, hyperlipid*, cholesterol, hypercholesterol*",
            es: "dislipemi*, dislipidemi*, colesterol, hipercolesterol*",
          },
          {
            fr: "heredit*, heredit* ~ (coronar*|cardio*), (antecedent*|atcd*) familia*",
            en: "family history, fhx, family history ~ (coronary*|mi|infarct*|cad)",
            es: "antecedentes familiares, historia familiar",
          },
        ],
        noun: {
          fr: "facteur* (de risque*)?, fdr*, frcv",
          en: "(cardiac |cardiovascular |coronary |cad )?risk factor*",
          es: "factor* de riesgo, frcv",
        },
        atLeast: 3,
      },
    },
    knownStenosis: {
      yes: {
        fr: "(iva|cx|cd|tronc|coronaire*|stenose*) ~ (50|60|70|75|80|90|95|99)-%, stenose* ~ (coronaire*|iva|cd|cx|tronc|%), (coronaire*|iva|cd|cx) ~ stenose*, stenose* ~ (50|60|70|75|80|90|95|99)-%, stent*, pontage*, angioplastie, ponte",
        en: "(coronary )?stenos* ~ (50|60|70|75|80|90|95|99)-%, (50|60|70|75|80|90|95|99)-% stenos*, (50|60|70|75|80|90|95|99)-% ~ stenos*, (known|prior|previous) (coronary )?stenosis, cabg, bypass, pci, angioplasty",
        es: "estenosis ~ (coronari*|da|cd|cx|tronco|%), angioplastia, bypass, revasculariza*",
        any: "stent*, actp",
      },
      open: {
        fr: "stenose*, lesion* coronaire*, coronarien*, coronaropathie*, maladie coronaire, (antecedent*|atcd*) (de |d')?(infarctus|idm|sca)",
        en: "stenos*, coronary (artery )?disease, cad, ihd, (previous|prior|old) (mi|infarct*)",
        es: "estenosis, coronariopatia*, enfermedad coronaria, cardiopatia isquemica, (infarto|iam) previo",
      },
      no: {
        fr: "(aucune|pas de|sans|jamais de) (stenose|lesion|maladie) (coronaire*|coronarienne|significative|connue)( connue)?, (jamais|pas) (eu de |de )?(coronarographie|coro|coroscanner), coronaires (propres|lisses), (coronaires|coro*) (est |sont |etait |etaient )?(normale*|saine*|sans (lesion*|stenose*|particularite)), (jamais|pas) (eu )?(de |fait de )?(coro|coronarographie), (pas de|aucune|sans) (maladie coronaire|coronaropathie)",
        en: "(normal|clean) coronar*, no known (cad|coronary disease|coronary artery disease)",
        es: "coronarias (normales|sanas|sin lesiones), sin (coronariopatia|enfermedad coronaria|cardiopatia isquemica)( conocida)?",
      },
      not: {
        fr: "(facteur*|fdr*) (de risque )?(cardio-vasculaire* )?coronarien*",
        en: "(coronary|cad) risk factor*",
        es: "factor* de riesgo coronari*",
      },
      history: true,
    },
    aspirin: {
      yes: {
        fr: "resitune, aspirine protect, duoplavin, salicylate*, aspirin*, aspegic, kardegic, aas, acide acetylsalicylique",
        en: "aspirin, asa",
        es: "aspirina, aas, adiro, acido acetilsalicilico",
      },
      // When was it stopped?
      open: {
        fr: "(aspirin*|aspegic|kardegic|aas) (* )?(arrete*|stoppe*|interrompu*|suspendu*)",
        en: "(aspirin|asa) ~ (stopped|discontinued)",
        es: "(aspirina|aas|adiro) ~ (suspendid*|retirad*)",
      },
      withinDays: 7,
    },
    severeAngina: {
      yes: {
        fr: "(2|3|4|5|deux|trois|quatre|plusieurs) (douleur*|crise*|episode*|acces) ~ (24-h*|24|cette nuit|dans la nuit|ce matin|dans la matinee|dans la journee|aujourd'hui), multiples (episode*|crise*|acces|douleur*) ~ (24-h*|24), angor (severe|recidivant|repete), (angor|douleur*|crise*|episode*) (x 2|x 3|x 4|x 5|x2|x3|x4|x5)",
        en: "(2|3|4|5|two|three|four|several|multiple) (angina|anginal|pain|chest pain)? (episode*|attack*|event*), severe angina, recurrent angina",
        es: "(2|3|4|5|dos|tres|cuatro|varios) (episodio*|crisis|ataque*), angina (grave|recurrente)",
      },
      no: {
        fr: "(premiere|premier|unique|seule) (douleur|episode|crise), (douleur|episode|crise) (unique|isolee|inaugurale|seule), (1|un|une) (seul |seule )?(episode|crise|douleur) (d'angor |angineuse )?(en|dans|sur|ce|cette) *, (1|un|une|seul) (seul |seule )?(episode|crise|acces|douleur), (episode|crise|douleur) unique",
        en: "(1|one|single|a single|only one) (angina|anginal|pain|chest pain)? (episode|attack|event)",
        es: "(1|un|una|unico) (solo )?(episodio|crisis|ataque), episodio unico",
      },
      // How many in a day?
      open: {
        fr: "(2|3|4|5|deux|trois|quatre|plusieurs|multiples) (episode*|crise*|acces|douleur*), recidiv*, recidiv* (douloureu*|angineu*|de (la )?douleur*|d'angor)?, douleur* recidiv*",
        en: "recurren*, recurren* (pain|angina)?, pain recurren*",
        es: "recurren*, recurren* (del dolor|de dolor)?, dolor recurrente",
      },
    },
    stDeviation,
    raisedMarkers,
  },
};
