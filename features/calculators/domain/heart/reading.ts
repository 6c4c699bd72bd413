import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "heart, score (de )?heart", en: "heart score, heart", es: "heart, escala heart" },
  inputs: {
    history: {
      options: {
        high: {
          fr: "(tres|hautement|fortement|extremement) (suspect*|evocat*|typique*), (douleur|histoire|anamnese) typique",
          en: "(highly|very|strongly) (suspicious|suggestive|typical), typical (pain|history|story|angina|chest pain)",
          es: "(muy|altamente|fuertemente) (sospechos*|sugestiv*|sugerente*|tipic*), (dolor|historia) tipic*",
        },
        moderate: {
          fr: "(moderement|moyennement|assez) (suspect*|evocat*|typique*)",
          en: "(moderately|somewhat|fairly) (suspicious|suggestive|typical)",
          es: "(moderadamente|medianamente|bastante) (sospechos*|sugestiv*|sugerente*|tipic*)",
        },
        slight: {
          fr: "(peu|faiblement|legerement|non|pas) (suspect*|evocat*|typique*), atypique*",
          en: "(slightly|minimally|mildly|not|non) (suspicious|suggestive|typical), atypical",
          es: "(poco|levemente|ligeramente|no|nada) (sospechos*|sugestiv*|sugerente*|tipic*), atipic*",
        },
      },
    },
    ecg: {
      options: {
        normal: {
          fr: "(ecg|electrocardiogramme|trace) ~ (normal|ras|nl|ok|sans (anomalie*|particularite*))",
          en: "(normal|unremarkable) (ecg|ekg|electrocardiogram), (ecg|ekg) ~ (normal|unremarkable)",
          es: "(ecg|electrocardiograma|electro) ~ (normal|sin (alteraciones|cambios))",
        },
        nonspecific: {
          fr: "(trouble*|anomalie*) ~ repolarisation, repolarisation ~ (non specifique*|aspecifique*), bbg, bloc de branche*, pacemaker, electro-entrain*, hvg, onde* t (negative*|inversee*|plate*), non specifique*, aspecifique*",
          en: "non-specific, nonspecific, lbbb, bundle branch block, paced, pacemaker, lvh, t-wave* ~ (inver*|flat*), repolari*",
          es: "repolarizacion, inespecific*, bri, bloqueo de rama*, marcapasos, hvi, onda* t (negativa*|invertida*|aplanada*)",
        },
        stDeviation: {
          fr: "(sus|sous)-decalage*, sous-decale*, (sus|sous)-st, decalage* ~ st, depression ~ st",
          en: "st (segment )?(depression|elevation|deviation|shift), (depression|elevation|depressed|elevated) ~ st",
          es: "(descenso|ascenso|depresion|elevacion|desviacion|desnivel*|infradesnivel*|supradesnivel*) ~ st, infradesnivel*, supradesnivel*",
        },
      },
      wins: "stDeviation",
    },
    riskFactors: {
      options: {
        none: {
          fr: "(aucun*|sans|pas de|zero|0) (facteur*|fdr*)",
          en: "(no|zero|without|0) (cardiac |cardiovascular |coronary )?risk factor*",
          es: "(ningun*|sin|cero|0) (factor*|frcv)",
        },
        threeOrAtherosclerosis: {
          fr: "coronarien*, coronaropathie*, atherom*, atheroscler*, pontage, (antecedent*|atcd*) (de |d')?(infarctus|idm|avc|sca|aomi), (infarctus|idm|sca) (il y a|en (19|20)*|ancien*|anterieur*), deja ~ (infarctus|idm), angioplastie",
          en: "coronary (artery )?disease, cad, known coronary*, (mi|infarct*|heart attack) (in (19|20)*|* * ago), atheroscler*, (previous|prior|old) (mi|infarct*|stroke), cabg, bypass, pci, angioplasty",
          es: "enfermedad coronaria, cardiopatia isquemica, ateroscler*, (infarto|iam|ictus) previo, antecedente* de (infarto|iam|ictus), angioplastia, bypass",
          any: "stent*, aomi, pad",
        },
      },
      wins: "threeOrAtherosclerosis",
      counted: {
        each: [
          {
            fr: "hypertend*, hypertension*",
            en: "hypertens*, htn, high blood pressure",
            es: "hipertens*",
            any: "hta",
          },
          { fr: "diabet*", en: "diabet*", es: "diabet*", any: "dt1, dt2, dm, t2dm" },
          { fr: "tabac*, tabagi*, fume*", en: "smok*, tobacco", es: "fuma*, tabaco*, tabaqui*" },
          {
            fr: "dyslipid*, cholesterol*, hypercholesterol*",
            en: "dyslipid*, hyperlipid*, cholesterol, hypercholesterol*",
            es: "dislipemi*, dislipidemi*, colesterol, hipercolesterol*",
          },
          {
            fr: "heredit*, heredit* ~ (coronar*|cardio*), (antecedent*|atcd*) familia*",
            en: "family history, fhx, family history ~ (coronary*|mi|infarct*)",
            es: "antecedentes familiares, historia familiar",
          },
          { fr: "obes*", en: "obes*", es: "obes*" },
        ],
        noun: { fr: "facteur*, fdr*", en: "risk factor*", es: "factor* de riesgo, frcv" },
        options: [
          [0, "none"],
          [2, "oneOrTwo"],
          [99, "threeOrAtherosclerosis"],
        ],
      },
    },
    troponin: {
      options: {
        normal: {
          fr: "tropo* (< |inferieure au |sous le |en dessous du )99*, tropo* ~ (normale*|negative*|neg|indetect*|indosable*|non elevee|sous (le seuil|la limite|la normale)|inferieure* ~ (normale|seuil|limite))",
          en: "(normal|negative|undetectable) (trop|trops|tropo*), (trop|trops|tropo*) ~ (normal|negative|neg|undetectable|not raised|not elevated)",
          es: "tropo* ~ (normal*|negativ*|indetectable*), tropo* no elevada",
        },
        upToThree: {
          fr: "tropo* ~ doublee, tropo* ~ (1|une) (et|a) (3|trois)",
          en: "tropo* ~ doubled, tropo* ~ (1|one) (and|to) (3|three)",
          es: "tropo* ~ (1|una) (y|a) (3|tres)",
        },
      },
      multiple: {
        of: { fr: "tropo*", en: "tropo*", es: "tropo*" },
        options: [
          [1, "normal"],
          [3, "upToThree"],
          [1e6, "overThree"],
        ],
      },
    },
  },
};
