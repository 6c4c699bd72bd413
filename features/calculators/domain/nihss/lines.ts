// The lines of the scale as they are told: their numbers, or what is seen; the four limbs have the same words.
import type { ChoiceReading, Phrases } from "../reading.ts";

/** Between the name of a line and its number, words of the line; never those of another limb. */
const OTHER_LIMB = "bras|jambes?|membres?|msg|msd|mig|mid|arms?|legs?|limbs?|brazos?|piernas?";

/** A line of the scale, told by its name and its number ("bras gauche 4"), or by its words. */
export const line = (
  names: string,
  options: Readonly<Record<string, Phrases>>,
  more: Partial<ChoiceReading> = {},
): ChoiceReading => ({
  options,
  letters: names.split(", "),
  describedWithout: OTHER_LIMB,
  absent: "0",
  ...more,
});

export const SLIGHT = "(mineur*|minime*|leger*|discret*|modere*)";
export const SEVERE = "(sever*|grave*|important*|majeur*|massi*|total*|complet*)";
export const SLIGHT_EN = "(mild|minor|slight|moderate|mild-to-moderate)";
export const SEVERE_EN = "(severe|total|complete|dense)";
export const SLIGHT_ES = "(leve*|ligera*|minima*|discreta*|moderada*)";
export const SEVERE_ES = "(grave*|sever*|total*|complet*|important*)";
/** "Les autres membres tiennent": of the limbs that nothing else was said of. */
const LIMBS_HOLD: Phrases = {
  fr: "autres membres (tiennent|normaux|ok|sans (chute|deficit|particularite)|intacts), (pas de|aucun|sans) (deficit|faiblesse|chute) (moteur*|des (4 |quatre )?membres), (pas de|aucun|sans) deficit moteur, (4|quatre) membres ~ (tiennent|normaux|ok), (motricite|force) (des (4 |quatre )?membres )?(normale|conservee|intacte)",
  en: "(other|remaining|all|all four|all 4|four|4) limbs (hold|held|normal|are normal|no drift|without drift|strong), no (limb|motor) (weakness|drift|deficit), normal (limb )?(power|strength)",
  es: "(otr*|demas|resto de|cuatro|4) (los )?(miembros|extremidades) (se mantienen|mantienen|sin (caida|deficit)|normales), (sin|no) deficit motor, fuerza (conservada|normal)",
};

const ONE_SIDE: Phrases = {
  fr: "droit*, gauche*, bras, jambe*, membre* (superieur*|inferieur*)",
  en: "right, left, arm*, leg*",
  es: "derech*, izquierd*, brazo*, pierna*",
};

const SHORT = "1|une|2|deux|3|trois|4|quatre|quelques";

