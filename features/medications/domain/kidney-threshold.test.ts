import { expect, test } from "vitest";
import { limitHolds } from "./kidney-threshold.ts";

test.each([
  ["contre-indiqué si clairance < 15 mL/min", 14, true],
  ["contre-indiqué si clairance < 15 mL/min", 40, false],
  ["prudence si clairance de 15 à 29 mL/min ; non recommandé sous 15 mL/min", 22, true],
  ["prudence si clairance de 15 à 29 mL/min ; non recommandé sous 15 mL/min", 10, true],
  ["prudence si clairance de 15 à 29 mL/min ; non recommandé sous 15 mL/min", 60, false],
  ["Clairance de la créatinine comprise entre 30 et 50 ml/min", 45, true],
  ["clairance de la créatinine inférieure ou égale à 30 ml/min", 30, true],
  ["DFG ≥ 60 mL/min/1,73 m²", 90, true],
  ["DFG de 30 - 44 mL/min/1,73 m² : 1 000 mg par jour", 44, true],
  ["supérieure à 50 ml/min", 20, false],
  ["Aucune adaptation en cas d’insuffisance rénale légère", 70, null],
  ["2 mL par minute pendant 30 minutes", 20, null],
  ["15 à 29 mg", 20, null],
])("%s for %d: %s", (line, value, expected) => expect(limitHolds(line, value)).toBe(expected));
