import type { Reading } from "../reading.ts";

const DRUGS =
  "(amine*|vasopresseur*|catecholamine*|inotrope*|drogue* vasoactive*|vasoactif*|noradre*|norad)";
const DRUGS_EN = "(pressor*|vasopressor*|inotrop*|catecholamine*|vasoactive*)";
const DRUGS_ES = "(amina*|vasopresor*|catecolamina*|inotropic*|vasoactiv*|dva)";
const DIALYSIS =
  "(eer|dialys*|hemodialys*|epuration (extra-renale)?|hemofiltration|cvvh*|rein artificiel)";
const DIALYSIS_EN = "(dialysis|rrt|crrt|cvvh*|h(a)?emofiltration|renal replacement)";
const DIALYSIS_ES = "(dialisis|hemodialisis|trr|hemofiltracion|depuracion extrarrenal)";
const BREATHING = "(support|assistance|aide) (ventilatoire|respiratoire)";

export const reading: Reading = {
  names: { fr: "sofa-2, sofa 2025", en: "sofa-2, sofa 2025", es: "sofa-2, sofa 2025" },
  inputs: {
    mechanical: {
      options: {
        none: {
          fr: "(pas d'|sans |aucune |ni )(ecmo|assistance (mecanique|circulatoire))",
          en: "(no|without) (ecmo|mechanical (circulatory )?support)",
          es: "(sin|no) (ecmo|asistencia (mecanica|circulatoria))",
        },
        ecmoLungs: {
          fr: "ecmo (respiratoire|vv|veino-veineuse)",
          en: "(vv|veno-venous) ecmo, ecmo vv",
          es: "ecmo (respiratoria|vv|veno-venosa)",
        },
        ecmoHeart: {
          fr: "ecmo (circulatoire|va|veino-arterielle), ecls",
          en: "(va|veno-arterial) ecmo, ecmo va, ecls",
          es: "ecmo (circulatoria|va|veno-arterial)",
        },
        other: {
          fr: "bcpia, (ballon|contre-pulsion) ~ aort*, contre-pulsion, impella, assistance ventriculaire, assistance circulatoire",
          en: "iabp, balloon pump, impella, lvad, ventricular assist",
          es: "balon de contrapulsacion, impella, asistencia ventricular",
        },
      },
      open: { fr: "ecmo", en: "ecmo", es: "ecmo" },
      absent: "none",
    },
    // Only when it is said to stand for the whole: "motrice seule 4".
    motor: {
      options: {
        "6": {
          fr: "(reponse )?motric* seule 6, motrice seule 6",
          en: "motor (response )?(alone|only) 6",
          es: "(respuesta )?motora sola 6",
        },
        "5": {
          fr: "(reponse )?motric* seule 5, motrice seule 5",
          en: "motor (response )?(alone|only) 5",
          es: "(respuesta )?motora sola 5",
        },
        "4": {
          fr: "(reponse )?motric* seule 4, motrice seule 4",
          en: "motor (response )?(alone|only) 4",
          es: "(respuesta )?motora sola 4",
        },
        "3": {
          fr: "(reponse )?motric* seule 3, motrice seule 3",
          en: "motor (response )?(alone|only) 3",
          es: "(respuesta )?motora sola 3",
        },
        "2": {
          fr: "(reponse )?motric* seule 2, motrice seule 2",
          en: "motor (response )?(alone|only) 2",
          es: "(respuesta )?motora sola 2",
        },
        "1": {
          fr: "(reponse )?motric* seule 1, motrice seule 1",
          en: "motor (response )?(alone|only) 1",
          es: "(respuesta )?motora sola 1",
        },
      },
    },
    delirium: {
      yes: {
        fr: "(medicament*|traitement*|traite*|neuroleptique*) ~ delirium, haloperidol, haldol, loxapine, loxapac, quetiapine, risperidone, olanzapine",
        en: "delirium (drug*|medication*|treatment), (drug*|medication*|treat*) ~ delirium, haloperidol, quetiapine, risperidone, olanzapine",
        es: "(farmaco*|medicacion|tratamiento) ~ delirium, haloperidol, quetiapina, risperidona, olanzapina",
      },
      no: {
        fr: "(pas de|sans|aucun) delirium",
        en: "(no|without) delirium",
        es: "(sin|no) delirium",
      },
      judgement: true,
    },
    support: {
      options: {
        advanced: {
          fr: `ventile*, intube*, vni, cpap, optiflow, ohd, oxygene haut debit, haut debit nasal, ventilation (mecanique|invasive|non invasive|assistee), respirateur, avec ${BREATHING}`,
          en: "ventilated, intubated, niv, cpap, bipap, hfno, hfnc, high-flow, (mechanical|invasive) ventilation, ventilator",
          es: "ventilad*, intubad*, vmni, vmi, cpap, alto flujo, ventilacion (mecanica|invasiva|no invasiva), respirador",
        },
        none: {
          fr: `(non|pas) (ventile*|intube*), (sans|pas de|aucun|aucune|ni) (${BREATHING}|ventilation|vni), (ventilation|respiration) spontanee, air ambiant, lunettes, masque, vs`,
          en: "(not|non) (ventilated|intubated), (no|without) (ventilatory|respiratory|breathing) support, (no|without) ventilation, room air, nasal (cannula|prongs), spontaneous* breath*, breathing spontaneously",
          es: "(no|sin) (ventilad*|intubad*|soporte (ventilatorio|respiratorio)|ventilacion), aire ambiente, gafas nasales, (respiracion|ventilacion) espontanea",
        },
        unavailable: {
          fr: "support ~ indisponible",
          en: "support ~ unavailable",
          es: "soporte ~ no disponible",
        },
      },
    },
    vasoactive: {
      options: {
        none: {
          fr: `(pas d'|pas de |pas sous |sans |sans aucun |sans aucune |aucune? |ni )${DRUGS}`,
          en: `(no|without|off) ${DRUGS_EN}`,
          es: `(sin|no) ${DRUGS_ES}`,
        },
        given: {
          fr: `${DRUGS}, nad, nora, adrenaline, dopamine, dobutamine, dobu, vasopressine, milrinone`,
          en: `${DRUGS_EN}, norepinephrine, noradrenaline, epinephrine, adrenaline, dopamine, dobutamine, vasopressin, milrinone, levophed`,
          es: `${DRUGS_ES}, noradrenalina, nora, adrenalina, dopamina, dobutamina, vasopresina, milrinona`,
        },
        unavailable: {
          fr: "vasopresseur* ~ indisponible*",
          en: "vasopressor* ~ unavailable",
          es: "vasopresor* ~ no disponible*",
        },
      },
    },
    otherAgent: {
      yes: {
        fr: "dobutamine, dobu, vasopressine, terlipressine, milrinone, levosimendan, isoprenaline, angiotensine",
        en: "dobutamine, vasopressin, terlipressin, milrinone, levosimendan, isoprenaline, isoproterenol, angiotensin",
        es: "dobutamina, vasopresina, terlipresina, milrinona, levosimendan, isoproterenol, angiotensina",
      },
      judgement: true,
    },
    // Its rate and how long it lasts decide: a urine output told otherwise is asked about.
    oliguria: {
      options: {
        none: {
          fr: "(pas d'|sans |aucune |ni )(oligurie|oligo-anurie|anurie), (bonne|excellente) diurese, urine* bien, diurese (est )?(conservee|normale|correcte|bonne|preservee|satisfaisante)",
          en: "(no|without) (oliguria|anuria), (normal|preserved|good) (urine output|diuresis), urine output (is )?(normal|preserved)",
          es: "(sin|no) (oliguria|anuria), diuresis (es )?(conservada|normal)",
        },
      },
      open: { fr: "oligur*, oligo-anur*, anuri*", en: "oligur*, anuri*", es: "oligur*, anuri*" },
      absent: "none",
    },
    rrt: {
      options: {
        no: {
          fr: `(pas d'|pas de |sans |aucune |ni |non )${DIALYSIS}`,
          en: `(no|without|not on|not) ${DIALYSIS_EN}`,
          es: `(sin|no) ${DIALYSIS_ES}`,
        },
        received: {
          fr: `${DIALYSIS}, sous ${DIALYSIS}`,
          en: `${DIALYSIS_EN}, dialysed, dialyzed`,
          es: DIALYSIS_ES,
        },
        criteria: {
          fr: `(criteres|indication*) ~ ${DIALYSIS} ~ (reunis|presents|retenue)`,
          en: `criteria for ${DIALYSIS_EN} ~ met`,
          es: `criterios de ${DIALYSIS_ES} ~ (cumplidos|presentes)`,
        },
      },
      // Kidneys that make urine are not replaced.
      inferred: {
        option: "no",
        from: {
          fr: "(bonne|excellente) diurese, diurese (est )?(conservee|normale|correcte|bonne|preservee|satisfaisante), urine* bien",
          en: "(normal|preserved|good) (urine output|diuresis), urine output (is )?(normal|preserved|good)",
          es: "(buena diuresis|diuresis (es )?(conservada|normal|buena))",
        },
        unless: { fr: DIALYSIS, en: DIALYSIS_EN, es: DIALYSIS_ES },
      },
      absent: "no",
    },
  },
};
