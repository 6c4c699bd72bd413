// Doses compared across the library: a drug that is named is dosed or leads to its dose, the same
// drug in the same indication has one dose, a number says what it is expressed in.
import { ends } from "../dose/by-weight.ts";
import type { Sheet } from "../sheet.ts";
import { drugName, type Finding, type GivenRow, givenRows, type Registers } from "./finding.ts";

/** Each drug that a sheet lists has its dose there, or names the sheet that has it. */
export function listedDrugFindings(sheets: readonly Sheet[]): Finding[] {
  const dosed = new Map(
    sheets.map((sheet) => [
      sheet.id,
      new Set(givenRows([sheet]).map(({ dose }) => drugName(dose.drug))),
    ]),
  );
  return sheets.flatMap((sheet) => {
    const own = dosed.get(sheet.id) ?? new Set();
    const pointers = new Map((sheet.elsewhere ?? []).map(({ drug, see }) => [drugName(drug), see]));
    const wrong = (sheet.elsewhere ?? []).flatMap(({ drug, see }): Finding[] => {
      const there = dosed.get(see.split("#")[0] ?? "");
      return there?.has(drugName(drug))
        ? []
        : [
            {
              check: "dosed",
              where: `${sheet.id} ${drug}`,
              message: `is sent to ${see}, which does not dose it`,
            },
          ];
    });
    const missing = sheet.drugs
      .filter((drug) => !own.has(drugName(drug)) && !pointers.has(drugName(drug)))
      .map((drug) => ({
        check: "dosed",
        where: `${sheet.id} ${drug}`,
        message: "is listed, has no dose here and no pointer to the sheet that doses it",
      }));
    return [...wrong, ...missing];
  });
}

const MICROGRAMS: Record<string, number> = { kg: 1e9, g: 1e6, mg: 1e3, µg: 1, ng: 1e-3 };

/** "0,5 mg" and "500 µg" are one amount; the rest of the unit must be the same. */
function amountKey({ dose }: GivenRow): string {
  const [base = "", ...per] = dose.unit.split("/");
  const factor = MICROGRAMS[base];
  const values = ends(dose.value).map((end) => Number((end * (factor ?? 1)).toPrecision(9)));
  return `${[...new Set(values)].join("-")} ${[factor === undefined ? base : "µg", ...per].join("/")}`;
}

/**
 * The same drug for the same person by the same route: where two sheets name the same indication
 * their amounts must agree (one may tell fewer of them); where they disagree without naming any,
 * they must name it.
 */
export function sameDoseFindings(sheets: readonly Sheet[]): Finding[] {
  const groups = Map.groupBy(
    givenRows(sheets),
    ({ dose }) =>
      `${drugName(dose.drug)}|${dose.salt ?? ""}|${dose.population}|${dose.route}|${drugName(dose.indication ?? "")}`,
  );
  return [...groups.values()].flatMap((rows): Finding[] => {
    const bySheet = [...Map.groupBy(rows, ({ sheet }) => sheet.id)].map(
      ([id, own]) => [id, new Set(own.map(amountKey))] as const,
    );
    const agree = bySheet.every(([, mine], at) =>
      bySheet.slice(at + 1).every(([, yours]) => within(mine, yours) || within(yours, mine)),
    );
    const dose = rows[0]?.dose;
    if (agree || !dose) return [];
    const named =
      dose.indication === undefined ? "and no indication is named" : `for ${dose.indication}`;
    const said = bySheet.map(([id, amounts]) => `${id}: ${[...amounts].join(", ")}`).join(" / ");
    const whom = [dose.drug, dose.salt, dose.population, dose.route, dose.indication]
      .filter(Boolean)
      .join(" ");
    return [{ check: "same-dose", where: whom, message: `differs ${named} (${said})` }];
  });
}

const within = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
  [...few].every((one) => many.has(one));

/** A number without its salt or its expression is half of a dose. */
export function saltFindings(sheets: readonly Sheet[], { drugs }: Registers): Finding[] {
  const needed = new Set(drugs.salts.map(drugName));
  return givenRows(sheets)
    .filter(({ dose }) => needed.has(drugName(dose.drug)) && dose.salt === undefined)
    .map(({ sheet, passage, dose }) => ({
      check: "salt",
      where: `${sheet.id}#${passage.id} ${dose.drug}`,
      message: "does not say what its number is expressed in",
    }));
}
