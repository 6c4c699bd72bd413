import { activeCancer, haemoptysis, previousDvtOrPe } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

const CURED =
  "(gueri*|en remission|remission|traite*|cured|curad*|en remision|remision|ancien*|old)";

export const reading: Reading = {
  names: {
    fr: "geneve, (score de )?geneve revise*, score de geneve",
    en: "geneva, (revised )?geneva (score)?, revised geneva",
    es: "ginebra, (escala de )?ginebra (revisad*)?, escala de ginebra",
  },
  inputs: {
    previousDvtOrPe,
    surgeryOrFracture: {
      parts: true,
      yes: {
        fr: "(cesarienne|hysterectomie|appendicectomie|cholecystectomie|colectomie|osteosynthese|prothese totale|arthroplastie|craniotomie) (il y a|recente*|date de|datant de|ce jour|hier|la semaine derniere|le mois dernier), sous ag, (col du femur|femur|tibia|cheville|jambe|bassin|rotule|perone) (casse*|fracture*|opere*), chirurgie*, chir, opere*, operation, post-op*, anesthesie generale, fracture*, prothese ~ (hanche|genou), pth, ptg, platr*",
        en: "surgery, operat*, post-op*, general anaesthe*, general anesthe*, fractur*, (hip|knee) replacement, arthroplasty",
        es: "cirugia, operad*, operacion, postoperat*, intervenid*, anestesia general, fractura*, protesis ~ (cadera|rodilla)",
      },
      not: {
        fr: "(chirurgie|operation|intervention|geste|prothese) (est |deja )?(prevue*|programmee*|planifiee*|envisagee*|a venir) (dans|le|la|en|pour|demain|semaine)*, (sera|doit etre|va etre) opere*, fracture* ~ (poignet|bras|cote*|humerus|main)",
        en: "(wrist|arm|rib|hand) fractur*",
        es: "fractura* ~ (muneca|brazo|costilla*|humero|mano)",
      },
      // How long ago?
      open: {
        fr: "cesarienne, hysterectomie, appendicectomie, cholecystectomie, colectomie, osteosynthese, prothese totale, arthroplastie, craniotomie",
        en: "caesarean, cesarean, hysterectomy, appendicectomy, appendectomy, cholecystectomy, colectomy",
        es: "cesarea, histerectomia, apendicectomia, colecistectomia, colectomia",
      },
      withinDays: 31,
    },
    activeCancer: {
      ...activeCancer,
      yes: {
        ...activeCancer.yes,
        any: `cancer* ~ ${CURED} ~ (mois|month*|meses|mes)`,
      },
      no: {
        fr: `(pas de|sans|ni|aucun) k, (pas de|sans|ni|aucun*) neo, cancer* ~ ${CURED} ~ ans`,
        en: `cancer* ~ ${CURED} ~ years`,
        es: `cancer* ~ ${CURED} ~ anos`,
      },
      open: {
        fr: `cancer* ~ ${CURED}, cancer* ~ traite* depuis ~ ans`,
        en: `cancer* ~ ${CURED}, old cancer`,
        es: `cancer* ~ ${CURED}`,
      },
    },
    unilateralLegPain: {
      system: "legs",
      yes: {
        fr: "(mal|douleur*) (a la |au |du |dans la |dans le |de la )(mollet|jambe|cuisse|membre inferieur) (droit*|gauche*)?, (jambe|mollet|cuisse|membre inferieur) (droit* |gauche* )?(qui fait mal|sensible|lancinant*), (mollet|jambe) (droit*|gauche*) ~ (douloureu*|algique), (douleur*|algie*) (spontanee* )?(unilaterale* )?(du |au |de la |de |a la |d'un |d'une |d'un seul |d'une seule |dans la |dans le )?(mollet|jambe|membre inferieur|mi|mig|mid|cuisse), douleur* unilaterale*, (mollet|jambe|membre inferieur|cuisse) (droit* |gauche )?(est )?(douloureu*|algique)",
        en: "(unilateral |one-sided )?(leg|calf|lower limb|lower-limb|thigh) pain, pain* (in )?(the |one |a |his |her )?(left |right )?(leg|calf|lower limb|thigh), unilateral pain, painful (left |right )?(leg|calf)",
        es: "dolor (unilateral )?(en la |de la |en una |del |en el |en |de )?(pierna|pantorrilla|gemelo*|miembro inferior|extremidad inferior|mii|mid), dolor unilateral, (pierna|pantorrilla) dolorosa",
      },
      no: {
        fr: "(pas de|sans|aucune|ni) (douleur*|oedeme*) (ni |ou )(d'|de )?(douleur*|oedeme*|gonflement*) (des |de la |d'une |aux |de )(jambe*|mollet*|membres inferieurs), (n'a|ni) (pas |plus )?mal (aux|a la|au) (jambe*|mollet*), (jambe*|mollet*|membres inferieurs) (sont )?(souple* |souple* et )?(indolore*|non douloureu*), (pas de|aucune|sans|ni) douleur* (des |aux |dans les |du |de la |de |d'un |d'une )?(membres inferieurs|jambe*|mollet*|mi)",
        en: "(no|without) (leg|calf) pain, painless (leg|legs|calf|calves)",
        es: "sin dolor (en las|en la|de) (pierna*|pantorrilla*), piernas indoloras",
      },
    },
    haemoptysis,
    painOnPalpation: {
      system: "legs",
      yes: {
        fr: "(jambe|mollet|membre inferieur|cuisse) ~ (gonfl*|oedem*) ~ (douloureu*|sensib*) ~ palpation, (gonfl*|oedem*) ~ (douloureu*|sensib*) ~ (palpation|veine*), (douloureu*|sensib*) ~ palpation ~ (gonfl*|oedem*), palpation ~ oedem*, palpation ~~ et (un )?oedem* unilatera*, oedem* ~ palpation, (douleur|sensib*) ~ palpation ~ oedem*, oedem* unilateral* ~ (douleur*|douloureu*) ~ palpation",
        en: "palpation ~ (oedem*|edem*|swell*), (tender*|pain) ~ palpation ~ (oedem*|edem*|swell*), (oedem*|edem*|swell*) ~ palpation, (tender*|pain*) ~ deep vein* ~ (oedem*|edem*|swell*)",
        es: "palpacion ~ edema*, dolor ~ palpacion ~ edema*, edema* ~ palpacion",
      },
      no: {
        fr: "(pas de|sans|aucune|ni) (douleur*|oedeme*) (ni |ou )(d'|de )?(douleur*|oedeme*|gonflement*) (des |de la |d'une |aux |de )(jambe*|mollet*|membres inferieurs), (jambe*|mollet*|membres inferieurs) (sont |est )?(souple* |souple* et )?(indolore*|non douloureu*), (pas d'|sans |aucun |ni d'|ni )oedeme*, palpation ~ (normale|indolore|non douloureuse), (mollet*|jambe*) (est |sont )?(souple*|indolore*|normaux|normale*|fin*)( et indolore*| et souple*)?",
        en: "palpation ~ (normal|painless), (leg|legs|calf|calves) (are |is )?(normal|soft|supple|non-tender), no (leg |calf |unilateral )(swelling|oedema|edema|tenderness)",
        es: "palpacion ~ (normal|indolora)",
      },
      open: {
        fr: "(douleur*|sensib*|douloureu*) ~ palpation, oedeme* unilatera*, (mollet|jambe) ~ (oedem*|gonfl*), oedeme ~ (mollet|jambe|membre inferieur)",
        en: "(tender*|pain*) ~ palpation, tender* (or|and) (oedem*|edem*|swell*), unilateral (oedema|edema|swelling), (leg|calf) swell*, swollen (leg|calf)",
        es: "dolor* ~ palpacion, edema* unilateral*, (pierna|pantorrilla) ~ (hinchad*|edema*), edema ~ (pierna|pantorrilla)",
      },
    },
  },
};
