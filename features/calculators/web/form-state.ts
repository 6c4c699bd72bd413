// What the form holds. A number is kept as it was typed, with the unit it was typed in; choosing
// another unit changes what is shown, never what is kept.
import type { Form, Input, NumberInput, Show } from "../domain/calculator.ts";
import { fromFragment } from "../domain/fragment.ts";
import { editable } from "../domain/present.ts";
import { type Given, readInput } from "../domain/read-input.ts";
import { fromCanonical, toCanonical, UNITS, type UnitSymbol } from "../domain/units.ts";

export interface Field {
  text: string;
  unit: UnitSymbol;
  /** The unit on screen. */
  shown: UnitSymbol;
}

export interface FormState {
  fields: Readonly<Record<string, Field>>;
  answers: Readonly<Record<string, string | boolean>>;
}

export const EMPTY: FormState = { fields: {}, answers: {} };

const fieldOf = (state: FormState, name: string, { units }: NumberInput): Field =>
  state.fields[name] ?? { text: "", unit: units[0], shown: units[0] };

export function typedInto(
  state: FormState,
  name: string,
  input: NumberInput,
  text: string,
): FormState {
  const { shown } = fieldOf(state, name, input);
  return { ...state, fields: { ...state.fields, [name]: { text, unit: shown, shown } } };
}

export function showIn(
  state: FormState,
  name: string,
  input: NumberInput,
  unit: UnitSymbol,
): FormState {
  const field = fieldOf(state, name, input);
  const kept = isNumber(input, field) ? field.unit : unit;
  return { ...state, fields: { ...state.fields, [name]: { ...field, unit: kept, shown: unit } } };
}

export const answered = (state: FormState, name: string, value: string | boolean): FormState => ({
  ...state,
  answers: { ...state.answers, [name]: value },
});

const givenOf = ({ text, unit }: Field): Given => ({ value: text, unit: UNITS[unit].symbol });
const isNumber = (input: NumberInput, field: Field) => readInput(input, givenOf(field)).ok === true;

/** Text of the field: as typed, or converted when another unit is on screen. */
export function shownText(input: NumberInput, field: Field, show: Show): string {
  if (field.shown === field.unit) return field.text;
  const reading = readInput(input, givenOf(field));
  if (!reading.ok || !reading.entry.typed) return field.text;
  const { value, unit } = reading.entry.typed;
  return editable(
    Number(fromCanonical(toCanonical(value, unit), field.shown).toPrecision(5)),
    show,
  );
}

/** "1,2 mg/dL" pasted in a field leaves the number in it and its unit beside it. */
export function tidied(state: FormState, name: string, input: NumberInput, show: Show): FormState {
  const field = state.fields[name];
  if (!field || field.text.trim() === "") return state;
  const reading = readInput(input, givenOf(field));
  if (!reading.ok || !reading.entry.typed || reading.entry.typed.unit === field.unit) return state;
  const { value, unit } = reading.entry.typed;
  const text = editable(value, show);
  return { ...state, fields: { ...state.fields, [name]: { text, unit, shown: unit } } };
}

/** What the engine reads. */
export const givenBy = ({ fields, answers }: FormState): Record<string, Given> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, givenOf(field)])),
  ...answers,
});

const isListed = (input: Input | undefined): boolean =>
  input?.kind === "yesno" && input.listed === true;

/** Criteria of the list, in the order of the form. */
export const listedIn = ({ inputs }: Form): string[] =>
  Object.keys(inputs).filter((name) => isListed(inputs[name]));

/** The list was looked at: one of its criteria is answered. */
export const listTouched = (calculator: Form, { answers }: FormState): boolean =>
  listedIn(calculator).some((name) => answers[name] !== undefined);

/** The same, with what is not ticked absent once the list was looked at. */
export function givenInForm(calculator: Form, state: FormState): Record<string, Given> {
  const absent = listTouched(calculator, state)
    ? listedIn(calculator).map((name) => [name, false] as const)
    : [];
  return { ...Object.fromEntries(absent), ...givenBy(state) };
}

/** Nothing of the list is present. */
export const noneOf = (calculator: Form, state: FormState): FormState => ({
  ...state,
  answers: {
    ...state.answers,
    ...Object.fromEntries(listedIn(calculator).map((name) => [name, false])),
  },
});

/**
 * The form that an address describes; what cannot be read stays in its field, with its sentence.
 */
export function fromAddress(calculator: Form, hash: string, show: Show): FormState {
  let state = EMPTY;
  for (const [name, text] of Object.entries(fromFragment(calculator, hash))) {
    const input = calculator.inputs[name] as Input;
    const reading = readInput(input, text);
    if (input.kind !== "number") {
      if (reading.ok) state = answered(state, name, reading.entry.value as string | boolean);
    } else if (reading.ok && reading.entry.typed) {
      const { value, unit } = reading.entry.typed;
      const written = editable(value, show);
      state = {
        ...state,
        fields: { ...state.fields, [name]: { text: written, unit, shown: unit } },
      };
    } else state = typedInto(state, name, input, text);
  }
  return state;
}

export const isEmpty = ({ fields, answers }: FormState): boolean =>
  Object.keys(answers).length === 0 &&
  Object.values(fields).every(({ text }) => text.trim() === "");
