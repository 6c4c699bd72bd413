import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "mgap", en: "mgap", es: "mgap" },
  inputs: {
    mechanism: {
      options: {
        blunt: {
          fr: "(trauma*|mecanisme|choc|lesion*) (est )?(ferme*|contondant*|non penetrant*), non penetrant*, ferme*, avp, moto, scooter, velo, trottinette, pieton, motard*, motocycliste*, cycliste*, scooter*, passager*, conducteur*, accident (de la (voie publique|route|circulation)|de voiture|de moto), chute*, defenestr*, ecras*, renverse*, contusi*, blast",
          en: "blunt, road traffic (accident|collision)?, rta, rtc, mvc, car (crash|accident), motor*, cyclist, passenger, driver, fall, fell, non-penetrating, crush*, pedestrian",
          es: "(trauma*|mecanismo) cerrad*, cerrado, contus*, accidente (de trafico|de coche|de moto), caida*, atropell*, precipitad*, no penetrante",
        },
        penetrating: {
          fr: "penetrant*, plaie* ~ (arme|balle|couteau|thora*|abdo*), arme (blanche|a feu), balle, coup* de (couteau|feu), pab, par balle, poignard*, empale*",
          en: "penetrating, stab*, gunshot, gsw, knife, shot, impale*",
          es: "penetrante*, arma (blanca|de fuego), herida ~ (arma|bala), bala, disparo, apunal*, cuchill*",
        },
      },
    },
  },
};
