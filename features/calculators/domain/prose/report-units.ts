// One laboratory, one system of units: a French report prints no bilirubin per decilitre, and one whose
// other lines are in moles prints it in moles. What stays is supposed, and shown as such.
import type { NumberReading } from "../reading.ts";
import type { UnitSymbol } from "../units.ts";

export const FRENCH =
  /(?<![a-z])(?:ans|pas|sans|chez|avec|du|des|une|les|aux|sous|creat|creatinine|bili|bilirubine|plaquettes|albumine)(?![a-z])/;
const OTHER_LANGUAGE =
  /(?<![a-z])(?:years?|yo|with|without|bilirubin|platelets|albumin|anos|sin|con|bilirrubina|plaquetas)(?![a-z])/;
/** In French, no report prints a bilirubin or a creatinine per decilitre. */
export const NOT_IN_FRENCH: readonly UnitSymbol[] = ["bilirubinMgDl", "creatinineMgDl"];
const BILIRUBIN: readonly UnitSymbol[] = ["bilirubinMgDl", "bilirubinMgL"];
const MOLES = /mol\/l/;
/** No one writes 70 mg/L of creatinine: a bare one of that size is in moles. */
const BARE_MOLES =
  /(?<![a-z])cr(?:eat[a-z]*)?(?: plasmatique| serique)?(?: est| :| =|:|=)?(?: a)? ?(?:[4-9]\d|[1-9]\d\d)(?= ?(?:[,;)]|\.(?!\d)|$| [a-z]))(?! ?(?:m|u|g|ml)(?:g|mol)?\b)/;
const MASS =
  /(?<![a-z])(?:bili|creat|uree|azotemie|gly|dextro|crp)[a-z]*[^,;]{0,14}\d ?(?:mg|g) ?\/ ?d?l(?![a-z])/;

/** The reading of a number, without the units that this report does not print. */
export function inReport(
  numeric: NumberReading | undefined,
  folded: string,
): NumberReading | undefined {
  if (!numeric?.bare || !FRENCH.test(folded) || OTHER_LANGUAGE.test(folded)) return numeric;
  const moles = (MOLES.test(folded) || BARE_MOLES.test(folded)) && !MASS.test(folded);
  const written = Object.entries(numeric.bare);
  // A bare creatinine of 17 stays a question of its own: mg/L is written without its unit.
  const isLeftOut = (unit: string) => moles && BILIRUBIN.some((one) => one === unit);
  return {
    ...numeric,
    notPrinted: ["bilirubinMgDl"],
    bare: Object.fromEntries(written.filter(([unit]) => !isLeftOut(unit))),
  };
}
