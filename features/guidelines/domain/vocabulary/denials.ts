// Words that say that what follows, or what goes before, is absent.
import { stems } from "#platform/search/normalise.ts";

export const WITHOUT: ReadonlySet<string> = new Set(
  "sans without sin hor hors ni nor exclu elimine denie".split(" "),
);

/** What is said of a pain is denied with it. */
export const OF_SOMETHING: ReadonlySet<string> = new Set(
  "douleur pain dolor signe trouble deficit idee id idea thought".split(" "),
);

/** Between the denial and what is denied: "sans aucune idée suicidaire". */
export const ANY: ReadonlySet<string> = new Set("aucun any ningun ninguna".split(" "));

/** After a name: "paludisme éliminé", "malaria es negativo". */
export const RULED_OUT: ReadonlySet<string> = new Set(
  stems(
    "négatif négative negative negativo negativa éliminé éliminée exclu exclue écarté écartée descartado descartada excluded",
  ),
);
export const IS: ReadonlySet<string> = new Set(stems("est is es"));
