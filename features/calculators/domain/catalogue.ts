// Every calculator. Adding one is its folder and its line here.
import type { Calculator } from "./calculator.ts";

const MODULES: readonly Readonly<Record<string, Calculator>>[] = await Promise.all([
  import("./abcd2/calculator.ts"),
  import("./anion-gap/calculator.ts"),
  import("./apache-ii/calculator.ts"),
  import("./arrest-child/calculator.ts"),
  import("./blatchford/calculator.ts"),
  import("./canadian-ct-head/calculator.ts"),
  import("./cha2ds2-va/calculator.ts"),
  import("./child-pugh/calculator.ts"),
  import("./ckd-epi-2009/calculator.ts"),
  import("./ckd-epi-2021/calculator.ts"),
  import("./cockcroft-gault/calculator.ts"),
  import("./corrected-calcium/calculator.ts"),
  import("./corrected-sodium/calculator.ts"),
  import("./curb-65/calculator.ts"),
  import("./cushman/calculator.ts"),
  import("./d-dimer-age/calculator.ts"),
  import("./ekfc/calculator.ts"),
  import("./gemsa/calculator.ts"),
  import("./geneva/calculator.ts"),
  import("./glasgow/calculator.ts"),
  import("./grace/calculator.ts"),
  import("./has-bled/calculator.ts"),
  import("./heart/calculator.ts"),
  import("./igs-ii/calculator.ts"),
  import("./infusion-dose/calculator.ts"),
  import("./infusion-rate/calculator.ts"),
  import("./meld/calculator.ts"),
  import("./mgap/calculator.ts"),
  import("./news2/calculator.ts"),
  import("./nexus/calculator.ts"),
  import("./ottawa-ankle/calculator.ts"),
  import("./ottawa-knee/calculator.ts"),
  import("./parkland/calculator.ts"),
  import("./pecarn-from-2/calculator.ts"),
  import("./pecarn-under-2/calculator.ts"),
  import("./perc/calculator.ts"),
  import("./pesi/calculator.ts"),
  import("./pf-ratio/calculator.ts"),
  import("./psi/calculator.ts"),
  import("./qsofa/calculator.ts"),
  import("./qtc/calculator.ts"),
  import("./sofa/calculator.ts"),
  import("./timi/calculator.ts"),
  import("./wells-dvt/calculator.ts"),
  import("./wells-pe/calculator.ts"),
  import("./winters/calculator.ts"),
  import("./years/calculator.ts"),
]);

export const CALCULATORS: readonly Calculator[] = MODULES.flatMap((exported) =>
  Object.values(exported),
);

export const findById = (id: string): Calculator | null =>
  CALCULATORS.find((one) => one.id === id) ?? null;
