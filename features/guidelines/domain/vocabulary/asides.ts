// What is said of a disease that is not what is asked: history, and company.
import { stems } from "#platform/search/normalise.ts";

export const PAST: ReadonlySet<string> = new Set(
  stems(
    "antécédent atcd connu connue porteur porteuse opéré opérée ancien ancienne history known previous antecedente conocido conocida previo previa operado operada",
  ),
);
export const FOLLOWED =
  /(?:^| )(?:suivie?|traitee?|followed|treated|tratad[oa]) (?:pour|par|for|with|by|con|por)(?: |$)/u;
export const AGO =
  /(?:^| )(?:(?:il y a|depuis|for|hace) (?:\d+|une?|des|plusieurs|several|varios) ?(?:ans?|annees?|mois|years?|months?|anos?|meses)|\d+ (?:years?|months?) ago|l'an dernier|l'annee derniere|last year)(?: |$)/u;
export const LINKS: ReadonlySet<string> = new Set(
  stems(
    "avec chez sous sur après post ayant comme cause due contexte suite terrain compliqué compliquée with after because having con tras por",
  ),
);
export const PERSON: ReadonlySet<string> = new Set(
  stems(
    "patient patiente malade homme femme sujet dame monsieur madame enfant man woman boy girl child hombre mujer paciente niño niña",
  ),
);
/** What joins a disease and its usual treatment: "PR sous méthotrexate", "on warfarin for AF". */
export const UNDER: ReadonlySet<string> = new Set(
  stems(
    "sous on under taking takes took con bajo toma tomando prend prenant traité traitée treated tratado tratada recibe",
  ),
);
export const AGAINST: ReadonlySet<string> = new Set(stems("pour for por para"));
/** Treatments that are no name of a medicine. */
export const TREATMENTS: ReadonlySet<string> = new Set(
  stems(
    `traitement treatment tratamiento chimio chimiothérapie chemo chemotherapy quimio quimioterapia immunothérapie immunotherapy radiothérapie hormonothérapie
    corticoïdes corticothérapie steroids corticoides biothérapie biologics anticoagulants anticoagulant anticoagulantes immunosuppresseurs immunosuppressants
    inmunosupresores dialyse dialysis diálisis insuline insulin insulina métho mtx avk aod diurétiques diuretics diuréticos bêtabloquants oxygène`,
  ),
);
