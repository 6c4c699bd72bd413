// Values given by a program or a model under an identifier or a label: "urea", "Urée sanguine",
// "Blood urea"; options too. Identifiers win; a label that may be two fields, or two options, is
// refused, and so is one field given twice.
import type { Calculator, CalculatorTexts, ChoiceInput, Show } from "./calculator.ts";
import { type Evaluation, evaluate, plainShow } from "./evaluate.ts";
import { foldText } from "./prose/folded-text.ts";
import type { BareNumbers, Given, Problem } from "./read-input.ts";

type GivenInputs = Readonly<Record<string, Given>>;

const plain = (text: string) =>
  foldText(text)
    .folded.replace(/[^\p{L}\p{N}<>≤≥=+%]+/gu, " ")
    .trim();

/**
 * Ways of writing one label: whole, without its brackets, or either side of its dot ("4 ·
 * spontanée").
 */
const writings = (label: string): readonly string[] => {
  const bare = label.replace(/\([^)]*\)/g, " ");
  return [label, bare, ...bare.split("·")].map(plain).filter((key) => key !== "");
};

/** Identifiers by every way of writing them or one of their labels. */
function index(named: readonly (readonly [identifier: string, labels: readonly string[]])[]) {
  const found = new Map<string, Set<string>>();
  for (const [identifier, labels] of named)
    for (const key of [plain(identifier), ...labels.flatMap(writings)])
      found.set(key, (found.get(key) ?? new Set()).add(identifier));
  return found;
}

function candidates(written: string, named: Parameters<typeof index>[0]): readonly string[] {
  const exact = named.find(
    ([identifier]) => identifier.toLowerCase() === written.trim().toLowerCase(),
  );
  return exact ? [exact[0]] : [...(index(named).get(plain(written)) ?? [])];
}

const fieldNames = ({ inputs }: Calculator, languages: readonly CalculatorTexts[]) =>
  Object.keys(inputs).map((field) => {
    const labels = languages.flatMap((texts) => texts.inputs[field]?.label ?? []);
    return [field, labels] as const;
  });

const optionNames = (
  field: string,
  { options }: ChoiceInput,
  languages: readonly CalculatorTexts[],
) =>
  options.map((option) => {
    const labels = languages.flatMap((texts) => texts.inputs[field]?.options?.[option] ?? []);
    return [option, labels] as const;
  });

interface Named {
  inputs: GivenInputs;
  problems: readonly Problem[];
  /** The identifier of a field as it was written; itself when it is none. */
  fieldOf(written: string): string;
}

/**
 * What was written, by identifier. A name that is no field stays as it is: the engine refuses it.
 */
export function byIdentifier(
  calculator: Calculator,
  languages: readonly CalculatorTexts[],
  given: GivenInputs,
): Named {
  const fields = fieldNames(calculator, languages);
  const problems: Problem[] = [];
  const inputs = new Map<string, Given>();
  const add = (field: string, value: Given) => {
    if (inputs.has(field)) problems.push({ field, code: "givenTwice" });
    inputs.set(field, value);
  };
  for (const [written, value] of Object.entries(given)) {
    const [field, ...others] = candidates(written, fields);
    if (others.length > 0)
      problems.push({
        field: written,
        code: "ambiguousField",
        candidates: [field ?? "", ...others],
      });
    else if (field === undefined) inputs.set(written, value);
    else add(field, chosen(calculator, languages, field, value, problems));
  }
  const fieldOf = (written: string) => {
    const [field, ...others] = candidates(written, fields);
    return field === undefined || others.length > 0 ? written : field;
  };
  return { inputs: Object.fromEntries(inputs), problems, fieldOf };
}

/** An option by its label; every other value as it was given. */
function chosen(
  calculator: Calculator,
  languages: readonly CalculatorTexts[],
  field: string,
  given: Given,
  problems: Problem[],
): Given {
  const input = calculator.inputs[field];
  const said = typeof given === "object" && given !== null ? given.value : given;
  if (input?.kind !== "choice" || typeof said !== "string") return given;
  const [option, ...others] = candidates(said, optionNames(field, input, languages));
  if (others.length === 0) return option ?? given;
  problems.push({ field, code: "ambiguousOption", candidates: [option ?? "", ...others] });
  return undefined;
}

/**
 * The evaluation of what was given under identifiers or labels; nothing is computed while a name is
 * in doubt.
 */
export function evaluateNamed(
  calculator: Calculator,
  languages: readonly CalculatorTexts[],
  given: GivenInputs,
  bare: BareNumbers,
  show: Show = plainShow,
): { evaluation: Evaluation; fieldOf: Named["fieldOf"] } {
  const { inputs, problems, fieldOf } = byIdentifier(calculator, languages, given);
  const evaluation = evaluate(calculator, inputs, show, bare);
  if (problems.length === 0) return { evaluation, fieldOf };
  const doubtful = new Set(problems.map(({ field }) => field));
  return {
    fieldOf,
    evaluation: {
      ...evaluation,
      problems: [...problems, ...evaluation.problems.filter(({ field }) => !doubtful.has(field))],
      missing: evaluation.missing.filter((field) => !doubtful.has(field)),
      possible: null,
      outcome: null,
    },
  };
}
