// Names that resemble those of our scores and are others, or are no score at all. They hold their
// place: such a name is never answered with ours.
import type { Phrases } from "../reading.ts";

const alike = (any: string): Phrases => ({ fr: "", en: "", es: "", any });

/** Other scores, other versions. */
export const OTHER_SCORES: Phrases = alike(
  [
    "cha2ds2-vasc, cha2ds-vasc, chads2-vasc, chads-vasc, cha2ds2-vas, chads2, chads-2, crb-65",
    "apache-(iii|iv|3|4), saps-(iii|3), igs-(iii|3), news-1, grace-2*, grace 2.0, meld-xi, peld",
    "timi (stemi|st*|risk index), timi ~ (stemi|st sus-decal*|sus-decal*), abcd3*, crash",
    "(geneve|geneva|ginebra) (revis* )?(version )?(simplifie*|original*|simplified|simplificad*|initial*)",
    "(simplified|original) (revised )?geneva, version (simplifie*|original*|simplificad*) (du |de la |de |del )(score |puntuacion )?(de )?(geneve|geneva|ginebra)",
    "m-sofa, psofa, p-sofa, pews, mews",
    "child-turcotte modifie*, full outline*, orbit, wells simplifie*, simplified wells",
  ].join(", "),
);

/** Words, and measures that no score of ours gives. */
export const NO_SCORES: Phrases = alike(
  [
    "heart (rate|failure|attack|disease|block|murmur|valve|surgery|transplant*|sounds|beat*)",
    "(congestive|chronic|acute|right|left|ischaemic|ischemic|whole|open) heart",
    "(congestive|chronic|acute|ischaemic|ischemic) heart (failure|disease)",
    // French says "grâce à".
    "grace (a|au|aux|to)",
    "(flux|flow|flot) timi*, timi (0|1|2|3) flow, timi (i|ii|iii)",
    "(hopital|hopitaux|hug|chu|universitaire*) ~ (geneve|geneva|ginebra)",
  ].join(", "),
);
