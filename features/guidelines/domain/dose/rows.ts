// From the doses of a passage to the rows that are drawn: what is given in its order, then what
// bounds it, then what forbids. A maximum that a dose carries becomes a row of its own, said once.
import type { Dose, Pointer, Slot } from "#platform/ai/toolbox.ts";
import { forbids, NOT_TREATED, SLOTS } from "./slots.ts";
import { bandText, isPrescription } from "./words.ts";

export interface Maximum {
  drug: string;
  value: string;
  unit: string;
  per: "dose" | "day" | "total";
  for?: string | undefined;
  /** Under what it holds, when the drug has several maxima in the passage. */
  when?: string;
}

export interface Never {
  /** Drugs it is said of; empty when it holds for every drug of the passage. */
  drugs: string[];
  kind: "tie" | "contraindication";
  /** The other drug of a tie. */
  with?: string;
  text: string;
  see?: Pointer;
}

export interface FilledSlot {
  name: (typeof SLOTS)[number];
  /** One entry when all drugs share it; else one a drug. */
  entries: { drug: string | null; slot: Slot }[];
  /** False when nothing is said: shown as "non traité ici". */
  treated: boolean;
}

export interface DoseSheet {
  given: Dose[];
  maxima: Maximum[];
  limits: Dose[];
  never: Never[];
  slots: FilledSlot[];
}

export function doseSheet(doses: readonly Dose[]): DoseSheet {
  const given = doses.filter(isPrescription);
  return {
    given,
    maxima: maximaOf(given),
    limits: doses.filter((dose) => !isPrescription(dose)),
    never: neverOf(given),
    slots: given.length > 0 ? SLOTS.map((name) => filledSlot(name, given)) : [],
  };
}

function maximaOf(given: readonly Dose[]): Maximum[] {
  return unique(
    given.flatMap((row): Maximum[] => {
      const { dose, day, total } = row.maximum ?? {};
      const others = given.filter(({ drug }) => drug === row.drug);
      const several = new Set(others.map(({ maximum }) => JSON.stringify(maximum))).size > 1;
      const when = [bandText(row), row.condition].filter(Boolean).join(", ");
      const head = { drug: row.drug, ...(several && when !== "" ? { when } : {}) };
      return [
        ...(dose ? [{ ...head, per: "dose" as const, ...dose }] : []),
        ...(day ? [{ ...head, per: "day" as const, ...day }] : []),
        ...(total ? [{ ...head, per: "total" as const, ...total }] : []),
      ];
    }),
  );
}

function neverOf(given: readonly Dose[]): Never[] {
  const drugs = [...new Set(given.map(({ drug }) => drug))];
  const ties = given.flatMap(({ drug, ties: all }): Never[] =>
    (all ?? [])
      .filter(({ tie }) => tie === "never-with")
      .map((tie) => ({ drugs: [drug], kind: "tie", with: tie.drug, text: tie.detail ?? "" })),
  );
  const forbidden = new Map<string, { slot: Slot; drugs: Set<string> }>();
  for (const { drug, contraindication } of given) {
    if (contraindication === undefined) continue;
    if (typeof contraindication === "string" && !forbids(contraindication)) continue;
    const key = JSON.stringify(contraindication);
    const known = forbidden.get(key) ?? { slot: contraindication, drugs: new Set() };
    known.drugs.add(drug);
    forbidden.set(key, known);
  }
  const contraindications = [...forbidden.values()].map(
    ({ slot, drugs: named }): Never => ({
      drugs: named.size === drugs.length ? [] : [...named],
      kind: "contraindication",
      text: typeof slot === "string" ? slot : "",
      ...(typeof slot === "string" ? {} : { see: slot }),
    }),
  );
  return [...mutual(unique(ties)), ...contraindications];
}

/** Two rows that forbid each other are one line. */
const mutual = (ties: readonly Never[]): Never[] =>
  ties.filter(
    (one, at) =>
      !ties
        .slice(0, at)
        .some((other) => other.with === one.drugs[0] && one.with === other.drugs[0]),
  );

function filledSlot(name: (typeof SLOTS)[number], given: readonly Dose[]): FilledSlot {
  const by = new Map<string, { slot: Slot; drugs: Set<string> }>();
  for (const dose of given) {
    const slot = dose[name] ?? NOT_TREATED;
    const key = JSON.stringify(slot);
    const known = by.get(key) ?? { slot, drugs: new Set() };
    known.drugs.add(dose.drug);
    by.set(key, known);
  }
  const all = [...by.values()];
  const entries =
    all.length === 1
      ? all.map(({ slot }) => ({ drug: null, slot }))
      : all.map(({ slot, drugs }) => ({ drug: [...drugs].join(", "), slot }));
  return { name, entries, treated: all.some(({ slot }) => slot !== NOT_TREATED) };
}

function unique<T>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = JSON.stringify(one);
    return seen.has(key) ? false : seen.add(key);
  });
}
