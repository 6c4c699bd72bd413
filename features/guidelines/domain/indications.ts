// A dose asked of a drug that several sheets dose, and no indication named: which passages dose it,
// sheet by sheet. The first sheet found is no answer to it: twenty milligrams of tenecteplase for a
// stroke are forty for an infarction.
import type { Dose, Population } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import classes from "../content/register/drug-classes.json" with { type: "json" };
import { nameStems } from "./library-index.ts";
import { isMentioned } from "./rank-sheets.ts";
import type { Understood } from "./understand.ts";

/** A passage that says to give something, and what. */
export interface DosedPassage {
  id: string;
  sheetId: string;
  population: Population;
  /** Names of drugs, each as its stems. */
  drugs: readonly (readonly string[])[];
}

const GIVEN: ReadonlySet<string> = new Set(["give", "alternative", "component"]);

export const drugsGiven = (doses: readonly Dose[]): string[][] =>
  [...new Set(doses.filter(({ kind }) => GIVEN.has(kind)).map(({ drug }) => drug))].map(nameStems);

/** "Corticoïdes", "HBPM": a class named for whichever of its drugs each indication has. */
const CLASSES = classes.map(({ fr, en, es, drugs, ...one }) => ({
  forms: [...fr, ...en, ...es].map(nameStems),
  drugs: drugs.map(nameStems),
  /** "Antibiotique": within a subject it says which drugs are asked for; alone it asks for no dose. */
  broad: "broad" in one,
}));

const ASKS_A_DOSE =
  /\b(?:quelles? doses?|posologies?|poso|combien(?! de (?:temps|jours|semaines|mois))|debits?|vitesse|(?:what|which|right) dos(?:e|age)|dosing|how much|(?:que|cual es la) dosis|cuant[oa]|infusion rate)\b/u;
const SPEAKS_OF_A_DOSE = /\b(?:doses?|dosage|dosis|bolus|mg|ug|µg)\b|\d ?(?:kg|kilos?)\b/u;
/** "24 comprimés", "500 mg": what somebody took or is given is told, not asked. */
const TELLS_A_DOSE =
  /\d ?(?:mg|g|grammes?|grams?|gramos|ug|µg|mcg|ml|ui|iu|cp|comprim\w+|gelul\w+|tablets?|pills?|pastillas)\b/u;

function asksADose(text: string): boolean {
  const folded = fold(text);
  if (ASKS_A_DOSE.test(folded)) return true;
  return SPEAKS_OF_A_DOSE.test(folded) && !TELLS_A_DOSE.test(folded);
}

/** Whether a drug may be given: what its own passages forbid answers it, not the disease once had. */
const ASKS_WHETHER =
  /\b(?:contre[- ]?indi\w*|contraindi\w*|(?:can|may|should) (?:i|we) (?:still )?(?:give|use)|(?:peut[- ]on|puis[- ]je|on peut) (?:encore )?(?:donner|utiliser|mettre|prescrire)|(?:se puede|puedo) (?:dar|usar|poner))\b/u;

/** What poisons is not asked as a treatment: "à partir de quelle dose est-ce toxique". */
const POISONS = /\b(?:toxi\w*|ingere\w*|surdos\w*|overdose\w*|avale\w*|sobredosis)\b/u;

/** Names of drugs, each as its stems: one drug, or those of the class that was named. */
export type DrugNames = readonly (readonly string[])[];

/**
 * The drug or the class whose dose is asked without a word of what it is for; null otherwise. A
 * disease or a score that is named, a presentation that is told, say what it is for.
 */
