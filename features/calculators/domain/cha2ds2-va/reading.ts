import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "cha2ds2va, chads2va, cha2d2-va, cha2sd2-va, cha2ds-va, cha2ds2-va, cha2ds-va, chads-va, chads2-va, chad2s2-va",
    en: "cha2ds2-va, chads-va",
    es: "cha2ds2-va, chads-va",
  },
  inputs: {
    heartFailure: {
      system: "heart",
      yes: {
        fr: "oap, insuffisan* card*, dysfonction (ventriculaire|vg|systolique|du vg)*, oedeme aigu (du )?poumon, (ic|insuf* card*) (a )?(fe*|fevg) (alteree|preservee|reduite), cardiopathie (hypertrophique|restrictive), insuf* card*, icc, ic, icfe*, decompensation cardiaque, (fevg|fraction d'ejection) (alteree|basse|abaissee|reduite), (cardiopathie|cardiomyopathie) dilatee",
        en: "heart failure, cardiac failure, chf, hf, hfref, hfpef, (reduced|low|impaired) (ef|lvef|ejection fraction), dilated cardiomyopathy",
        es: "insuficiencia cardiaca, icc, ic, (fevi|fraccion de eyeccion) (reducida|baja|deprimida), (miocardiopatia|cardiopatia) dilatada",
      },
      atMost: { measure: "ejectionFraction", value: 40, otherwise: "nothing" },
      history: true,
    },
    hypertension: {
      yes: {
        fr: "hypertend*, hypertension",
        en: "hypertens*, htn, high blood pressure",
        es: "hipertens*",
        any: "hta",
      },
      no: { fr: "normotend*", en: "normotens*", es: "normotens*" },
      not: {
        fr: "hypertension (portale|pulmonaire|intracranienne|arterielle pulmonaire)",
        en: "(portal|pulmonary|intracranial) hypertension",
        es: "hipertension (portal|pulmonar|intracraneal)",
      },
      history: true,
    },
    diabetes: {
      yes: {
        fr: "dnid, diabet*, antidiabetique*, (du|de) sucre",
        en: "diabet*, t2dm, t1dm",
        es: "diabet*",
        any: "dt1, dt2, dm1, dm2, dm",
      },
      history: true,
    },
    strokeTiaEmbolism: {
      system: "brain",
      yes: {
        fr: "(attaque|accident) cerebral*, ramollissement cerebral, (ischemie|thrombose) (cerebrale|retinienne), embolie (cerebrale|arterielle|mesenterique|retinienne|de membre), (infarctus|ischemie|lacune*) (cerebr*|sylvien*|lacunair*), (oacr|occlusion ~ artere ~ retine), hemiplegie (sequellaire|ancienne), (aic|avci), avc, ait, accident (vasculaire cerebral|ischemique), infarctus cerebral, embolie (arterielle|systemique), (antecedent*|atcd*) embolique*",
        en: "stroke*, tia, tias, cva, transient isch*, cerebral infarct*, systemic embol*",
        es: "ictus, ait, acv, accidente (cerebrovascular|isquemico), infarto cerebral, embolia sistemica",
      },
      not: {
        fr: "(risque|prevention) ~ (avc|ait)",
        en: "stroke (risk|prevention), (risk|prevention) of stroke",
        es: "(riesgo|prevencion) ~ (ictus|acv)",
      },
      // By an embolus, or of the artery itself?
      open: {
        fr: "attaque, (ischemie|thrombose) (arterielle|mesenterique|de membre), ischemie ~ membre",
        en: "(acute |chronic )?limb isch*",
        es: "isquemia (arterial|mesenterica|de miembro)",
      },
      history: true,
    },
    vascularDisease: {
      yes: {
        fr: "claudication intermittente, (plaque*|atherom*) (femorale*|iliaque*|aortique*|aorte), stenose* (femorale*|iliaque*), (angioplastie|revasculari*) ~ (coronar*|iliaque*|femor*), necrose (myocardique|ancienne|inferieure|anterieure), syndrome coronarien, amputation ~ arter*, (aorte|carotides) atheromateuse*, coronar*, infarctus, idm, pontage*, aomi, arteriopath*, arterite*, angor, plaque* ~ aortique*, atherome aortique, (maladie|atteinte|pathologie) vasculaire*, vasculopath*, (antecedent*|atcd*) vasculaire*, sca, cardiopathie ischemique",
        en: "myocardial infarct*, (old|previous|prior|past|had|an|known|anterior|inferior|recent) mi, mi ~ ago, mi in (19|20)*, heart attack, coronary*, cad, ihd, cabg, bypass, (peripheral |vascular |arterial )?(artery|arterial|vascular) disease, pad, pvd, angina, aortic plaque*, isch*mic heart disease",
        es: "infarto*, iam, coronari*, cardiopatia isquemica, bypass, arteri* periferica, arteriopatia*, enfermedad vascular, angina, placa* aortica*, claudicacion",
        any: "stent*",
      },
      no: {
        fr: "(arteres|carotides) (propres|saines|normales|indemnes)",
        en: "(normal|clean) arteries",
        es: "arterias (sanas|normales)",
      },
      open: {
        fr: "ni vasculaire*, ou vasculaire*, (stenose*|plaque*|atherom*) carotidienne*, angioplastie, revasculari*, claudication",
        en: "(nor|or) vascular",
        es: "(ni|o) vascular*",
      },
      not: { fr: "vasculaire cerebral", en: "cerebrovascular", es: "cerebrovascular" },
      history: true,
    },
  },
};
