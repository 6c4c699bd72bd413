import { ALTERED, FALL, FROM_2, severeMechanism } from "../head-injury.ts";
import type { Reading } from "../reading.ts";

const HEADACHE = "(cephale*|migraine*|mal (de|a la) (tete|crane)|maux de tete|douleur* a la tete)";
const HEADACHE_ES = "(cefalea*|dolor de cabeza)";

export const reading: Reading = {
  names: {
    fr: "pecarne, percarn, pecran, pecarn, pecarn ~ (2|deux) ans et plus, pecarn ~ plus de (2|deux) ans, pecarn > 2 ans, pecarn ~ apres (2|deux) ans",
    en: "pecarn, pecarn ~ (over|above) (2|two) (years)?, pecarn > 2 (years)?, pecarn ~ (2|two) (years )?(and over|and older|or older)",
    es: "pecarn, pecarn ~ mayor* de (2|dos) anos, pecarn > 2 anos, pecarn ~ (2|dos) anos o mas",
  },
  about: FROM_2,
  measures: FALL,
  oneDecides: true,
  inputs: {
    alteredMentalStatus: ALTERED,
    basalFracture: {
      system: "skull",
      open: { fr: "fracture*", en: "fracture*", es: "fractura*" },
      yes: {
        fr: "signe* (de )?(la )?base, fracture* ~ base (du crane)?, signe* ~ (fracture|base du crane), hemotympan*, battle, (ecchymose*|hematome*) ~ (periorbit*|en lunettes|lunette*|mastoid*|retro-auricul*), otorrh*, rhinorrh*, otorragi*, ecoulement ~ (lcr|lcs|liquide)",
        en: "(basilar|basal) (skull )?fracture*, base of (the )?skull fracture*, h(a)?emotympanum, battle*, raccoon eyes, panda eyes, csf (leak|otorrh*|rhinorrh*), otorrh*, rhinorrh*",
        es: "fractura* ~ base (del craneo|de craneo)?, hemotimpano, battle, ojos de mapache, (equimosis|hematoma*) ~ (periorbit*|mastoid*), otorre*, rinorre*, otorragia",
      },
    },
    lossOfConsciousness: {
      yes: {
        fr: "inconscien* (pendant|durant|quelques|une|1|2|10|15|20|30)*, (reste*|est reste*|etait|a ete) inconscient*, evanoui*, ne repondait (plus|pas) *, assomme*, k-o, dans les pommes, perte* de connaissance, perte de conscience, perdu connaissance, pdc, pc, pci, syncope",
        en: "loss of consciousness, lost consciousness, loc, knocked out, passed out, blacked out",
        es: "perdida de (conciencia|consciencia|conocimiento), perdio (la consciencia|el conocimiento|la conciencia), pdc",
      },
      no: {
        fr: "jamais (ete )?inconscient*, (toujours|reste*) conscient*, (a )?(pleure|crie) (tout de suite|immediatement|aussitot|d'emblee)",
        en: "(cried|crying) (immediately|straight away|at once), never unconscious",
        es: "lloro (enseguida|inmediatamente|de inmediato)",
      },
    },
    vomiting: {
      yes: { fr: "vomi*, vomissement*", en: "vomit*, emesis", es: "vomit*, vomito*" },
    },
    severeMechanism: severeMechanism(150),
    severeHeadache: {
      yes: {
        fr: `${HEADACHE} (violent*|insupportable*|intense|terrible*|tres (fort*|intense*|important*)), (gros|grosse*|tres|violent|terrible*|atroce*|enorme*) ${HEADACHE}, a tres mal (a la tete|au crane), se tient la tete de douleur, ${HEADACHE} (a |eva |en |eva a |cotee* a )?(7|8|9|10) ?(/ ?10|sur 10), ${HEADACHE} ~ (severe*|intense*|importante*|violente*|majeure*|terrible*|atroce*|fort*), (forte*|violente*|grosse*|intenses|severes|importantes) ${HEADACHE}, ${HEADACHE} (a |eva a |en a )?(8|9|10)/10`,
        en: "(severe|intense|bad|terrible|worst) headache*, headache* ~ (severe|intense)",
        es: `${HEADACHE_ES} ~ (intens*|grave*|sever*|fuerte*), (intensa*|fuerte*|severa*) ${HEADACHE_ES}`,
      },
      no: {
        fr: `ne se plaint (pas|plus|jamais) (de (la |sa )?tete|d'avoir mal), (petit*|leger*|un peu|vague|discret*) ${HEADACHE}, un peu mal a la tete, ${HEADACHE} (a |eva |en |eva a )?(1|2|3|4) ?(/ ?10|sur 10), ${HEADACHE} (cede*|soulage*|calme*) (par|avec|sous) (le |du )?(paracetamol|doliprane), ${HEADACHE} ~ (legere*|moderee*|minime*|discrete*|faible*|modere|leger|non severe*), (legere*|discrete*|petite*) ${HEADACHE}`,
        en: "(mild|slight|moderate|minor) headache*, headache* ~ (mild|slight|moderate)",
        es: `${HEADACHE_ES} ~ (leve*|moderad*|discret*|no intens*), (leve|ligera|discreta) ${HEADACHE_ES}`,
      },
      open: { fr: HEADACHE, en: "headache*", es: HEADACHE_ES },
    },
  },
};
