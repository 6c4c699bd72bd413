// How the second ninety questions are written down.
import type { SaidScore } from "./said-score.ts";

type Given = NonNullable<SaidScore["inputs"]>;
export const once = (turn: string, calculator: string, inputs: Given): SaidScore => ({
  turns: [turn],
  calculator,
  inputs,
});
export const twice = (
  first: string,
  then: string,
  calculator: string,
  inputs: Given,
): SaidScore => ({
  turns: [first, then],
  calculator,
  inputs,
});
export const asks = (turn: string, calculator: string, ask: string): SaidScore => ({
  turns: [turn],
  calculator,
  ask,
});

export const NORMAL_GASES = {
  map: 85,
  heartRate: 90,
  respiratoryRate: 18,
  fio2: 21,
  pao2: 88,
  ph: 7.4,
};
