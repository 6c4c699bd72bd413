import { activeCancer, alteredMentation, heartFailure, liverDisease } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "psi, score de fine, fine score, index de fine, classe de fine, psi/port, classification de fine, score fine",
    en: "psi, pneumonia severity index, fine score, port score, psi/port",
    es: "psi, (escala|indice|puntuacion|score) de fine, psi/port, indice de gravedad de la neumonia",
  },
  capitals: { fr: "port, fine", en: "port, fine", es: "port, fine" },
  doubtful: {
    names: { fr: "fine", en: "fine", es: "fine" },
    beside: {
      fr: "pneumo*, pac, epanchement*, hematocrite",
      en: "cap",
      es: "neumon*, nac",
    },
  },
  inputs: {
    alteredMentation,
    nursingHome: {
      yes: {
        fr: "(ehpad|usld|foyer logement|long sejour|soins de longue duree|mapad), en mas, (pensionnaire|resident*) (d'|en |de l'|dans un |d'un )(ehpad|institution|etablissement|foyer|mas|maison de retraite), resident* de maison de retraite, vient (de|d') (l')?(ehpad|maison de retraite|institution), ehpad, institution*, maison de retraite, usld, (vit|vivant) en (etablissement|institution|foyer), etablissement de soins, foyer medicalise",
        en: "nursing home*, care home*, long-term care, residential (care|home), institutionali*",
        es: "residencia*, institucionalizad*, asilo, geriatrico",
      },
      no: {
        fr: "(vit|vivant|habite*|reside) (a|au) (domicile|son domicile), a domicile, au domicile, domicile, a (la|sa) maison, (vit|vivant|habite|reside) (seul*|chez (elle|lui|eux|soi|sa *|son *|ses *)|avec *|en couple), non institutionnalise*, autonome (a domicile)?",
        en: "(lives|living) (at home|alone|independently|with *), own home, at home, from home, community-dwelling, independent",
        es: "(vive|viviendo) (en (su )?(casa|domicilio)|sol*|con *), en (su )?(domicilio|casa)",
      },
    },
    neoplasia: { ...activeCancer, history: true },
    liverDisease,
    heartFailure,
    strokeHistory: {
      system: "brain",
      yes: {
        fr: "(sequelle*|antecedent*|atcd*) ~ (avc|ait), hemiplegi* (sequellaire|ancienne), attaque cerebrale, maladie cerebrovasculaire, avc, ait, accident (vasculaire cerebral|ischemique), infarctus cerebral, maladie cerebro-vasculaire",
        en: "stroke*, tia, tias, cva, cerebrovascular (disease|accident), transient isch*, cerebral infarct*",
        es: "ictus, ait, acv, accidente cerebrovascular, enfermedad cerebrovascular, infarto cerebral",
      },
      history: true,
    },
    renalDisease: {
      system: "kidneys",
      yes: {
        fr: "insuffisan* renal*, (mrc|irc) (stade|terminale|moderee|severe)*, (glomerulonephrite|polykystose)*, insuf* renal* (chronique|moderee|severe|terminale)?, irc, maladie renale, mrc, dialys*, hemodialys*, greffe* renal*, nephropath*",
        en: "(chronic )?(kidney|renal) (disease|failure|insufficiency), ckd, dialysis, renal transplant, nephropathy",
        es: "(insuficiencia|enfermedad) renal (cronica)?, erc, irc, dialisis, trasplante renal, nefropatia",
      },
      no: {
        fr: "(rein*|fonction renale) (est )?(normal*|conservee)",
        en: "(renal|kidney) function (is )?normal, normal (renal|kidney) function",
        es: "funcion renal (es )?normal",
      },
      // Of today, or known before?
      open: {
        fr: "insuf* renal* (* )?aigue*, (creat*|dfg|clairance) ~ (chronique*|alteree)",
        en: "acute (kidney|renal) (injury|failure|insufficiency)",
        es: "insuficiencia renal aguda",
      },
      history: true,
    },
    acidosis: {
      yes: {
        fr: "acidose, acidotique",
        en: "acidosis, acidotic, acidaemi*",
        es: "acidosis, acidotic*",
      },
      below: { measure: "ph", value: 7.35 },
    },
    raisedUrea: {
      yes: {
        fr: "uree (> 11|>= 11|≥ 11|au-dessus de 11)",
        en: "urea (> 11|>= 11|≥ 11)",
        es: "urea (> 11|>= 11|≥ 11)",
      },
      from: { measure: "urea", value: 11 },
      open: {
        fr: "(uree|azotemie) ~ elevee",
        en: "(urea|bun) ~ (raised|elevated|high), (raised|elevated|high) (urea|bun), uraemi*",
        es: "urea ~ (elevada|alta), uremia",
      },
    },
    lowSodium: {
      yes: {
        fr: "hyponatremie ~ (severe|profonde)",
        en: "severe hyponatr*",
        es: "hiponatremia grave",
      },
      below: { measure: "sodium", value: 130 },
      open: { fr: "hyponatrem*", en: "hyponatr*, low sodium", es: "hiponatremi*, sodio bajo" },
    },
    highGlucose: {
      yes: {
        fr: "glycemie (> 14|>= 14|≥ 14)",
        en: "glucose (> 14|>= 14|≥ 14)",
        es: "glucemia (> 14|>= 14|≥ 14)",
      },
      from: { measure: "glucose", value: 13.9 },
      open: { fr: "hyperglycem*", en: "hyperglyc*", es: "hiperglucem*, hiperglicem*" },
    },
    anaemia: {
      yes: {
        fr: "hematocrite (< 30|inferieur a 30)",
        en: "h(a)?ematocrit < 30",
        es: "hematocrito < 30",
      },
      below: { measure: "hematocrit", value: 30 },
      open: { fr: "anemi*", en: "an(a)?emi*", es: "anemi*" },
    },
    hypoxaemia: {
      yes: { fr: "hypoxem* (severe|profonde)", en: "severe hypox*", es: "hipoxemia grave" },
      below: [
        { measure: "spo2", value: 90, otherwise: "yields" },
        { measure: "pao2", value: 60, otherwise: "yields" },
      ],
      open: {
        fr: "hypoxi*, hypoxem*, desatur*",
        en: "hypox*, desatur*",
        es: "hipoxi*, hipoxem*, desatur*",
      },
    },
    effusion: {
      yes: {
        fr: "(lame|epanchement|liquide) (d'epanchement )?(pleural*|basal*|de la base)*, (comblement|opacite) ~ cul-de-sac, plevre epanchee, epanchement* (pleura*|bilateral*|unilateral*|parapneumonique*)?, pleuresie*, epanchement",
        en: "(pleural |parapneumonic )?effusion*",
        es: "derrame (pleural|paraneumonico)?",
      },
      not: {
        fr: "epanchement pericardique",
        en: "pericardial effusion",
        es: "derrame pericardico",
      },
      no: {
        fr: "(plevre*|culs?-de-sac (pleura*)?) (est |sont )?(libre*|sec*|normal*|sans (liquide|epanchement))",
        en: "pleura* (clear|free)",
        es: "pleura* libre",
      },
    },
  },
};
