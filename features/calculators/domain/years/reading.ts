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
  capitals: { fr: "years", en: "years", es: "years" },
  inputs: { dvtSigns, haemoptysis, mostLikely },
};
