// The six organs of SOFA-2, 0 to 4 each. A threshold belongs to the worse class: "300 or less" is 1.
import type { Item, TypedUnits, Values } from "../calculator.ts";
import { settled } from "../score.ts";
import { fromCanonical } from "../units.ts";
import { given, type INPUTS, onEcmo, onPump, oxygenation } from "./inputs.ts";

type Sofa2Values = Values<typeof INPUTS>;
type Table = readonly (readonly [atMost: number, points: number])[];

/** Points of the lowest threshold that the value does not exceed; none above them all. */
const atMost = (value: number, table: Table, above = 0): number =>
  table.find(([limit]) => value <= limit)?.[1] ?? above;

/**
 * Milligrams and micromoles, millimetres and kilopascals are printed side by side and rounding makes
 * them differ (2.0 mg/dL is 177 µmol/L, and the other column says 170): each value is read in the
 * column of the unit it was typed in. Milligrams a litre are those of the mg column, by ten.
 */
const inMgDl = (typed: TypedUnits, name: "creatinine" | "bilirubin", value: number) =>
  typed[name] === `${name}MgDl` || typed[name] === `${name}MgL`
    ? fromCanonical(value, `${name}MgDl`)
    : null;

const MOTOR = { "6": 0, "5": 1, "4": 2, "3": 3, "2": 4, "1": 4 } as const;

function brain({ gcs, motor, delirium }: Sofa2Values): number {
  const byScale =
    gcs === undefined
      ? MOTOR[motor ?? "6"]
      : atMost(gcs, [
          [5, 4],
          [8, 3],
          [12, 2],
          [14, 1],
        ]);
  return Math.max(byScale, delirium === true ? 1 : 0);
}

const BY_MMHG: Table = [
  [75, 4],
  [150, 3],
  [225, 2],
  [300, 1],
];
const BY_KPA: Table = [
  [10, 4],
  [20, 3],
  [30, 2],
  [40, 1],
];
const BY_SATURATION: Table = [
  [120, 4],
  [200, 3],
  [250, 2],
  [300, 1],
];

function respiratory(values: Sofa2Values, typed: TypedUnits): number {
  if (onEcmo(values)) return 4;
  const { ratio, scale } = oxygenation(values);
  if (ratio === null) return 0;
  const source = values.pfRatio === undefined ? typed.pao2 : typed.pfRatio;
  const byPressure =
    source === "kPa" ? atMost(fromCanonical(ratio, "kPa"), BY_KPA) : atMost(ratio, BY_MMHG);
  const points = scale === "sf" ? atMost(ratio, BY_SATURATION) : byPressure;
  return values.support === "none" ? Math.min(points, 2) : points;
}

function byDopamineAlone(dose: number): number {
  if (dose > 40) return 4;
  return dose > 20 ? 3 : 2;
}

/** Noradrenaline and adrenaline added, with or without another drug. */
function byDrugs({ norepinephrine = 0, epinephrine = 0, dopamine = 0, otherAgent }: Sofa2Values) {
  // 0.1 + 0.1 and 0.3 + 0.1 must not pass their thresholds by the last bit.
  const sum = settled(norepinephrine + epinephrine);
  const other = otherAgent === true;
  if (sum === 0) return given(dopamine) && !other ? byDopamineAlone(dopamine) : 2;
  const low = sum > 0.2 ? 3 : 2;
  return sum > 0.4 ? 4 : low + (other || given(dopamine) ? 1 : 0);
}

function circulation(values: Sofa2Values): number {
  if (onPump(values)) return 4;
  if (values.vasoactive === "given") return byDrugs(values);
  const pressure = values.map ?? 70;
  if (values.vasoactive === "none") return pressure < 70 ? 1 : 0;
  if (pressure < 40) return 4;
  if (pressure < 50) return 3;
  if (pressure < 60) return 2;
  return pressure < 70 ? 1 : 0;
}

function liver({ bilirubin }: Sofa2Values, typed: TypedUnits): number {
  const mgDl = inMgDl(typed, "bilirubin", bilirubin);
  const [value, limits] =
    mgDl === null ? [bilirubin, [20.6, 51.3, 102.6, 205]] : [mgDl, [1.2, 3, 6, 12]];
  return atMost(
    value,
    limits.map((limit, points) => [limit, points] as const),
    4,
  );
}

const OLIGURIA = { none: 0, half6: 1, half12: 2, severe: 3 } as const;

function kidney(values: Sofa2Values, typed: TypedUnits): number {
  if (values.rrt !== "no") return 4;
  const mgDl = inMgDl(typed, "creatinine", values.creatinine);
  const [value, limits] =
    mgDl === null ? [values.creatinine, [110, 170, 300]] : [mgDl, [1.2, 2, 3.5]];
  const byCreatinine = atMost(
    value,
    limits.map((limit, points) => [limit, points] as const),
    3,
  );
  return Math.max(byCreatinine, OLIGURIA[values.oliguria]);
}

const organ = (
  id: string,
  inputs: Item<Sofa2Values>["inputs"],
  points: Item<Sofa2Values>["points"],
): Item<Sofa2Values> => ({ id, inputs, min: 0, max: 4, points });

export const ITEMS: readonly Item<Sofa2Values>[] = [
  organ("brain", ["gcs", "motor", "delirium"], brain),
  organ("respiration", ["mechanical", "pfRatio", "pao2", "spo2", "fio2", "support"], respiratory),
  organ("circulation", ["mechanical", "vasoactive", "map", "norepinephrine"], circulation),
  organ("liver", ["bilirubin"], liver),
  organ("kidney", ["creatinine", "oliguria", "rrt"], kidney),
  organ("haemostasis", ["platelets"], ({ platelets }) =>
    atMost(platelets, [
      [50, 4],
      [80, 3],
      [100, 2],
      [150, 1],
    ]),
  ),
];
