// Usual values of adults, at hand during an exam. Each row says which document gave it: ranges
// differ from one laboratory to another, and none is the national one. Opened on 2026-11-26.
import { words } from "#platform/search/normalise.ts";

export const VALUE_SOURCES = {
  mcc: {
    name: "Medical Council of Canada, Clinical Laboratory Tests, Normal Values",
    link: "http://apps.mcc.ca/Objectives_Online/objectives.pl?lang=english&loc=values",
  },
  msd: {
    name: "MSD Manual, Blood Tests",
    link: "https://www.msdmanuals.com/en-nz/home/multimedia/table/blood-tests",
  },
  ccjm: {
    name: "Cleveland Clinic Journal of Medicine, laboratory values and reference ranges",
    link: "https://www.ccjm.org/highwire/markup/1776/expansion",
  },
} as const;
export type ValueSource = keyof typeof VALUE_SOURCES;

export const VALUE_GROUPS = ["ions", "gases", "kidney", "blood", "clotting", "liver"] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];

export interface UsualValue {
  readonly id: string;
  readonly group: ValueGroup;
  /** Null where only the other side is given. */
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string;
  readonly digits: number;
  readonly who?: "women" | "men";
  readonly source: ValueSource;
}

type Row = readonly [
  id: string,
  low: number | null,
  high: number | null,
  unit: string,
  digits: number,
  source: ValueSource,
  who?: "women" | "men",
];

const rows = (group: ValueGroup, all: readonly Row[]): UsualValue[] =>
  all.map(([id, low, high, unit, digits, source, who]) => ({
    ...{ id, group, low, high, unit, digits, source },
    ...(who ? { who } : {}),
  }));

export const USUAL_VALUES: readonly UsualValue[] = [
  ...rows("ions", [
    ["sodium", 136, 144, "mmol/L", 0, "ccjm"],
    ["potassium", 3.7, 5.1, "mmol/L", 1, "ccjm"],
    ["chloride", 98, 106, "mmol/L", 0, "msd"],
    ["bicarbonate", 24, 30, "mmol/L", 0, "mcc"],
    ["calcium", 2.18, 2.58, "mmol/L", 2, "mcc"],
    ["ionisedCalcium", 1.05, 1.3, "mmol/L", 2, "mcc"],
    ["osmolality", 275, 295, "mOsm/kg", 0, "ccjm"],
  ]),
  ...rows("gases", [
    ["ph", 7.35, 7.45, "", 2, "msd"],
    ["paco2", 35, 45, "mmHg", 0, "msd"],
    ["baseExcess", -2, 2, "mmol/L", 0, "mcc"],
    ["lactate", 0.5, 2.2, "mmol/L", 1, "ccjm"],
  ]),
  ...rows("kidney", [
    // 0.6 to 1.2 mg/dL, by 88.4.
    ["creatinine", 53, 106, "µmol/L", 0, "msd"],
    // Fasting, 70 to 110 mg/dL, by 0.0555.
    ["glucose", 3.9, 6.1, "mmol/L", 1, "msd"],
  ]),
  ...rows("blood", [
    ["haemoglobin", 12.3, 15.7, "g/dL", 1, "mcc", "women"],
    ["haemoglobin", 13, 17, "g/dL", 1, "mcc", "men"],
    ["haematocrit", 37, 46, "%", 0, "mcc", "women"],
    ["haematocrit", 38, 50, "%", 0, "mcc", "men"],
    ["meanVolume", 80, 100, "fL", 0, "mcc"],
    ["whiteCells", 4, 10, "G/L", 0, "mcc"],
    ["neutrophils", 2, 7, "G/L", 0, "mcc"],
    ["lymphocytes", 1, 4, "G/L", 0, "mcc"],
    ["eosinophils", null, 0.45, "G/L", 2, "mcc"],
    ["platelets", 130, 400, "G/L", 0, "mcc"],
    ["crp", null, 8, "mg/L", 0, "mcc"],
  ]),
  ...rows("clotting", [
    ["inr", 0.9, 1.2, "", 1, "mcc"],
    ["ptt", 28, 38, "s", 0, "mcc"],
  ]),
  ...rows("liver", [
    ["alat", 17, 63, "U/L", 0, "mcc"],
    ["asat", 18, 40, "U/L", 0, "mcc"],
    ["ggt", 10, 30, "U/L", 0, "mcc", "women"],
    ["ggt", 10, 48, "U/L", 0, "mcc", "men"],
    ["alkalinePhosphatase", 38, 126, "U/L", 0, "mcc"],
    ["bilirubin", null, 26, "µmol/L", 0, "mcc"],
    ["albumin", 35, 50, "g/L", 0, "mcc"],
    ["ammonia", 9, 33, "µmol/L", 0, "mcc"],
  ]),
];

/** What statements, in French, call them. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  sodium: ["natremie", "sodium"],
  potassium: ["kaliemie", "potassium"],
  chloride: ["chloremie", "chlore"],
  bicarbonate: ["bicarbonates", "bicarbonate", "hco3"],
  calcium: ["calcemie"],
  ionisedCalcium: ["calcium ionise"],
  osmolality: ["osmolalite", "osmolarite"],
  ph: ["ph"],
  paco2: ["paco2", "pco2"],
  lactate: ["lactate", "lactates", "lactatemie"],
  creatinine: ["creatinine", "creatininemie"],
  glucose: ["glycemie"],
  haemoglobin: ["hemoglobine", "hb"],
  haematocrit: ["hematocrite"],
  meanVolume: ["vgm"],
  whiteCells: ["leucocytes", "leucocytose"],
  neutrophils: ["neutrophiles", "pnn"],
  lymphocytes: ["lymphocytes"],
  eosinophils: ["eosinophiles"],
  platelets: ["plaquettes"],
  crp: ["crp"],
  inr: ["inr"],
  ptt: ["tca"],
  alat: ["alat", "transaminases"],
  asat: ["asat", "transaminases"],
  ggt: ["ggt"],
  alkalinePhosphatase: ["pal", "phosphatases alcalines"],
  bilirubin: ["bilirubine", "bilirubinemie"],
  albumin: ["albumine", "albuminemie"],
  ammonia: ["ammoniemie"],
};

/** Those that a statement speaks of. */
export function mentionedIn(statement: string): ReadonlySet<string> {
  const said = ` ${words(statement).join(" ")} `;
  return new Set(
    Object.entries(CALLED).flatMap(([id, names]) =>
      names.some((name) => said.includes(` ${name} `)) ? [id] : [],
    ),
  );
}
