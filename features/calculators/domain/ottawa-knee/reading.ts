import { measure } from "../quantities.ts";
import type { Reading } from "../reading.ts";
import { CANNOT_WALK } from "../walking.ts";

const DENIED = "(indolore*|non douloureu*|non sensible*|pas douloureu*|pas sensible*|sans douleur)";
const HEAD = "((tete|col) (de la |du |de )?(fibula*|perone*)|fibula|perone)";

export const reading: Reading = {
  names: {
    fr: "(otawa|ottowa|otawwa) ~ genou, (otawa|ottowa|otawwa), genou ~ (otawa|ottowa), ottawa, ottawa ~ genou, genou ~ ottawa, ottawa : genou",
    en: "ottawa, ottawa ~ knee, knee ~ ottawa",
    es: "ottawa, ottawa ~ rodilla, rodilla ~ ottawa, otawa",
  },
  about: {
    fr: "genou*, rotul*, patella, fibula, perone",
    en: "knee*, patell*, fibular head",
    es: "rodilla*, rotul*, cabeza ~ perone",
  },
  measures: {
    flexionDegrees: {
      of: measure(["none"], { usual: [0, 150], possible: [0, 180] }),
      names: {
        fr: "flexion (du genou )?(limitee |bloquee |possible |active |passive |maximale |complete |superieure |inferieure |mesuree |arretee )?(a|jusqu'a)?, (flechit|flechi|plie|plier) (le genou )?(bien |seulement |au-dela |a plus )?(de|a|jusqu'a)?, (genou )?bloque* en flexion a",
        en: "flexion (limited |possible )?(to|of)?, flexes (to)?",
        es: "flexion (limitada |posible )?(a|hasta)?, flexiona (a|hasta)?",
      },
    },
  },
  oneDecides: true,
  inputs: {
    patellaTenderness: {
      yes: {
        fr: "(douleur*|sensibilite) ~ (rotul*|patell*), (douleur*|sensibilite) ~ palpation ~ (rotul*|patell*), (rotule|patella) ~ (douloureu*|sensible*), palpation ~ (rotule|patella) ~ douloureuse",
        en: "tender* ~ patell*, patell* ~ (tender*|pain*), pain ~ (patella|palpation of the patella), patell* pain",
        es: "dolor* ~ rotul*, rotula ~ dolor*",
      },
      no: {
        fr: `(rotule|patella) (est )?${DENIED}, palpation ~ (rotule|patella) ${DENIED}, (rotule|patella) et (la )?${HEAD} (sont )?(indolores|non douloureuses|libres)`,
        en: "patell* (is )?(non-tender|nontender|not tender)",
        es: "rotula (es )?(indolor*|no dolorosa|sin dolor), rotula y cabeza del perone (indolor*|no dolorosa*)",
      },
      open: { fr: "rotule, patella, rotulien*", en: "patell*", es: "rotul*" },
    },
    fibulaTenderness: {
      yes: {
        fr: `(douleur*|sensibilite) ~ ${HEAD}, (douleur*|sensibilite) ~ palpation ~ ${HEAD}, ${HEAD} ~ (douloureu*|sensible*)`,
        en: "tender* ~ (fibular head|head of ~ fibula), (fibular head|head of ~ fibula) ~ (tender*|pain*), pain ~ (fibular head|head of ~ fibula)",
        es: "dolor* ~ cabeza ~ perone, cabeza ~ perone ~ dolor*",
      },
      no: {
        fr: `${HEAD} (est )?${DENIED}, (rotule|patella) et (la )?${HEAD} (sont )?(indolores|non douloureuses|libres)`,
        en: "(fibular head|head of the fibula) (is )?(non-tender|nontender|not tender)",
        es: "cabeza del perone (indolor*|no dolorosa*|sin dolor), rotula y cabeza del perone (indolor*|no dolorosa*)",
      },
      open: {
        fr: HEAD,
        en: "fibular head, head of the fibula",
        es: "cabeza del perone",
      },
    },
    noFlexion: {
      below: { measure: "flexionDegrees", value: 90, otherwise: "yields" },
      yes: {
        fr: "(angle droit) (impossible|non atteint), (n'atteint|n'arrive|ne va|ne plie) (pas|plus) (a |jusqu'a |le genou a )?(90|l'angle droit)*, (plie|flechit) (pas|moins) ~ 90, flexion (impossible|bloquee|nulle|tres limitee), flexion ~ impossible, (incapable de|impossibilite de|ne peut pas|n'arrive pas a|impossible de) (le )?(flechir|plier) (le genou)?, ne (flechit|plie) pas, flexion (du genou )?(a 90 )?impossible, flexion (du genou )?(a 90 )?(non possible|pas possible)",
        en: "(cannot|can't|unable to|inability to) (flex|bend) (the )?knee, (cannot|can't|unable to|inability to) (flex|bend), flexion ~ impossible",
        es: "(no puede|incapaz de|incapacidad de|incapacidad para) (flexionar|doblar), flexion ~ imposible",
      },
      // Locked at 20°: what it is locked in is not said.
      open: { fr: "genou bloque*, bloque*, flessum", en: "locked knee", es: "rodilla bloqueada" },
      no: {
        fr: "(flechit|plie) (le |son )?(genou )?(normalement|sans (probleme|difficulte|limitation|gene)|bien|completement|librement|parfaitement), (flexion|mobilite) (du genou )?(est )?(possible|normal*|complete|conserve*|libre|ok|ras), flexion (du genou )?(a 90 |au-dela de 90 )?(est )?(possible|normale|complete|conservee|libre), (flechit|plie) (le genou )?(bien|normalement|a 90)",
        en: "(can|able to) (flex|bend) (the )?(knee)?, (full|normal) (flexion|range of motion), flexion ~ (normal|full|possible)",
        es: "flexion (de rodilla )?(a 90 )?(posible|normal|completa|conservada), (puede|capaz de) (flexionar|doblar)",
      },
    },
    cannotWalk: CANNOT_WALK,
  },
};
