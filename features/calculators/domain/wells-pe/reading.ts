import { dvtSigns, haemoptysis, previousDvtOrPe } from "../common-criteria.ts";
import type { CriterionReading, Reading } from "../reading.ts";

/** What a pulmonary embolism is called, and what it is told apart from. */
const PE = "(ep|embolie|embolie pulmonaire)";
const PE_EN = "(pe|embolism|pulmonary embolism)";
const PE_ES = "(ep|tep|embolia|embolia pulmonar|tromboembolismo)";

/** Embolism is what is thought of first. */
export const mostLikely: CriterionReading = {
  yes: {
    fr: `(pas d'|aucune |sans |ni d')autre* (cause|explication|origine|hypothese|piste)*, (pas d'|aucune |sans )(alternative|autre hypothese), (aucun|pas d'|rien|pas de) ~ (plus|aussi) (probable|vraisemblable) (que|qu') (l'|une |la )?${PE}, ${PE} ~ (plus probable|plus vraisemblable|principal|premiere hypothese|(1er|premier) diagnostic|hypothese principale|numero 1|numero un|n°1|n° 1|n 1|en tete|en premier|privilegiee|favorisee|au premier plan|premiere intention), (diagnostic*|alternative*) ~ moins (probable|vraisemblable)*, (pas|aucun|aucune|sans) (d')?(de )?(autre* )?(diagnostic*|alternative*) ~ (plus|aussi) (probable|vraisemblable)*, (pas|aucun|aucune|sans) (d')?(de )?(autre* )?(diagnostic*|alternative*) (alternatif*|differentiel*|diagnostique|evident*)*, diagnostic ~ plus probable ~ ${PE}, (aucun|pas d') autre diagnostic, (pas de|aucun|sans) (autre )?diagnostic* (alternatif*|differentiel*|evident*)`,
    en: `(no|nothing|without) ~ (more|as|equally) likely than (a )?${PE_EN}, ${PE_EN} ~ (most likely|more likely|likeliest|number one|first|top), (diagnos*|alternative*|cause*) ~ less likely, (no|without|nothing) ~ (diagnos*|alternative*|cause*) ~ (more|as|equally) likely, (no|without) (other |alternative )(diagnos*|explanation|cause), most likely diagnosis ~ ${PE_EN}`,
    es: `(ningun|nada|no hay|sin) ~ (mas|igual de|tan) probable que (la |el |una |un )?${PE_ES}, ${PE_ES} ~ (mas probable|principal|primera hipotesis|primera opcion), (diagnostico*|alternativa*) ~ menos probable*, (ningun|sin|no hay|no) (otro )?(diagnostico*|alternativa*) ~ (mas|igual de|tan) probable*, (ningun|sin|no hay) (otro )?(diagnostico*) (alternativo*)?, diagnostico ~ mas probable ~ ${PE_ES}`,
  },
  no: {
    fr: `${PE} (n'est |est )?(pas |non )(le |la )?(diagnostic |hypothese )?(le |la )?plus (probable|vraisemblable), (autre*|diagnostic*|alternative*) ~ (plus|aussi|autant) (probable|vraisemblable)*, * (est |juge* )?(tout )?(plus|aussi) (probable|vraisemblable), (autre* |alternatif* )?* ~ (est |semble |parait |reste )?(plus|tout aussi|aussi) (probable|vraisemblable) (que|qu') (l'|une |la )?${PE}, (autre*|alternatif*) diagnostic* ~ plus (probable|vraisemblable) que (l'|une |la )?${PE}, ${PE} ~ (moins|peu) (probable|vraisemblable), ${PE} (est |n'est )?(non |pas )(privilegiee|favorisee|retenue|evoquee en premier|au premier plan|en tete|la plus probable), ${PE} improbable, ${PE} ~ pas ~ (plus probable|plus vraisemblable|principal*|n°1|hypothese|en tete|premier*)`,
    en: `(other|another|alternative*|diagnos*) ~ (more|as|equally) likely, * (is )?(more|as|equally) likely, * ~ (more|as|equally) likely than (a )?${PE_EN}, ${PE_EN} ~ (less likely|unlikely), ${PE_EN} ~ not ~ (most likely|more likely)`,
    es: `(otro*|diagnostico*|alternativa*) ~ (mas|igual de|tan) probable*, * (es )?(mas|igual de|tan) probable, * ~ (mas|igual de|tan) probable que (la |el |una |un )?${PE_ES}, ${PE_ES} ~ (menos|poco) probable, ${PE_ES} no ~ mas probable`,
  },
  judgement: true,
};

