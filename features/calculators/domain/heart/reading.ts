import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "heart, score (de )?heart", en: "heart score, heart", es: "heart, escala heart" },
  inputs: {
    history: {
      options: {
        high: {
          fr: "(douleur*|histoire|anamnese|tableau|presentation) (constricti* |retrosternale |thoracique |angineu* |anginoide )*(typique*|tres (typique*|evocat*|suspect*|anginoid*)), douleur (angineuse|anginoide) typique, (histoire|anamnese|clinique|suspicion) (tres forte|forte|elevee), (tres|hautement|fortement|extremement) (suspect*|evocat*|typique*), (douleur|histoire|anamnese) typique",
          en: "(highly|very|strongly) (suspicious|suggestive|typical), typical (pain|history|story|angina|chest pain)",
          es: "(muy|altamente|fuertemente) (sospechos*|sugestiv*|sugerente*|tipic*), (dolor|historia) tipic*",
        },
        moderate: {
          fr: "(histoire|anamnese|suspicion|clinique) (intermediaire|moyenne|moderee|mixte), (histoire|anamnese|douleur*) (de suspicion |moyennement )?(moderee*|intermediaire*)( evocatrice)?, (moderement|moyennement|assez) (suspect*|evocat*|typique*)",
          en: "(moderately|somewhat|fairly) (suspicious|suggestive|typical)",
          es: "(moderadamente|medianamente|bastante) (sospechos*|sugestiv*|sugerente*|tipic*)",
        },
        slight: {
          fr: "(histoire|anamnese|suspicion|clinique) (faible|minime|tres faible), (douleur*) (parietale*|atypique*|non angineu*|non evocat*|reproductible), (peu|faiblement|legerement|non|pas) (suspect*|evocat*|typique*), atypique*",
          en: "(slightly|minimally|mildly|not|non) (suspicious|suggestive|typical), atypical",
          es: "(poco|levemente|ligeramente|no|nada) (sospechos*|sugestiv*|sugerente*|tipic*), atipic*",
        },
      },
    },
    ecg: {
      options: {
        normal: {
          fr: "(ecg|electro*|trace) (est |reste )?(strictement |parfaitement |tout a fait )?(normal|nl|ok|ras|blanc), (pas d'|aucune |sans )(anomalie|modification) (a l'|de l'|sur l')(ecg|electro*), (ecg|electrocardiogramme|trace) ~ (normal|ras|nl|ok|sans (anomalie*|particularite*))",
          en: "(normal|unremarkable) (ecg|ekg|electrocardiogram), (ecg|ekg) ~ (normal|unremarkable)",
          es: "(ecg|electrocardiograma|electro) ~ (normal|sin (alteraciones|cambios))",
        },
        nonspecific: {
          fr: "onde* t ~ (negatives|inversees|plates|aplaties|biphasiques), (bbgc|bbg|bbd), hypertrophie (ventriculaire )?(gauche|vg), (electro-?entrainement|stimule*|entrainement ventriculaire), repolarisation (non specifique|aspecifique|atypique|perturbee), (trouble*|anomalie*) ~ repolarisation, repolarisation ~ (non specifique*|aspecifique*), bbg, bloc de branche*, pacemaker, electro-entrain*, hvg, onde* t (negative*|inversee*|plate*), non specifique*, aspecifique*",
          en: "non-specific, nonspecific, lbbb, bundle branch block, paced, pacemaker, lvh, t-wave* ~ (inver*|flat*), repolari*",
          es: "repolarizacion, inespecific*, bri, bloqueo de rama*, marcapasos, hvi, onda* t (negativa*|invertida*|aplanada*)",
        },
        stDeviation: {
          fr: "st ~ (sus|sous)-decal*, (sus|sous) (decal*|st), st (decale|sus-decale*|sous-decale*|devie), (sus|sous)-decal* (de |du )?st, (sus|sous)-decalage*, sous-decale*, (sus|sous)-st, decalage* ~ st, depression ~ st",
          en: "st (segment )?(depression|elevation|deviation|shift), (depression|elevation|depressed|elevated) ~ st",
          es: "(descenso|ascenso|depresion|elevacion|desviacion|desnivel*|infradesnivel*|supradesnivel*) ~ st, infradesnivel*, supradesnivel*",
        },
      },
      wins: "stDeviation",
    },
    riskFactors: {
      options: {
        none: {
          fr: "(aucun*|pas de|sans|zero|0|ni) (frcv|fdrcv|facteur* (de risque )?(cardio*|coronar*)*), (aucun*|sans|pas de|zero|0) (facteur*|fdr*)",
          en: "(no|zero|without|0) (cardiac |cardiovascular |coronary )?risk factor*",
          es: "(ningun*|sin|cero|0) (factor*|frcv)",
        },
        threeOrAtherosclerosis: {
          fr: "(avc|ait|idm|infarctus|aomi) (ancien*|ischemique*|en (19|20)*|il y a|anterieur*), (arterite|arteriopathie) (des membres|obliterante|oblitterante)*, arteriopathie*, (maladie coronar*|coronaropathe*), (ponte*|stente*), (coronaire|iva) dilatee, coronarien*, coronaropathie*, atherom*, atheroscler*, pontage, (antecedent*|atcd*) (de |d')?(infarctus|idm|avc|sca|aomi), (infarctus|idm|sca) (il y a|en (19|20)*|ancien*|anterieur*), deja ~ (infarctus|idm), angioplastie",
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
          fr: "tropo* (hs |us |i |t |ic )?(n|nl|nle|norm), tropo* ~ (sous|inferieure* a|inferieure* au|en dessous d*) (le |la |du |de la )?(seuil|limite|norme|normale|99*), (tropo*) (a )?(zero|nulle*|0), (deux|2|cycle de) tropo* (sont )?(negatives|normales), tropo* (dans la norme|ras|ok|plate*), tropo* (< |inferieure au |sous le |en dessous du )99*, tropo* ~ (normale*|negative*|neg|indetect*|indosable*|non elevee|sous (le seuil|la limite|la normale)|inferieure* ~ (normale|seuil|limite))",
          en: "(normal|negative|undetectable) (trop|trops|tropo*), (trop|trops|tropo*) ~ (normal|negative|neg|undetectable|not raised|not elevated)",
          es: "tropo* ~ (normal*|negativ*|indetectable*), tropo* no elevada",
        },
        upToThree: {
          fr: "tropo* ~ (entre|de) (1|une) (et|a) (3|trois) (fois|x|n), tropo* ~ doublee, tropo* ~ (1|une) (et|a) (3|trois)",
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
