// What a schema cannot see in a sheet: French typography, units, and doses that the text states
// without a machine readable entry (or the reverse). Gives faults in plain words, for the people
// who write the sheets.
import type { Amount } from "#platform/ai/toolbox.ts";
import { fold } from "#platform/search/normalise.ts";
import { isGiven, type WrittenDose } from "./dose/schema.ts";
import { passagesOf, type Sheet, type SheetPassage } from "./sheet.ts";
import { terms } from "./terms.ts";
import { HARD, typographyErrors } from "./typography.ts";

export interface ContentError {
  /** "embolie-pulmonaire t1" */
  where: string;
  fault: string;
}

export function sheetErrors(sheet: Sheet): ContentError[] {
  const faults: ContentError[] = [];
  for (const { passage } of passagesOf(sheet)) {
    const where = `${sheet.id} ${passage.id}`;
    for (const fault of typographyErrors(passage.text)) faults.push({ where, fault });
    const doses = passage.doses ?? [];
    const amounts = doses.flatMap(amountsOf);
    for (const stated of statedDoses(passage.text, sheet.drugs)) {
      const entered = amounts.some(
        (one) => sameUnit(one.unit, stated.unit) && holdsValue(one, stated.value),
      );
      if (!entered)
        faults.push({
          where,
          fault: `dose without an entry in doses: ${stated.drug} ${stated.value} ${stated.unit}`,
        });
    }
    for (const dose of doses)
      for (const amount of amountsOf(dose))
        if (!states(passage.text, amount.value))
          faults.push({
            where,
            fault: `the text does not state the dose ${dose.drug} ${amount.value} ${amount.unit}`,
          });
    for (const fault of slotsOfAnother(passage)) faults.push({ where, fault });
  }
  return faults;
}

/**
 * Rows whose kidney, liver, child or pregnancy speaks of another drug of the passage: read on its
 * row, it hides that nothing is said of this one. Contraindications name other drugs rightly.
 */
function slotsOfAnother({ doses = [], slots }: SheetPassage): string[] {
  return doses.filter(isGiven).flatMap((dose) =>
    (["renal", "hepatic", "child", "pregnancy"] as const).flatMap((slot) => {
      const said = dose[slot] ?? slots?.[slot];
      if (typeof said !== "string") return [];
      const other = doses.find(({ drug }) => drug !== dose.drug && fold(said).includes(fold(drug)));
      return other ? [`${slot} of ${dose.drug} speaks of ${other.drug}`] : [];
    }),
  );
}

/**
 * Doses that certainly are doses: a drug of the sheet followed closely, in the same clause, by a
 * number and a unit of weight or of activity that is neither a concentration nor an equivalent
 * (fosphenytoin in mg EP).
 */
function statedDoses(
  text: string,
  drugs: readonly string[],
): { drug: string; value: string; unit: string }[] {
  const known = new Set(drugs.map((drug) => fold(drug)));
  const pattern = new RegExp(
    `(?<drug>[\\p{L}][\\p{L}-]{4,})(?<between>[^.;:,()\\d]{0,25}?)(?<value>\\d+(?:,\\d+)?)(?:${HARD}?(?:-|–|à)${HARD}?\\d+(?:,\\d+)?)?${HARD}(?<unit>(?:mg|µg|g|UI)(?:/kg)?(?:/(?:h|min|j))?)(?![\\p{L}/])(?!\\sEP)`,
    "gu",
  );
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const { drug = "", value = "", unit = "" } = groups ?? {};
    return known.has(fold(drug)) ? [{ drug, value, unit }] : [];
  });
}

/** Every amount that a row states: its own, its maxima and its other forms. */
function amountsOf(dose: WrittenDose): Amount[] {
  if (!isGiven(dose)) return [dose];
  const { maximum, forms } = dose;
  return [
    dose,
    ...(forms ?? []),
    ...[maximum?.dose, maximum?.day, maximum?.total].filter((one) => one !== undefined),
  ];
}

/** Whether the text holds both ends of the value, however thousands are spaced. */
function states(text: string, value: string): boolean {
  const flat = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3})/gu, "");
  const ends = value.split("-").map((end) => end.replace(/[\s\u00a0\u202f]/gu, ""));
  return ends.every((end) => new RegExp(`(?<![\\d,])${end}(?![\\d,]*\\d)`, "u").test(flat));
}

const holdsValue = (amount: Amount, value: string) => amount.value.split("-").includes(value);
const sameUnit = (a: string, b: string) => a.replace(/\s/g, "") === b.replace(/\s/g, "");

/** Passages must name their subject: shown alone, "ce traitement" means nothing. */
export function unclearPassages(sheet: Sheet): ContentError[] {
  return passagesOf(sheet).flatMap(({ passage }) => {
    const opening = terms(passage.text)
      .slice(0, 3)
      .map((term) => term.word)
      .join(" ");
    const vague =
      /^(?:ce traitement|ce dernier|cette derniere|idem|celui ci|celle ci|ceux ci)\b/.test(opening);
    return vague
      ? [{ where: `${sheet.id} ${passage.id}`, fault: "begins without naming its subject" }]
      : [];
  });
}
