import { raisedMarkers, stDeviation } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "grace, score (de )?grace",
    en: "grace, grace score",
    es: "grace, escala grace",
  },
  // "Grâce à" is a word: the score is typed in capitals.
  capitals: { fr: "grace (a|au|aux)", en: "grace to", es: "grace a" },
  inputs: {
    killip: {
      options: {
        I: {
          fr: "(pas d'|sans |aucun |ni )(oap|oedeme pulmonaire|surcharge), (auscultation|poumons|champs pulmonaires) (pulmonaire )?(est |sont )?(libre*|clair*|normal*|propre*|sans rales|sans crepitant*), (pas de|sans|aucun|ni) (crepitant*|rale*|signe* congesti*|surcharge|oap), killip (un|1), killip (1|i), (pas d'|sans |aucune? |aucun signe d'|pas de signe* d'|sans signe* d')insuf* card*, (sans|pas de) (signe* de )?(surcharge|decompensation), (sans|pas d') (ic|icc)",
          en: "killip (class )?(1|i), no (signs of |evidence of )?(heart failure|hf|failure), without heart failure",
          es: "killip (1|i), (sin|no) (signos de )?(insuficiencia cardiaca|ic|icc)",
        },
        II: {
          fr: "(rales|crepitant*|sous-crepitant*) (aux|des|dans les)? ?(deux )?(bases|base)?, (galop|b3), turgescence (des )?(jugulaire*)?, killip (2|ii), crepitant*, rales, turgescence*",
          en: "killip (class )?(2|ii), (crackles|rales|crepitations|raised jvp|jvd)",
          es: "killip (2|ii), crepitantes, estertores, ingurgitacion*",
        },
        III: {
          fr: "(oap|oedeme (aigu )?(du |de )?(poumon|pulmonaire)) (franc|massif|clinique)?, (crepitants|rales) (jusqu'aux sommets|diffus|dans (les deux|tout* les) champs), killip trois, killip (3|iii), oap, oedeme aigu (du )?(poumon|pulmonaire), oedeme pulmonaire",
          en: "killip (class )?(3|iii), (acute |frank )?pulmonary (oedema|edema)",
          es: "killip (3|iii), (edema agudo de pulmon|edema pulmonar|eap)",
        },
        IV: {
          fr: "(etat de |en )?choc (cardiogenique|cardio), killip quatre, killip (4|iv), choc cardiogenique",
          en: "killip (class )?(4|iv), cardiogenic shock",
          es: "killip (4|iv), (choque|shock) cardiogenico",
        },
      },
      open: {
        fr: "insuf* card*, ic, icc, killip",
        en: "heart failure, killip",
        es: "insuficiencia cardiaca, ic, icc, killip",
      },
      absent: "I",
    },
    arrest: {
      yes: {
        fr: "arret (cardiaque|cardio*|circulatoire), arret recupere, recupere* ~ arret, acr, reanime*, (fv|fibrillation ventriculaire) ~ (choquee|recuperee)",
        en: "cardiac arrest, arrest, resuscitated, rosc",
        es: "(parada|paro) (cardiac*|cardio*)?, pcr, reanimad*",
      },
      open: { fr: "arret", en: "arrested", es: "parada" },
    },
    stDeviation,
    raisedMarkers,
  },
};