export const limb = (
  [fr, en, es]: readonly [string, string, string],
  side: string,
  item: string,
): ChoiceReading => {
  const of = (names: string) => `(${names.replaceAll(", ", "|")})`;
  const [f, e, s] = [of(fr), of(en), of(es)];
  const [sideFr, sideEn, sideEs] = side.split(", ");
  // An arm is held ten seconds, a leg five: what is held less long drifts.
  const arm = fr.startsWith("bras");
  const held = arm ? "(10|dix)" : "(5|cinq|10|dix)";
  const short = arm ? `(5|cinq|6|six|7|sept|8|huit|9|neuf|${SHORT})` : `(${SHORT})`;
  const isLeft = side.includes("gauche");
  const whole = `(hemicorps|membres) ${isLeft ? "gauche" : "droit"}*`;
  const both = `(?:bras et jambes?|jambes? et bras|membres|hemicorps) ${isLeft ? "gauches?" : "droite?s?"}`;
  // "Force normale à droite" is of both limbs of that side.
  const strong = {
    fr: `(force|motricite) (motrice |musculaire )?(est )?(normale|conservee|intacte|symetrique) (a|du cote) ${isLeft ? "gauche" : "droit*"}, (pas de|aucun|sans) deficit (moteur )?(a|du cote) ${isLeft ? "gauche" : "droit*"}`,
    en: `(normal|full) (limb )?(power|strength) on the ${isLeft ? "left" : "right"}, (power|strength) (is )?(normal|full) on the ${isLeft ? "left" : "right"}`,
    es: `fuerza (es )?(normal|conservada) (a la|en el lado) ${isLeft ? "izquierd*" : "derech*"}`,
  };
  return line(
    `${fr}, ${en}, ${es}, ${side}, ${both}, ${item}`,
    {
      "0": {
        fr: `(pas de|sans|aucun*) (deficit|faiblesse|chute|derive) (moteur )?(du |de la |au |a la )${f}, (pas d'|aucune )anomalie (du |de la )${f}, (${f}|${whole}) (est |sont |reste |restent )?(normaux|stable|ok), (${f}|${sideFr}|${whole}) (est |sont |reste |restent )?normal*, (${f}|${sideFr}|${whole}) (est |sont |reste |restent )?(tiennent|tient|tient (bien|sans|${held})|(tenu*|maintenu*|se maintient) ${held}|force normale|0 chute|sans derive|tient sans chute|sans chute|sans deficit), ${strong.fr}`,
        en: `(${e}|${sideEn}) (is )?(normal|holds|no drift|without drift), ${strong.en}`,
        es: `(${s}|${sideEs}) (es )?(normal|se mantiene|sin caida|sin deficit), ${strong.es}`,
      },
      "1": {
        fr: `${f} ~ (derive|chute|descend|tombe) ~ sans (toucher|atteindre) ~ lit, (derive|chute) ~ ${f} ~ sans (toucher|atteindre) ~ lit, (derive|chute legere|legere chute|legere derive|petite derive) (du |de la )${f}, ${f} (derive|qui derive|descend|chute) (legerement|lentement|un peu|avant 10*|avant 5*|sans toucher)*`,
        en: `${e} (that )?drift*, ${e} ~ (drift*|falls) ~ (without|before) (hitting|touching|reaching) ~ bed`,
        es: `${s} ~ (claudica|cae|desciende) ~ sin (tocar|llegar a) ~ cama`,
      },
      "2": {
        fr: `${f} ~ (tombe|retombe|chute) sur le lit, ${f} ~ (effort|resiste*) ~ (pesanteur|gravite), ${f} ~ touche le lit, (effort|resistance) (contre|a) (la )?(pesanteur|gravite) (du |de la )${f}, ${f} (se leve|leve) ~ (tombe|retombe)`,
        en: `${e} (with |has |shows )?some effort against gravity, ${e} ~ (falls|drops|drifts) (on |onto |to )(the )?bed`,
        es: `${s} ~ cae (en|sobre|a) la cama, ${s} (con )?algun esfuerzo contra (la )?gravedad`,
      },
      "3": {
        fr: `${f} (a |fait |avec |: )?(aucun|sans|pas d') (effort|resistance) (contre )?(la )?(pesanteur|gravite)*, ${f} (bouge|mobile|remue|glisse|contracte) ~ (sur le lit|sur le plan du lit|pas contre|sans vaincre|sans lutter) ~ (pesanteur|gravite)*, ${f} (bouge|glisse|mobile|remue) ~ (lit|plan du lit) (seulement|uniquement)*, ${f} ~ (ne lutte|ne resiste|mais) pas contre (la )?(pesanteur|gravite), ${f} ~ pas d'effort contre (la )?(pesanteur|gravite), ${f} (tombe|retombe|chute) (immediatement|aussitot|d'emblee|lourdement|comme une masse), ${f} (mais )?ne (se leve|decolle|se souleve) pas (du lit)?`,
        en: `${e} (with |has )?no effort against gravity`,
        es: `${s} (con )?(ningun|sin) esfuerzo contra (la )?gravedad`,
      },
      "4": {
        fr: `${f} (est )?(totalement |completement )?(plegique|inerte|flasque|paralyse*|inactif|sans motricite|immobile|(sans aucun|sans|aucun|pas de) mouvement*|ne bouge (pas|plus|absolument pas)), (aucun*|pas de|sans|absence de) (mouvement*|motricite|contraction) (du |de la |au |a la )${f}, (paralysie|plegie) (complete |totale )?(du |de la )${f}, (monoplegie) ~ ${f}`,
        en: `${e} (has |with |shows )?(no movement*|plegic|flaccid|does not move)`,
        es: `${s} (esta )?(plejic*|(sin|ningun) movimiento*|no se mueve)`,
      },
    },
    {
      rest: { option: "0", phrases: LIMBS_HOLD, unless: ONE_SIDE },
      open: {
        fr: `${f}, ne (bouge|leve|souleve|mobilise|remue|tient) (pas|plus) (bien )?(le |la |du |de la |son |sa )?${f}, ${f} (tient|se maintient) (a peine |seulement |moins de )?(${short}|mal|peu|difficilement), ${f} tient ~ (puis|mais|avant), (pupille*|vision|audition|reflexe*|face|oreille|oeil) ${sideFr} (est )?normal*`,
        en: e,
        es: s,
      },
    },
  );
};

