import { haemoptysis, previousDvtOrPe } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "perc", en: "perc", es: "perc" },
  oneDecides: true,
  inputs: {
    lowProbability: {
      yes: {
        fr: "(proba*|suspicion|risque) (clinique |a priori |pre-?test )*(est |jugee |estimee )?(tres )?(faible|basse), (ep|embolie|embolie pulmonaire) (est |cliniquement )?(tres )?(peu probable|improbable), gestalt faible, proba* (pretest |pre-test |clinique )?(d'ep )?(est |jugee |juge |estimee |implicite )?(tres )?(faible|basse), (faible|basse) proba*, (faible|bas) risque, risque (faible|bas), (wells|geneve) faible, proba* < 15 %, suspicion faible, faible suspicion",
        en: "low (clinical |pretest |pre-test )?(probability|risk|suspicion|gestalt|likelihood|pretest), (probability|risk|suspicion|gestalt) (is |was |judged |deemed )?low, gestalt low",
        es: "baja (probabilidad|sospecha), probabilidad (clinica |pretest )?(es |estimada )?baja, (bajo) riesgo, riesgo bajo, sospecha baja",
      },
      no: {
        fr: "(forte|haute|moyenne) suspicion, suspicion (forte|elevee|moyenne|intermediaire), proba* (pretest |pre-test |clinique )?(est |jugee )?(non faible|moyenne|intermediaire|forte|elevee|moderee), (forte|moyenne) proba*, risque (eleve|moyen|intermediaire|modere)",
        en: "(high|moderate|intermediate) (clinical |pretest |pre-test )?(probability|risk|suspicion), (probability|risk) (is )?(high|moderate|intermediate)",
        es: "(alta|media|intermedia|moderada) probabilidad, probabilidad (clinica |pretest )?(es )?(alta|media|intermedia|moderada), riesgo (alto|medio|moderado)",
      },
      judgement: true,
      apart: true,
      withheld: true,
    },
    unilateralSwelling: {
      system: "legs",
      yes: {
        fr: "(oedeme*|gonfl*) (d'un|du|de|d'une) (seul |seule )?(membre inferieur|jambe|mollet|cheville)( droit*| gauche*)?, (mollet|jambe|cuisse|membre inferieur) (droit* |gauche* )?(plus gros*|augmente*|enfle*|oedemat*), (phlebite|tvp) clinique, (grosse|enflure) jambe, (oedeme*|gonfl*) unilatera*, (oedeme*|gonfl*) (d'un|du|de la|d'une) (membre inferieur|jambe|mollet), (jambe|mollet|membre inferieur) ~ (gonfl*|oedem*), grosse jambe, oedeme* (jambe|mollet|mi), signe* ~ (tvp|phlebite)",
        en: "unilateral (leg )?(swell*|oedema|edema), (leg|calf) ~ (swell*|swollen|oedema|edema), swollen (leg|calf), sign* ~ dvt",
        es: "edema* unilateral*, (pierna|pantorrilla) ~ (hinchad*|edema*), edema (de|en) (una |la )?(pierna|pantorrilla|miembro inferior|extremidad), sign* ~ tvp",
      },
      no: {
        fr: "(pas de|aucun*|sans|ni) (signe* (de )?(phlebite|tvp)|grosse jambe|jambe gonfl*|gonflement*|oedeme*)*( des (mi|membres inferieurs|jambes))?, (mollet*|jambe*) (sont |est )?(souple*|ras|symetrique*|fin*|indolore*|de meme taille), (examen (des |de )?(jambe*|mollet*|membre* inferieur*)) (est )?(normal|ras), (mollet*|jambe*) (est |sont )?(souple*|normal*|normaux|indolore*|libre*|symetrique*|fin*|sans oedeme*), oedeme* bilatera*",
        en: "(leg|legs|calf|calves) (are |is )?(normal|soft|supple|symmetric*), bilateral (oedema|edema|swelling)",
        es: "(pierna*|pantorrilla*) (normal*|bland*|simetric*|sin alteraciones), edema* bilateral*",
      },
      open: { fr: "oedeme*", en: "oedema, edema, swelling", es: "edema*" },
    },
    haemoptysis: {
      ...haemoptysis,
      open: { fr: "crachat*, sputum", en: "sputum", es: "esputo*" },
    },
    surgeryOrTrauma: {
      parts: true,
      yes: {
        fr: "(cesarienne|appendicectomie|cholecystectomie|osteosynthese|arthroscopie|prothese (de|du) (hanche|genou)) (il y a|recente*|date de|datant de|ce jour|hier|la semaine derniere|le mois dernier), intervention chirurgicale, entorse grave, avp, chute grave, chirurgie*, chir, opere*, operation, post-op*, trauma*, fracture*, accident",
        en: "surgery, operat*, post-op*, trauma, fractur*, injur*, accident",
        es: "cirugia, operad*, operacion, postoperat*, intervenid*, trauma*, fractura*, accidente",
      },
      not: {
        fr: "(chirurgie|operation|intervention|geste|prothese) (est |deja )?(prevue*|programmee*|planifiee*|envisagee*|a venir) (dans|le|la|en|pour|demain|semaine)*, (sera|doit etre|va etre) opere*, traumatologie",
        en: "trauma centre",
        es: "traumatologia",
      },
      // How long ago?
      open: {
        fr: "cesarienne, platre*, appendicectomie, cholecystectomie, (pose de )?prothese ~ (hanche|genou), osteosynthese, arthroscopie",
        en: "caesarean, cesarean, appendicectomy, appendectomy, cholecystectomy, arthroscopy",
        es: "cesarea, apendicectomia, colecistectomia, artroscopia",
      },
      withinDays: 28,
    },
    // Denied, it is none of before either; said, it may be the one that is looked for.
    previousDvtOrPe: {
      ...previousDvtOrPe,
      open: { fr: "phlebite*, mtev, mvte, etev", en: "phlebitis, vte", es: "flebitis, etev" },
    },
    oestrogen: {
      no: {
        fr: "(pas de|sans|aucun*|ni) (traitement |prise |contraception )?(d'|de )?(pilule|hormon*|oestro*|estro*|ths|thm|contraception)( hormonal*| oestro*| orale)?, (sterilet|diu) (au cuivre|en cuivre), menopausee( sans *)?, (contraception) (mecanique|par preservatif*|progestative), (preservatif*|vasectomie), (sterilet|diu) (au )?cuivre, menopausee sans (traitement|ths)",
        en: "copper (iud|coil)",
        es: "diu de cobre",
      },
      yes: {
        fr: "thm, (patch|anneau|pilule*|contraception) (contracept*|oestro*|combine*|orale*|hormonal*|vaginal)*, (oestradiol|estradiol|climara|oestrodose|provames), oestrogen*, estrogen*, pilule, oestroprogest*, oestro-progest*, cop, contracepti* (orale|hormonale|oestro*|estro*), ths, traitement hormonal*, hormonotherap*, jasmine, jasminelle, leeloo, minidril, optilova, lovavulo, trinordiol, adepal, daily, diane-35, yaz, optikinzy, evra, nuvaring, anneau vaginal, qlaira",
        en: "(o)?estrogen*, contraceptive pill, combined pill, the pill, ocp, cocp, coc, hrt, hormone replacement, hormonal contracept*, oral contracept*",
        es: "estrogen*, pildora, anticoncepti*, aco, anovulatori*, ths, terapia hormonal",
      },
      not: {
        fr: "(pilule|contracepti*) (micro-)?progestati*, sterilet, diu, cerazette, optimizette, desogestrel, slinda, nexplanon, implant (contraceptif|progestatif)?",
        en: "progest*-only pill, iud",
        es: "anticonceptivo* (solo )?(progest*|gestagen*), diu",
      },
      open: {
        fr: "(pilule|contraception|ths|thm|oestro*|traitement hormonal*) (* )?(arrete*|stoppe*|interrompu*|suspendu*), (a |ayant )(arrete|stoppe|interrompu) (la |sa |le |les |son )(pilule|contraception|ths|thm|oestro*|traitement hormonal*), hormon*, contracepti*",
        en: "hormon*, contracept*",
        es: "hormon*",
      },
    },
  },
};
