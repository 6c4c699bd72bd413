// Units people type, and their way to the canonical one. Factors of amounts of substance come from
// molar masses: creatinine 113.12 g/mol, urea 60.06 (nitrogen 28.01), bilirubin 584.66.

export interface Unit {
  symbol: string;
  /** Canonical = (typed + offset) × factor. */
  factor: number;
  offset?: number;
  /** Other spellings, already in the form of `unitKey`. */
  aliases?: readonly string[];
}

const MIN = ["/mn", "/minute", "parminute", "parmin", "parmn"];

/** `symbol@quantity` where one symbol means different things ("mg/dL" of creatinine or of urea). */
const TABLE = {
  years: {
    symbol: "ans",
    factor: 1,
    aliases: ["an", "a", "years", "year", "yo", "y", "anos", "annees", "anno"],
  },
  beats: {
    symbol: "/min",
    factor: 1,
    aliases: [
      ...MIN,
      "bpm",
      "batt/min",
      "battements/min",
      "battementsparminute",
      "bat/min",
      "lpm",
      "b/min",
      "cpm",
    ],
  },
  breaths: {
    symbol: "/min",
    factor: 1,
    aliases: [
      ...MIN,
      "cpm",
      "c/min",
      "cycles/min",
      "cycle/min",
      "cyclesparminute",
      "mvts/min",
      "resp/min",
      "rpm",
      "bpm",
      "inspirations/min",
    ],
  },
  mmHg: { symbol: "mmHg", factor: 1, aliases: ["mmdehg", "mmdemercure", "torr"] },
  kPa: { symbol: "kPa", factor: 7.500_616_8 },
  cmHg: { symbol: "cmHg", factor: 10 },
  celsius: {
    symbol: "°C",
    factor: 1,
    aliases: ["c", "degres", "degre", "degresc", "°", "ºc", "degrescelsius"],
  },
  fahrenheit: { symbol: "°F", factor: 5 / 9, offset: -32, aliases: ["f", "ºf"] },
  kg: { symbol: "kg", factor: 1, aliases: ["kilos", "kilo", "kgs", "kilogrammes", "kilogramme"] },
  lb: { symbol: "lb", factor: 0.453_592_37, aliases: ["lbs", "livres"] },
  cm: { symbol: "cm", factor: 1, aliases: ["centimetres"] },
  m: {
    symbol: "m",
    factor: 100,
    aliases: ["metre", "metres", "meter", "meters", "metro", "metros"],
  },
  inch: { symbol: "in", factor: 2.54, aliases: ["inch", "inches", '"'] },
  creatinineMicro: {
    symbol: "µmol/L",
    factor: 1,
    aliases: ["umol", "umol/litre", "micromol/l", "micromoles/l", "mcmol/l", "umole/l", "umoles/l"],
  },
  creatinineMgDl: { symbol: "mg/dL", factor: 88.4, aliases: ["mg/100ml", "mgdl"] },
  creatinineMgL: { symbol: "mg/L", factor: 8.84, aliases: ["mg/litre"] },
  ureaMmol: {
    symbol: "mmol/L",
    factor: 1,
    aliases: ["mmol", "mmol/litre", "mm/l", "mmoles/l", "millimol/l"],
  },
  ureaGL: { symbol: "g/L", factor: 1000 / 60.06, aliases: ["g/litre"] },
  ureaMgDl: { symbol: "mg/dL", factor: 10 / 60.06, aliases: ["mg/dlurea", "mgdl"] },
  bun: { symbol: "mg/dL BUN", factor: 10 / 28.01, aliases: ["mg/dlbun", "bunmg/dl"] },
  bilirubinMicro: {
    symbol: "µmol/L",
    factor: 1,
    aliases: ["umol", "umol/litre", "micromol/l", "micromoles/l"],
  },
  bilirubinMgDl: { symbol: "mg/dL", factor: 10_000 / 584.66, aliases: ["mg/100ml", "mgdl"] },
  bilirubinMgL: { symbol: "mg/L", factor: 1000 / 584.66, aliases: ["mg/litre"] },
  gramsPerLitre: { symbol: "g/L", factor: 1, aliases: ["g/litre", "gl"] },
  gramsPerDecilitre: { symbol: "g/dL", factor: 10, aliases: ["g/100ml", "gdl"] },
  // Glucose 180.16 g/mol.
  glucoseMmol: {
    symbol: "mmol/L",
    factor: 1,
    aliases: ["mmol", "mmol/litre", "mm/l", "mmoles/l", "millimol/l"],
  },
  glucoseGL: { symbol: "g/L", factor: 1000 / 180.16, aliases: ["g/litre"] },
  glucoseMgDl: { symbol: "mg/dL", factor: 10 / 180.16, aliases: ["mg/100ml", "mgdl"] },
  // Calcium 40.08 g/mol.
  calciumMmol: {
    symbol: "mmol/L",
    factor: 1,
    aliases: ["mmol", "mmol/litre", "mm/l", "mmoles/l", "millimol/l"],
  },
  calciumMgDl: { symbol: "mg/dL", factor: 10 / 40.08, aliases: ["mg/100ml", "mgdl"] },
  calciumMgL: { symbol: "mg/L", factor: 1 / 40.08, aliases: ["mg/litre"] },
  hours: {
    symbol: "h",
    factor: 1,
    aliases: ["heure", "heures", "hour", "hours", "hora", "horas", "hr", "hrs"],
  },
  millimetre: { symbol: "mm", factor: 1, aliases: ["millimetres", "millimetre", "milimetros"] },
  centimetre: { symbol: "cm", factor: 10, aliases: ["centimetres", "centimetros"] },
  unitsPerLitre: { symbol: "U/L", factor: 1, aliases: ["ui/l", "iu/l", "ui", "iu"] },
  millilitre: { symbol: "mL", factor: 1, aliases: ["cc", "millilitre", "millilitres"] },
  litre: { symbol: "L", factor: 1000, aliases: ["litre", "litres", "litro", "litros"] },
  mlHour: {
    symbol: "mL/h",
    factor: 1,
    aliases: ["cc/h", "ml/heure", "ml/hour", "mlparheure", "ml/hora"],
  },
  milligram: { symbol: "mg", factor: 1, aliases: ["milligramme", "milligrammes"] },
  microgram: { symbol: "µg", factor: 0.001, aliases: ["mcg", "microgramme", "microgrammes", "ug"] },
  gram: { symbol: "g", factor: 1000, aliases: ["gramme", "grammes"] },
  dDimerMicro: {
    symbol: "µg/L",
    factor: 1,
    aliases: ["ng/ml", "ngml", "ug/litre", "mcg/l", "ng/mlfeu", "ug/lfeu"],
  },
  dDimerMg: {
    symbol: "mg/L",
    factor: 1000,
    aliases: ["ug/ml", "mcg/ml", "mg/litre", "mg/lfeu", "ug/mlfeu"],
  },
  giga: {
    symbol: "G/L",
    factor: 1,
    aliases: [
      "109/l",
      "x109/l",
      "giga/l",
      "giga",
      "103/ul",
      "x103/ul",
      "103/mm3",
      "x103/mm3",
      "k/ul",
      "x1000/mm3",
      "1000/mm3",
      "000/mm3",
      "milliard/l",
      "milliards/l",
    ],
  },
  perMm3: {
    symbol: "/mm³",
    factor: 0.001,
    aliases: ["/ul", "mm3", "parmm3", "elements/mm3", "/microl"],
  },
  sodium: { symbol: "mmol/L", factor: 1, aliases: ["mmol", "meq/l", "meq", "mmol/litre", "mm/l"] },
  percent: { symbol: "%", factor: 1, aliases: ["pourcent", "percent", "porciento", "pc"] },
  fraction: { symbol: "fraction", factor: 100, aliases: ["l/l", "dec"] },
  dose: {
    symbol: "µg/kg/min",
    factor: 1,
    aliases: [
      "ug/kg/mn",
      "mcg/kg/min",
      "gamma/kg/min",
      "gammas/kg/min",
      "γ/kg/min",
      "microg/kg/min",
      "microgrammes/kg/min",
      "ug/kg/minute",
      "gamma/kg/mn",
      "γ/kg/mn",
      "gammas/kg/mn",
    ],
  },
  doseHour: { symbol: "µg/kg/h", factor: 1 / 60, aliases: ["mcg/kg/h", "gamma/kg/h"] },
  doseMgHour: { symbol: "mg/kg/h", factor: 1000 / 60 },
  mlDay: {
    symbol: "mL/24 h",
    factor: 1,
    aliases: [
      "ml/j",
      "ml/jour",
      "ml/d",
      "ml/day",
      "ml",
      "cc/24h",
      "ml/dia",
      "mlpar24h",
      "mlparjour",
      "mlen24h",
    ],
  },
  litreDay: {
    symbol: "L/24 h",
    factor: 1000,
    aliases: [
      "l/j",
      "l/jour",
      "l/d",
      "l/day",
      "l",
      "litre",
      "litres",
      "l/dia",
      "lpar24h",
      "lparjour",
      "len24h",
    ],
  },
  ms: { symbol: "ms", factor: 1, aliases: ["msec", "millisecondes", "msecondes", "millisec"] },
  /** Of a clotting time, where `second` is of an interval in milliseconds. */
  clockSecond: { symbol: "s", factor: 1, aliases: ["sec", "seconde", "secondes", "seconds"] },
  second: { symbol: "s", factor: 1000, aliases: ["sec", "seconde", "secondes"] },
  none: { symbol: "", factor: 1 },
} as const satisfies Record<string, Unit>;

