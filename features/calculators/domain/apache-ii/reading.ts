import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "apach-ii, apach-2, appache, appache-ii, apache-ii, apache-2, apache",
    en: "apache-ii, apache-2, apache",
    es: "apache-ii, apache-2, apache",
  },
  inputs: {
    acuteRenalFailure: {
      yes: {
        fr: "(insuffisance|agression) renale aigue, ira, nta, necrose tubulaire",
        en: "acute (kidney|renal) (injury|failure), arf",
        es: "(insuficiencia|fracaso|fallo|lesion) renal agud*, ira, fra",
        any: "aki",
      },
      no: {
        fr: "insuffisance renale chronique, irc, mrc, creat* ~ non aigue*, non aigue*, (pas d'|sans )insuffisance renale",
        en: "no (kidney|renal) (injury|failure)",
        es: "sin (insuficiencia|fallo) renal",
      },
      judgement: true,
    },
    chronicHealth: {
      options: {
        none: {
          fr: "rien dans (les|ses) (antecedent*|atcd*), (antecedent*|atcd*) (ras|rien|sans particularite), (sans|aucun*|pas d'|pas de) (autre )?(antecedent*|atcd*|comorbidite*|terrain|(maladie*|pathologie*|insuffisance*|defaillance*) ~ (chronique*|organe*|grave*)), (antecedent*|atcd*|comorbidite*) (aucun*|neant|0|non), (sante|etat) anterieur* (normal*|sans particularite*)",
          en: "(no|without) ~ (chronic|comorbid*|past medical history|significant history), previously (well|healthy|fit), chronic health (none|normal)",
          es: "sin (antecedente*|comorbilidad*|(enfermedad*|insuficiencia*|fallo) ~ (cronic*|organic*|grave*)), previamente sano, antecedentes (ninguno|no)",
        },
        electiveSurgery: {
          fr: "(chirurgie|opere*|post-op*) ~ (programme*|reglee*|froid|elective), programmee",
          en: "elective (surgery|operation|admission), after elective*, planned surgery",
          es: "cirugia (programada|electiva), operad* ~ programad*",
        },
        medicalOrEmergencySurgery: {
          fr: "(non|pas) opere*, sans chirurgie, (chirurgie|opere*) ~ urgen*, (admission|patient*|cause|entree) medical*, (admis*|hospitalis*|entre*) ~ (en medecine|en reanimation medicale|pour (un |une )?(choc septique|sepsis|pneumo*|sdra|detresse)), non chirurgical*",
          en: "emergency (surgery|operation|laparotomy), (non-operative|nonoperative|not operated|no surgery), medical (admission|patient)",
          es: "cirugia (urgente|de urgencia), no operad*, (ingreso|paciente|causa) medic*, sin cirugia",
        },
      },
      only: {
        with: {
          fr: "cirrho*, immunodepri*, immunosuppri*, dialys*, hemodialys*, nyha (iv|4), (insuffisance respiratoire|bpco) ~ (severe|grave), oxygeno-dependant*, (oxygene|o2) (au long cours|a domicile), oxygenotherapie (au long cours|a domicile), insuffisan* (hepatique|respiratoire|cardiaque|d'organe) (chronique|severe|grave), maladie chronique grave, sida",
          en: "cirrho*, immunocompromis*, immunosuppress*, dialysis, nyha (iv|4), severe (copd|chronic), chronic (respiratory|liver|heart|organ) (failure|insufficiency), aids",
          es: "cirro*, inmunodepri*, inmunosupri*, dialisis, nyha (iv|4), epoc grave, insuficiencia (hepatica|respiratoria|cardiaca) (cronica|grave), sida",
        },
        options: ["electiveSurgery", "medicalOrEmergencySurgery"],
      },
    },
  },
};
