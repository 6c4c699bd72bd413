// A dose said in words, in the language of the library: what a model reads, what a program prints.
// The kind opens the line, so that a ceiling or a threshold is never read as something to give.
import type { Band, Dose } from "#platform/ai/toolbox.ts";
import { forbids } from "./slots.ts";

const N = "\u00a0";

/** Whether the row is something to give; the others bound it. */
export const isPrescription = ({ kind }: Pick<Dose, "kind">): boolean =>
  kind === "give" || kind === "alternative" || kind === "component";

export const rangeText = (value: string): string => value.replace("-", ` à${N}`);
export const amountText = ({ value, unit }: { value: string; unit: string }): string =>
  `${rangeText(value)}${N}${unit}`;

const bounds = <T>({ from, over, to, under }: Band<T>, say: (bound: T) => string): string => {
  if (from !== undefined && to !== undefined) return `${say(from)} à ${say(to)}`;
  if (from !== undefined && under !== undefined) return `${say(from)} à moins de ${say(under)}`;
  if (over !== undefined && to !== undefined) return `plus de ${say(over)}, jusqu’à ${say(to)}`;
  if (over !== undefined && under !== undefined)
    return `plus de ${say(over)}, moins de ${say(under)}`;
  if (from !== undefined) return `≥${N}${say(from)}`;
  if (over !== undefined) return `>${N}${say(over)}`;
  if (to !== undefined) return `≤${N}${say(to)}`;
  return under === undefined ? "" : `<${N}${say(under)}`;
};
const decimal = (number: number) => String(number).replace(".", ",");
const weightText = (band: Band<number>) => bounds(band, (kg) => `${decimal(kg)}${N}kg`);
const ageText = (band: Band<string>) =>
  bounds(band, (age) => age.replace(/^1 ans$/, "1 an").replace(" ", N));

/**
 * Weight and age under which the row holds: "< 60 kg", "6 mois à moins de 6 ans"; empty when for
 * all.
 */
export const bandText = ({ weight, age }: Pick<Dose, "weight" | "age">): string =>
  [...(age ? [ageText(age)] : []), ...(weight ? [weightText(weight)] : [])].join(", ");

export function maximumText(maximum: NonNullable<Dose["maximum"]>): string {
  const { dose, day, total } = maximum;
  return [
    ...(dose
      ? [`${amountText(dose)} par dose${dose.for === undefined ? "" : ` (${dose.for})`}`]
      : []),
    ...(day ? [`${amountText(day)} par jour`] : []),
    ...(total ? [`${amountText(total)} au total`] : []),
  ].join(", ");
}

/** Everything of a row but its drug, amount and route: rhythm, speed, bands, maximum. */
export function detailText(dose: Dose): string {
  return [
    dose.dilution,
    dose.rate,
    dose.rhythm,
    dose.duration === undefined ? undefined : `pendant ${dose.duration}`,
    bandText(dose),
    dose.condition,
    dose.maximum ? `maximum ${maximumText(dose.maximum)}` : undefined,
    ...(dose.forms ?? []).map((form) => `soit ${amountText(form)} de ${form.of}`),
    dose.action,
    dose.note,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
}

/** "insuline rapide", "fosphénytoïne (équivalent phénytoïne (EP))". */
export const drugText = ({ drug, salt }: Pick<Dose, "drug" | "salt">): string =>
  salt === undefined ? drug : `${drug}, ${salt}`;

const WORD: Record<Dose["kind"], string> = {
  give: "donner",
  alternative: "ou",
  component: "avec",
  maximum: "au plus (limite, pas une dose à donner)",
  "rate-ceiling": "débit au plus (limite, pas une dose à donner)",
  threshold: "seuil (pas une dose à donner)",
  target: "viser (pas une dose à donner)",
};
const POPULATION: Record<Dose["population"], string> = {
  adult: "adulte",
  child: "enfant",
  newborn: "nouveau-né",
  pregnant: "femme enceinte",
  all: "tous",
};

/** One line a row: "donner : insuline rapide 10 UI IV, en 15 à 30 min ; adulte". */
export function doseLine(dose: Dose): string {
  const word = dose.follows && isPrescription(dose) ? "puis" : WORD[dose.kind];
  const figure = `${dose.bound === undefined ? "" : `${dose.bound}${N}`}${amountText(dose)}`;
  const subject = [drugText(dose), dose.measure, figure, dose.route].filter(Boolean).join(" ");
  const detail = detailText(dose);
  return `${word}${N}: ${subject}${detail === "" ? "" : `, ${detail}`}${N}; ${POPULATION[dose.population]}`;
}

/** What forbids a drug, or where it is to be read: a title is never a condition. */
const neverText = ({ drug, contraindication: said }: Dose): string | null => {
  if (said === undefined) return null;
  if (typeof said !== "string")
    return `jamais${N}: ${drug} sans ses contre-indications lues, voir ${said.see}`;
  return forbids(said) ? `jamais${N}: ${drug} si ${said}` : null;
};

/** What forbids: a line for each tie and contraindication of the rows, said once. */
export function forbiddenLines(doses: readonly Dose[]): string[] {
  const lines = doses.flatMap((dose) => {
    const ties = (dose.ties ?? []).filter(({ tie }) => tie === "never-with");
    const never = neverText(dose);
    return [
      ...ties.map(
        ({ drug, detail }) => `jamais${N}: ${dose.drug} avec ${drug}${detail ? `, ${detail}` : ""}`,
      ),
      ...(never === null ? [] : [never]),
    ];
  });
  return [...new Set(lines)];
}

/** The rows of a passage as text, one a line. */
export const doseLines = (doses: readonly Dose[]): string[] => [
  ...doses.map(doseLine),
  ...forbiddenLines(doses),
];
