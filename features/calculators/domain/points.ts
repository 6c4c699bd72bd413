// Points told beside each answer, and what is sure before the score is complete.
import type { Calculator, Form, Input, Item } from "./calculator.ts";
import type { Evaluation } from "./evaluate.ts";

const itemOf = ({ items }: Form, name: string): Item<never> | undefined => {
  const own = items?.filter(({ inputs }) => (inputs as readonly string[]).includes(name));
  return own?.length === 1 && own[0]?.inputs.length === 1 ? own[0] : undefined;
};

/** What this answer is worth by itself; null where a line of the score needs another answer too. */
export function pointsOf(
  calculator: Form,
  name: string,
  answer: string | number | boolean,
): number | null {
  const item = itemOf(calculator, name);
  return item ? item.points({ [name]: answer } as never, {}) : null;
}

/** Points of a measure as it was typed. */
export function pointsTyped(
  calculator: Form,
  name: string,
  { entries }: Pick<Evaluation, "entries">,
): number | null {
  const [item, entry] = [itemOf(calculator, name), entries[name]];
  return item && entry
    ? item.points({ [name]: entry.value } as never, { [name]: entry.typed?.unit })
    : null;
}

export const isListed = (input: Input): boolean => input.kind === "yesno" && input.listed === true;

/** The letter under which the name of the score holds this answer. */
export const letterOf = (calculator: Form, name: string): string | undefined =>
  itemOf(calculator, name)?.letter;

/** What a score without thresholds is sure to reach, once that is more than its least. */
export function certainLeast(
  { bands, items, result }: Calculator,
  { possible, outcome }: Evaluation,
): number | null {
  if (outcome || !possible || !items || bands.length > 1) return null;
  return possible.min > (result.min ?? 0) ? possible.min : null;
}
