// Rows of dose for tests, of fictitious drugs where a figure would mislead.
import type { Dose } from "#platform/ai/toolbox.ts";

export const given = (dose: Partial<Dose> & Pick<Dose, "drug" | "value" | "unit">): Dose => ({
  kind: "give",
  route: "IV",
  rhythm: "",
  population: "adult",
  ...dose,
});
