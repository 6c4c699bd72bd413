import type { Phrases, Reading } from "../reading.ts";
import { CANNOT_WALK } from "../walking.ts";

const DENIED =
  "(indolore*|non douloureu*|non sensible*|pas douloureu*|pas sensible*|sans douleur|ras)";
const HURTS = "(douloureu*|sensible*|exquis*)";
const PRESSED =
  "(douleur*|sensibilite|mal|point* douloureux) ~ (palpation|palpe*|pression|appuie|bord posterieur|pointe|osseuse*|exquise)";
const TENDER = "(tender*|pain* on palpation|pain* to palpation)";
const PRESSED_ES = "(dolor*|sensib*) ~ (palpa*|presion|punta|borde posterior|osea|oseo)";

const UNHURT =
  "(pas de|sans|aucune|ni|absence de|pas) (de )?(douleur*|sensibilite) ~ (palpation|pression|pointe*|bord*)";
const UNHURT_EN = "(no|without|not) (bony |bone )?tender*";
const UNHURT_ES = "(sin|no hay|ni|ningun) dolor ~ (palpa*|presion|punta|borde)";
const BONE =
  "(le |la |les |du |de la )?(malleol*|naviculaire|scaphoide|base du (5e|5eme|cinquieme)|styloide|m5)( [a-z0-9]*)?( [a-z0-9]*)?";
const SIDE = "(externe*|interne*|laterale*|mediale*)";
const SIDE_ES = "(externo*|interno*|lateral*|medial*)";

const LATERAL =
  "malleol* (externe*|laterale*|fibulaire*|peronier*), (fibula|perone) distale*, (bord posterieur|pointe|extremite|tiers inferieur|6 derniers cm) (de la |du )(fibula|perone)";
const MEDIAL = "malleol* (interne*|mediale*|tibiale*)";

/** Pressing the bone is the sign; a painful malleolus without it is a pain of the zone only. */
function tender(fr: string, en: string, es: string): Record<"yes" | "no" | "open", Phrases> {
  return {
    yes: {
      fr: `${PRESSED} ~ ${fr}, ${fr} ~ ${HURTS} ~ palpation, palpation ~ ${fr} ~ ${HURTS}, palpation ${HURTS} ~ ${fr}, palpation ${HURTS} ~ (bord|pointe|face) ~ ${fr}, ${fr} ${HURTS}, douleur* ~ ${fr} ~ (palpation|pression), (pointe|bord posterieur) ~ ${fr} ~ ${HURTS}`,
      en: `${TENDER} ~ ${en}, ${en} ~ tender*`,
      es: `${PRESSED_ES} ~ ${es}, ${es} ~ (dolorosa|dolor a la palpacion)`,
    },
    no: {
      fr: `${fr} (est |sont )?${DENIED}, ${fr} et ${BONE} (est |sont )?${DENIED}, palpation ~ ${fr} (est )?${DENIED}, palpation (osseuse )?~ ${fr} (normale|indolore), palpation osseuse (est )?(normale|indolore), ${UNHURT} ~ ${fr}, (pas de|sans|aucune|ni) (douleur*|sensibilite) (a la |a )?(palpation |pression )?(osseuse*|des (reliefs|reperes) osseux|des os)`,
      en: `${en} (is |are )?(non-tender|nontender|not tender), ${UNHURT_EN} ~ ${en}, no bon* tenderness`,
      es: `${es} (es |son )?(indolor*|no dolorosa*|sin dolor), ${UNHURT_ES} ~ ${es}, (sin|no hay) dolor oseo`,
    },
    open: { fr, en, es },
  };
}
const oneOf = (phrases: string) => `(${phrases.replaceAll(", ", "|")})`;
const BOTH = "malleoles, les malleoles, des (deux |2 )?malleoles";

