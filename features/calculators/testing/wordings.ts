// Wordings a clinician uses for each criterion, as data, and whole questions composed of them: each
// question takes a value for every input and says it in one of its wordings.
import type { Calculator } from "../domain/calculator.ts";
import { findById } from "../domain/catalogue.ts";
import type { Given } from "../domain/read-input.ts";
import denials from "./short-denials.json" with { type: "json" };
import wordings from "./wordings.json" with { type: "json" };

export interface Worded {
  calculator: Calculator;
  title: string;
  name: string;
  given: Given;
  phrases: readonly string[];
}

function givenOf(calculator: Calculator, name: string, value: string): Given {
  const input = calculator.inputs[name];
  if (input?.kind === "number") return Number(value);
  return input?.kind === "yesno" ? value === "yes" : value;
}

type Bank = Readonly<
  Record<string, { title: string; inputs: Readonly<Record<string, Record<string, string>>> }>
>;

const worded = (bank: Bank): Worded[] =>
  Object.entries(bank).flatMap(([id, { title, inputs }]) => {
    const calculator = findById(id);
    if (!calculator) throw new Error(id);
    return Object.entries(inputs).flatMap(([name, values]) =>
      Object.entries(values).map(([value, phrases]) => ({
        calculator,
        title,
        name,
        given: givenOf(calculator, name, value),
        phrases: phrases.split(" | "),
      })),
    );
  });

export const WORDED: readonly Worded[] = worded(wordings);
/** What a note says in a word: "MTEV : non", "godet : non", "pas de fracture". */
export const DENIED: readonly Worded[] = worded(denials);

export interface Composed {
  calculator: Calculator;
  question: string;
  inputs: Record<string, Given>;
}

/** The same numbers each time, spread over the whole range. */
const spread = (rank: number, of: number): number => {
  const sine = Math.sin(rank * 12.9898 + 4.1414) * 43_758.5453;
  return Math.floor((sine - Math.floor(sine)) * of);
};

/** `each` questions a calculator whose every input has wordings. */
export function composed(each: number): Composed[] {
  const byCalculator = [...Map.groupBy(WORDED, ({ calculator }) => calculator)];
  return byCalculator.flatMap(([calculator, all], place) => {
    const names = Object.keys(calculator.inputs);
    const spoken = new Set(all.map(({ name }) => name));
    if (!names.every((name) => spoken.has(name))) return [];
    return Array.from({ length: each }, (_, rank) => {
      const inputs: Record<string, Given> = {};
      let denied = false;
      const said = [...spoken].map((name, at) => {
        const choices = all.filter((one) => one.name === name);
        const seed = place * 997 + rank * 61 + at * 7;
        const one = choices[spread(seed, choices.length)];
        if (!one) throw new Error(name);
        inputs[name] = one.given;
        // "Sans cancer, insuffisance cardiaque, ni BPCO" denies all three: "ni" follows a denial only.
        const sayable = denied
          ? one.phrases
          : one.phrases.filter((said) => !said.startsWith("ni "));
        denied = one.given === false;
        return sayable[spread(seed + 3, sayable.length)];
      });
      return { calculator, question: `${all[0]?.title} : ${said.join(", ")}.`, inputs };
    });
  });
}
