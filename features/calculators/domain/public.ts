// What other rooms may use of the rules of this one: nothing else is entered from outside.

export { ckdEpi2009 } from "./ckd-epi-2009/calculator.ts";
export { cockcroftGault } from "./cockcroft-gault/calculator.ts";
export { evaluate } from "./evaluate.ts";
export {
  calcium,
  glucose,
  haemoglobin,
  meanPressure,
  paco2,
  potassium,
  sodium,
  spo2,
  systolic,
  temperature,
} from "./quantities.ts";
export type { ScoreCard } from "./score-card.ts";
export { fromCanonical, UNITS } from "./units.ts";
