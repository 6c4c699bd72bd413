// Amounts of dose rows made comparable, so that an option that could be true is never offered as a
// wrong one.
import { figuresOf, quantitiesIn } from "#features/card-generation/domain/public.ts";
import type { Dose } from "#platform/ai/toolbox.ts";

export interface Amount {
  readonly value: string;
  readonly unit: string;
}

/** An amount in one unit of its kind: "mg/kg/h" for any mass by weight and time. */
interface Span {
  readonly kind: string;
  readonly low: number;
  readonly high: number;
}

/** To milligrams, millilitres, minutes. */
const MASS: Readonly<Record<string, number>> = { ng: 1e-6, µg: 1e-3, mg: 1, g: 1e3, kg: 1e6 };
const VOLUME: Readonly<Record<string, number>> = { mL: 1, dL: 100, L: 1000 };
const AMOUNT: Readonly<Record<string, number>> = { µmol: 1e-3, mmol: 1, mEq: 1 };
const TIME: Readonly<Record<string, number>> = { min: 1, h: 60, j: 1440, "24 h": 1440 };

const number = (text: string) => Number(text.replace(/[\s\u00a0\u202f]/gu, "").replace(",", "."));

/** Both ends of "10-15"; a single value is both. */
export function endsOf(value: string): readonly [low: number, high: number] {
  const [low = "", high = low] = value.split("-");
  return [number(low), number(high)];
}

function baseOf(unit: string): readonly [kind: string, factor: number] {
  if (unit in MASS) return ["mass", MASS[unit] ?? 1];
  if (unit in VOLUME) return ["volume", VOLUME[unit] ?? 1];
  if (unit in AMOUNT) return ["amount", AMOUNT[unit] ?? 1];
  return [unit, 1];
}

export function spanOf({ value, unit }: Amount): Span {
  const [low, high] = endsOf(value);
  const [first = "", ...per] = unit.split("/");
  let [kind, factor] = baseOf(first);
  for (const one of per) {
    const time = TIME[one];
    if (time !== undefined) factor /= time;
    else if (one in VOLUME) factor /= VOLUME[one] ?? 1;
    kind += `/${time === undefined ? one : "time"}`;
  }
  return { kind, low: low * factor, high: high * factor };
}

const LIGHTEST = 2;
const HEAVIEST = 150;

/** What a dose by weight comes to for a person of any weight; otherwise the span itself. */
function everyWeight(span: Span): Span {
  if (!span.kind.includes("/kg")) return span;
  const kind = span.kind.replace("/kg", "");
  return { kind, low: span.low * LIGHTEST, high: span.high * HEAVIEST };
}

const meet = (a: Span, b: Span) => a.kind === b.kind && a.low <= b.high && b.low <= a.high;

/** Whether one may be the other: the same value, a value of its range, or the same by weight. */
export function mayBeSame(a: Amount, b: Amount): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  const weighed = one.kind.includes("/kg") !== other.kind.includes("/kg");
  return weighed ? meet(everyWeight(one), everyWeight(other)) : meet(one, other);
}

/** How many times one is the other, from 1; infinite when they cannot be compared. */
export function apart(a: Amount, b: Amount): number {
  const [one, other] = [spanOf(a), spanOf(b)];
  if (one.kind !== other.kind || meet(one, other)) return one.kind === other.kind ? 1 : Infinity;
  const [small, large] = one.high < other.low ? [one.high, other.low] : [other.high, one.low];
  return small <= 0 ? Infinity : large / small;
}

/** Every amount that a row says: its own, its maxima, its other forms. */
export function amountsOf(dose: Dose): Amount[] {
  const { maximum, forms } = dose;
  return [
    { value: dose.value, unit: dose.unit },
    ...[maximum?.dose, maximum?.day, maximum?.total].flatMap((one) => (one ? [one] : [])),
    ...(forms ?? []),
  ].map(({ value, unit }) => ({ value, unit }));
}

const DOSES = new Set(["ng", "µg", "mg", "g", "mL", "L", "µmol", "mmol", "mEq", "UI", "U"]);
/** Whether it is something to give, and no value of a patient: "mg/kg", not "mg/L". */
export const isDose = ({ unit }: Amount): boolean => {
  const [first = "", ...per] = unit.split("/");
  return DOSES.has(first) && per.every((one) => one === "kg" || one in TIME);
};

/** Whether a text says this amount, with its unit. */
export function isSaid({ value, unit }: Amount, said: ReadonlySet<string>): boolean {
  return endsOf(value).every((end) => said.has(named(end, unit)));
}

/** One way to write a time: "24 h" and "24 heures" are the same. */
const SAME_UNIT: Readonly<Record<string, string>> = {
  ...{ heure: "h", heures: "h", jour: "j", jours: "j", minute: "min", minutes: "min" },
  ...{ an: "ans", année: "ans", années: "ans", semaine: "semaines" },
};
const named = (end: number, unit: string) => `${end} ${SAME_UNIT[unit] ?? unit}`;

/** Amounts of a text: "0.5 mg", "6 mmol/L". */
export const saidIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...quantitiesIn(text)].map((one) => {
      const [figure = "", ...unit] = one.split(" ");
      return named(Number(figure), unit.join(" "));
    }),
  );
/** Whether a text says one of its ends: enough for it to be no wrong answer about that text. */
export const isTouched = ({ value, unit }: Amount, said: ReadonlySet<string>): boolean =>
  endsOf(value).some((end) => said.has(named(end, unit)));

/** Amounts of a text with their units; both ends of a range make one amount. */
export const amountsSaid = (text: string): Amount[] =>
  figuresOf(text).flatMap(({ from, to }) => {
    const ends = [...quantitiesIn(text.slice(from, to))].map((one) => one.split(" "));
    const values = ends.map(([value = ""]) => value.replace(".", ","));
    const unit = ends[0]?.slice(1).join(" ") ?? "";
    return values.length === 0 || unit === "" ? [] : [{ value: values.join("-"), unit }];
  });
