// What is measured in a unit that several things share: a saturation and a solution are both in
// percent. The wrong lines of a bound are values that the same thing can have, within the usual
// limits of the calculators.
import {
  calcium,
  fromCanonical,
  glucose,
  haemoglobin,
  meanPressure,
  paco2,
  potassium,
  sodium,
  spo2,
  systolic,
  temperature,
  UNITS,
} from "#features/calculators/domain/public.ts";
import { type Amount, endsOf, mayBeSame } from "./amounts.ts";
import { isWrong, type Known, wrongAmounts } from "./known.ts";
import { drawn } from "./lot.ts";
import { MOST_WRONG } from "./question-parts.ts";

type Limits = readonly [low: number, high: number];

interface Measure {
  readonly named: RegExp;
  /** By unit: how far apart two lines are, and the limits, ends included. */
  readonly units: Readonly<Record<string, { step: number; usual: Limits; normal?: Limits }>>;
}

/** What of a number that a calculator asks for is read here. */
type Asked = Pick<typeof potassium, "units" | "usual" | "normal">;

function measureOf(named: RegExp, asked: Asked, steps: Readonly<Record<string, number>>): Measure {
  const units = asked.units.flatMap((unit) => {
    const step = steps[UNITS[unit].symbol];
    if (step === undefined) return [];
    const typed = ({ min, max }: { min: number; max: number }): Limits => [
      fromCanonical(min, unit),
      fromCanonical(max, unit),
    ];
    const normal = asked.normal ? { normal: typed(asked.normal) } : {};
    return [[UNITS[unit].symbol, { step, usual: typed(asked.usual), ...normal }] as const];
  });
  return { named, units: Object.fromEntries(units) };
}

const MEASURES: readonly Measure[] = [
  measureOf(/(?<!\p{L})(?:sp?ao?[2₂]|sp?o[2₂]|saturation)(?![\p{L}\d])/giu, spo2, { "%": 4 }),
  measureOf(/fièvre|température|thermie(?!\p{L})|temperature|fever/giu, temperature, { "°C": 1 }),
  measureOf(/kali[ée]mi[ae]?/giu, potassium, { "mmol/L": 0.5 }),
  measureOf(/natr[ée]mi[ae]?/giu, sodium, { "mmol/L": 5 }),
  measureOf(/calc[ée]mi[ae]?/giu, calcium, { "mmol/L": 0.25 }),
  measureOf(/glyc[ée]mi[ae]?/giu, glucose, { "mmol/L": 2, "g/L": 0.4 }),
  measureOf(/h[ée]moglobin[ea]?/giu, haemoglobin, { "g/L": 10, "g/dL": 1 }),
  measureOf(/(?<!\p{L})pa?co[2₂](?![\p{L}\d])/giu, paco2, { mmHg: 5 }),
  measureOf(/(?<!\p{L})pas(?!\p{L})|systolique/giu, systolic, { mmHg: 20 }),
  measureOf(/(?<!\p{L})pam(?!\p{L})|pression artérielle moyenne/giu, meanPressure, { mmHg: 10 }),
  {
    // A part of what a whole organ does. Chosen: below a tenth nobody is asked about, and above
    // seven tenths nothing is low.
    named: /fraction d’éjection|fraction d'éjection|(?<!\p{L})(?:FEVG|LVEF|VEMS|DEP)(?!\p{L})/giu,
    units: { "%": { step: 10, usual: [10, 70] } },
  },
  // Told apart from what they sound like; no calculator says where they live.
  {
    named:
      /calcium ionisé|calcémie ionisée|ionised calcium|natriurèse|kaliurèse|(?:hausse|baisse|variation|correction) de la \p{L}+|osmolalité|lactat\p{L}*|cétonémie|phosphatémie|phosphorémie|magnésémie|pao[2₂](?:\/fio[2₂])?/giu,
    units: {},
  },
];

/** Units in which several things are measured: who names none of them says nothing. */
const SHARED = new Set(["%", "°C", "mmol/L", "µmol/L", "g/L", "mg/L", "µg/L", "g/dL", "mg/dL"]);
/** A name stands so near to its figure. */
const NEAR = 48;

/** What is measured: the last that the words before the figure name. */
function measuredIn(before: string) {
  const near = before.slice(-NEAR);
  const named = MEASURES.flatMap((measure) => {
    const last = [...near.matchAll(measure.named)].at(-1);
    return last ? [{ measure, name: last[0], end: last.index + last[0].length }] : [];
  });
  return named.sort((a, b) => b.end - a.end || b.name.length - a.name.length)[0]?.measure ?? null;
}

const HIGH = /(?:^|[^\p{L}])(?:hyper|fièvre|fever)/iu;
const LOW = /(?:^|[^\p{L}])hypo/iu;

/** A fever begins where what is normal ends, and so does every value that is asked about beside it. */
function limitsFor(
  key: number,
  before: string,
  { usual, normal }: Measure["units"][string],
): Limits {
  const [low, high] = usual;
  if (!normal) return usual;
  if (HIGH.test(before) && key >= normal[1]) return [normal[1], high];
  return LOW.test(before) && key <= normal[0] ? [low, normal[0]] : usual;
}

const written = (value: number): string => String(Number(value.toFixed(2))).replace(".", ",");
const STEPS = [-4, -3, -2, -1, 1, 2, 3, 4];

/** Values of the same measure, none of which the document says. */
function valuesOf(key: Amount, before: string, measure: Measure, known: Known): Amount[] {
  const unit = measure.units[key.unit];
  const [value, end] = endsOf(key.value);
  if (!unit || value !== end) return [];
  const [low, high] = limitsFor(value, before, unit);
  const all = STEPS.map((times) => value + times * unit.step)
    .filter((one) => one >= low && one <= high && one > 0 && !(key.unit === "%" && one >= 100))
    .map((one) => ({ value: written(one), unit: key.unit }))
    .filter((one) => !mayBeSame(one, key) && isWrong(one, known));
  return drawn(all, before, (one) => one.value).slice(0, MOST_WRONG);
}

/**
 * Wrong lines for a bound: of the same measure where the words before it name one; else, where its
 * unit belongs to one kind of thing, other bounds in that unit.
 */
export function wrongBounds(
  key: Amount,
  before: string,
  {
    pool,
    known,
    reach,
  }: { pool: readonly Amount[]; known: Known; reach: { from: number; to: number } },
): Amount[] {
  const measure = measuredIn(before);
  if (measure && (key.unit in measure.units || SHARED.has(key.unit)))
    return valuesOf(key, before, measure, known);
  if (SHARED.has(key.unit)) return [];
  return wrongAmounts(key, pool, known, reach).filter(
    ({ value }) => value.includes("-") === key.value.includes("-"),
  );
}
