import type { Reading } from "../reading.ts";
import { reading as sofa } from "../sofa/reading.ts";

const { ventilated } = sofa.inputs;

export const reading: Reading = {
  names: {
    fr: "igs-deux, isg-2, isg-ii, igs-ii, igs-2, igs, saps-ii, saps-2, saps",
    en: "saps-ii, saps-2, saps",
    es: "saps-ii, saps-2, saps",
  },
  inputs: {
    ...(ventilated ? { ventilated } : {}),
    chronicDisease: {
      options: {
        none: {
          fr: "rien (en|de) chronique, rien dans (les|ses) (antecedent*|atcd*), (antecedent*|atcd*) (ras|rien|sans particularite), (sans|aucun*|pas d'|pas de) (autre )?(antecedent*|atcd*|comorbidite*|terrain|maladie* chronique*|pathologie* chronique*), (antecedent*|atcd*|comorbidite*|maladie chronique) (aucun*|neant|0|non)",
          en: "(no|without) (significant )?(past )?(chronic )?(medical history|history|comorbid*|disease|illness), previously (well|healthy|fit), chronic disease(s)? (none|no)",
          es: "sin (antecedente*|comorbilidad*|enfermedad* cronic*), previamente sano, (antecedentes|enfermedad cronica) (ninguno|ninguna|no)",
        },
        metastatic: {
          fr: "metasta*, cancer ~ metasta*, (cancer|neoplasie) metasta*",
          en: "metasta*, metastatic (cancer|disease|malignancy|neoplas*)",
          es: "metasta*",
        },
        haematological: {
          fr: "hemopathie* (maligne*)?, leucemi*, lymphom*, myelom*",
          en: "h(a)?ematological malignan*, leuk(a)?emi*, lymphoma, myeloma",
          es: "hemopatia* (maligna*)?, leucemi*, linfoma, mieloma, neoplasia hematologica",
        },
        aids: { fr: "sida", en: "aids", es: "sida" },
      },
      wins: ["aids", "haematological", "metastatic"],
      absent: "none",
      open: {
        fr: "cancer*, neoplasi*, vih",
        en: "cancer*, malignan*, hiv",
        es: "cancer*, neoplasi*, vih",
      },
    },
    admission: {
      options: {
        scheduled: {
          fr: "chirurgie (programmee|reglee|a froid|elective), chirurgi* programme*, (opere*|post-op*) ~ (programme*|regle*), programmee",
          en: "(scheduled|elective|planned) (surg*|surgical|operation|admission), elective*",
          es: "cirugia (programada|electiva), quirurgic* programad*, programad*",
        },
        medical: {
          fr: "(admission|patient*|cause|motif|admis* pour|type|entree) (est )?(medical*), medical, medicale, non (opere*|chirurgical*), pas (opere*|de chirurgie), sans chirurgie",
          en: "medical (admission|patient|reason|cause), admission (is )?medical, (non-surgical|nonsurgical|no surgery|not operated)",
          es: "(ingreso|paciente|causa|motivo|admision) medic*, no (operad*|quirurgic*), sin cirugia",
        },
        unscheduled: {
          fr: "chirurgie (urgente|en urgence|non programmee|d'urgence), (opere*|laparotomie|bloc) ~ urgen*, chirurgi* urgente, chirurgi* non programme*",
          en: "(emergency|unscheduled|urgent) (surg*|surgical|operation|laparotomy)",
          es: "cirugia (urgente|de urgencia|no programada), (operad*|laparotomia) ~ urgen*",
        },
      },
    },
  },
};
