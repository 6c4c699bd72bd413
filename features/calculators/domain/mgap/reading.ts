import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: { fr: "mgap", en: "mgap", es: "mgap" },
  inputs: {
    mechanism: {
      options: {
        blunt: {
          fr: "collision*, accident* (de |du |d')?(ski|vtt|cheval|rugby|quad|trottinette|travail|voiture|train|bus|tracteur)*, (choc|collision) frontal*, coup* de (pied|poing|sabot|tete|barre|pelle|marteau|batte), sabot, chute*, ecrasement, enseveli*, coince* sous, tonneau*, renversement, chute de (cheval|ski|velo), plaquage, percute*, heurte*, desincarcer*, (trauma*|mecanisme|choc|lesion*) (est )?(ferme*|contondant*|non penetrant*), non penetrant*, ferme*, avp, moto, scooter, velo, trottinette, pieton, motard*, motocycliste*, cycliste*, scooter*, passager*, conducteur*, accident (de la (voie publique|route|circulation)|de voiture|de moto), chute*, defenestr*, ecras*, renverse*, contusi*, blast",
          en: "blunt, road traffic (accident|collision)?, rta, rtc, mvc, car (crash|accident), motor*, cyclist, passenger, driver, fall, fell, non-penetrating, crush*, pedestrian",
          es: "(trauma*|mecanismo) cerrad*, cerrado, contus*, accidente (de trafico|de coche|de moto), caida*, atropell*, precipitad*, no penetrante",
        },
        penetrating: {
          fr: "plaie* ~ (transfixiante*|abdomen|dos|cou|coeur), (arme|fusil|carabine|kalachnikov|machette|tournevis|harpon|fleche), lame de couteau, coup* ~ (feu|fusil|couteau|machette|tournevis|lame), eclat* (d'obus|de grenade|metallique*), (blesse|blessure) par (balle|arme|couteau), embroch*, penetrant*, plaie* ~ (arme|balle|couteau|thora*|abdo*), arme (blanche|a feu), balle, coup* de (couteau|feu), pab, par balle, poignard*, empale*",
          en: "penetrating, stab*, gunshot, gsw, knife, shot, impale*",
          es: "penetrante*, arma (blanca|de fuego), herida ~ (arma|bala), bala, disparo, apunal*, cuchill*",
        },
      },
    },
  },
};
