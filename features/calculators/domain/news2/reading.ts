import { alteredMentation } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";

export const reading: Reading = {
  names: {
    fr: "news-2, score news, (score d')?alerte precoce, news score",
    en: "news-2, news score, (national )?early warning score",
    es: "news-2, escala news, (escala de )?alerta precoz",
  },
  capitals: { fr: "news", en: "news", es: "news" },
  doubtful: {
    names: { fr: "news", en: "news", es: "news" },
    beside: {
      fr: "spo2, sat, fr, saturation",
      en: "spo2, sats, rr, saturation*",
      es: "spo2, sat, fr",
    },
  },
  inputs: {
    spo2Scale: {
      options: {
        scale1: { fr: "echelle 1", en: "scale 1, scale one", es: "escala 1" },
        scale2: {
          fr: "(objectif|cible) (de |d')?(saturation|spo2|sat)* ?88 ?(-|a|/) ?92 ?%?, echelle 2, (cible|objectif) ~ 88*",
          en: "scale 2, scale two, target ~ 88*",
          es: "escala 2, objetivo ~ 88*",
        },
      },
      // Scale 2 also wants a prescribed target.
      open: {
        fr: "hypercapni*, insuffisan* respiratoire* chronique* hypercapni*",
        en: "hypercapni*, hypercarbi*",
        es: "hipercapni*",
      },
      absent: "scale1",
    },
    oxygen: {
      yes: {
        fr: "l (d'o2|d'oxygene|aux lunettes|au masque), l par minute (d'o2|d'oxygene), oxygene (aux|au|par) *, (sous |en )cpap, ohdn, (oxygene |o2 )a haut debit, sous (o2|oxygene|oxygenotherapie), oxygenotherapie, oxygene, lunettes*, masque*, mhc, (1|2|3|4|5|6|8|9|10|12|15) (l|litres) (o2|d'o2|d'oxygene), (1|2|3|4|5|6|8|9|10|12|15)-(l|litres), (1|2|3|4|5|6|8|9|10|12|15)-l/(min|mn), optiflow, vni, ohd, o2, (sous|avec) (1|2|3|4|5|6|8|9|10|12|15) l, (sous|avec) (1|2|3|4|5|6|8|9|10|12|15) (litre|litres)",
        en: "on (o2|oxygen), supplemental oxygen, oxygen, nasal (cannula|prongs|specs), mask*, venturi, on (1|2|3|4|5|6|8|10|12|15) (l|litres|liters), (1|2|3|4|5|6|8|10|12|15) (l|litres|liters) (o2|oxygen|of), niv, hfnc",
        es: "(con|bajo) (o2|oxigeno|oxigenoterapia), oxigenoterapia, oxigeno, gafas (nasales)?, mascarilla*, (a|con) (1|2|3|4|5|6|8|10|12|15) (l|litros), vmni, o2",
      },
      no: {
        fr: "(a |en )?l'air (ambiant|libre), (sevre*|arret|sevrage) (de |d'|en )?(l')?(o2|oxygene*|oxygenotherapie), (pas|jamais) (d'|sous )(o2|oxygene*|oxygenotherapie|lunettes|masque), (plus sous|n'a plus besoin d'|n'a plus d') ?(o2|oxygene*|oxygenotherapie), sans (apport d'|supplement d')(o2|oxygene), air ambiant, aa, en air, air libre, 9* air, 9*% air, sans (o2|oxygene)",
        en: "room air, on air, ra, in air, 9* air, 9*% air, without oxygen, breathing air",
        es: "aire ambiente, aire, basal, sin (o2|oxigeno), aa",
      },
      not: {
        fr: "(saturation|sat) (en )?(o2|oxygene), debit cardiaque ~ (l|litre|litres), (1|2|3|4|5|6|8|9|10|12|15) (l|litre|litres) de (remplissage|cristalloide*|serum*|ringer*|nacl|solute*|macrogol|liquide*), (sous|avec|apres) (1|2|3|4|5|6|8|9|10|12|15) (l|litre|litres) de (remplissage|cristalloide*|serum*|ringer*|nacl|solute*|macrogol|liquide*)",
        en: "(oxygen|o2) sat*",
        es: "(saturacion|sat) (de )?(o2|oxigeno)",
      },
      // Air is a fraction too; and its percentage is no saturation.
      open: {
        fr: "fi-o2, plus d'(o2|oxygene*), cpap, haut debit",
        en: "fi-o2, cpap",
        es: "fi-o2, cpap",
      },
      judgement: true,
    },
    alert: {
      yes: alteredMentation.no ?? alteredMentation.yes,
      no: {
        ...alteredMentation.yes,
        fr: `${alteredMentation.yes.fr}, (repond|reagit|reveillable) ~ (voix|douleur|appel|stimul*), areacti*, (avpu|acvpu) (c|v|p|u)`,
        en: `${alteredMentation.yes.en}, (responds|responsive|responding) ~ (voice|pain), unresponsive, (avpu|acvpu) (c|v|p|u)`,
        es: `${alteredMentation.yes.es}, (responde|reacciona) ~ (voz|dolor|estimul*), arreactiv*, (avpu|acvpu) (c|v|p|u)`,
      },
      ...(alteredMentation.not ? { not: alteredMentation.not } : {}),
      from: { measure: "gcs", value: 15 },
      judgement: true,
      apart: true,
    },
  },
};
