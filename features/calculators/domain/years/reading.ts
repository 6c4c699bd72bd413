import { dvtSigns, haemoptysis } from "../common-criteria.ts";
import type { Reading } from "../reading.ts";
import { mostLikely } from "../wells-pe/reading.ts";

export const reading: Reading = {
  names: {
    fr: "(algorithme|algo|score|critere*|regle|strategie|items) (de |du |des )?years, selon years",
    en: "years (algorithm|score|criteria|rule|items|strategy), by years",
    es: "(algoritmo|score|escala|criterios|regla|items) (de |del )?years, segun years",
  },
  usual: true,
  /** A pregnancy denied names it all the same: spoken of by both, the usual one is meant. */
  about: {
    fr: "(non|pas) enceinte*, (hors|sans|pas de) grossesse",
    en: "not pregnant, non-pregnant, nonpregnant, no pregnancy",
    es: "no (esta )?(embarazada|gestante)*, sin embarazo",
  },
  // A word of English: in a French question it is the algorithm.
  doubtful: {
    names: { fr: "years", en: "years algorithm", es: "algoritmo years" },
    beside: {
      fr: "dimeres, d-dimeres, phlebite, hemoptysie, grossesse, enceinte, criteres",
      en: "years algorithm",
      es: "algoritmo years",
    },
  },
  capitals: { fr: "years", en: "years", es: "years" },
  inputs: { dvtSigns, haemoptysis, mostLikely },
};