export const reading: Reading = {
  names: {
    fr: `wells, wells ~ ${PE}`,
    en: `wells, wells ~ ${PE_EN}, ${PE_EN} ~ wells`,
    es: `wells, wells ~ ${PE_ES}`,
  },
  usual: true,
  about: {
    fr: `${PE}, embol*, hemoptys*, tachycard*, fc, frequence cardiaque, pouls`,
    en: `${PE_EN}, embol*, h(a)?emoptys*, tachycard*, hr, heart rate, pulse`,
    es: `${PE_ES}, embol*, hemoptisis, taquicard*, fc, frecuencia cardiaca`,
  },
  inputs: {
    dvtSigns,
    alternativeLessLikely: mostLikely,
    heartRateOver100: {
      above: { measure: "heartRate", value: 100 },
      yes: { fr: "tachycard*", en: "tachycard*", es: "taquicard*" },
      no: {
        fr: "bradycard*, (fc|pouls|frequence cardiaque) normal*",
        en: "bradycard*, (hr|pulse|heart rate) normal, normal (hr|pulse|heart rate)",
        es: "bradicard*, (fc|pulso|frecuencia cardiaca) normal",
      },
    },
    immobilisationOrSurgery: {
      yes: {
        fr: "(cesarienne|hysterectomie|colectomie|arthroplastie|osteosynthese|laparotomie|prothese (de|du) (hanche|genou)) (il y a|recente*|date de|datant de|ce jour|hier|la semaine derniere|le mois dernier), botte platree, (confine* au lit|cloue* au lit|grabataire*|clinostatisme), immobilis*, alite*, chirurgie*, chir, opere*, operation, post-op*, postop*, platr*, pose ~ prothese ~ (hanche|genou), pth, ptg",
        en: "immobili*, bedridden, bedbound, bed rest, in bed, surgery, operat*, post-op*, postop*, plaster, (hip|knee) replacement, arthroplasty",
        es: "inmovili*, encamad*, reposo en cama, cirugia, operad*, operacion, postoperat*, intervenid*, protesis ~ (cadera|rodilla), yeso, escayola*",
      },
      not: {
        fr: "(chirurgie|operation|intervention|geste|prothese) (est |deja )?(prevue*|programmee*|planifiee*|envisagee*|a venir) (dans|le|la|en|pour|demain|semaine)*, (sera|doit etre|va etre) opere*",
        en: "surgery (is )?(planned|scheduled|booked) (in|for|next)*",
        es: "cirugia (prevista|programada) (para|en|el)*",
      },
      // How long ago, and which limb?
      open: {
        fr: "cesarienne, hysterectomie, colectomie, arthroplastie, osteosynthese, laparotomie, prothese ~ (hanche|genou), resine, (poignet|main|bras|coude|epaule|doigt) ~ immobilis*",
        en: "caesarean, cesarean, hysterectomy, colectomy, laparotomy",
        es: "cesarea, histerectomia, colectomia, laparotomia",
      },
      withinDays: 30,
      lastingDays: 3,
    },
    previousDvtOrPe,
    haemoptysis,
    cancer: {
      history: true,
      yes: {
        fr: "k (actif|evolutif|en cours|traite|metastatique)*, neo active, cancer*, neoplasi*, neo (actif|evolutif|du *|de *), neo ~ (actif|evolutif|metastatique), neo (pulmonaire|bronch*|colique|rectal|mammaire|prostatique|orl|pancrea*|digestif|renal|vesical), tumeur maligne, metasta*, chimio*, lymphome, leucemie, k (du|de|d'|pulm*|bronch*|sein|prostat*|col*)",
        en: "cancer*, malignan*, neoplas*, chemo*, metasta*, lymphoma, leuk*emia",
        es: "cancer*, neoplasi*, tumor maligno, metasta*, quimio*, linfoma, leucemia",
      },
      no: {
        fr: "(pas de|sans|ni|aucun) k, cancer* ~ (gueri*|en remission|ancien*)",
        en: "cancer ~ (cured|in remission)",
        es: "cancer ~ (curad*|en remision)",
      },
      open: {
        fr: "neo, neoplasi* (intra-epitheliale*|cervicale*|in situ)",
        en: "tumour, tumor",
        es: "tumor",
      },
    },
  },
};
