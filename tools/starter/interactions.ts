// The pairs of the thesaurus between some substances: who, at which levels, and what is feared, said
// in our words from what the thesaurus says. What no wording below fits is left unsaid.
import { nameForms } from "../../features/medications/domain/substance-names.ts";
import {
  type InteractionPair,
  readInteractions,
  type ThesaurusSubstance,
  thesaurusKey,
} from "../../features/nomenclatures/domain/read-interactions.ts";
import { tablesAt } from "../../features/nomenclatures/server/source-files.ts";
import { fold } from "../../platform/search/normalise.ts";

/** The first that fits what the thesaurus says. */
const EFFECTS: readonly [RegExp, string][] = [
  [/torsade/, "QT allongé, torsades de pointes à craindre."],
  [/troubles du rythme/, "Troubles du rythme plus probables."],
  [/serotoninerg/, "Excès de sérotonine : agitation, tremblements, fièvre, confusion."],
  [/rhabdomyolyse/, "Muscles atteints, jusqu’à la rhabdomyolyse."],
  [/hyperkali/, "Kaliémie qui monte, dangereuse surtout si le rein est malade."],
  [/hypokali/, "Potassium qui baisse, et ce qui en découle sur le cœur."],
  [/lithemie/, "Lithium qui s’accumule, jusqu’à l’intoxication."],
  [/nephrotox|insuffisance renale aigue/, "Rein qui souffre davantage, surtout déshydraté."],
  [/hemorrag|saignement|ulcerogene/, "Saignements plus probables."],
  [/hypoglyc/, "Glycémie qui descend plus bas."],
  [/convuls|epilep/, "Convulsions plus faciles."],
  [/angio-?[oœ]?e?deme/, "Angiœdème plus probable."],
  [/hypotens/, "Tension qui chute, surtout debout."],
  [/bradycardie|conduction|automatisme/, "Cœur ralenti, conduction freinée."],
  [/ergotisme|vasoconstriction/, "Artères qui se ferment, tension qui monte."],
  [/hypertension paroxystique|poussees hypertensives/, "Poussée de tension."],
  [/sevrage/, "Douleur mal calmée, sevrage possible."],
  [/depression (?:centrale|respiratoire)|vigilance|sedat/, "Sommeil et respiration déprimée."],
  [/hematolog|medullaire/, "Moelle osseuse menacée."],
  [/atropini/, "Effets anticholinergiques qui s’ajoutent."],
  [/antagonis/, "Effets opposés : l’un défait l’autre."],
  [
    /(?:diminution|baisse)[^.]*(?:concentrations?|efficacite|absorption|effet)|inefficacite/,
    "L’un fait perdre à l’autre une partie de son effet.",
  ],
  [
    /augmentation[^.]*(?:concentrations?|effets?|toxicite)|surdosage|majoration des effets/,
    "L’un fait monter l’autre : surdosage possible.",
  ],
];

const saidOf = (mechanism: string): string =>
  EFFECTS.find(([pattern]) => pattern.test(fold(mechanism)))?.[1] ?? "";

export async function drawnInteractions(folder: string, names: readonly string[]) {
  const files = await tablesAt("interactions", folder);
  const read = Array.isArray(files) ? readInteractions(files) : null;
  if (!read?.ok) throw new Error("the thesaurus could not be read");
  const of = <T>(part: string) =>
    read.rows.flatMap((row) => (row.part === part ? [row.content as T] : []));
  const index = new Map(
    of<ThesaurusSubstance>("substances").map((one) => [thesaurusKey(one.name), one]),
  );
  // A substance that the thesaurus does not speak of has no pair, and is known not to have any.
  const substances = new Map<string, string[]>();
  for (const name of names) {
    const known = nameForms(name).flatMap((form) => index.get(thesaurusKey(form)) ?? [])[0];
    substances.set(known?.name ?? name, known?.classes ?? []);
  }
  const spoken = new Set([...substances].flat(2).map(thesaurusKey));
  const pairs = of<InteractionPair>("pairs")
    .filter(({ a, b }) => spoken.has(thesaurusKey(a)) && spoken.has(thesaurusKey(b)))
    .map(({ a, b, levels, mechanism }): [string, string, string[], string] => [
      a,
      b,
      [...new Set(levels.map(({ level }) => level))],
      saidOf(mechanism),
    ]);
  return { edition: read.edition, substances: [...substances], pairs };
}
