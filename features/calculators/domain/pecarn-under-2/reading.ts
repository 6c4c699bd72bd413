import { ALTERED, FALL, severeMechanism, UNDER_2 } from "../head-injury.ts";
import type { Reading } from "../reading.ts";

const SIDE = "(occipit*|pariet*|tempor*)";
const LUMP = "(hematome*|bosse*|cephalhematome*|collection*|tumefaction*)";
const LUMP_EN = "(h(a)?ematoma*|swelling|lump*|bump*|boggy)";
const LUMP_ES = "(hematoma*|chichon*|cefalohematoma*)";
const FAINTED = "(perte* de connaissance|pdc|pc|pci|perte de conscience|inconscient*|inconscience)";
const FAINTED_EN = "(loss of consciousness|loc|lost consciousness|unconscious)";
const FAINTED_ES = "(perdida de (conciencia|consciencia|conocimiento)|pdc)";
const LONG = "(5|6|7|8|9|10|12|15|20|25|30|40|45|50|60)( )?s*";
const FOR =
  "(initiale |breve |prolongee )?(d'|de |pendant |durant |d'environ |environ |> |plus de |of |for |lasting |about |more than |durante |mas de )?";
const SHORT = "(1|2|3|4)( )?s*";
const A_MINUTE =
  "(une|1|2|3|4|5|10|plusieurs|quelques|few|several|one|un|unos) (minute*|min|mn|minuto*)";

