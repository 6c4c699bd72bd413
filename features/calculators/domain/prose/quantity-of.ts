// The measures that answer criteria, as numbers with their units and their limits: a criterion is
// judged on a value read as carefully as one that is asked for.
import type { NumberInput } from "../calculator.ts";
import {
  creatinine,
  glasgowTotal,
  glucose,
  haemoglobin,
  heartRate,
  inr,
  measure,
  pao2,
  respiratoryRate,
  sodium,
  spo2,
  systolic,
  temperature,
  urea,
} from "../quantities.ts";
import type { Reading } from "../reading.ts";

const QUANTITIES: Readonly<Record<string, NumberInput>> = {
  creatinine,
  ejectionFraction: measure(["percent"], { usual: [10, 80], possible: [1, 100] }),
  gcs: glasgowTotal,
  glucose,
  haemoglobin,
  heartRate,
  hematocrit: measure(["percent", "fraction"], { usual: [15, 60], possible: [5, 80] }),
  inr,
  pao2,
  ph: measure(["none"], { usual: [6.9, 7.6], possible: [6.5, 8], decimals: 2 }),
  respiratoryRate,
  sodium,
  spo2,
  systolic,
  temperature,
  urea,
};

export const quantityOf = (reading: Reading, name: string): NumberInput | undefined =>
  reading.measures?.[name]?.of ?? QUANTITIES[name];
