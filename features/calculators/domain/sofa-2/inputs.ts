// What SOFA-2 asks for, and when.
import type { Partial } from "../calculator.ts";
import {
  creatinine,
  fio2,
  glasgowTotal,
  meanPressure,
  measure,
  pao2,
  spo2,
} from "../quantities.ts";
import { settled } from "../score.ts";

const dose = measure(["dose", "doseHour", "doseMgHour"], {
  usual: [0.005, 1.5],
  possible: [0, 50],
  decimals: 3,
});

export const given = (value: unknown): boolean => typeof value === "number" && value > 0;

/**
 * The ratio that is scored: of arterial oxygen when there is one, else of saturation. Null when
 * neither is known.
 */
export function oxygenation({ pfRatio, pao2: oxygen, spo2: saturation, fio2: inspired }: Partial): {
  ratio: number | null;
  scale: "pf" | "sf";
} {
  if (typeof pfRatio === "number") return { ratio: pfRatio, scale: "pf" };
  if (typeof inspired !== "number") return { ratio: null, scale: "pf" };
  // Multiplied first: 84 / 0.28 is 299.99999999999994, and 300 is a threshold.
  if (typeof oxygen === "number") return { ratio: settled((oxygen * 100) / inspired), scale: "pf" };
  if (typeof saturation === "number")
    return { ratio: settled((saturation * 100) / inspired), scale: "sf" };
  return { ratio: null, scale: "pf" };
}

/** At or under it, breathing support changes the points; 20 kPa is 150.01 mmHg. */
const MAY_BE_3 = { pf: 150.02, sf: 200 } as const;
const mayBeCapped = (known: Partial): boolean => {
  const { ratio, scale } = oxygenation(known);
  return ratio !== null && ratio <= MAY_BE_3[scale] && !onEcmo(known);
};
export const onEcmo = ({ mechanical }: Partial): boolean =>
  mechanical === "ecmoLungs" || mechanical === "ecmoHeart";
const withoutRatio = (known: Partial) => known.pfRatio === undefined && !onEcmo(known);
const onDrugs = ({ vasoactive }: Partial) => vasoactive === "given";
/** A mechanical support is 4 by itself. */
export const onPump = ({ mechanical }: Partial): boolean =>
  mechanical === "ecmoHeart" || mechanical === "other";

export const INPUTS = {
  mechanical: {
    kind: "choice",
    options: ["none", "ecmoLungs", "ecmoHeart", "other"],
    default: "none",
  },
  gcs: { ...glasgowTotal, relevant: "always", needed: ({ motor }: Partial) => motor === undefined },
  motor: { kind: "choice", options: ["6", "5", "4", "3", "2", "1"], needed: "never" },
  delirium: {
    kind: "yesno",
    needed: ({ gcs, motor }: Partial) => gcs === 15 || motor === "6",
  },
  pfRatio: {
    ...measure(["mmHg", "kPa"], { usual: [40, 600], possible: [15, 800] }),
    needed: "never",
  },
  pao2: {
    ...pao2,
    relevant: "always",
    needed: (known: Partial) => withoutRatio(known) && known.spo2 === undefined,
  },
  spo2: { ...spo2, needed: "never" },
  fio2: { ...fio2, relevant: "always", needed: withoutRatio },
  support: {
    kind: "choice",
    options: ["advanced", "none", "unavailable"],
    needed: mayBeCapped,
  },
  vasoactive: { kind: "choice", options: ["none", "given", "unavailable"] },
  map: {
    ...meanPressure,
    needed: (known: Partial) => !onPump(known) && known.vasoactive !== undefined && !onDrugs(known),
  },
  // With a vasoactive drug one dose at least is needed: noradrenaline is asked for until another is
  // given, and can be added to it.
  norepinephrine: {
    ...dose,
    relevant: "always",
    needed: (known: Partial) =>
      onDrugs(known) &&
      !onPump(known) &&
      known.otherAgent !== true &&
      !given(known.epinephrine) &&
      !given(known.dopamine),
  },
  epinephrine: { ...dose, needed: "never" },
  dopamine: {
    ...dose,
    usual: { min: 0.5, max: 25 },
    possible: { min: 0, max: 100 },
    decimals: 1,
    needed: "never",
  },
  otherAgent: { kind: "yesno", needed: "never" },
  bilirubin: measure(["bilirubinMicro", "bilirubinMgDl", "bilirubinMgL"], {
    normal: [2, 21],
    usual: [2, 600],
    possible: [1, 1500],
  }),
  creatinine,
  oliguria: {
    kind: "choice",
    options: ["none", "half6", "half12", "severe"],
    default: "none",
  },
  rrt: { kind: "choice", options: ["no", "received", "criteria"] },
  platelets: measure(["giga", "perMm3"], {
    normal: [150, 400],
    usual: [5, 900],
    possible: [1, 3000],
  }),
} as const;