export function drugWithoutIndication(
  text: string,
  { question, ranking, mentions, subject, animal }: Understood,
  drugs: readonly string[],
  dosed: readonly DosedPassage[],
): DrugNames | null {
  const asked = drugAsked(question.said, drugs, dosed);
  if (!asked || animal || POISONS.test(fold(text)) || subject.score || subject.absent.length > 0)
    return null;
  const whether = ASKS_WHETHER.test(fold(text));
  const tells = ({ entity, denied, aside }: (typeof mentions)[number]): boolean =>
    entity.kind === "disease" && !denied && !(whether && aside === "past");
  if (mentions.some(tells)) return null;
  const rest = question.content.filter(({ stem, common }) => !common && !asked.words.has(stem));
  // "Adrénaline chez l'enfant" presents no arrest: nothing but the drug was said.
  const alone = rest.length === 0 && question.values.length === 0;
  const found = ranking.sheets.length > 0 && ranking.sheets.every(isMentioned);
  // "Ceftriaxone si allergie": the sheet that the other words find gives no such drug.
  const [best] = ranking.sheets;
  const told = best?.by === "presentation" && question.values.length > 0;
  const elsewhere =
    best && !told && !passagesDosing(asked.names, question.population, dosed).has(best.id);
  if (!alone && !found && !elsewhere) return null;
  const other = question.sections.some((one) => one !== "treatment" && one !== "firstMinutes");
  if (other) return null;
  const nothingElse =
    question.content.every(({ stem }) => asked.words.has(stem)) && !TELLS_A_DOSE.test(fold(text));
  return asksADose(text) || nothingElse || (whether && elsewhere) ? asked.names : null;
}

interface AskedDrug {
  names: DrugNames;
  /** Stems of the question that name it. */
  words: ReadonlySet<string>;
}

function drugAsked(
  said: ReadonlySet<string>,
  recognised: readonly string[],
  dosed: readonly DosedPassage[],
): AskedDrug | null {
  const own = drugNamed(said, recognised, dosed);
  if (own) return { names: [own], words: new Set(own) };
  const named = classNamed(said);
  return named && !named.broad && recognised.length === 0
    ? { names: named.drugs, words: new Set(named.forms.flat()) }
    : null;
}

/** The one class that those stems name, or null. */
export function classNamed(said: ReadonlySet<string>): (typeof CLASSES)[number] | null {
  const [only, ...others] = CLASSES.filter(({ forms }) =>
    forms.some((form) => form.every((stem) => said.has(stem))),
  );
  return only && others.length === 0 ? only : null;
}

/** Names of every class that one of those drugs belongs to. */
export function classesOf(names: readonly string[]): (readonly string[])[] {
  const named = new Set(names.map((name) => nameStems(name).join(" ")));
  return CLASSES.filter(({ drugs }) => drugs.some((one) => named.has(one.join(" ")))).flatMap(
    ({ forms }) => forms,
  );
}

/**
 * The longest name of a drug that is dosed and wholly said ("bicarbonate de sodium"), or the one
 * that is recognised in part ("héparine"); null when two are.
 */
function drugNamed(
  said: ReadonlySet<string>,
  recognised: readonly string[],
  dosed: readonly DosedPassage[],
): readonly string[] | null {
  const names = new Map(dosed.flatMap(({ drugs }) => drugs).map((one) => [one.join(" "), one]));
  const whole = [...names.values()]
    .filter((one) => one.every((stem) => said.has(stem)))
    .sort((a, b) => b.length - a.length);
  const [longest] = whole;
  if (longest)
    return whole.every((one) => one.every((stem) => longest.includes(stem))) ? longest : null;
  const [only, ...others] = recognised;
  return only === undefined || others.length > 0 ? null : nameStems(only);
}

/** Nobody spoke of a child: what is meant for one, or for a pregnancy, waits until it is asked. */
const suits = (meant: Population, asked: Population | null): boolean =>
  meant === "all" || meant === (asked ?? "adult");

/**
 * The passages that dose it, by sheet. "Calcium" is any of its salts; "amoxicilline" is not its
 * association when it is dosed alone as well.
 */
export function passagesDosing(
  names: DrugNames,
  asked: Population | null,
  dosed: readonly DosedPassage[],
): Map<string, DosedPassage[]> {
  const some = dosed.filter(({ population }) => suits(population, asked));
  const found = new Set(names.flatMap((drug) => passagesOfDrug(drug, some)));
  return Map.groupBy(found, ({ sheetId }) => sheetId);
}

function passagesOfDrug(
  drug: readonly string[],
  dosed: readonly DosedPassage[],
): readonly DosedPassage[] {
  const whole = (one: readonly string[]) => drug.every((stem) => one.includes(stem));
  const same = (one: readonly string[]) => whole(one) && one.length === drug.length;
  const exact = dosed.filter(({ drugs }) => drugs.some(same));
  return exact.length > 0 ? exact : dosed.filter(({ drugs }) => drugs.some(whole));
}