export type UnitSymbol = keyof typeof TABLE;
export const UNITS: Readonly<Record<UnitSymbol, Unit>> = TABLE;

/** One spelling for many: "×10⁹/L", "x 10^9 / l" → "x109/l". */
export function unitKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[×·*✕]/g, (sign) => (sign === "·" ? "" : "x"))
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/μ/g, "u")
    .replace(/[\s^._]|⋅/gu, "");
}

const matches = ({ symbol, aliases }: Unit, key: string): boolean =>
  key === unitKey(symbol) || (aliases?.includes(key) ?? false);

/** The unit of that spelling among those an input accepts, or null. */
export function findUnit(text: string, accepted: readonly UnitSymbol[]): UnitSymbol | null {
  const key = unitKey(text);
  return accepted.find((name) => matches(UNITS[name], key)) ?? null;
}

/** Spellings of a unit in the form of `unitKey`, longest first. */
export const spellings = (name: UnitSymbol): readonly string[] =>
  [unitKey(UNITS[name].symbol), ...(UNITS[name].aliases ?? [])]
    .filter((key) => key !== "")
    .sort((a, b) => b.length - a.length);

// Far beyond any measure, and it hides the last bits that a conversion there and back leaves: 1.5
// mg/dL of creatinine must stay on the 1.5 side of a threshold. Fewer digits on the way back, or
// the first rounding would show through.
const settle = (value: number, digits: number): number =>
  Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;

export function toCanonical(value: number, name: UnitSymbol): number {
  const { factor, offset = 0 } = UNITS[name] as Unit;
  return settle((value + offset) * factor, 15);
}

export function fromCanonical(value: number, name: UnitSymbol): number {
  const { factor, offset = 0 } = UNITS[name] as Unit;
  return settle(value / factor - offset, 12);
}
