// A drug named among the first minutes or the treatments is dosed in its sheet, or sent to the sheet
// that doses it: a dose is never looked for in one's memory.
import { passagesOf, type Sheet } from "../sheet.ts";
import { drugName, type Finding, givenRows, type Registers } from "./finding.ts";

const GIVEN_IN = new Set(["firstMinutes", "treatment"]);

/** What stands before a drug that is not to be given: it is refused, stopped, or the cause. */
const NOT_GIVEN =
  /\b(?:pas d|pas de|ne pas|ni|sans|non|eviter|proscrit|proscrire|contre indique|arret|arreter|retirer|sous|intoxication|intoxique|hors|plutot que|trouble du cycle de)\b/u;

/** What follows is what forbids the drug of the clause: "contre-indiquée si QT long, colchicine". */
const FORBIDS = /\b(?:contre indiquee?s?|(?:jamais|pas|non) (?:si|sous)|sauf|interactions)\b/u;

/**
 * The names that the library lists or doses and those of the official drug file, the longest first:
 * "glucose à 5 %" before "glucose".
 */
export function knownNames(sheets: readonly Sheet[], { substances }: Registers): string[] {
  const listed = sheets.flatMap(({ drugs, elsewhere }) => [
    ...drugs,
    ...(elsewhere ?? []).map(({ drug }) => drug),
  ]);
  const dosed = givenRows(sheets).map(({ dose }) => dose.drug);
  // "calcium (gluconate de)": what stands before its salt. Short ones are words of the language too.
  const marketed = substances.substances
    .map(([name]) => name.split("(")[0] ?? "")
    .filter((name) => name.trim().length > 6);
  const names = new Set(
    [...listed, ...dosed, ...marketed].map(drugName).filter((name) => name.length > 3),
  );
  return [...names].sort((a, b) => b.length - a.length);
}

/** The names that a part of a sentence holds, in its order; one inside another is not one. */
function namesIn(words: string, names: readonly string[]): { name: string; at: number }[] {
  let rest = words;
  const found: { name: string; at: number }[] = [];
  for (const name of names) {
    const at = rest.indexOf(` ${name} `);
    if (at === -1) continue;
    found.push({ name, at });
    rest = rest.replaceAll(` ${name} `, ` ${"-".repeat(name.length)} `);
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Drugs that a text says to give. */
export function namedDrugs(text: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const clause of text.split(/[.;:](?=\s)/u)) {
    let refused = false;
    let forbidden = false;
    for (const part of clause.split(/,\s/u)) {
      const words = ` ${drugName(part)} `;
      // "sous apixaban, rivaroxaban ou édoxaban": a list goes on as it began.
      refused &&= names.some((name) => words.startsWith(` ${name} `));
      for (const { name, at } of namesIn(words, names)) {
        const before = words.slice(0, at + 1);
        refused ||= NOT_GIVEN.test(before);
        if (!refused && !forbidden && !FORBIDS.test(before)) found.add(name);
      }
      forbidden ||= FORBIDS.test(words);
    }
  }
  return found;
}

export function namedDrugFindings(sheets: readonly Sheet[], registers: Registers): Finding[] {
  const names = knownNames(sheets, registers);
  const undosed = registers.drugs.undosed.map(drugName);
  return sheets.flatMap((sheet) => {
    const title = ` ${drugName(sheet.title)} `;
    const answered = [
      ...undosed,
      ...givenRows([sheet]).map(({ dose }) => drugName(dose.drug)),
      ...(sheet.elsewhere ?? []).map(({ drug }) => drugName(drug)),
      // The poison that the sheet is about.
      ...names.filter((name) => title.includes(` ${name} `)),
    ];
    /** "calcium" is dosed by "gluconate de calcium". */
    const isAnswered = (name: string) => answered.some((one) => ` ${one} `.includes(` ${name} `));
    return passagesOf(sheet)
      .filter(({ section }) => GIVEN_IN.has(section))
      .flatMap(({ passage }) =>
        [...namedDrugs(passage.text, names)]
          .filter((name) => !isAnswered(name))
          .map((name) => ({
            check: "named",
            where: `${sheet.id}#${passage.id} ${name}`,
            message:
              "is named to be given, has no dose here and no pointer to the sheet that has it",
          })),
      );
  });
}