export const LANGUAGE = line(
  "langage, aphasie(?: globale)?, language, aphasia(?: global)?, lenguaje, afasia",
  {
    "0": {
      fr: "(parole et langage|langage et parole) (normaux|normal*), (pas d'|sans |aucun* )(aphasie|trouble* (du langage|phasique*|de la parole)|manque du mot), (langage|parole) ~ (ras|nl|normal*|fluent*|conserve*|intact*|ok)",
      en: "(language|speech) (is )?(normal|intact), normal (language|speech)",
      es: "lenguaje (es )?(normal|conservado)",
    },
    "1": {
      fr: `aphasi* ~ ${SLIGHT}, ${SLIGHT} aphasi*, manque du mot, (perte de fluence|paraphasi*|trouble* (leger*|discret*|modere*) du langage)`,
      en: `${SLIGHT_EN} (aphasi*|dysphasi*), aphasi* ~ ${SLIGHT_EN}`,
      es: `afasi* ~ ${SLIGHT_ES}`,
    },
    "2": {
      fr: "aphasi* ~ (sever*|grave*|important*|majeur*|massive*), (grave|severe|grosse) aphasie, communication (tres limitee|fragmentaire|quasi impossible)",
      en: "severe (aphasi*|dysphasi*), aphasi* ~ severe",
      es: "afasi* ~ (grave*|sever*|important*)",
    },
    "3": {
      fr: "aphasi* ~ (globale|totale|complete), mutisme, mutique*",
      en: "(global|total) aphasi*, aphasi* ~ global, mute",
      es: "afasi* ~ (global|total), mutismo, mutista",
    },
  },
  { open: { fr: "aphasi*", en: "aphasi*, dysphasi*", es: "afasi*" }, wins: ["3"] },
);

export const DYSARTHRIA = line(
  "dysarthrie, anarthrie, dysarthria, anarthria, disartria",
  {
    "0": {
      fr: "(articulation|elocution|parole|diction) (est )?(normal*|clair*|ras|ok|nette|intelligible sans trouble)",
      en: "(articulation|speech) (is )?(clear|normal)",
      es: "(articulacion|habla) (clara|normal)",
    },
    "1": {
      fr: `dysarthri* ~ ${SLIGHT}, ${SLIGHT} dysarthri*, (dysarthrie|parole|elocution) (pateuse |trainante )?(mais )?(reste )?(comprehensible|intelligible), (parole|elocution|voix) (pateuse|trainante|empatee|bredouillante)`,
      en: `${SLIGHT_EN} dysarthri*, dysarthri* ~ ${SLIGHT_EN}`,
      es: `disartri* ~ ${SLIGHT_ES}`,
    },
    "2": {
      fr: `dysarthri* ~ ${SEVERE}, anarthri*, dysarthri* ~ (inintelligible*|incomprehensible*)`,
      en: `${SEVERE_EN} dysarthri*, dysarthri* ~ ${SEVERE_EN}, anarthri*, unintelligible`,
      es: `disartri* ~ ${SEVERE_ES}, anartri*, ininteligible`,
    },
  },
  { open: { fr: "dysarthri*", en: "dysarthri*, slurred", es: "disartri*" } },
);