export const reading: Reading = {
  names: {
    fr: "pecarne, percarn, pecran, pecarn, pecarn ~ moins de (2|deux) ans, pecarn < 2 ans, pecarn nourrisson*, pecarn ~ avant (2|deux) ans",
    en: "pecarn, pecarn ~ under (2|two) (years)?, pecarn < 2 (years)?, pecarn infant*, pecarn ~ less than (2|two)( |-)years",
    es: "pecarn, pecarn ~ menor* de (2|dos) anos, pecarn < 2 anos, pecarn lactante*",
  },
  about: UNDER_2,
  measures: FALL,
  oneDecides: true,
  inputs: {
    alteredMentalStatus: ALTERED,
    skullFracture: {
      system: "skull",
      open: { fr: "fracture*", en: "fracture*", es: "fractura*" },
      yes: {
        fr: "(crane|os|voute) (enfonce*|deprime*|mou|qui craque|fracture*), (sensation|palpation) ~ (crepit*|fracture|enfonc*|marche d'escalier), depression (cranienne|du crane), craquement osseux, fracture* ~ (palpable*|palpee*|crane|embarrure), embarrure*, enfoncement*, (palpation|palpe) ~ (fracture|embarrure|marche d'escalier)",
        en: "(palpable |depressed )?skull fracture*, palpable fracture*",
        es: "fractura* ~ (palpable*|craneo|craneal*|hundimiento)",
      },
    },
    haematoma: {
      system: "skull",
      yes: {
        fr: `${LUMP} (sur le cote|derriere|a l'arriere) (de |du |la |de la )?(tete|crane|l'oreille)*, ${LUMP} (retro-auriculaire|du vertex|parieto-*|temporo-*|occipito-*), cephalhematome (parietal|occipital|temporal)*, ${LUMP} ~ ${SIDE}, ${LUMP} (du scalp )?non front*`,
        en: `${SIDE} (scalp )?${LUMP_EN}, ${LUMP_EN} ~ ${SIDE}, non-frontal ${LUMP_EN}`,
        es: `${LUMP_ES} ~ ${SIDE}, ${LUMP_ES} no front*`,
      },
      no: {
        fr: `(bosse|hematome|oeuf de pigeon) (au |sur le |du )(milieu du )?front, ${LUMP} (frontal*|du front|au front), (cuir chevelu|scalp) (normal|indemne|intact|ras|sans (hematome|bosse|lesion)), ${LUMP} ~ front*`,
        en: `(frontal|forehead) (scalp )?${LUMP_EN}, ${LUMP_EN} ~ (forehead|frontal)`,
        es: `${LUMP_ES} ~ front*`,
      },
      open: { fr: LUMP, en: LUMP_EN, es: LUMP_ES },
    },
    lossOfConsciousness: {
      yes: {
        fr: `${FAINTED} ${FOR}${LONG}, ${FAINTED} ${FOR}${A_MINUTE}, ${FAINTED} ~ prolongee*`,
        en: `${FAINTED_EN} ${FOR}${LONG}, ${FAINTED_EN} ${FOR}${A_MINUTE}, prolonged ${FAINTED_EN}`,
        es: `${FAINTED_ES} ${FOR}${LONG}, ${FAINTED_ES} ${FOR}${A_MINUTE}, ${FAINTED_ES} prolongada`,
      },
      no: {
        fr: `(n'a |ni |jamais )(pas |jamais )?perdu (connaissance|conscience), (a )?(pleure|crie*|hurle) (tout de suite|immediatement|aussitot|d'emblee|de suite), (cri|cris|pleurs) immediat*, ${FAINTED} (tres breve )?(de )?(une|deux|trois) secondes?, ${FAINTED} ~ ${SHORT}, ${FAINTED} ~ (<|moins de) (5|cinq)( )?s*`,
        en: `${FAINTED_EN} ~ ${SHORT}, ${FAINTED_EN} ~ (<|less than|under) (5|five)( )?s*`,
        es: `${FAINTED_ES} ~ ${SHORT}, ${FAINTED_ES} ~ (<|menos de) (5|cinco)( )?s*`,
      },
      // Five seconds or more: its duration must be told.
      open: { fr: FAINTED, en: FAINTED_EN, es: FAINTED_ES },
    },
    severeMechanism: severeMechanism(90),
    notActingNormally: {
      yes: {
        fr: "(comportement|attitude) (est )?(modifie*|inhabituel*|anormal*|change*|bizarre|etrange), (pas|plus) (comme d'habitude|lui-meme|elle-meme|normal*) (selon|d'apres|pour) (les |la |sa |le |son |ses )(parents|mere|pere|maman), (parents|mere|pere|maman|papa) (ne (le|la) reconnai*|trouve* qu'(il|elle) (est )?(bizarre|change|anormal|pas comme)), (grognon*|apathique) ~ inhabituel*, comportement ~ (anormal|inhabituel|modifie|change|different|bizarre), ne se comporte pas ~ (normalement|habitude|habituellement), (pas|n'est pas|n'est plus) comme d'hab*, (parents|mere|pere) ~ (trouve*|juge*|decri*) ~ (bizarre|different*|change*|inhabituel*|anormal*|pas comme d'habitude)",
        en: "not acting normally, not acting (himself|herself|right), not behaving normally, (abnormal|unusual) behavio*, acting (abnormally|strangely|differently)",
        es: "comportamiento ~ (anormal|inusual|alterado|diferente), no se comporta ~ (normal*|habitual|siempre), no actua ~ (normal*|habitual)",
      },
      no: {
        fr: "(pas de|aucun|sans) (trouble*|changement|modification|anomalie) (du |de )comportement, (joue|gazouille|sourit|mange|boit|boit son biberon) (normalement|bien|comme d'hab*|comme d'habitude), (comportement|attitude) (est )?(habituel*|normal*|inchange*|rassurant*|adapte*|ras), comme (d'habitude|toujours|a l'accoutumee), (parents|mere|pere|maman) (rassur*|non inquiet*|sans inquietude|(le|la) trouve* (normal*|comme d'habitude|bien)), comportement ~ (normal|habituel|inchange|conserve|adapte), joue (normalement|bien), (parents|mere|pere|maman|papa) ~ (trouve*|juge*) ~ normal*, (parents|mere|pere|maman) (rassure*|non inquiets), se comporte ~ (normalement|comme d'hab*|bien), comme d'hab*",
        en: "acting normally, behaving normally, (normal|usual) behavio*, acting (himself|herself)",
        es: "comportamiento ~ (normal|habitual), se comporta ~ (normal*|como siempre|habitual), actua normal*",
      },
    },
  },
};
