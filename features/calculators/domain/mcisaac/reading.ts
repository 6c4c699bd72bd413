import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "macisaac, mac-isac, mc-isac, mac-isaak, mcissac, mac-issac, mac isaac, mcisaac, mc isaac",
    en: "mcisaac, mc isaac, modified centor",
    es: "mcisaac, mc isaac, centor modificado",
  },
  inputs: {
    fever: {
      yes: {
        fr: "fievre, febrile, temperature (> |superieure a )38",
        en: "fever, febrile",
        es: "fiebre, febril",
      },
      no: {
        fr: "(pas|non) (febrile|fievreu*), apyretique, apyrexie, afebrile",
        en: "afebrile, apyrexial",
        es: "afebril",
      },
      above: { measure: "temperature", value: 38 },
    },
    noCough: {
      // A plain denial turns the "no": the negation stays there for what follows ("no cough or fever").
      yes: {
        fr: "ne tousse pas, (pas de|pas d'|sans|absence de|absence d'|aucune) ~ et (de|sans) toux",
        en: "not coughing, (no|without|denies) ~ (or|nor) cough",
        es: "no tose, (sin|no|ausencia de) ~ (y|ni) (de|sin) tos",
      },
      no: { fr: "toux, tousse*", en: "cough, coughing, coughs", es: "tos, tose" },
      open: {
        fr: "(sans|pas de|pas d'|absence de|absence d') ~ et toux",
        en: "(no|without|denies) ~ and cough",
        es: "(sin|no|ausencia de) ~ y tos",
      },
    },
    tenderNodes: {
      yes: {
        fr: "(gg|ganglion*|adp|adenopath*) ~ (cervica*|cou|sous-maxill*|sous-angulo*|jugulo*) ~ (sensible*|douloureu*), gg (douloureu*|sensible*), adenopath*, adp, ganglion*",
        en: "(cervical |tender |anterior )*(adenopath*|lymphadenopath*|nodes)",
        es: "adenopat*, ganglio*",
      },
      open: { fr: "gg", en: "lymph node*", es: "ganglios linfaticos" },
      no: {
        fr: "(aires|chaines|aire) ganglionnaire* (sont |est )?(libre*|vide*|ras|normale*|indolore*), (adenopath*|adp|ganglion*|gg) ~ (non (douloureu*|sensible*)|indolore*|pas (douloureu*|sensible*))",
        en: "(non-tender|nontender|not tender|painless) ~ (adenopath*|lymphadenopath*|nodes), (adenopath*|lymphadenopath*|nodes) ~ (non-tender|nontender|not tender|painless)",
        es: "(adenopat*|ganglio*) ~ (no dolor*|indolor*)",
      },
    },
    tonsils: {
      yes: {
        fr: "(enduit*|points|depot*|taches|placards|secretion*|fausses membranes|plaques|voile) ~ (blanc*|blanchatre*|purulent*|jaunatre*|gris*) ~ amygdal*, (points|enduit*|depot*|plaques) (blanc*|blanchatre*|purulent*), pultac*, erythemato-pultac*, erythematopultac*, amygdal* ~ (gonfl*|augmente* de (volume|taille)|volumineuse*|enorme*|oedemat*|turgescent*|exsudat*|pus|purulente*|recouverte*), (grosse*|volumineuse*|enorme*|belle*) amygdal*, hypertrophie (des )?amygdal*, hypertrophie amygdal*, exsudat*, pultace*, angine blanche, amygdal* ~ (hypertrophi*|tumefi*|augment*|grosse*|blanc*)",
        en: "exudat*, (swollen|enlarged) tonsils, tonsil* ~ (swollen|swelling|enlarged)",
        es: "exudad*, amigdal* ~ (hipertrof*|aumentad*|inflamad*)",
      },
      no: {
        fr: "amygdal* (sont |est )?(de taille normale|de volume normal|petites|atrophiques|sans particularite|ni (gonfl*|hypertroph*|tumefi*) ni (exsudat*|enduit*|pultac*|inflamm*)), (pas d'|sans |aucun )(exsudat|enduit|depot)( amygdal*)?( ni (d')?(hypertroph*|augment*|gonfle*) ?(amygdal*|des amygdales)?)?, amygdalectomise*, (gorge|pharynx) (normal*|propre), amygdal* (est |sont )?(normale*|saine*|ras|propre*|non (hypertrophi*|tumefi*|augmente*)|sans (exsudat|anomalie))",
        en: "tonsil* (are |is )?(normal|clear|not (swollen|enlarged)), normal tonsils",
        es: "amigdal* (son )?(normal*|sin (exudado|alteraciones))",
      },
    },
  },
};
