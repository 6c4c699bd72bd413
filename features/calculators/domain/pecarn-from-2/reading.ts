import { ALTERED, FALL, FROM_2, severeMechanism } from "../head-injury.ts";
import type { Reading } from "../reading.ts";

const HEADACHE = "(cephale*|mal (de|a la) tete|maux de tete)";
const HEADACHE_ES = "(cefalea*|dolor de cabeza)";

export const reading: Reading = {
  names: {
    fr: "pecarn, pecarn ~ (2|deux) ans et plus, pecarn ~ plus de (2|deux) ans, pecarn > 2 ans, pecarn ~ apres (2|deux) ans",
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
      yes: {
        fr: "fracture* ~ base (du crane)?, signe* ~ (fracture|base du crane), hemotympan*, battle, (ecchymose*|hematome*) ~ (periorbit*|en lunettes|lunette*|mastoid*|retro-auricul*), otorrh*, rhinorrh*, otorragi*, ecoulement ~ (lcr|lcs|liquide)",
        en: "(basilar|basal) (skull )?fracture*, base of (the )?skull fracture*, h(a)?emotympanum, battle*, raccoon eyes, panda eyes, csf (leak|otorrh*|rhinorrh*), otorrh*, rhinorrh*",
        es: "fractura* ~ base (del craneo|de craneo)?, hemotimpano, battle, ojos de mapache, (equimosis|hematoma*) ~ (periorbit*|mastoid*), otorre*, rinorre*, otorragia",
      },
    },
    lossOfConsciousness: {
      yes: {
        fr: "perte* de connaissance, perte de conscience, perdu connaissance, pdc, pc, pci, syncope",
        en: "loss of consciousness, lost consciousness, loc, knocked out, passed out, blacked out",
        es: "perdida de (conciencia|consciencia|conocimiento), perdio (la consciencia|el conocimiento|la conciencia), pdc",
      },
    },
    vomiting: {
      yes: { fr: "vomi*, vomissement*", en: "vomit*, emesis", es: "vomit*, vomito*" },
    },
    severeMechanism: severeMechanism(150),
    severeHeadache: {
      yes: {
        fr: `${HEADACHE} ~ (severe*|intense*|importante*|violente*|majeure*|terrible*|atroce*|fort*), (forte*|violente*|grosse*|intenses|severes|importantes) ${HEADACHE}, ${HEADACHE} (a |eva a |en a )?(8|9|10)/10`,
        en: "(severe|intense|bad|terrible|worst) headache*, headache* ~ (severe|intense)",
        es: `${HEADACHE_ES} ~ (intens*|grave*|sever*|fuerte*), (intensa*|fuerte*|severa*) ${HEADACHE_ES}`,
      },
      no: {
        fr: `${HEADACHE} ~ (legere*|moderee*|minime*|discrete*|faible*|modere|leger|non severe*), (legere*|discrete*|petite*) ${HEADACHE}`,
        en: "(mild|slight|moderate|minor) headache*, headache* ~ (mild|slight|moderate)",
        es: `${HEADACHE_ES} ~ (leve*|moderad*|discret*|no intens*), (leve|ligera|discreta) ${HEADACHE_ES}`,
      },
      open: { fr: HEADACHE, en: "headache*", es: HEADACHE_ES },
    },
  },
};