export const reading: Reading = {
  names: {
    fr: "(otawa|ottowa|otawwa|hotawa) ~ (cheville|pied), (otawa|ottowa|otawwa), (cheville|pied) ~ (otawa|ottowa), ottawa, ottawa ~ (cheville|pied), (cheville|pied) ~ ottawa",
    en: "ottawa, ottawa ~ (ankle|foot), (ankle|foot) ~ ottawa",
    es: "ottawa, ottawa ~ (tobillo|pie), (tobillo|pie) ~ ottawa, otawa",
  },
  about: {
    fr: "cheville*, pied*, malleol*, metatars*, medio-pied, naviculaire, scaphoide",
    en: "ankle*, foot, midfoot, malleol*, metatars*, navicular",
    es: "tobillo*, pie, mediopie, maleol*, metatars*, navicular, escafoides",
  },
  oneDecides: true,
  inputs: {
    malleolarPain: {
      yes: {
        fr: "(mal|douleur*|souffre) (a |de |au niveau de |sur |de la |a la |au |autour de )(la |l'|zone |region )?(malleol*|cheville*), (zone|region) malleolaire (douloureuse|sensible), douleur* ~ (malleol*|cheville*), (cheville*|region malleolaire|malleole*) ~ douloureu*",
        en: "(malleolar|ankle) pain, pain ~ (malleol*|ankle), painful ankle",
        es: "dolor* ~ (maleol*|tobillo*), tobillo* ~ dolor*",
      },
      // Pressed without pain: the zone may hurt all the same.
      not: {
        fr: `${UNHURT} ~ malleol*, ${UNHURT} ~ malleol* ${SIDE}`,
        en: `${UNHURT_EN} ~ malleol*`,
        es: `${UNHURT_ES} ~ maleol*, ${UNHURT_ES} ~ maleol* ${SIDE_ES}`,
      },
      no: {
        fr: "(malleoles|zone malleolaire|region malleolaire) (sont |est )?(indolore*|non douloureu*|ras|libres), cheville* (est )?(indolore*|non douloureu*)",
        en: "(painless|pain-free) ankle",
        es: "tobillo* (indolor*|no doloros*)",
      },
      oneOf: ["malleolarPain", "midfootPain"],
      presentWith: ["lateralMalleolus", "medialMalleolus"],
    },
    midfootPain: {
      yes: {
        fr: "(mal|douleur*) ~ (milieu du pied|medio-tars*|mediotars*|cou-de-pied|coup de pied|dos du pied|tarse|lisfranc), (douleur*) (medio-tars*|mediotars*|du mediopied|mediopied|du metatarse), (mediopied) ~ douloureu*, douleur* ~ (medio-pied|mi-pied|pied|tarse|avant-pied|dos du pied), (pied|medio-pied) ~ douloureu*",
        en: "(midfoot|mid-foot|foot) pain, pain ~ (midfoot|mid-foot|foot), painful (midfoot|foot)",
        es: "dolor* ~ (mediopie|medio-pie|pie|tarso), (pie|mediopie) ~ doloros*",
      },
      no: {
        fr: "(medio-pied|mi-pied|pied) (est )?(indolore*|non douloureu*)",
        en: "(painless|pain-free) (midfoot|foot), (midfoot|foot) (is )?(fine|normal|ok|painless|not painful|not tender)",
        es: "(mediopie|pie) (indolor*|no doloros*)",
      },
      oneOf: ["malleolarPain", "midfootPain"],
      presentWith: ["fifthMetatarsal", "navicular"],
    },
    lateralMalleolus: {
      ...tender(
        oneOf(`${LATERAL}, ${BOTH}`),
        "((lateral|outer) malleol*|distal fibula|malleoli|both malleol*)",
        "(maleolo (externo|lateral|peroneo)|maleolos)",
      ),
    },
    medialMalleolus: {
      ...tender(
        oneOf(`${MEDIAL}, ${BOTH}`),
        "((medial|inner) malleol*|distal tibia|malleoli|both malleol*)",
        "(maleolo (interno|medial|tibial)|maleolos)",
      ),
    },
    fifthMetatarsal: tender(
      "(base (de |du )?m5|base ~ (5|v|5e|5eme|cinquieme) (meta*|rayon)|styloide (du )?(5e|5eme|cinquieme|5)|styloide ~ (5|v|5e|5eme|cinquieme) (meta*)|(5e|5eme|cinquieme) meta*|m5)",
      "(base ~ (5th|fifth) (metatars*|mt)|(5th|fifth) (metatars*|mt))",
      "(base ~ (5|5o|quinto) meta*|(5o|5|quinto) meta*)",
    ),
    navicular: tender(
      "(naviculaire|scaphoide (tarsien|du pied|du tarse)|scaphoide)",
      "navicular",
      "(navicular|escafoides)",
    ),
    cannotWalk: CANNOT_WALK,
  },
};
