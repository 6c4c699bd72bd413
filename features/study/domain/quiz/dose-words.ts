// How a dose is given, said inside a sentence. A row of the library is written to be read in columns
// ("lente, 4 mg/min au plus", "dose unique"): what a sentence takes after a verb takes its
// preposition, and the rest stands in brackets.
import { bandText, drugText } from "#features/guidelines/domain/public.ts";
import type { Dose } from "#platform/ai/toolbox.ts";

const ADJECTIVES: Readonly<Record<string, string>> = {
  IV: "intraveineuse",
  IM: "intramusculaire",
  SC: "sous-cutanée",
  IO: "intra-osseuse",
  PO: "orale",
};
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/^nébulisation/u, "en "],
  [/^(?:masque|ballon)/u, "au "],
];

/** "par voie intraveineuse ou orale", "en nébulisation"; empty when the row has no route. */
export function throughRoute(route: string): string {
  if (route === "") return "";
  const device = DEVICES.find(([start]) => start.test(route));
  if (device) return device[1] + route;
  const ways = route.split(" ou ").map((one) => ADJECTIVES[one] ?? one);
  return `par voie ${ways.join(" ou ")}`;
}

/** What stands before the words of a row, by how they begin; nothing where they follow a verb already. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/^première dose/u, "pour la "],
  [/^dose initiale/u, "comme "],
  [/^(?:dose|prise|bolus|titration|perfusion|injection)(?=\s|,|$)/u, "en "],
  [/^une (?:dose|prise|injection|perfusion)/u, "en "],
  [/^continue(?=,|$)/u, "en perfusion "],
  [/^(?:très )?lente(?=,|$)/u, "en injection "],
  [/^\d[\d\s\u00a0,]*(?: à [\d\s\u00a0,]+)?mg(?: \p{L}+)?(?:\/kg)?\/min/u, "au débit de "],
  [
    /^(?:en|à|au|par|dans|dès|après|avant|avec|chaque|tou[ts]e?s|d’emblée|immédiatement|le premier jour|une (?:seule |seconde )?fois|(?:\p{L}+|\d+(?: à \d+)?) fois|renouvelable|répétable)(?=[\s,]|$)/u,
    "",
  ],
];

/** "lente, 4 mg/min au plus ; 2,5 mg/min si insuffisance rénale": what follows is an aside. */
function withAside(words: string): string {
  const [said = "", ...aside] = words.split(/[\s\u00a0]; /u);
  if (aside.length === 0) return words;
  const rest = aside.join(", ");
  return rest.includes("(") ? `${said}, ${rest}` : `${said} (${rest})`;
}

/** The words of a row, ready to follow "donnez-vous". */
export function inSentence(words: string): string {
  const before = BEFORE.find(([start]) => start.test(words));
  if (before) return `, ${before[1]}${withAside(words)}`;
  return words.includes("(") ? `, ${words}` : ` (${words.replaceAll(/[\s\u00a0]; /gu, ", ")})`;
}

/** The drug and what its dose is counted in, which a comma would tie to the verb. */
export const drugName = ({ drug, salt }: Pick<Dose, "drug" | "salt">): string =>
  drugText({ drug, salt }).replace(/, (.+)$/u, " ($1)");

const ofBand = (name: string, band: string): string =>
  /^\p{Sm}/u.test(band) ? `${name} ${band}` : `${name} de ${band}`;

/** "âge > 12 ans", "poids de 80 kg à moins de 90 kg". */
export const bandsOf = ({ age, weight }: Pick<Dose, "age" | "weight">): string[] => [
  ...(age ? [ofBand("âge", bandText({ age }))] : []),
  ...(weight ? [ofBand("poids", bandText({ weight }))] : []),
];
